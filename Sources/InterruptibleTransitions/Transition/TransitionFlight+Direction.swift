extension TransitionFlight {
  /// Returns whether an unannounced flight is a presentation, from the state of its view
  /// controllers at the start. It is not if the outgoing one is presented by the other, if it is
  /// off the stack or out of its order, or if the new tab is further left.
  static func isPresenting(in context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return true }
    // When a stack of presentations is dismissed, the top one leaves and the presenter of the
    // lowest comes in.
    let presenters = sequence(first: from, next: \.presentingViewController).dropFirst()
    if presenters.contains(where: { $0 === to }) { return false }
    guard let container = to.parent, from.parent == nil || from.parent === container,
      let container = container as? any PageContainer, let new = container.pages.firstIndex(of: to)
    else { return true }
    guard let old = container.pages.firstIndex(of: from) else { return container.keepsPages }
    return new > old
  }

  /// The layout direction of what the flight changes: of the stack or the tabs, or else of the page
  /// that is presented or dismissed.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    let page = isPresenting ? toViewController : fromViewController
    let view = pageContainer?.viewIfLoaded ?? page?.viewIfLoaded ?? containerView
    return view.effectiveUserInterfaceLayoutDirection
  }
}

extension UIView {
  /// Whether the view belongs to the view controller that a flight presents or dismisses. A gesture
  /// on such a view leads back.
  ///
  /// The container of both view controllers belongs to all of its pages. A gesture on it is assumed
  /// to lead back.
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
