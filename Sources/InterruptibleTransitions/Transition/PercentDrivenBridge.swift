/// The verbs that UIKit's superclass and its context share.
nonisolated package enum PercentDrivenVerb: Hashable, Sendable {
  case pause
  case update(Double)
  case finish
  case cancel

  fileprivate init(settlingAt position: TransitionPosition) {
    self = position == .end ? .finish : .cancel
  }
}

/// Tells UIKit what a flight shows: UIKit's percent-driven superclass, and the context of the
/// transition.
///
/// The documentation does not say what the superclass does to an interruptible animator, or when it
/// accepts a verb at all. So each verb goes to the superclass, as the contract says, and the effect
/// is checked afterwards: the context is told what the superclass has not told it. A transition
/// does this to UIKit; a model does it to every possible UIKit.
nonisolated package protocol PercentDriving {
  /// Whether the animator has come to rest, even if the flight has not been told yet. A pause after
  /// that would make it active again without an end.
  var animatorHasRested: Bool { get }
  /// Whether UIKit's context reports an interaction.
  var contextIsInteractive: Bool { get }
  /// Whether UIKit's context reports that the transition is being cancelled.
  var contextWasCancelled: Bool { get }
  /// The last update that the superclass reports.
  var superclassPercentComplete: Double { get }

  /// Calls one of UIKit's verbs on the superclass.
  func callSuperclass(_ verb: PercentDrivenVerb)
  /// Calls one of UIKit's verbs on the context.
  func callContext(_ verb: PercentDrivenVerb)
}

nonisolated extension PercentDriving {
  /// Tells UIKit what a flight shows.
  package func notifyUIKit(of report: FlightReport) {
    switch report {
    case .isHeld:
      // Each of these calls may bring the animator to rest, or report that it is interactive.
      if !contextIsInteractive, !animatorHasRested { callSuperclass(.pause) }
      // mutate: context-told-of-grab
      if !contextIsInteractive, !animatorHasRested { callContext(.pause) }
    case .shows(let progress):
      // If it reported the same value before, nothing shows whether it has accepted the update.
      // mutate: same-progress-counts-as-not-reported
      let isUnclear = superclassPercentComplete == progress
      callSuperclass(.update(progress))
      // mutate: context-told-of-progress
      if isUnclear || superclassPercentComplete != progress { callContext(.update(progress)) }
    case .settles(let position):
      callSuperclass(PercentDrivenVerb(settlingAt: position))
      // mutate: context-told-of-release
      indicate(position)
    case .runs(let position):
      // A transition that runs by itself is not interactive, even if UIKit assumed so at the start.
      // mutate: running-flight-not-interactive
      if !contextSays(position) { notifyUIKit(of: .settles(toward: position)) }
    case .hasEnded(let position):
      // The last indication to the context must match the result. A context that was never
      // interactive got no indication and needs none to finish. It stays as it is:
      // a pause might make the animator active, which has come to rest and would not rest again.
      // mutate: context-told-before-completion
      indicate(position)
    }
  }

  /// Tells the context at which end the flight is going to end, if it has not been told.
  private func indicate(_ position: TransitionPosition) {
    if !contextSays(position) { callContext(PercentDrivenVerb(settlingAt: position)) }
  }

  /// Whether the context reports that the transition is going to end at a position.
  private func contextSays(_ position: TransitionPosition) -> Bool {
    !contextIsInteractive && contextWasCancelled == (position == .start)
  }
}

/// The state of a transition's calls to its superclass, `UIPercentDrivenInteractiveTransition`.
struct PercentDrivenBridge {
  /// The number of current calls to the superclass: calls that it makes in turn are not the app's.
  fileprivate var calls = 0
  /// The flight of which the superclass is being told the start.
  fileprivate(set) var startedFlight: TransitionFlight?

  /// Whether a call comes from the superclass, directly or through UIKit.
  var isCalling: Bool { calls > 0 }
}

