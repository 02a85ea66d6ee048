// The settings of a transition.
extension InterruptibleTransition {
  /// The animation of the transition.
  public var animation: TransitionAnimation { configuration.animation }

  /// The duration and the curve of the transition when it runs by itself.
  public var timing: TransitionTiming { configuration.timing }

  /// The animation of a dismissal, a pop, or a change to a tab further left. The default, nil, is
  /// ``animation``, which is asked for the way back too: ``TransitionFlight/isPresenting`` tells it
  /// the way.
  public var dismissalAnimation: TransitionAnimation? {
    get { configuration.dismissalAnimation }
    set { configuration.dismissalAnimation = newValue }
  }

  /// The timing of a dismissal. The default, nil, is ``timing``.
  public var dismissalTiming: TransitionTiming? {
    get { configuration.dismissalTiming }
    set { configuration.dismissalTiming = newValue }
  }

  /// The rule that decides whether a transition finishes on release. The default is by momentum.
  public var completionRule: TransitionCompletionRule {
    get { configuration.completionRule }
    set { configuration.completionRule = newValue }
  }

  /// How a transition goes on after a release with a velocity. The default is a spring.
  public var settling: TransitionSettling {
    get { configuration.settling }
    set { configuration.settling = newValue }
  }

  /// How a transition goes on after a release with a velocity if what was presented or pushed
  /// leaves: after a dismissal or a pop that finishes, and a presentation or a push that is
  /// cancelled. The default, nil, is ``settling``.
  public var settlingAway: TransitionSettling? {
    get { configuration.settlingAway }
    set { configuration.settlingAway = newValue }
  }

  /// Called when fingers pull the transition past one of its ends, and while it comes back from
  /// there; the last call has an overshoot of 0. By default the container moves a little with the
  /// fingers.
  public var onOvershoot: (TransitionOvershoot, TransitionFlight) -> Void {
    get { configuration.onOvershoot }
    set { configuration.onOvershoot = newValue }
  }

  /// What the transition does for a person who wants less motion. Each flight reads at its start
  /// what the person wants. The default is a cross-fade.
  ///
  /// It replaces the animation and the timing. What an app adds to a flight stays, and can ask
  /// ``TransitionFlight/isCalm``. An animator that an override of
  /// ``InterruptibleTransition/makeAnimator(for:)`` makes by itself stays too.
  public var calmForm: TransitionCalmForm {
    get { configuration.calmForm }
    set { configuration.calmForm = newValue }
  }

  /// How many times slower than usual flights move by themselves, to look at them closely; fingers
  /// move them as usual. The default is 1. Limited to 0.001...1000; a value that is not finite and
  /// above 0 counts as 1.
  ///
  /// Set it on a ``TransitionFlight`` to slow down that one alone. Flights under way follow with
  /// their next motion.
  public var slowMotion: Double {
    get { configuration.slowMotion }
    set { configuration.slowMotion = newValue.usableSlowMotion }
  }

  /// How long the next flight takes by itself, in seconds.
  var nextDuration: TimeInterval {
    let configuration = configuration.current
    return configuration.timing.duration * configuration.slowMotion
  }
}
