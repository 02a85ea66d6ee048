/// The state of a flight that UIKit has not started yet, and the answers to UIKit about the flight.
///
/// The type does not refer to views, because the model of UIKit in the package Verification uses it
/// too.
nonisolated package struct PendingFlight: Hashable, Sendable {
  /// The way in which a flight starts.
  package struct Start: Hashable, Sendable {
    /// The state machine that decides about the flight from now on.
    package var machine: TransitionStateMachine
    /// Whether an interaction holds the flight at its start.
    package var isInteractive: Bool
    /// Whether an interaction has held the flight before its start, even if it has released the
    /// flight.
    package var isByInteraction = false
    /// Whether UIKit starts the flight in a visible window with animation.
    package var isAnimated = true
  }

  /// The number of moves before UIKit's start, which follows a gesture's request within two frames.
  private static let promptMoves = 2

  /// The state machine that handles events of interactions and of the app.
  package private(set) var machine = TransitionStateMachine()
  /// Whether the app has requested the flight, and not only UIKit.
  package private(set) var isRequestedByApp = false
  /// The answer to ``wantsInteractiveStart`` that the app has assigned.
  private var assignedStart: Bool?
  /// The answer with which UIKit has started the last flight.
  private var usedStart: Bool?
  /// The last answer that UIKit has read, but not used yet. UIKit calls the app between the two,
  /// which may end the interaction or request the next flight.
  private var readStart: Bool?
  /// Whether UIKit has read ``wantsInteractiveStart`` since the end of the last flight.
  ///
  /// UIKit reads the property of the interaction controller.
  package private(set) var wasQueried = false
  private var moves = 0
  /// Whether an interaction holds the flight, or has held it.
  private var isByInteraction = false

  package init() {}

  /// Whether an interaction has released the flight, and the app has not requested the flight.
  package var isReleasedWithoutRequest: Bool { machine.isReleased && !isRequestedByApp }

  /// Whether UIKit starts the flight interactively.
  ///
  /// UIKit may ask again after the start. So the answer does not change until the next flight is
  /// requested or the last one ends.
  package var wantsInteractiveStart: Bool {
    assignedStart ?? usedStart ?? machine.isPending
  }

  private var isBeingStarted: Bool { readStart == true }

  /// Whether an interaction holds the flight.
  package var isHeld: Bool { machine.isPending && !machine.isReleased }

  /// Whether an interaction has released the flight toward its start.
  package var isReleasedToStart: Bool { machine.isReleased && machine.pendingEnd == .start }

  /// Whether the flight begins too late to appear under the fingers.
  ///
  /// The app has requested the flight too late, or UIKit has started it too late.
  package var isLate: Bool { moves > Self.promptMoves }

  /// Records that fingers have moved the flight.
  package mutating func recordMove() {
    moves += 1
  }

  /// Records that fingers begin to move the flight, or continue after the app has moved it.
  package mutating func resetMoves() {
    moves = 0
  }

  /// Records that an interaction has begun to hold the flight.
  package mutating func recordInteraction() {
    isByInteraction = true
    resetMoves()
  }

  /// Records that UIKit has read ``wantsInteractiveStart``.
  package mutating func recordQuery() {
    wasQueried = true
    readStart = wantsInteractiveStart
  }

  /// Sets the answer to ``wantsInteractiveStart`` for the next flight.
  package mutating func assign(isInteractive: Bool) {
    assignedStart = isInteractive
  }

  /// Records that a flight is requested, and discards the release of a gesture without a flight.
  ///
  /// A gesture that still holds the transition has requested the flight. A release between the
  /// app's call and UIKit's query is kept, because UIKit asks for the app's flight. A release
  /// between UIKit's query and its start is kept too, because it belongs to the flight that UIKit
  /// is starting.
  ///
  /// - Parameter byApp: Whether the app requests the flight, and not UIKit.
  package mutating func request(byApp: Bool) {
    if byApp || !isRequestedByApp { discardRelease() }
    // A gesture that requests a flight does so when it begins.
    if byApp, !isRequestedByApp, moves > 0 { moves = max(moves, Self.promptMoves + 1) }
    isRequestedByApp = isRequestedByApp || byApp
    usedStart = nil
  }

  /// Discards the release of a gesture, unless UIKit is starting the gesture's flight.
  package mutating func discardRelease() {
    if machine.isReleased, !isBeingStarted { discardHold() }
  }

  private mutating func discardHold() {
    machine = TransitionStateMachine()
    moves = 0
    isByInteraction = false
  }

  /// Records that UIKit does not start a flight about which it has asked.
  package mutating func recordAbandonedStart() {
    readStart = nil
  }

  /// Records that UIKit does not make the change that the app has requested.
  package mutating func withdraw() {
    isRequestedByApp = false
  }

  /// Passes an event to the state machine.
  ///
  /// A flight that the app has requested accepts calls at once. A release or a reversal counts as a
  /// release or a reversal of a held flight.
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
    isRequestedByApp && handle(.released(.init(position: position)))
  }

  /// Returns the start of a flight that UIKit starts, and resets the state for the next flight.
  ///
  /// A late flight begins at its start, regardless of the position of the fingers.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the flight is animated. A flight without animation ends before a
  ///     finger can move it.
  ///   - isRequested: Whether the flight meets the request of the app, if there is a request.
  ///     Another flight gets the hold of an interaction, but not the app's decision.
  /// - Returns: The start of the flight.
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
      discardHold()
    }
    readStart = nil
    // The next answer is for the requested flight.
    usedStart = isRequested ? isInteractive : nil
    if isRequested { isRequestedByApp = false }
    return start
  }

  /// Records that a flight has ended.
  package mutating func flightEnded() {
    usedStart = nil
    readStart = nil
    wasQueried = false
  }
}

