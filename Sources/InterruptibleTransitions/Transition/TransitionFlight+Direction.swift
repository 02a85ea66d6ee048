extension TransitionFlight {
  /// Returns whether an unannounced flight is a presentation, from its view controllers at the
  /// start.
  ///
  /// It is not a presentation in three cases:
  ///
  /// - The incoming view controller presents the outgoing one.
  /// - The outgoing view controller is not on the navigation stack, or is above the incoming one.
  /// - The new tab is further left.
  static func isPresenting(in context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return true }
    // When several presentations are dismissed together, the top one leaves, and the presenter of
    // the lowest one enters.
    let presenters = sequence(first: from, next: \.presentingViewController).dropFirst()
    if presenters.contains(where: { $0 === to }) { return false }
    guard let container = to.parent, from.parent == nil || from.parent === container,
      let container = container as? any PageContainer, let new = container.pages.firstIndex(of: to)
    else { return true }
    guard let old = container.pages.firstIndex(of: from) else { return container.keepsPages }
    return new > old
  }

  /// The layout direction of the navigation controller or the tab bar controller.
  ///
  /// For a presentation or a dismissal, it is the layout direction of the presented page.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    let page = isPresenting ? toViewController : fromViewController
    let view = pageContainer?.viewIfLoaded ?? page?.viewIfLoaded ?? containerView
    return view.effectiveUserInterfaceLayoutDirection
  }
}

extension UIView {
  /// Returns whether the view belongs to the view controller that a flight presents or dismisses.
  ///
  /// A gesture on such a view leads back. The container of both view controllers belongs to all of
  /// its pages, and a gesture on the container is assumed to lead back.
  func belongsToPresented(of flight: TransitionFlight) -> Bool {
    let (presented, other) =
      flight.isPresenting
      ? (flight.toViewController, flight.fromViewController)
      : (flight.fromViewController, flight.toViewController)
    if isInside(presented) { return true }
    if isInside(other), flight.pageContainer != nil { return false }
    return isInside(presented?.parent)
  }
}
