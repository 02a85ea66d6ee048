import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions
@testable import Rehearsals

extension FlightTests {
  @Suite("Pausing a moving flight", .underVariants)
  struct Pauses {
    /// Moments of a flight of 0.75 s, in seconds after its start.
    nonisolated static let moments = stride(from: 0.01, through: 0.66, by: 0.1).map { $0 }

    @Test("Pausing a running flight does not move views", arguments: moments)
    func doesNotMove(_ moment: TimeInterval) {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: moment / 2)
      fixture.addBlock()
      fixture.device.advance(by: moment / 2)
      let before = fixture.shown
      fixture.transition.pause()
      #expect(fixture.transition.phase == .held)
      #expect(largestDifference(fixture.shown, before) < 1e-6)
      fixture.device.advance(by: 0.3)
      #expect(largestDifference(fixture.shown, before) < 1e-6)
      // The session reports the current progress while the finger rests.
      fixture.transition.update(CGFloat(fixture.transition.progress))
      #expect(largestDifference(fixture.shown, before) < 0.01)
    }

    /// Returns a timing of 0.75 s by name.
    private func timing(_ name: String) -> TransitionTiming {
      switch name {
      case "linear": .linear(0.75)
      case "ease-in": .easeIn(0.75)
      case "ease-in-out": .easeInOut(0.75)
      case "cubic": .cubic(CGPoint(x: 0.2, y: 0.7), CGPoint(x: 0.6, y: 0.9), duration: 0.75)
      case "spring": .spring(dampingRatio: 0.8, duration: 0.75)
      default: .easeOut(0.75)
      }
    }

    @Test(
      "With each timing, pausing and updating to the current progress moves no view",
      arguments: ["linear", "ease-in", "ease-in-out", "cubic", "spring", "ease-out"],
      [0.1, 0.4])
    func everyTiming(_ name: String, _ moment: TimeInterval) {
      let fixture = FlightFixture(timing: timing(name))
      fixture.present()
      fixture.device.advance(by: moment)
      fixture.addBlock()
      fixture.device.advance(by: 0.1)
      let before = fixture.shown
      fixture.transition.pause()
      fixture.device.advance(by: 0.1)
      fixture.transition.update(CGFloat(fixture.transition.progress))
      #expect(largestDifference(fixture.shown, before) < 0.01)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(fixture.set == [200, 200, 200])
    }

    @Test("Pausing a reversed flight does not move views", arguments: moments)
    func doesNotMoveReversed(_ moment: TimeInterval) {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.3)
      fixture.addBlock()
      fixture.device.advance(by: 0.3)
      fixture.transition.reverse()
      fixture.device.advance(by: min(moment, 0.5))
      let before = fixture.shown
      fixture.transition.pause()
      fixture.device.advance(by: 0.1)
      #expect(largestDifference(fixture.shown, before) < 0.01)
    }

    @Test("Pausing a settling flight does not move views", arguments: moments)
    func doesNotMoveSettling(_ moment: TimeInterval) {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.2)
      fixture.addBlock()
      fixture.transition.pause()
      fixture.transition.update(0.3)
      fixture.transition.finish(velocity: 1)
      fixture.device.advance(by: moment / 2)
      guard case .settling = fixture.transition.phase else { return }
      let before = fixture.shown
      fixture.transition.pause()
      fixture.device.advance(by: 0.1)
      #expect(largestDifference(fixture.shown, before) < 0.01)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test(
      "While a flight is held, undelayed blocks match its progress exactly",
      arguments: [0, 0.2, 0.5, 0.9, 1])
    func follows(_ progress: Double) {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.2)
      fixture.transition.pause()
      fixture.transition.update(CGFloat(progress))
      let place = FlightFixture.distance * CGFloat(progress)
      #expect(abs(fixture.shown[0] - place) < within(0.001, orStep: 4))
      #expect(abs(fixture.transition.progress - progress) < 1e-9)
    }

    @Test("Pausing and releasing a flight fifty times completes it once")
    func fifty() {
      let fixture = FlightFixture()
      fixture.present()
      for index in 0..<50 {
        fixture.device.advance(by: 0.017)
        fixture.transition.pause()
        fixture.transition.update(CGFloat(0.2 + 0.6 * Double(index % 7) / 7))
        fixture.device.advance(by: 0.017)
        let velocity = Double(index % 5) - 2
        if index.isMultiple(of: 2) {
          fixture.transition.finish(velocity: velocity)
        } else {
          fixture.transition.cancel(velocity: velocity)
        }
        #expect(fixture.completions.isEmpty)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.presenter.presentedViewController == nil)
      #expect(fixture.transition.phase == .ended(at: .start))
    }
  }
}

extension FlightTests {
  /// Tests of flights that UIKit runs again after they were held, and of disturbances.
  @Suite("Resumed flights", .underVariants)
  struct Resumes {
    private func flight(
      _ animation: TransitionAnimation = .slide(from: .bottom)
    ) -> (device: Device, root: UIViewController, page: UIViewController, InterruptibleTransition) {
      let device = Device()
      let root = UIViewController()
      let page = UIViewController()
      let transition = InterruptibleTransition(animation, timing: .easeInOut(1))
      device.launch(root)
      root.present(page, with: transition)
      device.advance(by: 0.3)
      transition.pause()
      device.advance(by: 0.1)
      transition.finish()
      device.advance(by: 0.1)
      return (device, root, page, transition)
    }

