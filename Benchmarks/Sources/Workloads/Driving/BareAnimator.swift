import HeadlessDevice
import InterruptibleTransitions

/// A bare property animator that is paused and scrubbed, along its curve instead of linearly.
struct BareAnimator: ScrubbedSubject {
  static let name = "bare"

  let device = Device()
  private let animator: UIViewPropertyAnimator

  init(_ timing: Timing, views: Int) {
    let root = UIViewController()
    device.launch(root)
    let page = Page(views)
    root.view.addSubview(page.view)
    device.advance(by: frame)
    animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing.parameters)
    animator.scrubsLinearly = false
    animator.addAnimations { page.change() }
    animator.pauseAnimation()
    device.advance(by: frame)
  }

  func update(_ fraction: CGFloat) { animator.fractionComplete = fraction }
  func settle(_ fraction: CGFloat) { animator.fractionComplete = fraction }
}
