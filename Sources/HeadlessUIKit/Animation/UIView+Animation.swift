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

  /// Animates changes with ease-in-out, then tells whether all of them finished.
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
  ///   - completion: called once, when all animations have ended; told whether all finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay, options: options,
      curve: .cubic(options.curve.solver), completion: completion
    ) { capture in
      AnimationCapture.run(capture, animations)
    }
  }

  /// Animates changes with a spring.
  ///
  /// - Parameters:
  ///   - duration: the seconds after which the spring has settled.
  ///   - delay: the seconds during which the old values stay on the screen.
  ///   - dampingRatio: 1 is critical damping; less oscillates.
  ///   - velocity: in distances per second.
  ///   - options: repetition, and what is inherited; curves have no effect.
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
    run(
      duration: duration, delay: delay, options: options,
      curve: parameters.timingFunction(duration: duration), completion: completion
    ) { capture in
      AnimationCapture.run(capture, animations)
    }
  }

  /// Animates changes along keyframes, which the block adds by `addKeyframe`.
  ///
  /// - Parameters:
  ///   - duration: in seconds; inherited inside another animation.
  ///   - delay: the seconds during which the old values stay on the screen.
  ///   - options: how values go from keyframe to keyframe.
  ///   - animations: adds the keyframes; runs once, at once.
  ///   - completion: called once, when all animations have ended.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      curve: .cubic(.easeInOut), completion: completion
    ) { capture in
      let keyframes = KeyframeCapture(
        target: capture, isDiscrete: options.contains(.calculationModeDiscrete))
      AnimationCapture.run(keyframes, animations)
      keyframes.commit()
    }
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

  /// Makes changes without animating them, inside an animation block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationCapture.run(nil, actionsWithoutAnimation)
  }

  /// Says whether animation blocks animate; completions are called either way.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationCapture.animationsAreEnabled = enabled
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { AnimationCapture.animationsAreEnabled }

  /// The duration of the animation block that is running, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    (AnimationCapture.current as? BlockCapture)?.duration ?? 0
  }

  /// Runs a block that makes animations: its own, or inside another block some more of that one's.
  private class func run(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    curve: TimingFunction, completion: ((Bool) -> Void)?, _ body: (BlockCapture) -> Void
  ) {
    let outer = AnimationCapture.current as? BlockCapture
    // A nested block inherits duration and curve, whatever it asks (fact 1.125).
    let ownsDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let ownsCurve = outer == nil || options.contains(.overrideInheritedCurve)
    let group = ViewAnimationGroup(
      duration: ownsDuration ? max(duration, 0) : outer?.duration ?? 0, delay: max(delay, 0),
      curve: ownsCurve ? curve : outer?.slot.curve ?? curve,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      blocksTouches: !options.contains(.allowUserInteraction), completion: completion)
    // A property animator tracks what a block nested in its own animates (fact 1.45).
    if !ownsDuration, let outer, let animator = outer.pacing as? AnimatorTimeline {
      body(outer)
      if let completion { animator.nestedCompletions.append(completion) }
      return
    }
    Runtime.current.animations.add(group)
    body(group.makeCapture())
    group.seal()
  }
}