extension InterruptibleTransition {
  /// Handles one of UIKit's verbs: a call by the app moves the flight, and one within a call to the
  /// superclass is the superclass's.
  func handle(_ verb: PercentDrivenVerb) {
    if bridge.isCalling { return callSuperclass(verb) }
    switch verb {
    case .pause: send(.grabbed)
    case .update(let progress): show(progress)
    case .finish: finish(velocity: 0)
    case .cancel: cancel(velocity: 0)
    }
  }

  private func callSuperclass(_ verb: PercentDrivenVerb) {
    bridge.calls += 1
    switch verb {
    case .pause: super.pause()
    case .update(let progress): super.update(CGFloat(progress))
    case .finish: super.finish()
    case .cancel: super.cancel()
    }
    bridge.calls -= 1
  }

  /// Starts a flight, as UIKit asks the interaction controller to do.
  func startFlight(in context: any UIViewControllerContextTransitioning) {
    // mutate: ended-context-begins-nothing
    guard registry.ended(in: context) == nil else { return }
    let flight = flight(in: context)
    flight.start {
      // After another start by UIKit, the superclass's start would stop what runs, or run what is
      // held.
      // mutate: superclass-starts-no-started-flight
      guard flight.isPending else { return }
      flight.keepAnimator {
        let outer = bridge.startedFlight
        bridge.startedFlight = flight
        bridge.calls += 1
        super.startInteractiveTransition(context)
        bridge.calls -= 1
        bridge.startedFlight = outer
      }
    }
  }

  /// Tells UIKit what a flight shows.
  func flight(_ flight: TransitionFlight, reports report: FlightReport) {
    FlightMessenger(transition: self, flight: flight).notifyUIKit(of: report)
  }

  /// The last value that the superclass was updated to, from 0 to 1.
  fileprivate var superclassPercentComplete: Double { Double(super.percentComplete) }

  /// Calls one of UIKit's verbs on the superclass, as far as it is known to handle a flight.
  fileprivate func callSuperclass(_ verb: PercentDrivenVerb, about flight: TransitionFlight) {
    // During two flights the superclass handles one, and it is unknown which. UIKit's context may
    // be gone with a transition that UIKit has ended.
    // mutate: superclass-told-of-single-flight
    guard registry.isAlone(flight), !flight.isEndedByUIKit else { return }
    // An animator that a subclass has made cannot be closed to the superclass: continued with a
    // duration factor, its blocks would leave their common time line.
    // mutate: superclass-not-told-of-open-release
    let isOpen = flight.control?.closable == nil
    if isOpen, verb == .finish || verb == .cancel { return }
    flight.keepAnimator { callSuperclass(verb) }
  }
}

/// Tells UIKit what one flight of a transition shows.
private struct FlightMessenger: @MainActor PercentDriving {
  let transition: InterruptibleTransition
  let flight: TransitionFlight

  var animatorHasRested: Bool { flight.control?.hasRested ?? false }
  var contextIsInteractive: Bool { flight.context.isInteractive }
  var contextWasCancelled: Bool { flight.context.transitionWasCancelled }
  var superclassPercentComplete: Double { transition.superclassPercentComplete }

  func callSuperclass(_ verb: PercentDrivenVerb) {
    transition.callSuperclass(verb, about: flight)
  }

  func callContext(_ verb: PercentDrivenVerb) {
    // mutate: ended-context-told-nothing
    guard !flight.isEndedByUIKit else { return }
    let context = flight.context
    flight.keepAnimator {
      switch verb {
      case .pause: context.pauseInteractiveTransition()
      case .update(let progress): context.updateInteractiveTransition(CGFloat(progress))
      case .finish: context.finishInteractiveTransition()
      case .cancel: context.cancelInteractiveTransition()
      }
    }
  }
}

extension TransitionFlight {
  /// Makes a call to UIKit that does not move the animator. The toolkit's is closed during the
  /// call, and one that a subclass has made is put back afterwards.
  @inline(__always) fileprivate func keepAnimator(during call: () -> Void) {
    // mutate: animator-closed-during-calls
    if let animator = control?.closable { return animator.close(during: call) }
    let (shown, wasStill) = (animatorProgress, control?.animator.isRunning == false)
    call()
    // mutate: open-animator-held-after-release
    if wasStill, !isPending { holdAnimator(at: shown) }
  }
}
