import Foundation

extension UIView {
  /// Animates changes with an ease-in-out curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 or less, the changes apply at once.
  ///   - animations: The changes. The block runs once, before the method returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes with an ease-in-out curve, then reports whether all animations finished.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes with a delay, options and a completion handler.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The seconds before the animations begin. Until then the old values stay on the
  ///     screen.
  ///   - options: The curve, the repetition, and the settings inherited from an enclosing block.
  ///   - animations: The changes. The block runs once, before the method returns.
  ///   - completion: A block that is called once, when all animations have ended. Its argument is
  ///     whether all animations finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRequest(
      duration: duration, delay: delay, options: options, curve: .cubic(options.curve.solver)
    ).run(animations, completion: completion)
  }

  /// Animates changes with a spring.
  ///
  /// - Parameters:
  ///   - duration: The seconds within which the spring settles.
  ///   - delay: The seconds before the animations begin. Until then the old values stay on the
  ///     screen.
  ///   - dampingRatio: The damping ratio; 1 is critical damping. A spring with a smaller ratio
  ///     oscillates.
  ///   - velocity: The initial velocity, in distances per second.
  ///   - options: The repetition and the inherited settings. Curve options have no effect.
  ///   - animations: The changes. The block runs once, before the method returns.
  ///   - completion: A block that is called once, when all animations have ended.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    AnimationRequest(
      duration: duration, delay: delay, options: options,
      curve: parameters.timingFunction(duration: duration)
    ).run(animations, completion: completion)
  }

  /// Animates changes along keyframes, which the block adds with `addKeyframe`.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. Inside another animation it is inherited.
  ///   - delay: The seconds before the animations begin. Until then the old values stay on the
  ///     screen.
  ///   - options: The options for interpolation between keyframes.
  ///   - animations: A block that adds the keyframes. It runs once, before the method returns.
  ///   - completion: A block that is called once, when all animations have ended.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    AnimationRequest(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      curve: .cubic(.easeInOut), keyframes: options
    ).run(animations, completion: completion)
  }

  /// Adds a keyframe inside a block of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the keyframe, 0…1 of the whole animation.
  ///   - frameDuration: The length of the keyframe, 0…1 of the whole animation.
  ///   - animations: The changes. The block runs once, before the method returns.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationCapture.current as? KeyframeCapture else { return animations() }
    keyframes.runKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Performs changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationCapture.runDisabled(actionsWithoutAnimation)
  }

  /// Sets whether animation blocks animate. Completion blocks are called in both cases.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationCapture.animationsAreEnabled = enabled
  }

  /// A Boolean value that indicates whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { AnimationCapture.animationsAreEnabled }

  /// The duration of the current animation block, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationCapture.current?.block?.duration ?? 0
  }
}
