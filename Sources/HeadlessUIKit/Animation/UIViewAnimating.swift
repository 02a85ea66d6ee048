import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not started, or has ended.
  case inactive = 0
  /// The animator runs or is paused.
  case active = 1
  /// The animator is stopped and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values that the blocks set.
  case end = 0
  /// The values before the blocks.
  case start = 1
  /// The values that were on the screen.
  case current = 2
}

/// An object that can run, pause, reverse and scrub an animation.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animator is active and moving.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animator runs towards the start.
  var isReversed: Bool { get set }
  /// The completed fraction, 0…1, in the direction in which the animator runs.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation. An inactive animator becomes active.
  func pauseAnimation()
  /// Stops the animation at the current values. With false, the caller must then finish the
  /// animator.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that accepts blocks of changes. In UIKit, all requirements are optional.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes without a delay.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that receives the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with new timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing, because the method is optional.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing, because the method is optional.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing, because the method is optional.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing, because the method is optional.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
