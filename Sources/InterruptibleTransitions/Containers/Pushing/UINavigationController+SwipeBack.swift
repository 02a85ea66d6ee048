extension UINavigationController {
  /// Creates the swipes that pop a view controller with a transition, from the edge, and from
  /// anywhere on a trackpad and where the system has a content pan.
  ///
  /// A swipe that the app has added takes precedence. Without a Back button in a visible bar, only
  /// a delegate of the system's recognizer can allow the swipe.
  func makeSwipesBack(
    from viewController: UIViewController, by transition: InterruptibleTransition,
    while isInCharge: @escaping () -> Bool
  ) -> [any TransitionInteraction] {
    let pop = { [weak self] in _ = self?.popViewController(animated: true) }
    /// Makes a swipe begin under the conditions of the system's swipe. The app can forbid the
    /// system's swipe, or another swipe that the first one depends on.
    func prepare(
      _ swipe: GestureInteraction<some UIGestureRecognizer>,
      like system: @escaping (UINavigationController) -> UIGestureRecognizer?,
      and other: @escaping (UINavigationController) -> UIGestureRecognizer? = { _ in nil }
    ) {
      swipe.isSwipeBack = true
      swipe.begins = { [weak self, weak viewController, weak transition] recognizer in
        guard let self, let viewController, let transition, isInCharge(),
          [system(self), other(self)].allSatisfy({ $0?.isAllowedByApp != false }),
          showsWayBack(from: viewController) || system(self)?.hasAppsDelegate == true,
          !transition.hasSwipeBack(
            from: backEdge, over: viewController.viewIfLoaded, by: recognizer)
        else { return false }
        let isOnTop = topViewController === viewController
        return transition.flight != nil || isOnTop && !isInTransition
      }
    }
    let findEdge = { [weak self] in self?.backEdge ?? .left }
    let edge = EdgePanInteraction(findEdge, over: .fraction(1), on: view, begin: pop)
    prepare(edge, like: { $0.interactivePopGestureRecognizer })
    let content = PanInteraction.contentPan(over: .fraction(1), on: view, begin: pop)
    // Two fingers on a trackpad pop from anywhere, even on systems where one finger on the screen
    // does not.
    content.acceptsTouches = { [weak self] in self?.contentPopRecognizer != nil }
    // If an app forbids the edge swipe, the content swipe is also forbidden.
    prepare(
      content, like: { $0.contentPopRecognizer ?? $0.interactivePopGestureRecognizer },
      and: { $0.interactivePopGestureRecognizer })
    return [edge, content]
  }

  private var backEdge: UIRectEdge { view.backDirection == .right ? .left : .right }
}

extension InterruptibleTransition {
  /// Returns whether the app has added a swipe back over a page. A carried page follows no fingers
  /// on a trackpad, where the swipe of the stack takes their place.
  fileprivate func hasSwipeBack(
    from edge: UIRectEdge, over page: UIView?, by recognizer: UIGestureRecognizer
  ) -> Bool {
    let carries = allInteractions.compactMap { $0 as? CarryInteraction }.filter { carry in
      page.map { carry.view == $0 } == true
    }
    if recognizer.isOnTrackpad, !carries.isEmpty {
      return !carries.contains { $0.isEdgeSwipe && $0.allowsEdgeStart(by: recognizer) }
    }
    if carries.contains(where: { $0.isEdgeSwipe && $0.edge == edge }) { return true }
    return allInteractions.contains { interaction in
      switch interaction {
      case let pan as EdgePanInteraction:
        !pan.isSwipeBack && pan.edges.contains(edge) && pan.starts(over: page)
      case let pan as PanInteraction:
        !pan.isSwipeBack && pan.precedence == .content && pan.starts(over: page)
      default: false
      }
    }
  }
}

extension GestureInteraction {
  /// Returns whether the gesture starts its transition on a page, or on a view around the page.
  fileprivate func starts(over page: UIView?) -> Bool {
    guard let view = startingView, let page else { return false }
    return view.isDescendant(of: page) || page.isDescendant(of: view)
  }
}
