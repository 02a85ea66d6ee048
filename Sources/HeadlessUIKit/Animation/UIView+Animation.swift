import Foundation

extension UIView {
  /// Animates changes with ease-in-out.
  ///
  /// - Parameters:
  ///   - duration: in seconds; at 0 or less the changes apply at once.
  ///   - animations: the changes; runs once, at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes with ease-in-out, then reports whether all of them finished.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - delay: the seconds during which the old values stay on the screen.
  ///   - options: the curve, repetition, and what is inherited from a block around this one.
  ///   - animations: the changes; runs once, at once.
  ///   - completion: called once, when all animations have ended, with whether all finished.
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
  ///   - duration: the seconds after which the spring has settled.
  ///   - delay: the seconds during which the old values stay on the screen.
  ///   - dampingRatio: 1 is critical damping; less oscillates.
  ///   - velocity: in distances per second.
  ///   - options: repetition, and what is inherited; curve options have no effect.
  ///   - animations: the changes; runs once, at once.
  ///   - completion: called once, when all animations have ended.
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

  /// Animates changes along keyframes, which the block adds by `addKeyframe`.
  ///
  /// - Parameters:
  ///   - duration: in seconds; inherited inside another animation.
  ///   - delay: the seconds during which the old values stay on the screen.
  ///   - options: how values change from keyframe to keyframe.
  ///   - animations: adds the keyframes; runs once, at once.
  ///   - completion: called once, when all animations have ended.
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

  /// Adds a keyframe, inside a block of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: 0…1 of the whole animation.
  ///   - frameDuration: 0…1 of the whole animation.
  ///   - animations: the changes; runs once, at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationCapture.current as? KeyframeCapture else { return animations() }
    keyframes.runKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Makes changes without animating them, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationCapture.runDisabled(actionsWithoutAnimation)
  }

  /// Sets whether animation blocks animate; completions are called in both cases.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationCapture.animationsAreEnabled = enabled
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { AnimationCapture.animationsAreEnabled }

  /// The duration of the animation block that is running, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationCapture.current?.block?.duration ?? 0
  }
}
