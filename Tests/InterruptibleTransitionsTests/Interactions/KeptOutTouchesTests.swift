import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of taps on controls where UIKit keeps touches from views during a transition.
@Suite("Controls in flight without UIKit's touches")
struct KeptOutTouchesTests {
  /// A transitioning delegate that returns the transition as the animation controller only.
  private final class AnimatorOnly: NSObject, UIViewControllerTransitioningDelegate {
    let transition: InterruptibleTransition

    init(_ transition: InterruptibleTransition) {
      self.transition = transition
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      transition
    }
  }

  @Test("With touches kept from both screens, a tap in flight fires a control once")
  func fromTheViews() {
    RuntimeVariants.$current.withValue(.keepsTouchesOut) {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presented.view)
      fixture.present(for: 0.25)
      fixture.device.tap(at: button.shownPlace)
      #expect(button.fired == 1)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])
    }
  }

  @Test("With touches kept from all views, a tap in flight fires no control")
  func fromAll() {
    let device = Device()
    let (presenter, presented) = (UIViewController(), UIViewController())
    let delegate = AnimatorOnly(InterruptibleTransition(.slide(from: .down), timing: .linear(0.5)))
    let button = TapButton(in: presented.view)
    device.launch(presenter)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    device.advance(by: 0.25)
    device.tap(at: button.shownPlace)
    device.advanceUntilIdle()
    #expect(button.fired == 0 && presenter.presentedViewController === presented)
    device.tap(at: button.shownPlace)
    #expect(button.fired == 1)
  }
}
