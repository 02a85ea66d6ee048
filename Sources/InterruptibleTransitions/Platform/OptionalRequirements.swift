// Optional requirements of the delegates of UIKit's containers. Without UIKit, each has a default
// implementation.

extension UINavigationControllerDelegate {
  /// The animator of a push or pop.
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

  /// The interaction controller for an animator.
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
  func tell(
    _ navigation: UINavigationController, willShow shown: UIViewController, animated: Bool
  ) {
    #if canImport(UIKit)
      navigationController?(navigation, willShow: shown, animated: animated)
    #else
      navigationController(navigation, willShow: shown, animated: animated)
    #endif
  }

  /// Reports that a view controller is shown.
  func tell(
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
  /// The animator of a change. visionOS has none between tabs.
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

  /// The interaction controller for an animator.
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

  /// Whether the user may select a view controller.
  func allows(_ tabs: UITabBarController, toSelect selected: UIViewController) -> Bool {
    #if canImport(UIKit)
      tabBarController?(tabs, shouldSelect: selected) ?? true
    #else
      tabBarController(tabs, shouldSelect: selected)
    #endif
  }

  /// Whether the user may select a tab. A delegate that knows no tabs is asked about the view
  /// controller.
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
  func tell(_ tabs: UITabBarController, didSelect selected: UIViewController) {
    #if canImport(UIKit)
      tabBarController?(tabs, didSelect: selected)
    #else
      tabBarController(tabs, didSelect: selected)
    #endif
  }
}

extension UIGestureRecognizerDelegate {
  /// Whether a recognizer may begin.
  func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(UIKit)
      gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
      gestureRecognizerShouldBegin(recognizer)
    #endif
  }

  /// Whether a recognizer may receive a touch.
  func allows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    #if canImport(UIKit)
      gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    #else
      gestureRecognizer(recognizer, shouldReceive: touch)
    #endif
  }

  /// Whether two recognizers may recognize at the same time.
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
  /// Whether the user may dismiss a presentation.
  func allowsDismissal(of presentation: UIPresentationController) -> Bool {
    #if canImport(UIKit)
      presentationControllerShouldDismiss?(presentation) ?? true
    #else
      presentationControllerShouldDismiss(presentation)
    #endif
  }

  /// Reports that the user has begun to dismiss a presentation.
  func tellOfBeginningDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerWillDismiss?(presentation)
    #else
      presentationControllerWillDismiss(presentation)
    #endif
  }

  /// Reports that the user has dismissed a presentation.
  func tellOfDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerDidDismiss?(presentation)
    #else
      presentationControllerDidDismiss(presentation)
    #endif
  }

  /// Reports that the user tried to dismiss a presentation and is not allowed to.
  func tellOfAttemptedDismissal(of presentation: UIPresentationController) {
    #if canImport(UIKit)
      presentationControllerDidAttemptToDismiss?(presentation)
    #else
      presentationControllerDidAttemptToDismiss(presentation)
    #endif
  }
}
