import HeadlessDevice
import InterruptibleTransitions

/// A transition that is written by hand, and held: what UIKit itself takes for an update that goes
/// by its percent-driven object and its context.
struct HeldByHand: ScrubbedSubject {
  static let name = "byHand"

  let device = Device()
  /// What is on its way to the screen.
  let page: Page
  private let transition: HandWrittenTransition

  init(_ timing: Timing, views: Int) {
    let root = UIViewController()
    page = Page(views)
    transition = HandWrittenTransition(duration: 0.4, timing: timing.parameters, isHeld: true)
    device.launch(root)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transition
    root.present(page, animated: true)
    device.advance(by: 3 * frame)
    precondition(transition.animator?.isRunning == false, "The transition must be held")
  }

  func update(_ fraction: CGFloat) { transition.update(fraction) }

  /// After a release UIKit hears nothing until the end: there is no `update(_:)` to call.
  func settle(_ fraction: CGFloat) { transition.animator?.fractionComplete = fraction }
}
