extension UIViewControllerContextTransitioning {
  /// Whether frames show the transition.
  ///
  /// UIKit also provides contexts for custom presentations that are not animated. In the background
  /// UIKit applies animated changes at once, and an animator that continues later would move
  /// nothing.
  var isShown: Bool {
    isAnimated && containerView.window?.windowScene?.activationState != .background
  }
}