/// The facts that UIKit states when it asks for a transition, and does not repeat in the context.
struct FlightAnnouncement {
  weak var from: UIViewController?
  weak var to: UIViewController?
  /// Whether the flight is a push, or selects a later tab.
  let isPresenting: Bool
  /// The bars around the pages that the app has disabled.
  var disabledBars = WeakObjects<UIView>()

  func isMet(by context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from, let to else { return false }
    return context.viewController(forKey: .from) === from
      && context.viewController(forKey: .to) === to
  }

  /// Returns the end that shows a view controller; nil if the flight does not involve it.
  func end(at viewController: UIViewController) -> TransitionPosition? {
    if to === viewController { return .end }
    return from === viewController ? .start : nil
  }
}

/// The last change in a container of the app, whose direction UIKit does not report.
struct CustomContainerChange {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var isReported = false

  /// Records a change, and prints a message if the change reverses the last one.
  mutating func record(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to), from.parent != nil || to.parent != nil,
      !from.isPresentedItself, !to.isPresentedItself, context.pageContainer == nil
    else { return }
    if !isReported, self.from === to, self.to === from {
      isReported = true
      printDebugMessage(
        """
        A transition leads back from \(type(of: from)) to \(type(of: to)) in a container that is \
        neither a navigation controller nor a tab bar controller. UIKit does not tell the \
        direction, and the flight looks as on the way there: isPresenting is true. Use a second \
        transition for the way back, with the mirrored animation.
        """)
    }
    self.from = from
    self.to = to
  }
}

/// A request of the app that a flight can perform.
protocol FlightRequest: FlightObserver {
  /// Returns whether a change is the requested one; nil if that is not known.
  func expects(from: UIViewController?, to: UIViewController?) -> Bool?
  /// The motion of the presented page when it leaves, in points; nil if that is not known.
  var subjectExit: CGVector? { get }
  /// Makes a flight perform the request.
  func join(_ flight: TransitionFlight)
}
