import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Workloads of gestures with many recognizers.
enum GestureWorkloads {
  /// Returns an operation in which a finger starts a transition with a pan and cancels it, on a
  /// view that has other recognizers.
  static func pull(_ size: Int) -> Workload.Operation {
    let device = Device()
    let root = UIViewController()
    let page = Page(1)
    device.launch(root)
    for _ in 0..<size {
      let other = UILongPressGestureRecognizer()
      other.minimumPressDuration = 60
      root.view.addGestureRecognizer(other)
    }
    let transition = InterruptibleTransition(Page.animation, timing: .easeOut(0.1))
    transition.configuration.settling = .spring(response: 0.02)
    transition.interactions = [
      .pan(.down, over: .points(200), on: root.view) { [unowned root, unowned transition] in
        root.present(page, with: transition)
      }
    ]
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        let finger = device.press(at: CGPoint(x: 200, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 40), over: 2 * frame)
        precondition(transition.phase == .held, "The finger must hold the flight")
        finger.move(by: CGVector(dx: 0, dy: -30), over: 2 * frame)
        finger.lift()
        device.advance(by: 5 * frame)
        precondition(
          transition.isAtRest && root.presentedViewController == nil, "The flight must go back")
      }
    }
  }
}
