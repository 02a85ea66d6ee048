/// The form of a transition with Reduce Motion or Prefer Cross-Fade Transitions.
///
/// ```swift
/// let zoom = InterruptibleTransition(.zoomIn())
/// zoom.reducedMotion = .animation(.fade)
/// ```
public struct TransitionReducedMotion {
  enum Kind {
    case animation(TransitionAnimation)
    case unchanged
  }

  let kind: Kind

  /// A cross-fade, in which the outgoing page fades out above the incoming page.
  ///
  /// This is the default. Without a finger, and after a release, the cross-fade takes 0.14 s. Under
  /// a finger, the opacity follows over the full travel, without an overshoot.
  public static var crossfade: TransitionReducedMotion { .animation(TransitionAnimation.crossfade) }

  /// Another animation, with the duration of the cross-fade.
  ///
  /// - Parameter animation: The animation, which should not move anything far.
  /// - Returns: The form.
  public static func animation(_ animation: TransitionAnimation) -> TransitionReducedMotion {
    TransitionReducedMotion(kind: .animation(animation))
  }

  /// The same animation as without reduced motion, for motion that is small or conveys meaning.
  public static var unchanged: TransitionReducedMotion { TransitionReducedMotion(kind: .unchanged) }
}

extension TransitionConfiguration {
  /// The duration of a flight with reduced motion, in seconds, as in the system's cross-fades.
  private static let reducedMotionDuration: TimeInterval = 0.14

  /// The settings of a flight that starts now.
  var current: TransitionConfiguration {
    (reducesMotion ?? Accessibility.prefersLessMotion) ? withReducedMotion : self
  }

  /// The settings of a flight with reduced motion.
  private var withReducedMotion: TransitionConfiguration {
    guard case .animation(let animation) = reducedMotion.kind else { return self }
    var form = self
    form.reducedAnimation = animation
    form.timing = .easeInOut(Self.reducedMotionDuration)
    form.settling = .spring(
      response: Self.reducedMotionDuration / 2, longestDuration: Self.reducedMotionDuration)
    form.onOvershoot = { _, _ in }
    return withReducedMotion(as: form)
  }

  /// Returns these settings for a running flight that began with reduced motion.
  func withReducedMotion(as form: TransitionConfiguration) -> TransitionConfiguration {
    var reduced = self
    reduced.usesReducedMotion = true
    reduced.reducedAnimation = form.reducedAnimation
    (reduced.timing, reduced.dismissalTiming) = (form.timing, nil)
    reduced.settlingAway = nil
    (reduced.settling, reduced.onOvershoot) = (form.settling, form.onOvershoot)
    (reduced.timingCurve, reduced.completionSpeed) = (nil, 1)
    return reduced
  }
}
