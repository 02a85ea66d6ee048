import Foundation

/// An object that hears of the beginning and the end of an animation, which keeps it.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins. Optional.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, or has been removed before its end. Optional.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing: the requirement is optional.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing: the requirement is optional.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
