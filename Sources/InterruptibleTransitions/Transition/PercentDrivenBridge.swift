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

/// A type that notifies UIKit's percent-driven superclass and the context of a flight's state.
///
/// The documentation does not say how the superclass moves an interruptible animator, or when it
/// accepts a verb. So each verb is called on the superclass, as the contract requires, and the
/// effect is checked afterward. If the superclass has not notified the context, the context is
/// notified directly. A transition does this for UIKit, and a model does it for every possible
/// UIKit.
nonisolated package protocol PercentDriving {
  /// Whether the animator has ended, even if the flight has not been notified yet.
  ///
  /// A pause after the end would make the animator active again, and it would never end.
  var animatorHasEnded: Bool { get }
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
  /// Notifies UIKit of a flight's state.
  package func notifyUIKit(of report: FlightReport) {
    switch report {
    case .isHeld:
      // Each of these calls may end the animator, or make the context interactive.
      if !contextIsInteractive, !animatorHasEnded { callSuperclass(.pause) }
      // mutate: context-told-of-grab
      if !contextIsInteractive, !animatorHasEnded { callContext(.pause) }
    case .shows(let progress):
      // If the superclass reported the same value before, it is unknown whether it has accepted the
      // update.
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
      // A running transition is not interactive, even if UIKit assumed so at the start.
      // mutate: running-flight-not-interactive
      if !contextSays(position) { notifyUIKit(of: .settles(toward: position)) }
    case .hasEnded(let position):
      // The last indication to the context must match the result. A context that was never
      // interactive got no indication, and needs none to finish. It does not change, because a
      // pause might make the ended animator active, and the animator would not end again.
      // mutate: context-told-before-completion
      indicate(position)
    }
  }

  private func indicate(_ position: TransitionPosition) {
    if !contextSays(position) { callContext(PercentDrivenVerb(settlingAt: position)) }
  }

  private func contextSays(_ position: TransitionPosition) -> Bool {
    !contextIsInteractive && contextWasCancelled == (position == .start)
  }
}

/// The state of a transition's calls to its superclass, `UIPercentDrivenInteractiveTransition`.
struct PercentDrivenBridge {
  /// The number of current calls. Calls that the superclass makes within them are not the app's.
  fileprivate var calls = 0
  /// The flight of the current start call to the superclass.
  fileprivate(set) var startedFlight: TransitionFlight?

  /// Whether a call comes from the superclass, directly or through UIKit.
  var isCalling: Bool { calls > 0 }
}

extension InterruptibleTransition {
  /// Handles a verb. A call by the app moves the flight; a nested call goes to the superclass.
  func handle(_ verb: PercentDrivenVerb) {
    if bridge.isCalling { return callSuperclass(verb) }
    switch verb {
    case .pause: send(.grabbed)
    case .update(let progress): moveFlight(to: progress)
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

  func startFlight(in context: any UIViewControllerContextTransitioning) {
    // mutate: ended-context-begins-nothing
    guard registry.ended(in: context) == nil else { return }
    let flight = flight(in: context)
    flight.start {
      // After another start by UIKit, the superclass's start would stop a running flight, or run a
      // held flight.
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

  func flight(_ flight: TransitionFlight, reports report: FlightReport) {
    FlightMessenger(transition: self, flight: flight).notifyUIKit(of: report)
  }

  /// The last value to which the superclass was updated, from 0 to 1.
  fileprivate var superclassPercentComplete: Double { Double(super.percentComplete) }

  /// Calls one of UIKit's verbs on the superclass, if the superclass can handle the flight.
  fileprivate func callSuperclass(_ verb: PercentDrivenVerb, about flight: TransitionFlight) {
    // During two flights the superclass handles one of them, and it is unknown which. If UIKit has
    // ended a transition, UIKit's context may be deallocated.
    // mutate: superclass-told-of-single-flight
    guard registry.isAlone(flight), !flight.isEndedByUIKit else { return }
    // An animator that a subclass has made cannot be closed to the superclass. If the superclass
    // continued it with a duration factor, its blocks would leave their common time line.
    // mutate: superclass-not-told-of-open-release
    let isOpen = flight.control?.closable == nil
    if isOpen, verb == .finish || verb == .cancel { return }
    flight.keepAnimator { callSuperclass(verb) }
  }
}

/// A messenger that notifies UIKit of the state of one flight.
private struct FlightMessenger: @MainActor PercentDriving {
  let transition: InterruptibleTransition
  let flight: TransitionFlight

  var animatorHasEnded: Bool { flight.control?.hasEnded ?? false }
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
  /// Performs a call to UIKit with the animator closed, or moved back afterward.
  @inline(__always) fileprivate func keepAnimator(during call: () -> Void) {
    // mutate: animator-closed-during-calls
    if let animator = control?.closable { return animator.close(during: call) }
    let shown = animatorProgress
    let wasStill = control?.animator.isRunning == false
    call()
    // mutate: open-animator-held-after-release
    if wasStill, !isPending { holdAnimator(at: shown) }
  }
}
