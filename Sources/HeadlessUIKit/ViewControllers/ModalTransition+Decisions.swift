import Foundation

// The points of presentations at which the sources are imprecise.
extension ModalTransition {
  /// Asks the delegate for the animator and then for the interaction controller, at the time of the
  /// request (facts 2.1, 2.2).
  ///
  /// A custom presentation has an animator even if it is not animated (fact 2.13).
  static func queryConductors(
    _ direction: Direction, presented: UIViewController, presenter: UIViewController,
    source: UIViewController, style: UIModalPresentationStyle, animated: Bool
  ) -> TransitionConductors {
    let isPresenting = direction == .presentation
    let system = TransitionConductors(
      animator: SystemTransitionAnimator(.cover, isPresenting: isPresenting))
    guard let delegate = presented.transitioningDelegate,
      animated || (style == .custom && !Runtime.current.reads(.unanimatedAsksNobody))
    else { return system }
    let animator =
      isPresenting
      ? delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
      : delegate.animationController(forDismissed: presented)
    guard let animator else { return system }
    guard animated || Runtime.current.reads(.unanimatedIsDriven) else {
      return TransitionConductors(animator: animator)
    }
    return TransitionConductors(
      animator: animator,
      interactor: isPresenting
        ? delegate.interactionControllerForPresentation(using: animator)
        : delegate.interactionControllerForDismissal(using: animator))
  }

  /// Links the presenter and the presented view controller.
  ///
  /// The link is made within the call that requests the presentation, or when the presentation
  /// starts (fact 2.16).
  static func prepare(_ presentation: UIPresentationController, by presenter: UIViewController) {
    guard Runtime.current.reads(.linksLate) else { return presentation.link(presenter: presenter) }
    presentation.presenter = presenter
    presentation.presentedViewController.preparedPresentation = presentation
  }

  /// The view controller that the context reports as the from view controller.
  var indicatedFrom: UIViewController? {
    guard direction == .dismissal, let lowest = others.first,
      Runtime.current.reads(.tellsLowestOfStack)
    else { return from }
    return lowest.presentedViewController
  }

  /// Returns the frame that the context reports for the presenter's view after a dismissal.
  ///
  /// The frame is the former one, or the whole container for a sheet under a variant.
  func finalFrame(ofPresenterAt place: ViewPlace?, in container: UIView) -> CGRect? {
    let frame = place?.frame(in: container)
    guard movesPresenter, presenter.presentedBy != nil, frame != container.bounds,
      Runtime.current.reads(.enlargesUncoveredSheets)
    else { return frame }
    return container.bounds
  }
}
