import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite("TransitionPresentationStyle", .underVariants)
  struct Styles {
    nonisolated private static let styles: [TransitionPresentationStyle] = [
      .full, .sheet(height: 400), .sheet(height: .fraction(0.6)),
      .side(.left, width: 300), .side(.right, width: .fraction(0.8)), .side(.top, width: 200),
      .centered(CGSize(width: 300, height: 500)),
      .inset(UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)),
    ]

    @Test(
      "A presented view has the frame of its style, also after a rotation",
      arguments: styles.indices)
    func atRest(index: Int) {
      let fixture = PresentationFixture(Self.styles[index])
      fixture.present()
      fixture.expectRest(isPresented: true, completions: [true])
      fixture.device.rotate(to: .landscape)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])
      fixture.dismiss()
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("After a rotation in flight, each end has the right frame", arguments: styles.indices)
    func turned(index: Int) {
      for (finishes, dismisses) in [(true, false), (false, false), (true, true), (false, true)] {
        let fixture = PresentationFixture(Self.styles[index])
        fixture.present(for: dismisses ? nil : 0.2)
        if dismisses { fixture.dismiss(for: 0.2) }
        fixture.device.rotate(to: .landscape)
        fixture.device.advance(by: 0.1)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.device.advanceUntilIdle()
        fixture.expectRest(
          isPresented: finishes != dismisses,
          completions: dismisses ? [true, finishes] : [finishes])
      }
    }

    @Test("The dimming follows the flight: running, held, scrubbed, reversed and settling")
    func dimmingFollows() {
      let fixture = PresentationFixture()
      fixture.present(for: 0.1)
      func expectFollows(_ sourceLocation: SourceLocation = #_sourceLocation) {
        let progress = CGFloat(fixture.transition.progress)
        #expect(abs(fixture.shownDimming - progress) < 0.02, sourceLocation: sourceLocation)
        #expect(abs(fixture.shownProgress - progress) < 0.02, sourceLocation: sourceLocation)
      }
      expectFollows()
      #expect(fixture.shownDimming > 0.05 && fixture.shownDimming < 0.5)
      fixture.transition.pause()
      fixture.device.advance(by: 0.2)
      expectFollows()
      for progress in [0.8, 0.1, 0.55] {
        fixture.transition.update(progress)
        fixture.device.advance(by: 0.02)
        expectFollows()
        #expect(abs(fixture.shownDimming - CGFloat(progress)) < 0.02)
      }
      fixture.transition.reverse()
      fixture.device.advance(by: 0.1)
      expectFollows()
      #expect(fixture.shownDimming < 0.5)
      fixture.transition.reverse()
      fixture.device.advance(by: 0.1)
      expectFollows()
      fixture.transition.pause()
      fixture.transition.finish(velocity: 3)
      fixture.device.advance(by: 0.05)
      expectFollows()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])

      fixture.dismiss(for: 0.2)
      #expect(abs(fixture.shownDimming - (1 - CGFloat(fixture.transition.progress))) < 0.02)
      #expect(fixture.shownDimming < 0.8)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true, false])
    }

    @Test("In each frame, the dimming matches the position of the presented view")
    func everyFrame() {
      let fixture = PresentationFixture()
      var worst: CGFloat = 0
      let observation = fixture.device.onFrame { [unowned fixture] _ in
        guard fixture.dimmingView != nil else { return }
        let isSeen = fixture.presented.viewIfLoaded?.window != nil
        worst = max(worst, abs(fixture.shownDimming - (isSeen ? fixture.shownProgress : 0)))
      }
      fixture.present(for: 0.2)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.present()
      fixture.dismiss(for: 0.2)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.dismiss()
      observation.cancel()
      fixture.expectRest(isPresented: false, completions: [false, true, false, true])
      #expect(worst < 0.02)
    }

    @Test("Presenting and cancelling ten times leaves no view behind")
    func again() {
      let fixture = PresentationFixture()
      for count in 1...10 {
        fixture.present(for: 0.2)
        #expect(fixture.container?.subviews.count { !$0.bounds.isEmpty } == 3)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        fixture.expectRest(
          isPresented: false, completions: Array(repeating: false, count: count))
      }
      fixture.present()
      fixture.expectRest(
        isPresented: true, completions: Array(repeating: false, count: 10) + [true])
    }

    @Test("The corners of a view are restored after its dismissal")
    func corners() {
      let fixture = PresentationFixture()
      let layer = fixture.presented.view.layer
      layer.cornerRadius = 3
      layer.maskedCorners = .layerMinXMaxYCorner
      fixture.present()
      #expect(layer.cornerRadius == 16 && layer.masksToBounds)
      #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      fixture.dismiss()
      #expect(layer.cornerRadius == 3 && !layer.masksToBounds)
      #expect(layer.maskedCorners == .layerMinXMaxYCorner)
    }

    @Test("Without dimming and with an invalid corner radius, the view is unchanged")
    func plain() {
      for radius in [CGFloat.nan, -4, 0, .infinity] {
        let fixture = PresentationFixture(
          TransitionPresentationStyle(
            .sheet(height: 300), dimming: nil, cornerRadius: radius, dismissesOnTapOutside: false))
        fixture.present()
        #expect(fixture.container?.subviews.count == 2)
        #expect(
          fixture.presented.view.layer.cornerRadius == 0 && !fixture.presented.view.clipsToBounds)
        #expect(fixture.presented.view.frame.minY == 552)
      }
    }

    @Test("A sheet that overshoots extends below the screen's edge, and its dimming extends above")
    func pulledPastTheEnd() {
      let fixture = PresentationFixture()
      fixture.presented.view.backgroundColor = .systemRed
      fixture.transition.interactions = [.pan(.up, over: 400)]
      fixture.present(for: 0.3)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 700))
      finger.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
      let container = fixture.container?.layer.presentation()?.frame ?? .null
      #expect(container.minY < -20)
      #expect(fixture.presented.view.frame.maxY == 852)
      #expect(fixture.groundView?.frame.minY == 852)
      #expect(fixture.groundView?.backgroundColor == .systemRed)
      #expect(fixture.dimmingView?.frame.minY ?? 0 < container.minY)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])
      #expect(fixture.container?.transform.isIdentity == true)
    }

    @Test("An unanimated presentation is dimmed")
    func unanimated() {
      let fixture = PresentationFixture()
      let delegate = ModalTransitioningDelegate(fixture.transition, as: fixture.style)
      fixture.presented.modalPresentationStyle = .custom
      fixture.presented.transitioningDelegate = delegate
      fixture.presenter.present(fixture.presented, animated: false)
      fixture.noteController()
      fixture.device.advance(by: 0.05)
      #expect(fixture.shownDimming == 1)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])
      fixture.presenter.dismiss(animated: false)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("The frame of an inset style follows changes of the safe area", arguments: [true, false])
    func safeArea(isHeld: Bool) {
      let fixture = PresentationFixture(.inset(.zero))
      fixture.present(for: isHeld ? 0.2 : nil)
      if isHeld { fixture.transition.pause() }
      fixture.device.window.screenInsets.top = 100
      fixture.device.advance(by: 0.1)
      #expect(abs(fixture.presented.view.center.y - 459) < 1e-9)
      if isHeld { fixture.transition.finish() }
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])
    }

    @Test("A push in a navigation controller in a sheet does not affect the sheet's dimming")
    func pushWithin() {
      let fixture = PresentationFixture()
      let navigation = UINavigationController(rootViewController: UIViewController())
      fixture.presenter.present(navigation, with: fixture.transition, as: fixture.style)
      fixture.device.advanceUntilIdle()
      let slide = InterruptibleTransition(.slide(from: .right), timing: .linear(0.5))
      navigation.pushViewController(UIViewController(), with: slide)
      fixture.device.advance(by: 0.25)
      #expect(slide.flight != nil)
      let dimmingView = navigation.presentationController?.containerView?.subviews.first
      #expect(dimmingView?.layer.presentation()?.backgroundColor?.alpha == 0.4)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(with: slide)
      fixture.device.advance(by: 0.25)
      #expect(dimmingView?.layer.presentation()?.backgroundColor?.alpha == 0.4)
    }

    @Test("An animation may move the presented view by its frame, also during layouts")
    func movedByFrame() throws {
      let base = ContainerFixture()
      let root = titled("A")
      let screen = titled("B")
      base.device.launch(root)
      for isPresenting in [true, false] {
        let transition = base.slide()
        if isPresenting {
          root.present(screen, with: transition, as: .sheet(height: 400))
        } else {
          screen.dismiss(with: transition)
        }
        base.device.advance(by: 0.15)
        transition.flight?.containerView.setNeedsLayout()
        base.device.advance(by: 0.1)
        let progress = try #require(transition.flight).progress
        let expected = 393 * (isPresenting ? 1 - progress : progress)
        #expect(abs(base.shownX(screen) - expected) < 1)
        base.device.rotate(to: .landscape)
        base.device.advanceUntilIdle()
        base.device.rotate(to: .portrait)
        base.device.advanceUntilIdle()
        if isPresenting {
          #expect(screen.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
        }
      }
    }

    @Test("Corners that the app sets on a presented view are kept")
    func appsCorners() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advanceUntilIdle()
      let view = fixture.presented.view!
      view.layer.cornerRadius = 20
      view.clipsToBounds = true
      fixture.presented.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(view.layer.cornerRadius == 20 && view.clipsToBounds)
    }
  }
}

