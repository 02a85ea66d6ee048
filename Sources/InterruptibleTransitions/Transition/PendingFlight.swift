/// The state of a flight that UIKit has yet to start, and the answers to UIKit about it.
///
/// It knows no view: the model of UIKit in the package Verification uses the same values.
nonisolated package struct PendingFlight: Hashable, Sendable {
  /// How a flight starts.
  package struct Start: Hashable, Sendable {
    /// The state machine that decides about the flight from now on.
    package var machine: TransitionStateMachine
    /// Whether the flight starts held by an interaction.
    package var isInteractive: Bool
    /// Whether an interaction has held the flight before its start, even if it has released it.
    package var isByInteraction = false
    /// Whether UIKit starts the flight where frames show it.
    package var isAnimated = true
  }

  /// The number of times that fingers may move a flight before UIKit starts it. UIKit starts what a
  /// gesture asks for in the next frame, or in the one after.
  private static let promptMoves = 2

  /// The state machine that handles what interactions and the app do to the flight.
  package private(set) var machine = TransitionStateMachine()
  /// Whether the app has requested the flight, and not only UIKit.
  package private(set) var isRequestedByApp = false
  /// The answer to ``wantsInteractiveStart`` that the app has assigned.
  private var assignedStart: Bool?
  /// The answer with which the last flight was started.
  private var givenStart: Bool?
  /// The last answer that UIKit has read, and not yet started a flight with. UIKit calls the app
  /// between the two: then the interaction may end, or the app may request the next flight.
  private var readStart: Bool?
  /// Whether UIKit has read ``wantsInteractiveStart`` since the last flight ended. UIKit reads it
  /// from the interaction controller.
  package private(set) var hasAnswered = false
  /// The number of times that fingers have moved the flight.
  private var moves = 0
  /// Whether an interaction holds the flight, or has held it.
  private var isByInteraction = false

  package init() {}

  /// Whether an interaction has let go of the flight, and the app has not requested it.
  package var isReleasedAlone: Bool { machine.isReleased && !isRequestedByApp }

  /// Whether UIKit starts the flight interactively.
  ///
  /// Once a flight has begun, the answer stays the same until the next one is requested or the last
  /// one ends: UIKit may ask again.
  package var wantsInteractiveStart: Bool {
    assignedStart ?? givenStart ?? machine.isPending
  }

  /// Whether UIKit has read that it starts the flight interactively, and has yet to do so.
  private var isBeingStarted: Bool { readStart == true }

  /// Whether an interaction holds the flight.
  package var isHeld: Bool { machine.isPending && !machine.isReleased }

  /// Whether an interaction has released the flight so that it does not take place.
  package var isGivenUp: Bool { machine.isReleased && machine.pendingEnd == .start }

  /// Whether the app asks for the flight, or UIKit starts it, so late that nobody expects it under
  /// the fingers any more.
  package var isLate: Bool { moves > Self.promptMoves }

  /// Notes that fingers have moved the flight.
  package mutating func noteMove() {
    moves += 1
  }

  /// Notes that fingers begin to move the flight, or go on from where the app has moved it.
  package mutating func noteFirstTouch() {
    moves = 0
  }

  /// Notes that an interaction has taken hold of the flight.
  package mutating func noteInteraction() {
    isByInteraction = true
    noteFirstTouch()
  }

  /// Notes that UIKit has read ``wantsInteractiveStart``.
  package mutating func noteAnswer() {
    (hasAnswered, readStart) = (true, wantsInteractiveStart)
  }

  /// Sets the answer to ``wantsInteractiveStart`` for the next flight.
  package mutating func assign(isInteractive: Bool) {
    assignedStart = isInteractive
  }

  /// Notes that a flight is requested, and forgets the release of a gesture that led to no flight.
  ///
  /// A gesture that still holds the transition is the one that requests the flight. A release
  /// between the app's call and UIKit's is remembered: UIKit asks on the app's behalf. So is one
  /// between UIKit's question and its start: it belongs to the flight that UIKit is starting.
  ///
  /// - Parameter byApp: Whether the app requests the flight, and not UIKit.
  package mutating func request(byApp: Bool) {
    if byApp || !isRequestedByApp { forgetRelease() }
    // A gesture that asks for a flight does so as it begins.
    if byApp, !isRequestedByApp, moves > 0 { moves = max(moves, Self.promptMoves + 1) }
    isRequestedByApp = isRequestedByApp || byApp
    givenStart = nil
  }

  /// Forgets the release of a gesture, unless UIKit is starting its flight.
  package mutating func forgetRelease() {
    if machine.isReleased, !isBeingStarted { forgetHold() }
  }

  private mutating func forgetHold() {
    (machine, moves, isByInteraction) = (TransitionStateMachine(), 0, false)
  }

  /// Notes that UIKit does not start a flight about which it has asked.
  package mutating func startIsGivenUp() {
    readStart = nil
  }

  /// Notes that UIKit does not make the change that the app has requested.
  package mutating func withdraw() {
    isRequestedByApp = false
  }

  /// Passes an event to the state machine.
  ///
  /// A flight that the app has requested accepts verbs at once: a release or a reverse counts as if
  /// the flight had been held until then.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether the phase has changed.
  package mutating func handle(_ event: TransitionStateMachine.Event) -> Bool {
    let before = machine.phase
    _ = isRequestedByApp ? machine.handleRequested(event) : machine.handle(event)
    return machine.phase != before
  }

  /// Sends the flight to one of its ends, if the app has requested it.
  ///
  /// - Parameter position: The end.
  /// - Returns: Whether the phase has changed.
  package mutating func settle(at position: TransitionPosition) -> Bool {
    isRequestedByApp && handle(.released(.init(position: position, velocity: 0)))
  }

  /// Hands over to a flight that UIKit starts. One that is late begins at its start, wherever the
  /// fingers are by then.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the flight is animated. A flight without animation is over before a
  ///     finger can move it.
  ///   - isRequested: Whether the flight is the one that the app has requested, if it has requested
  ///     one. Another flight gets the hold of an interaction, but not the app's decision.
  /// - Returns: How the flight starts.
  package mutating func begin(isAnimated: Bool = true, isRequested: Bool = true) -> Start {
    let isTaken = isRequested || isHeld || isBeingStarted
    let isInteractive =
      isAnimated && isTaken && (readStart ?? assignedStart ?? machine.isPending)
    if isTaken, isLate { machine.returnToStart() }
    let start = Start(
      machine: isAnimated && isTaken ? machine : TransitionStateMachine(),
      isInteractive: isInteractive, isByInteraction: isAnimated && isTaken && isByInteraction)
    if isTaken {
      assignedStart = nil
      forgetHold()
    }
    readStart = nil
    // The next answer is about the requested flight.
    givenStart = isRequested ? isInteractive : nil
    if isRequested { isRequestedByApp = false }
    return start
  }

  /// Notes that a flight has ended.
  package mutating func flightEnded() {
    (givenStart, readStart, hasAnswered) = (nil, nil, false)
  }
}
