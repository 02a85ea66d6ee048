// The settings of a transition.
extension InterruptibleTransition {
  /// The animation of the transition.
  public var animation: TransitionAnimation { configuration.animation }

  /// The duration and the curve of the transition when no finger moves it.
  public var timing: TransitionTiming { configuration.timing }

  /// The animation of a dismissal, a pop, or a change to an earlier tab.
  ///
  /// Like ``animation``, it describes a presentation, and the way back plays it in reverse. With
  /// `.slide(from: .bottom)` the page moves out downward.
  ///
  /// With the default, nil, ``animation`` also animates the way back, and reads the direction from
  /// ``TransitionFlight/isPresenting``.
  public var dismissalAnimation: TransitionAnimation? {
    get { configuration.dismissalAnimation }
    set { configuration.dismissalAnimation = newValue }
  }

  /// The timing of a dismissal. The default, nil, is ``timing``.
  public var dismissalTiming: TransitionTiming? {
    get { configuration.dismissalTiming }
    set { configuration.dismissalTiming = newValue }
  }

  /// The rule that decides on release whether the transition finishes. The default is by momentum.
  public var completionRule: TransitionCompletionRule {
    get { configuration.completionRule }
    set { configuration.completionRule = newValue }
  }

  /// The motion of the transition after a release by a gesture, or by a call with a velocity. The
  /// default is a spring.
  public var settling: TransitionSettling {
    get { configuration.settling }
    set { configuration.settling = newValue }
  }

  /// The motion after a release if the presented or pushed view controller leaves.
  ///
  /// It leaves if a dismissal or a pop finishes, or if a presentation or a push is cancelled. With
  /// the default, nil, ``settling`` applies.
  public var settlingWhenLeaving: TransitionSettling? {
    get { configuration.settlingWhenLeaving }
    set { configuration.settlingWhenLeaving = newValue }
  }

  /// Called when fingers pull the transition past one of its ends, and while it returns.
  ///
  /// The last call has an overshoot of 0. By default the container moves a little with the fingers.
  public var onOvershoot: (TransitionOvershoot, TransitionFlight) -> Void {
    get { configuration.onOvershoot }
    set { configuration.onOvershoot = newValue }
  }

  /// The form of the transition with reduced motion. The default is a cross-fade.
  ///
  /// Each flight reads the accessibility setting at its start. The form replaces the animation and
  /// the timing. Changes that an app adds to a flight stay, and can read
  /// ``TransitionFlight/usesReducedMotion``. If an override of
  /// ``InterruptibleTransition/makeAnimator(for:)`` returns a custom animator, that animator stays
  /// too.
  public var reducedMotion: TransitionReducedMotion {
    get { configuration.reducedMotion }
    set { configuration.reducedMotion = newValue }
  }

  /// Whether flights use reduced motion; nil follows the accessibility setting.
  ///
  /// The default is nil. Set this property in an app that has a setting for motion. Each flight
  /// reads it at its start.
  public var isReduceMotionEnabled: Bool? {
    get { configuration.isReduceMotionEnabled }
    set { configuration.isReduceMotionEnabled = newValue }
  }

  /// The factor by which flights move more slowly when no finger moves them, for debugging.
  ///
  /// The factor does not affect fingers. The default is 1. The factor is limited to 0.001...1000,
  /// and a value that is not finite and above 0 is 1.
  ///
  /// To slow down a single flight, set ``TransitionFlight/slowMotion``. Current flights apply a new
  /// value with their next motion.
  public var slowMotion: Double {
    get { configuration.slowMotion }
    set { configuration.slowMotion = newValue.usableSlowMotion }
  }

  /// The duration of the next flight when no finger moves it, in seconds.
  var nextDuration: TimeInterval {
    let settings = configuration.settings(isPresenting: true)
    return settings.timing.duration * settings.slowMotion
  }
}