extension PresentationTests {
  /// Tests of the properties that the toolkit sets to present a view controller, and restores
  /// afterward.
  @Suite("Restoring a view controller's presentation style", .underVariants)
  struct RestoredStyles {
    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}

    private let fixture = ContainerFixture()
    private let first = titled("A")
    private let second = titled("B")
    private let own = Delegate()
    private let other = Delegate()

    private func setUp() {
      fixture.device.launch(first)
      second.modalPresentationStyle = .formSheet
      second.transitioningDelegate = own
    }

    private var isGivenBack: Bool {
      second.transitioningDelegate === own && second.modalPresentationStyle == .formSheet
    }

    nonisolated enum End: CaseIterable, Sendable {
      case dismissed, dismissedWith, dismissedAtOnce, cancelled, reversed, handleCancelled
    }

    @Test(
      "The presentation style and delegate of a view controller are restored after every end",
      arguments: End.allCases)
    func givenBack(_ end: End) {
      setUp()
      for _ in 0..<2 {
        let slide = fixture.slide()
        let opening = first.present(second, with: slide)
        #expect(second.modalPresentationStyle == .custom && second.transitioningDelegate !== own)
        switch end {
        case .handleCancelled: opening.cancel()
        case .cancelled, .reversed:
          fixture.device.advance(by: 0.1)
          if end == .cancelled { slide.cancel() } else { slide.reverse() }
        default:
          fixture.device.advanceUntilIdle()
          #expect(!isGivenBack)
          switch end {
          case .dismissed: first.dismiss(animated: true)
          case .dismissedWith: second.dismiss(with: fixture.slide())
          default: first.dismiss(animated: false)
          }
        }
        fixture.device.advanceUntilIdle()
        #expect(second.presentingViewController == nil && isGivenBack)
      }
    }

