import Foundation

/// An object that is notified when an animation starts and stops. The animation retains it.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation starts. The method is optional.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, or has been removed before its end. The method is
  /// optional.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, because the method is optional.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing, because the method is optional.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
