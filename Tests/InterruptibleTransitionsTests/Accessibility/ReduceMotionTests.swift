import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension AccessibilityTests {
  /// Flights under Reduce Motion.
  @Suite("Reduce Motion", .underVariants)
  struct ReduceMotion {
    private let fixture = ContainerFixture()
    private let first = titled("A")
    private let second = titled("B")
    private let zoom = InterruptibleTransition(.zoomSlide(), timing: .linear(0.5))

    private func launch(reducesMotion: Bool = true) {
      fixture.device.launch(first)
      fixture.device.settings.reducesMotion = reducesMotion
    }

    private var isMoved: Bool {
      second.view.layer.presentation()?.affineTransform().isIdentity == false
    }

    @Test("Reduce Motion cross-fades a presentation and its dismissal in 0.14 s, without movement")
    func crossfade() {
      launch()
      var usedReducedMotion: [Bool] = []
      zoom.addAuxiliaryAnimations { usedReducedMotion.append($0.usesReducedMotion) }
      first.present(second, with: zoom)
      #expect(zoom.transitionDuration(using: nil) == 0.14)
      for _ in 0..<4 {
        fixture.device.advance(by: 1.0 / 60)
        #expect(!isMoved)
      }
      #expect(zoom.phase == .running(toward: .end))
      fixture.device.advance(by: 0.13)
      #expect(zoom.phase == .ended(at: .end))
      first.dismiss(animated: true)
      fixture.device.advance(by: 0.08)
      let opacity = second.view.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0.05 && opacity < 0.95 && !isMoved)
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController == nil && second.view.alpha == 1)
      #expect(usedReducedMotion == [true, true])
    }

    @Test(
      "Under Reduce Motion, participants and auxiliary blocks animate in the time of the cross-fade"
    )
    func additions() {
      final class Participant: UIViewController, TransitionParticipant {
        let label = UILabel()

        func animateAlongside(_ flight: TransitionFlight) {
          view.addSubview(label)
          label.alpha = 0
          flight.addAnimations { [label] in
            label.alpha = 1
            if !flight.usesReducedMotion {
              label.transform = CGAffineTransform(translationX: 50, y: 0)
            }
          }
        }
      }
      for reducesMotion in [true, false] {
        launch(reducesMotion: reducesMotion)
        let page = Participant()
        let logo = UIView()
        first.view.addSubview(logo)
        fixture.device.advance(by: 0.05)
        let registration = zoom.addAuxiliaryAnimations { flight in
          logo.alpha = 0.5
          if !flight.usesReducedMotion { logo.transform = CGAffineTransform(scaleX: 2, y: 2) }
        }
        first.present(page, with: zoom)
        fixture.device.advance(by: 0.07)
        for view in [logo, page.label] {
          let opacity = view.layer.presentation()?.opacity ?? 0
          #expect(opacity != 0.5 && opacity > 0 && opacity < 1)
        }
        fixture.device.advance(by: reducesMotion ? 0.12 : 0.5)
        #expect(zoom.isAtRest && logo.alpha == 0.5 && page.label.alpha == 1)
        #expect([logo, page.label].allSatisfy { $0.transform.isIdentity == reducesMotion })
        registration.remove()
        page.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("isReduceMotionEnabled overrides the settings in both directions, and nil follows them")
    func override() {
      for isReduced in [false, true] {
        launch(reducesMotion: isReduced)
        for value in [true, false, nil] {
          zoom.configuration.isReduceMotionEnabled = value
          first.present(second, with: zoom)
          fixture.device.advance(by: 0.05)
          #expect(zoom.flight?.usesReducedMotion == value ?? isReduced)
          #expect(isMoved != value ?? isReduced)
          fixture.device.advanceUntilIdle()
          first.dismiss(animated: false)
          fixture.device.advanceUntilIdle()
        }
      }
    }

    @Test("A flight that has begun with reduced motion never moves, also if the form changes")
    func changedForm() {
      launch(reducesMotion: true)
      zoom.observe { [unowned zoom] event in
        if case .began = event { zoom.configuration.reducedMotion = .unchanged }
      }
      first.present(second, with: zoom)
      fixture.device.advance(by: 0.05)
      #expect(zoom.flight?.usesReducedMotion == true && !isMoved)
      fixture.device.advanceUntilIdle()
      #expect(second.view.alpha == 1)
    }

    @Test(
      "Reduce Motion and Prefer Cross-Fade each reduce motion, read at the start of a flight")
    func settings() {
      launch(reducesMotion: false)
      for settings in [(false, false), (true, false), (false, true), (false, false)] {
        fixture.device.settings.reducesMotion = settings.0
        fixture.device.settings.prefersCrossFade = settings.1
        let usesReducedMotion = settings.0 || settings.1
        first.present(second, with: zoom)
        fixture.device.advance(by: 0.05)
        #expect(zoom.flight?.usesReducedMotion == usesReducedMotion && isMoved != usesReducedMotion)
        // A flight keeps the setting that it started with.
        fixture.device.settings.reducesMotion = !usesReducedMotion
        zoom.configuration.completionRule = .position
        fixture.device.advance(by: 0.02)
        #expect(zoom.flight?.usesReducedMotion == usesReducedMotion && isMoved != usesReducedMotion)
        fixture.device.settings.reducesMotion = settings.0
        fixture.device.advanceUntilIdle()
        first.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("Under Reduce Motion, a pan keeps its travel, drives the opacity and never overshoots")
    func finger() {
      launch()
      first.present(second, with: zoom)
      fixture.device.advanceUntilIdle()
      zoom.interactions = [
        .pan(.right, over: 300, on: second.view) { [unowned second, unowned zoom] in
          second.dismiss(with: zoom)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 30, y: 400))
      finger.move(by: CGVector(dx: 20, dy: 0), over: 0.1)
      let start = zoom.progress
      finger.move(by: CGVector(dx: 150, dy: 0), over: 0.2)
      fixture.device.advance(by: 0.02)
      #expect(abs(zoom.progress - start - 0.5) < 0.03)
      let opacity = Double(second.view.layer.presentation()?.opacity ?? 0)
      #expect(abs(opacity - (1 - zoom.progress)) < 0.05)
      finger.move(by: CGVector(dx: 190, dy: 0), over: 0.2)
      fixture.device.advance(by: 0.02)
      #expect(second.view.superview?.transform.isIdentity == true)
      finger.lift()
      fixture.device.advance(by: 0.2)
      #expect(zoom.isAtRest && first.presentedViewController == nil)
      zoom.interactions = []
    }

    @Test(
      "`reducedMotion` selects an animation under Reduce Motion, or leaves the motion unchanged")
    func forms() {
      launch()
      zoom.configuration.reducedMotion = .unchanged
      first.present(second, with: zoom)
      fixture.device.advance(by: 0.05)
      #expect(zoom.flight?.usesReducedMotion == false && isMoved && zoom.duration == 0.5)
      fixture.device.advanceUntilIdle()
      zoom.configuration.reducedMotion = .animation(.fade)
      first.dismiss(animated: true)
      fixture.device.advance(by: 0.05)
      #expect(zoom.flight?.usesReducedMotion == true && !isMoved && zoom.duration == 0.14)
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController == nil)
    }

    @Test("Reduce Motion cross-fades each preset and the flip in each container")
    func everyPreset() {
      for animation in Preset.allCases.map({ $0.animation(.right) }) + [.flip(from: nil)] {
        for kind in ContainerKind.allCases {
          let fixture = ContainerKindFixture(kind, animation)
          fixture.device.settings.reducesMotion = true
          for isWayBack in [false, true] {
            if isWayBack { fixture.back() } else { fixture.there() }
            fixture.device.advance(by: 0.07)
            let views = fixture.second.view.superview?.subviews ?? []
            #expect(
              views.allSatisfy {
                $0.layer.presentation().map { CATransform3DIsIdentity($0.transform) } ?? true
              })
            fixture.device.advanceUntilIdle()
            #expect((fixture.second.view.window != nil) != isWayBack)
          }
        }
      }
    }

    @Test("Under Reduce Motion, a card or a page that is not opaque fades in over the presenter")
    func sheet() {
      for style in [TransitionPresentationStyle.full, .centered(CGSize(width: 200, height: 200))] {
        fixture.device.launch(first)
        fixture.device.settings.reducesMotion = true
        second.view.backgroundColor = nil
        first.present(second, with: zoom, as: style)
        fixture.device.advance(by: 0.08)
        let opacity = second.view.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0.05 && opacity < 0.95 && !isMoved)
        #expect(second.view.superview?.subviews.contains { $0 is PageShade } == false)
        fixture.device.advanceUntilIdle()
        first.dismiss(animated: true)
        fixture.device.advanceUntilIdle()
        #expect(first.presentedViewController == nil && second.view.alpha == 1)
      }
    }

    @Test("Changing reducedMotion during a flight with reduced motion does not change that flight")
    func setMeanwhile() {
      launch()
      first.present(second, with: zoom)
      fixture.device.advance(by: 0.03)
      zoom.configuration.reducedMotion = .unchanged
      zoom.configuration.completionRule = .position
      #expect(zoom.flight?.usesReducedMotion == true && zoom.flight?.duration == 0.14)
      zoom.pause()
      zoom.finish(velocity: 1)
      fixture.device.advance(by: 0.2)
      #expect(zoom.phase == .ended(at: .end))
    }
  }
}
