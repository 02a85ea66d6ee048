extension EdgePanInteraction {
  /// Makes the swipe from the edge that pops a view controller by a transition, as the system's
  /// swipe does without one. An edge pan that the app has given to the transition takes its place.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller.
  ///   - viewController: The view controller to pop.
  ///   - transition: The transition.
  ///   - isInCharge: Whether UIKit will ask for the transition.
  /// - Returns: The interaction.
  static func swipeBack(
    in navigation: UINavigationController, from viewController: UIViewController,
    by transition: InterruptibleTransition, while isInCharge: @escaping () -> Bool
  ) -> EdgePanInteraction {
    let edge: UIRectEdge = navigation.view.backDirection == .right ? .left : .right
    let swipe = EdgePanInteraction(edge, over: .fraction(1), on: navigation.view) {
      [weak navigation] in navigation?.popViewController(animated: true)
    }
    swipe.isSwipeBack = true
    swipe.begins = { [weak navigation, weak viewController, weak transition] in
      guard let navigation, let viewController, let transition, isInCharge(),
        navigation.allowsSwipeBack,
        !transition.hasEdgePan(from: edge)
      else { return false }
      let isOnTop = navigation.topViewController === viewController
      return transition.flight != nil || isOnTop && navigation.transitionCoordinator == nil
    }
    return swipe
  }
}

extension InterruptibleTransition {
  /// Whether the app has given the transition an edge pan from an edge.
  fileprivate func hasEdgePan(from edge: UIRectEdge) -> Bool {
    allInteractions.contains { interaction in
      guard let pan = interaction as? EdgePanInteraction else { return false }
      return !pan.isSwipeBack && pan.edges.contains(edge)
    }
  }
}

extension UINavigationController {
  /// Whether the app allows to swipe back: it forbids the toolkit's swipe as it forbids the
  /// system's, by the recognizer or by a delegate of that.
  fileprivate var allowsSwipeBack: Bool {
    guard let recognizer = interactivePopGestureRecognizer else { return true }
    guard let delegate = recognizer.delegate, !(delegate is SwipeBackGate),
      !isSystemObject(delegate)
    else { return recognizer.isEnabled }
    return recognizer.isEnabled && delegate.allowsBeginning(of: recognizer)
  }
}
