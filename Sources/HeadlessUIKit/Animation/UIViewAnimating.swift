import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or at its end.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, waiting for `finishAnimation(at:)`.
  case stopped = 2
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the blocks set.
  case end = 0
  /// At the values before the blocks.
  case start = 1
  /// At the values that were on the screen.
  case current = 2
}

/// An object that runs, pauses, reverses and scrubs an animation.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether it is active and moving.
  var isRunning: Bool { get }
  /// Whether it runs towards the start.
  var isReversed: Bool { get set }
  /// The fraction that is complete, 0…1, in the direction in which the animator runs.
  var fractionComplete: CGFloat { get set }
  /// Starts, or resumes.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses, and becomes active.
  func pauseAnimation()
  /// Stops at the current values; with false the caller finishes the animator.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animator.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that accepts blocks of changes. All requirements are optional in UIKit.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that receives the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues from a pause with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing: the requirement is optional.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing: the requirement is optional.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing: the requirement is optional.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing: the requirement is optional.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
