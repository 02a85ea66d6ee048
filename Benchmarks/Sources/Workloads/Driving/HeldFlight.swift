import HeadlessDevice
import InterruptibleTransitions

/// A flight that is held from its start.
struct HeldFlight {
  let device: Device
  let transition: HeldTransition

  private init(_ device: Device, _ transition: HeldTransition) {
    precondition(transition.phase == .held, "The flight must be held")
    self.device = device
    self.transition = transition
    HeldFlight.kept.append(transition)
  }

  /// Starts a flight that the app holds.
  init(_ timing: Timing, views: Int) {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    let transition = HeldTransition(Page.animation, timing: timing.timing())
    transition.pause()
    root.present(Page(views), with: transition)
    device.advance(by: 3 * frame)
    self.init(device, transition)
  }

  /// Starts a flight that a finger holds with a pan, at the first progress of the sweep.
  static func panned(_ timing: Timing, views: Int) -> (flight: HeldFlight, finger: Finger) {
    let device = Device()
    let root = UIViewController()
    let page = Page(views)
    let transition = HeldTransition(Page.animation, timing: timing.timing())
    device.launch(root)
    transition.interactions = [
      .pan(.down, over: .points(Sweep.panLength), on: root.view) {
        [unowned root, unowned transition] in root.present(page, with: transition)
      }
    ]
    let finger = device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 40))
    finger.move(by: .zero, over: 3 * frame)
    let travel = (Sweep.places[0] - CGFloat(transition.progress)) * Sweep.panLength
    finger.move(by: CGVector(dx: 0, dy: travel.rounded()))
    precondition(abs(transition.progress - 0.2) < 1e-6, "The flight must be under the finger")
    return (HeldFlight(device, transition), finger)
  }

  /// The transitions of all flights. They are kept because UIKit does not allow a paused animator
  /// to be released.
  private static var kept: [HeldTransition] = []

  /// Releases the flight so slowly that it never reaches its end.
  func settleForever() {
    transition.configuration.settling = .spring(response: 400, longestDuration: 10_000)
    transition.pause()
    transition.update(0.3)
    transition.finish(velocity: 0.001)
  }

  /// The fraction of the flight's animator.
  var fraction: CGFloat {
    guard let context = transition.context else { return 0 }
    return transition.interruptibleAnimator(using: context).fractionComplete
  }
}

/// A transition that keeps UIKit's context, with which it can be asked for its animator.
final class HeldTransition: InterruptibleTransition {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }
}
