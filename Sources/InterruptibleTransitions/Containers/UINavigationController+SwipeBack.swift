extension UINavigationController {
  /// Makes the swipes that pop a view controller by a transition, as the system's do without one:
  /// from the edge and, where the system has it, from anywhere in the content. On a trackpad they
  /// begin anywhere. A swipe that the app
  /// has given to the transition takes their place.
  ///
  /// As with the system's, there is no swipe on a page without a Back button in a visible bar,
  /// unless the app has set a delegate of the system's recognizer that allows it.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to pop.
  ///   - transition: The transition.
  ///   - isInCharge: Whether UIKit will ask for the transition.
  /// - Returns: The interactions.
  func makeSwipesBack(
    from viewController: UIViewController, by transition: InterruptibleTransition,
    while isInCharge: @escaping () -> Bool
  ) -> [any TransitionInteraction] {
    let pop = { [weak self] in _ = self?.popViewController(animated: true) }
    /// Makes a swipe begin where the system's would. The app may forbid that one, or another on
    /// which it depends.
    func prepare(
      _ swipe: GestureInteraction<some UIGestureRecognizer>,
      like system: @escaping (UINavigationController) -> UIGestureRecognizer?,
      and other: @escaping (UINavigationController) -> UIGestureRecognizer? = { _ in nil }
    ) {
      swipe.isSwipeBack = true
      swipe.begins = { [weak self, weak viewController, weak transition] in
        guard let self, let viewController, let transition, isInCharge(),
          [system(self), other(self)].allSatisfy({ $0?.isAllowedByApp != false }),
          showsWayBack(from: viewController) || system(self)?.hasAppsDelegate == true,
          !transition.hasSwipeBack(from: backEdge, over: viewController.viewIfLoaded)
        else { return false }
        let isOnTop = topViewController === viewController
        return transition.flight != nil || isOnTop && transitionCoordinator == nil
      }
    }
    let findEdge = { [weak self] in self?.backEdge ?? .left }
    let edge = EdgePanInteraction(findEdge, over: .fraction(1), on: view, begin: pop)
    prepare(edge, like: { $0.interactivePopGestureRecognizer })
    let content = ContentPanInteraction(over: .fraction(1), on: view, begin: pop)
    // Two fingers on a trackpad pop from anywhere, also on systems on which one on the screen does
    // not.
    content.takesTouches = { [weak self] in self?.contentPopRecognizer != nil }
    // An app that forbids the swipe from the edge allows none from elsewhere.
    prepare(
      content, like: { $0.contentPopRecognizer ?? $0.interactivePopGestureRecognizer },
      and: { $0.interactivePopGestureRecognizer })
    return [edge, content]
  }

  /// The edge from which a finger moves back.
  private var backEdge: UIRectEdge { view.backDirection == .right ? .left : .right }
}

extension InterruptibleTransition {
  /// Whether the app has given the transition a swipe of its own, from an edge or from anywhere,
  /// that starts it over a page.
  fileprivate func hasSwipeBack(from edge: UIRectEdge, over page: UIView?) -> Bool {
    allInteractions.contains { interaction in
      switch interaction {
      case let pan as EdgePanInteraction:
        !pan.isSwipeBack && pan.edges.contains(edge) && pan.starts(over: page)
      case let pan as ContentPanInteraction: !pan.isSwipeBack && pan.starts(over: page)
      default: false
      }
    }
  }
}

extension GestureInteraction {
  /// Whether the gesture starts its transition on a page, or around it.
  fileprivate func starts(over page: UIView?) -> Bool {
    guard let view = startingView, let page else { return false }
    return view.isDescendant(of: page) || page.isDescendant(of: view)
  }
}
