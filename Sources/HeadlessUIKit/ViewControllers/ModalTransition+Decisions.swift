import Foundation

extension ModalTransition {
  /// Asks the delegate, at the time of the request: for the animator, which a custom presentation
  /// has even if it is not animated (fact 2.13), then for what drives it (facts 2.1, 2.2).
  static func ask(
    _ direction: Direction, presented: UIViewController, presenter: UIViewController,
    source: UIViewController, style: UIModalPresentationStyle, animated: Bool
  ) -> TransitionConductors {
    let isPresenting = direction == .presentation
    let delegate = animated || style == .custom ? presented.transitioningDelegate : nil
    let animator =
      isPresenting
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)
      : delegate?.animationController(forDismissed: presented)
    guard let delegate, let animator else {
      return TransitionConductors(
        animator: SystemTransitionAnimator(.cover, isPresenting: isPresenting))
    }
    guard animated else { return TransitionConductors(animator: animator) }
    return TransitionConductors(
      animator: animator,
      interactor: isPresenting
        ? delegate.interactionControllerForPresentation(using: animator)
        : delegate.interactionControllerForDismissal(using: animator))
  }
}
