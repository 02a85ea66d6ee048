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

  /// Called when fingers pull the transition past one of its ends, and while it comes back from
  /// there; the last call has an overshoot of 0. By default the container moves a little with the
  /// fingers.
  public var onOvershoot: (TransitionOvershoot, TransitionFlight) -> Void {
    get { configuration.onOvershoot }
    set { configuration.onOvershoot = newValue }
  }
}
