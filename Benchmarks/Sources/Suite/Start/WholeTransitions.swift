import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Presentations and dismissals in turn, each from its start over two frames to its end.
enum WholeTransitions {
  private static let duration = 2 * frame
  /// A tap's turn of the run loop, the start, the two frames, and the end.
  private static let frames = 5 * frame

  /// By the toolkit. One operation is one transition.
  static func toolkit(views: Int) -> Workload {
    Workload("start/toolkit/\(views)") {
      let transition = InterruptibleTransition(Page.animation, timing: .easeOut(duration))
      return turns(
        views: views, isAtRest: { transition.isAtRest }, present: { $0.present($1, with: transition) },
        dismiss: { $0.dismiss(with: transition) })
    }
  }

  /// By hand.
  static func byHand(views: Int) -> Workload {
    Workload("start/byHand/\(views)") {
      let transition = HandWrittenTransition(duration: duration)
      return turns(
        views: views, isAtRest: { transition.animator == nil },
        present: { root, page in
          page.modalPresentationStyle = .custom
          page.transitioningDelegate = transition
          root.present(page, animated: true)
        }, dismiss: { $0.dismiss(animated: true) })
    }
  }

  private static func turns(
    views: Int, isAtRest: @escaping () -> Bool,
    present: @escaping (UIViewController, Page) -> Void, dismiss: @escaping (Page) -> Void
  ) -> Workload.Operation {
    let device = Device()
    let (root, page) = (UIViewController(), Page(views))
    device.launch(root)
    var isShown = false
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        if isShown { dismiss(page) } else { present(root, page) }
        isShown.toggle()
        device.advance(by: frames)
        precondition(
          isAtRest() && (root.presentedViewController === page) == isShown,
          "The transition must have ended")
      }
    }
  }
}
