import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Frames of a transition that is written by hand, and held.
enum HandWrittenDriving {
  /// Calls `update(_:)`, and makes a frame. The curve is linear: there progress is the fraction.
  static func updated(views: Int) -> Workload {
    Workload("byHand/update/linear/\(views)", countedOperations: operations(views)) {
      let device = Device()
      let (root, page) = (UIViewController(), Page(views))
      let transition = HandWrittenTransition(duration: 0.4, curve: .linear, isHeld: true)
      device.launch(root)
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = transition
      root.present(page, animated: true)
      device.advance(by: 3 * frame)
      precondition(transition.animator?.isRunning == false, "The transition must be held")
      var sweep = Sweep()
      return { count in
        for _ in 0..<count {
          transition.update(Sweep.places[sweep.next()])
          device.advance(by: frame)
        }
      }
    }
  }
}