    @Test("Pausing a resumed flight repeatedly moves no view")
    func caughtAgain() {
      let (device, root, page, transition) = flight()
      for _ in 0..<6 {
        let before = page.view.layer.presentation()?.affineTransform().ty ?? .nan
        transition.pause()
        device.advance(by: 0.05)
        let after = page.view.layer.presentation()?.affineTransform().ty ?? .nan
        #expect(abs(before - after) < within(0.5, orStep: 4))
        transition.finish()
        device.advance(by: 0.05)
      }
      device.advanceUntilIdle()
      #expect(root.presentedViewController === page && transition.isAtRest)
    }

    @Test(
      "A resumed flight can be reversed, cancelled and dismissed, also after a hang",
      arguments: 0..<4
    )
    func turned(_ number: Int) {
      let (device, root, page, transition) = flight()
      device.hang(for: 0.05)
      switch number {
      case 0: transition.reverse()
      case 1: transition.cancel()
      case 2:
        transition.pause()
        device.hang(for: 0.05)
        transition.cancel(velocity: -1)
      default: page.dismiss(with: transition)
      }
      device.advanceUntilIdle()
      #expect(root.presentedViewController == nil && page.view.window == nil)
      #expect(page.view.transform.isIdentity && transition.isAtRest)
    }

    @Test("Background, rotation and stopped animators end a resumed flight once")
    func disturbed() {
      for number in 0..<4 {
        let (device, root, page, transition) = flight()
        var ends = 0
        let observation = transition.observePhases { if case .ended = $0 { ends += 1 } }
        switch number {
        case 0:
          device.enterBackground()
          device.enterForeground()
        case 1: device.rotate(to: .landscape)
        case 2: transition.flight?.animator.stopAnimation(true)
        default: transition.flight?.animator.pauseAnimation()
        }
        device.advanceUntilIdle()
        #expect(root.presentedViewController === page && ends == 1 && transition.isAtRest)
        #expect(page.view.frame == device.window.bounds)
        observation.remove()
      }
    }

    @Test("Blocks added to a resumed flight move with the flight")
    func additions() {
      let (device, _, page, transition) = flight()
      let view = UIView()
      page.view.addSubview(view)
      device.advance(by: 1.0 / 60)
      transition.flight?.addAnimations { view.alpha = 0.5 }
      transition.flight?.addAnimations(during: 0.9...1) { view.frame.size.width = 50 }
      device.advance(by: 0.05)
      transition.pause()
      device.advance(by: 0.05)
      transition.finish()
      device.advanceUntilIdle()
      #expect(transition.isAtRest && view.alpha == 0.5 && view.frame.width == 50)
    }

    @Test(
      "A fading page with a bar leaves no cover behind when it is cancelled or leaves the window")
    func fadingPageLeaves() {
      let device = Device()
      let root = UIViewController()
      let page = UIViewController()
      let bar = UIToolbar(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
      page.view.addSubview(bar)
      let transition = InterruptibleTransition(.fade, timing: .linear(1))
      for number in 0..<3 {
        device.launch(root)
        root.present(page, with: transition)
        device.advanceUntilIdle()
        page.dismiss(animated: true)
        device.advance(by: 0.3)
        let container = transition.flight?.containerView
        #expect(container?.subviews.contains { $0 is FadingPageInterceptor } == true)
        switch number {
        case 0: transition.cancel()
        case 1: device.window.rootViewController = UIViewController()
        default: device.enterBackground()
        }
        if number == 2 { device.enterForeground() }
        device.advanceUntilIdle()
        #expect(container?.subviews.contains { $0 is FadingPageInterceptor } != true)
        #expect(page.view.alpha == 1 && bar.alpha == 1 && transition.isAtRest)
        page.dismiss(animated: false)
        device.advanceUntilIdle()
      }
    }

    @Test("The flight keeps the insets that an app sets on an incoming page, and adds none")
    func insets() {
      for isCancelled in [true, false] {
        let device = Device()
        let root = UIViewController()
        let page = UIViewController()
        let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
        device.launch(root)
        root.present(page, with: transition)
        device.advance(by: 0.2)
        page.additionalSafeAreaInsets.top += 5
        device.rotate(to: .landscape)
        transition.pause()
        if isCancelled { transition.cancel() } else { transition.finish() }
        device.advanceUntilIdle()
        #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
      }
    }
  }
}

extension FlightTests {
  /// A short series. `ContinuityTests` in the package Verification covers all moments, frame rates
  /// and ends. Its command `readings continuity` runs their full product.
  @Suite("Continuity (short series)")
  struct Continuity {
    @Test(
      "A flight that is held, moved and released does not jump and keeps its velocity",
      arguments: FlightTiming.allCases)
    func fewMoments(_ timing: FlightTiming) throws {
      let series = Series.ofToolkit(FlightParameters(timing))
      for (moment, finishes) in [(0, true), (0.4, false), (1, true)] {
        let findings = try #require(series.fly(grabbedAt: moment, finishes: finishes))
        #expect(findings.isContinuous, "\(findings)")
      }
    }

    @Test(
      "A flight under UIKit variants that is held, moved and released does not jump",
      .underVariants,
      arguments: [false, true])
    func everyReading(isReversed: Bool) throws {
      let series = Series.ofToolkit(FlightParameters(.easeOut, isReversed: isReversed))
      for (moment, finishes) in [(0.3, true), (0.6, false)] {
        let findings = try #require(series.fly(grabbedAt: moment, finishes: finishes))
        // `TransitionTimingTests` tests the effect of rounding.
        if within(0, orStep: 1) == 0 { #expect(findings.isContinuous, "\(findings)") }
      }
    }
  }
}
