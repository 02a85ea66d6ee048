import HeadlessDevice
import InterruptibleTransitions

/// A handwritten transition that is held.
///
/// It shows the cost in UIKit itself of an update by its percent-driven object and its context.
struct HeldByHand: ScrubbedSubject {
  static let name = "byHand"

  let device = Device()
  /// The page that is being shown.
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

  /// Scrubs the animator. UIKit gets no call between a release and the end of the transition, so
  /// there is no `update(_:)` to call.
  func settle(_ fraction: CGFloat) { transition.animator?.fractionComplete = fraction }
}
