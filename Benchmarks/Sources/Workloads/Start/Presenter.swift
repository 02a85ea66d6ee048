import InterruptibleTransitions

/// A type that presents and dismisses a page.
protocol Presenter {
  associatedtype Transition: AnyObject
  /// Creates a transition with a duration in seconds.
  func makeTransition(over duration: TimeInterval) -> Transition
  func present(_ page: Page, on root: UIViewController, with transition: Transition)
  func dismiss(_ page: Page, with transition: Transition)
  func isAtRest(_ transition: Transition) -> Bool
}

/// A presenter that uses the toolkit.
struct Toolkit: Presenter {
  func makeTransition(over duration: TimeInterval) -> InterruptibleTransition {
    InterruptibleTransition(Page.animation, timing: .easeOut(duration))
  }

  func present(
    _ page: Page, on root: UIViewController, with transition: InterruptibleTransition
  ) {
    root.present(page, with: transition)
  }

  func dismiss(_ page: Page, with transition: InterruptibleTransition) {
    page.dismiss(with: transition)
  }

  func isAtRest(_ transition: InterruptibleTransition) -> Bool { transition.isAtRest }
}

/// A presenter that uses a handwritten transition.
struct ByHand: Presenter {
  func makeTransition(over duration: TimeInterval) -> HandWrittenTransition {
    HandWrittenTransition(duration: duration)
  }

  func present(_ page: Page, on root: UIViewController, with transition: HandWrittenTransition) {
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transition
    root.present(page, animated: true)
  }

  func dismiss(_ page: Page, with transition: HandWrittenTransition) {
    page.dismiss(animated: true)
  }

  func isAtRest(_ transition: HandWrittenTransition) -> Bool { transition.animator == nil }
}
