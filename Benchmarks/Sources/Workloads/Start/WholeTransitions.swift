import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Presentations and dismissals in turn, each from its start over two frames to its end.
enum WholeTransitions {
  /// The request's turn of the run loop, the start, the two frames, and the end.
  private static let frames = 5 * frame

  /// Prepares transitions.
  ///
  /// - Parameters:
  ///   - presenter: What presents and dismisses.
  ///   - views: How many views the page animates.
  ///   - others: How many other views it has.
  ///   - setUp: Changes the transition.
  /// - Returns: An operation that is one transition.
  static func turns<Chosen: Presenter>(
    by presenter: Chosen, views: Int, others: Int = 0,
    setUp: (Chosen.Transition, Page) -> Void = { _, _ in }
  ) -> Workload.Operation {
    let device = Device()
    let (root, page) = (UIViewController(), Page(views, others: others))
    device.launch(root)
    page.loadViewIfNeeded()
    let transition = presenter.makeTransition(over: 2 * frame)
    setUp(transition, page)
    var isShown = false
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        if isShown {
          presenter.dismiss(page, with: transition)
        } else {
          presenter.present(page, on: root, with: transition)
        }
        isShown.toggle()
        device.advance(by: frames)
        precondition(
          presenter.isAtRest(transition) && (root.presentedViewController === page) == isShown,
          "The transition must have ended")
      }
    }
  }
}
