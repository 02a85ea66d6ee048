// Optional requirements of the delegates of UIKit's containers. Without UIKit, each has a default
// implementation.

extension UINavigationControllerDelegate {
  /// Returns the animator of a push or pop.
  func animator(
    of navigation: UINavigationController, for operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(UIKit)
      navigationController?(navigation, animationControllerFor: operation, from: from, to: to)
        ?? nil
    #else
      navigationController(navigation, animationControllerFor: operation, from: from, to: to)
    #endif
  }

  /// Returns the interaction controller for an animator.
  func interactor(
    of navigation: UINavigationController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(UIKit)
      navigationController?(navigation, interactionControllerFor: animator) ?? nil
    #else
      navigationController(navigation, interactionControllerFor: animator)
    #endif
  }

  /// Reports that a view controller is about to be shown.
  func notify(
    _ navigation: UINavigationController, willShow shown: UIViewController, animated: Bool
  ) {
    #if canImport(UIKit)
      navigationController?(navigation, willShow: shown, animated: animated)
    #else
      navigationController(navigation, willShow: shown, animated: animated)
    #endif
  }

  /// Reports that a view controller is shown.
  func notify(
    _ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) {
    #if canImport(UIKit)
      navigationController?(navigation, didShow: shown, animated: animated)
    #else
      navigationController(navigation, didShow: shown, animated: animated)
    #endif
  }
}

extension UITabBarControllerDelegate {
  /// Returns the animator of a change between tabs; nil on visionOS.
  func animator(
    of tabs: UITabBarController, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if os(visionOS)
      nil
    #elseif canImport(UIKit)
      tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to) ?? nil
    #else
      tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    #endif
  }

  /// Returns the interaction controller for an animator.
  func interactor(
    of tabs: UITabBarController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if os(visionOS)
      nil
    #elseif canImport(UIKit)
      tabBarController?(tabs, interactionControllerFor: animator) ?? nil
    #else
      tabBarController(tabs, interactionControllerFor: animator)
    #endif
  }

  /// Returns whether the user can select a view controller.
  func allows(_ tabs: UITabBarController, toSelect selected: UIViewController) -> Bool {
    #if canImport(UIKit)
      tabBarController?(tabs, shouldSelect: selected) ?? true
    #else
      tabBarController(tabs, shouldSelect: selected)
    #endif
  }

  /// Returns whether the user can select a tab.
  ///
  /// A delegate without this method decides for the tab's view controller instead.
  @available(iOS 18, visionOS 2, *)
  func allows(_ tabs: UITabBarController, toSelect selected: UITab) -> Bool {
    #if canImport(UIKit)
      tabBarController?(tabs, shouldSelectTab: selected)
        ?? selected.viewController.map { allows(tabs, toSelect: $0) } ?? true
    #else
      tabBarController(tabs, shouldSelectTab: selected)
    #endif
  }

  /// Reports that the user has selected a view controller.
  func notify(_ tabs: UITabBarController, didSelect selected: UIViewController) {
    #if canImport(UIKit)
      tabBarController?(tabs, didSelect: selected)
    #else
      tabBarController(tabs, didSelect: selected)
    #endif
  }
}

@available(iOS 18, visionOS 2, *)
extension UITabBarControllerDelegate {
  /// Reports that the user has selected a tab.
  func notify(_ tabs: UITabBarController, didSelect selected: UITab, previous: UITab?) {
    #if canImport(UIKit)
      tabBarController?(tabs, didSelectTab: selected, previousTab: previous)
    #else
      tabBarController(tabs, didSelectTab: selected, previousTab: previous)
    #endif
  }
}

extension UIGestureRecognizerDelegate {
  /// Returns whether a recognizer can begin.
  func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(UIKit)
      gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
      gestureRecognizerShouldBegin(recognizer)
    #endif
  }

  /// Returns whether a recognizer can receive a touch.
  func allows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    #if canImport(UIKit)
      gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    #else
      gestureRecognizer(recognizer, shouldReceive: touch)
    #endif
  }

  /// Returns whether two recognizers can recognize simultaneously.
  func allowsRecognition(
    of recognizer: UIGestureRecognizer, with other: UIGestureRecognizer
  ) -> Bool {
    #if canImport(UIKit)
      gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    #else
      gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    #endif
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns whether the user can dismiss a presentation.
  func allowsDismissal(of presentation: UIPresentationController) -> Bool {
    #if canImport(UIKit)
      presentationControllerShouldDismiss?(presentation) ?? true
    #else
      presentationControllerShouldDismiss(presentation)
    #endif
  }

  /// Reports that the user has begun to dismiss a presentation.
  func notifyOfBeginningDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerWillDismiss?(presentation)
    #else
      presentationControllerWillDismiss(presentation)
    #endif
  }

  /// Reports that the user has dismissed a presentation.
  func notifyOfDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerDidDismiss?(presentation)
    #else
      presentationControllerDidDismiss(presentation)
    #endif
  }

  /// Reports that the user tried to dismiss a presentation without permission.
  func notifyOfAttemptedDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerDidAttemptToDismiss?(presentation)
    #else
      presentationControllerDidAttemptToDismiss(presentation)
    #endif
  }
}
