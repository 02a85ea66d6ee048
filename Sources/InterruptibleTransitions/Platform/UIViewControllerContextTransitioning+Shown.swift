extension UIViewControllerContextTransitioning {
  /// Whether frames show the transition. UIKit also hands over custom presentations that are not
  /// animated. In the background UIKit sets at once what begins to be animated: an animator that
  /// went on later would move nothing.
  var isShown: Bool {
    isAnimated && containerView.window?.windowScene?.activationState != .background
  }
}
