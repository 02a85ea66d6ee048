// What an app sets it to.
extension InterruptibleTransition {
  /// What is shown.
  public var animation: TransitionAnimation { configuration.animation }

  /// How long it takes by itself, and along which curve.
  public var timing: TransitionTiming { configuration.timing }

  /// What is shown on dismissal. The default, nil, is ``animation``, which mirrors itself.
  public var dismissalAnimation: TransitionAnimation? {
    get { configuration.dismissalAnimation }
    set { configuration.dismissalAnimation = newValue }
  }

  /// The timing of a dismissal. The default, nil, is ``timing``.
  public var dismissalTiming: TransitionTiming? {
    get { configuration.dismissalTiming }
    set { configuration.dismissalTiming = newValue }
  }

  /// What decides whether a transition that is let go finishes. The default is by momentum.
  public var completionRule: TransitionCompletionRule {
    get { configuration.completionRule }
    set { configuration.completionRule = newValue }
  }

  /// How a transition that is let go at a velocity runs on. The default is a spring.
  public var settling: TransitionSettling {
    get { configuration.settling }
    set { configuration.settling = newValue }
  }

  /// Called when fingers pull the transition past one of its ends, and as it comes back from there;
  /// at last with a share of 0. By default the container moves a little after the fingers.
  public var onOvershoot: (TransitionOvershoot, TransitionFlight) -> Void {
    get { configuration.onOvershoot }
    set { configuration.onOvershoot = newValue }
  }

  /// Adds changes that every run of the transition animates along with its own.
  ///
  /// They scrub, pause and reverse with the rest. On cancel the animator restores what UIKit can
  /// animate; the rest is the completion's to restore.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the duration, 0…1, after which they begin; they end with the
  ///     rest.
  ///   - animations: The changes; told the flight, which says whether it presents or dismisses.
  ///   - completion: Told where a run came to rest.
  public func addAuxiliaryAnimations(
    delayFactor: Double = 0, _ animations: @escaping (TransitionFlight) -> Void,
    completion: ((TransitionPosition) -> Void)? = nil
  ) {
    configuration.auxiliaryAnimations.append(
      TransitionConfiguration.AuxiliaryAnimation(
        delayFactor: delayFactor, animations: animations, completion: completion))
  }
}
