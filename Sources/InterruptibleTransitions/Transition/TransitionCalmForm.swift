/// What a transition does for a person who wants less motion: who has turned on Reduce Motion, or
/// Prefer Cross-Fade Transitions.
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

  /// A cross-fade: the page that leaves fades out above the one that comes. This is the default.
  ///
  /// By itself, and after a release, it takes 0.14 s. Under a finger the opacity follows over the
  /// same full travel as the motion would, and shows nothing of an overshoot.
  public static var crossFade: TransitionCalmForm { .animation(.dissolve) }

  /// Another animation, in the same time.
  ///
  /// - Parameter animation: The animation, which should not move anything far.
  /// - Returns: The form.
  public static func animation(_ animation: TransitionAnimation) -> TransitionCalmForm {
    TransitionCalmForm(kind: .animation(animation))
  }

  /// The same animation as ever: for motion that is small, or that carries a meaning of its own.
  public static var unchanged: TransitionCalmForm { TransitionCalmForm(kind: .unchanged) }
}

extension TransitionConfiguration {
  /// How long a calm flight takes by itself, in seconds, as the system's own cross-fades do.
  private static let calmDuration: TimeInterval = 0.14

  /// The settings of a flight that starts now, by what the person wants.
  var current: TransitionConfiguration { Accessibility.prefersLessMotion ? calm : self }

  /// The settings of a calm flight.
  private var calm: TransitionConfiguration {
    guard case .animation(let animation) = calmForm.kind else { return self }
    var form = self
    (form.animation, form.timing) = (animation, .easeInOut(Self.calmDuration))
    form.settling = .spring(response: Self.calmDuration / 2, longestDuration: Self.calmDuration)
    form.onOvershoot = { _, _ in }
    return calm(as: form)
  }

  /// These settings for a flight that is under way, and was calm from its start.
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