    @Test("After a cancelled dismissal, the toolkit's delegate stays until the next dismissal")
    func cancelledDismissal() {
      setUp()
      let slide = fixture.slide()
      first.present(second, with: slide)
      fixture.device.advanceUntilIdle()
      second.dismiss(with: slide)
      fixture.device.advance(by: 0.1)
      slide.cancel()
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController === second && !isGivenBack)
      first.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      #expect(slide.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      #expect(isGivenBack)
    }

    @Test(
      "A presentation that UIKit ignores, or that the toolkit refuses, restores both properties")
    func refused() {
      setUp()
      let opening = UIViewController().present(second, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      #expect(opening.result == .refused && isGivenBack)
      first.present(titled("C"), animated: false)
      let busy = first.present(second, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      #expect(busy.result == .refused && isGivenBack)
    }

    @Test("A style or delegate that the app sets during the presentation is kept")
    func setMeanwhile() {
      setUp()
      first.present(second, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      second.modalPresentationStyle = .overFullScreen
      first.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(second.transitioningDelegate === own)
      #expect(second.modalPresentationStyle == .overFullScreen)
      first.present(second, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      second.transitioningDelegate = other
      first.dismiss(animated: false)
      fixture.device.advanceUntilIdle()
      #expect(second.transitioningDelegate === other && second.modalPresentationStyle == .custom)
    }

    @Test("A view controller that is presented again at once is restored after the last dismissal")
    func presentedAgain() {
      setUp()
      let slide = fixture.slide()
      first.present(second, with: slide)
      fixture.device.advanceUntilIdle()
      var again: TransitionHandle?
      second.dismiss(with: slide) { [first, second] _ in
        again = first.present(second, with: slide)
      }
      fixture.device.advanceUntilIdle()
      #expect(again?.result == .completed && !isGivenBack)
      first.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(isGivenBack)
    }
  }
}
