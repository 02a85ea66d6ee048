// Optional requirements of the delegates of UIKit's containers. Without UIKit, each has a default
// implementation.

extension UINavigationControllerDelegate {
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

  func interactor(
    of navigation: UINavigationController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(UIKit)
      navigationController?(navigation, interactionControllerFor: animator) ?? nil
    #else
      navigationController(navigation, interactionControllerFor: animator)
    #endif
  }

  func notify(
    _ navigation: UINavigationController, willShow shown: UIViewController, animated: Bool
  ) {
    #if canImport(UIKit)
      navigationController?(navigation, willShow: shown, animated: animated)
    #else
      navigationController(navigation, willShow: shown, animated: animated)
    #endif
  }

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

  func allows(_ tabs: UITabBarController, toSelect selected: UIViewController) -> Bool {
    #if canImport(UIKit)
      tabBarController?(tabs, shouldSelect: selected) ?? true
    #else
      tabBarController(tabs, shouldSelect: selected)
    #endif
  }

  /// Asks a delegate about a tab, or about its view controller if the delegate lacks the method.
  @available(iOS 18, visionOS 2, *)
  func allows(_ tabs: UITabBarController, toSelect selected: UITab) -> Bool {
    #if canImport(UIKit)
      tabBarController?(tabs, shouldSelectTab: selected)
        ?? selected.viewController.map { allows(tabs, toSelect: $0) } ?? true
    #else
      tabBarController(tabs, shouldSelectTab: selected)
    #endif
  }

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
  func notify(_ tabs: UITabBarController, didSelect selected: UITab, previous: UITab?) {
    #if canImport(UIKit)
      tabBarController?(tabs, didSelectTab: selected, previousTab: previous)
    #else
      tabBarController(tabs, didSelectTab: selected, previousTab: previous)
    #endif
  }
}

extension UIGestureRecognizerDelegate {
  func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(UIKit)
      gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
      gestureRecognizerShouldBegin(recognizer)
    #endif
  }

  func allows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    #if canImport(UIKit)
      gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    #else
      gestureRecognizer(recognizer, shouldReceive: touch)
    #endif
  }

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
  func allowsDismissal(of presentation: UIPresentationController) -> Bool {
    #if canImport(UIKit)
      presentationControllerShouldDismiss?(presentation) ?? true
    #else
      presentationControllerShouldDismiss(presentation)
    #endif
  }

  func notifyOfBeginningDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerWillDismiss?(presentation)
    #else
      presentationControllerWillDismiss(presentation)
    #endif
  }

  func notifyOfDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerDidDismiss?(presentation)
    #else
      presentationControllerDidDismiss(presentation)
    #endif
  }

  func notifyOfAttemptedDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerDidAttemptToDismiss?(presentation)
    #else
      presentationControllerDidAttemptToDismiss(presentation)
    #endif
  }
}
