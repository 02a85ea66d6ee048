/// The form of a transition with Reduce Motion or Prefer Cross-Fade Transitions.
///
/// ```swift
/// let zoom = InterruptibleTransition(.zoom())
/// zoom.calmForm = .animation(.fade)
/// ```
public struct TransitionCalmForm {
  enum Kind {
    case animation(TransitionAnimation)
    case unchanged
  }

  let kind: Kind

  /// A cross-fade, in which the outgoing page fades out above the incoming page.
  ///
  /// This is the default. Without a finger, and after a release, the cross-fade takes 0.14 s. Under
  /// a finger, the opacity follows over the full travel, without an overshoot.
  public static var crossFade: TransitionCalmForm { .animation(TransitionAnimation.crossFade) }

  /// Another animation, with the duration of the cross-fade.
  ///
  /// - Parameter animation: The animation, which should not move anything far.
  /// - Returns: The form.
  public static func animation(_ animation: TransitionAnimation) -> TransitionCalmForm {
    TransitionCalmForm(kind: .animation(animation))
  }

  /// The same animation as without reduced motion, for motion that is small or conveys meaning.
  public static var unchanged: TransitionCalmForm { TransitionCalmForm(kind: .unchanged) }
}

extension TransitionConfiguration {
  /// The duration of a flight with reduced motion, in seconds, as in the system's cross-fades.
  private static let calmDuration: TimeInterval = 0.14

  /// The settings of a flight that starts now.
  var current: TransitionConfiguration { Accessibility.prefersLessMotion ? calm : self }

  /// The settings of a flight with reduced motion.
  private var calm: TransitionConfiguration {
    guard case .animation(let animation) = calmForm.kind else { return self }
    var form = self
    (form.animation, form.timing) = (animation, .easeInOut(Self.calmDuration))
    form.settling = .spring(response: Self.calmDuration / 2, longestDuration: Self.calmDuration)
    form.onOvershoot = { _, _ in }
    return calm(as: form)
  }

  /// Returns these settings for a running flight that began with reduced motion.
  func calm(as form: TransitionConfiguration) -> TransitionConfiguration {
    var calm = self
    calm.isCalm = true
    (calm.animation, calm.dismissalAnimation) = (form.animation, nil)
    (calm.timing, calm.dismissalTiming) = (form.timing, nil)
    calm.settlingAway = nil
    (calm.settling, calm.onOvershoot) = (form.settling, form.onOvershoot)
    (calm.timingCurve, calm.completionSpeed) = (nil, 1)
    return calm
  }
}
