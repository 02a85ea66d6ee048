/// A report of a flight's state to UIKit.
nonisolated package enum FlightReport: Hashable, Sendable {
  /// The flight is held.
  case isHeld
  /// A finger has moved the flight to a progress, 0…1.
  case shows(Double)
  /// The flight settles toward one of its ends.
  case settles(toward: TransitionPosition)
  /// The flight runs to one of its ends along its own timing.
  case runs(toward: TransitionPosition)
  /// The flight has ended.
  case hasEnded(at: TransitionPosition)
}

/// A type that performs the actions of a flight's state machine.
///
/// A flight moves UIKit's animator. In the package Verification, a model does so for every possible
/// UIKit.
nonisolated package protocol FlightDriver: AnyObject {
  /// The queue of the flight's events that are not handled yet.
  var events: EventQueue { get }
  /// Passes an event to the state machine, and reports a new phase.
  func decide(_ event: TransitionStateMachine.Event) -> TransitionStateMachine.Actions

  /// The progress of the animator: 0 at its start, and 1 at its end.
  ///
  /// The progress is outside 0…1 where the curve swings past an end.
  var animatorProgress: Double { get }

  /// Reports the flight's state to UIKit.
  func report(_ report: FlightReport)

  /// Pauses the animator at a progress, in every state of the animator.
  func holdAnimator(at progress: Double)
  /// Moves a paused animator to a position, and shows the overshoot of the position.
  func moveAnimator(to position: Double)
  /// Called when a finger has moved the flight.
  func progressWasShown(_ progress: Double)
  /// Runs a paused animator to an end along its own timing.
  func runAnimator(toward position: TransitionPosition)
  /// Begins to move the animator frame by frame after a release.
  ///
  /// It does not begin if there is no remaining distance, or no motion for it.
  ///
  /// - Returns: Whether the motion has begun.
  func settleAnimator(_ release: TransitionStateMachine.Target) -> Bool
  /// Stops moving the animator frame by frame.
  func stopMoving()

  /// Performs the clean-up at the end of the flight, before UIKit is notified.
  func cleanUp(at position: TransitionPosition)
  /// Completes the transition.
  func completeContext(at position: TransitionPosition)
}

/// A queue of the events that happen while a flight still handles an earlier event.
nonisolated package final class EventQueue {
  /// A list that is always replaced, to avoid a dynamic exclusivity check at each read.
  fileprivate var queue: [TransitionStateMachine.Event] = []
  /// Whether an event is being handled.
  fileprivate(set) package var isHandling = false

  package init() {}

  /// The waiting events, the next one first.
  package var waiting: [TransitionStateMachine.Event] { queue }
}

nonisolated extension FlightDriver {
  /// Handles an event.
  ///
  /// A call during the handling may send the next event. The app may do so in a callback of a phase
  /// change, and UIKit when its animator ends within a call. The new event waits until the current
  /// one is handled. Otherwise the first decision would be carried out last.
  package func handle(_ event: TransitionStateMachine.Event) {
    let events = events
    // mutate: event-within-event-waits
    guard !events.isHandling else {
      events.queue = events.queue + [event]
      return
    }
    events.isHandling = true
    var next: TransitionStateMachine.Event? = event
    while let event = next {
      for action in decide(event) { perform(action) }
      let waiting = events.queue
      next = waiting.first
      if next != nil { events.queue = Array(waiting.dropFirst()) }
    }
    events.isHandling = false
  }

  /// Performs an action that the state machine has decided on.
  package func perform(_ action: TransitionStateMachine.Action) {
    switch action {
    case .hold:
      stopMoving()
      holdAnimator(at: animatorProgress)
      report(.isHeld)
    case .show(let position):
      moveAnimator(to: position)
      report(.shows(position.clampedToUnit))
      progressWasShown(position.clampedToUnit)
    case .indicate(let position):
      report(.settles(toward: position))
    case .run(let position):
      report(.runs(toward: position))
      runAnimator(toward: position)
    case .settle(let release):
      if !settleAnimator(release) { runAnimator(toward: release.position) }
    case .complete(let position):
      stopMoving()
      cleanUp(at: position)
      report(.hasEnded(at: position))
      completeContext(at: position)
    }
  }
}
