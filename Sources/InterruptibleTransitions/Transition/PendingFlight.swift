/// What has happened to a flight that UIKit has yet to start, and what UIKit is to be answered
/// about it.
///
/// It knows no view: the model of UIKit in `Playgrounds/Exploration` goes through the same values.
nonisolated package struct PendingFlight: Hashable, Sendable {
  /// How a flight starts.
  package struct Start: Hashable, Sendable {
    /// What is decided about the flight from now on.
    package var machine: TransitionStateMachine
    /// Whether the flight starts in somebody's hand.
    package var isInteractive: Bool
  }

  /// What interactions and the app have done to the flight.
  package private(set) var machine = TransitionStateMachine()
  /// Whether the app itself has asked for the flight, and not only UIKit.
  package private(set) var isRequestedByApp = false
  /// What the app has assigned as the answer to ``wantsInteractiveStart``.
  private var assignedStart: Bool?
  /// What the flight that began last was started with.
  private var givenStart: Bool?
  /// Whether UIKit has asked for ``wantsInteractiveStart`` since the last flight ended. UIKit asks
  /// the interaction controller.
  package private(set) var hasAnswered = false

  package init() {}

  /// Whether UIKit is to start the flight interactively.
  ///
  /// Once a flight has begun, the answer stays what that was started with until the next one is
  /// requested or the last one ends: UIKit may ask again.
  package var wantsInteractiveStart: Bool {
    assignedStart ?? givenStart ?? machine.isPending
  }

  /// Whether an interaction has hold of the flight.
  package var isHeld: Bool { machine.isPending && !machine.isReleased }

  /// Whether an interaction has let go of the flight so that it is not to take place.
  package var isGivenUp: Bool { machine.isReleased && machine.pendingEnd == .start }

  /// Notes that UIKit has asked for ``wantsInteractiveStart``.
  package mutating func noteAnswer() {
    hasAnswered = true
  }

  /// Sets the answer to ``wantsInteractiveStart`` for the next flight.
  package mutating func assign(isInteractive: Bool) {
    assignedStart = isInteractive
  }

  /// Notes that a flight is requested, and forgets what came of a gesture that led to none.
  ///
  /// A gesture that still has hold of the transition is the one that requests the flight. One that
  /// lets go between the app's call and UIKit's is remembered: UIKit asks on the app's behalf.
  ///
  /// - Parameter byApp: Whether the app requests it, rather than UIKit.
  package mutating func request(byApp: Bool) {
    if byApp || !isRequestedByApp { forgetRelease() }
    isRequestedByApp = isRequestedByApp || byApp
    givenStart = nil
  }

  /// Forgets what came of a gesture that has let go.
  package mutating func forgetRelease() {
    if machine.isReleased { machine = TransitionStateMachine() }
  }

  /// Notes that UIKit does not make the change that the app has requested.
  package mutating func withdraw() {
    isRequestedByApp = false
  }

  /// Has the state machine handle an event.
  ///
  /// A flight that the app has requested takes orders at once: letting it go, or reversing it,
  /// counts as if somebody had held it until then.
  ///
  /// - Parameter event: What happens.
  /// - Returns: Whether the phase has changed.
  package mutating func handle(_ event: TransitionStateMachine.Event) -> Bool {
    let before = machine.phase
    if isRequestedByApp, !machine.isPending {
      switch event {
      case .released, .reversed: _ = machine.handle(.grabbed)
      default: break
      }
    }
    _ = machine.handle(event)
    return machine.phase != before
  }

  /// Lets the flight go towards one of its ends, if the app has requested it.
  ///
  /// - Parameter position: The end.
  /// - Returns: Whether the phase has changed.
  package mutating func settle(at position: TransitionPosition) -> Bool {
    isRequestedByApp && handle(.released(.init(position: position, velocity: 0)))
  }

  /// Hands over to a flight, which UIKit starts.
  ///
  /// - Parameter isAnimated: Whether the flight is animated. One that is not is over before a
  ///   finger can lead it.
  /// - Returns: How the flight starts.
  package mutating func begin(isAnimated: Bool = true) -> Start {
    let isInteractive = isAnimated && (assignedStart ?? machine.isPending)
    let start = Start(
      machine: isAnimated ? machine : TransitionStateMachine(), isInteractive: isInteractive)
    (machine, isRequestedByApp, assignedStart) = (TransitionStateMachine(), false, nil)
    givenStart = isInteractive
    return start
  }

  /// Notes that a flight has ended.
  package mutating func flightEnded() {
    (givenStart, hasAnswered) = (nil, false)
  }
}
