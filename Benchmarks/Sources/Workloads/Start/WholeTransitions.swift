import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Workloads that present and dismiss in turn. Each transition runs from its start over two frames
/// to its end.
enum WholeTransitions {
  /// The time of the request's turn of the run loop, the start, the two frames and the end, in
  /// seconds.
  private static let frames = 5 * frame

  /// Prepares transitions.
  ///
  /// - Parameters:
  ///   - presenter: The presenter of the page.
  ///   - views: The number of views that the page animates.
  ///   - others: The number of its other views.
  ///   - setUp: A closure that changes the transition.
  /// - Returns: An operation that is one transition.
  static func turns<Chosen: Presenter>(
    by presenter: Chosen, views: Int, others: Int = 0,
    setUp: (Chosen.Transition, Page) -> Void = { _, _ in }
  ) -> Workload.Operation {
    let device = Device()
    let root = UIViewController()
    let page = Page(views, others: others)
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
