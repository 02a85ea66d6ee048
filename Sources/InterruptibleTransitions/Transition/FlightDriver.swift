/// A report of a flight about what it shows, which UIKit is told.
nonisolated package enum FlightReport: Hashable, Sendable {
  /// The flight is held.
  case isHeld
  /// A finger has moved the flight to a progress, 0…1.
  case shows(Double)
  /// The flight settles towards one of its ends.
  case settles(toward: TransitionPosition)
  /// The flight runs to one of its ends by itself.
  case runs(toward: TransitionPosition)
  /// The flight has come to rest.
  case hasEnded(at: TransitionPosition)
}

/// Performs the actions of a flight's state machine.
///
/// A flight moves UIKit's animator; a model does so in every possible UIKit.
nonisolated package protocol FlightDriver: AnyObject {
  /// The events of the flight that are still to be handled.
  var events: EventQueue { get }
  /// Lets the state machine decide about an event, and reports a new phase.
  func decide(_ event: TransitionStateMachine.Event) -> TransitionStateMachine.Actions

  /// The progress of the animator, 0 at its start and 1 at its end, and outside of that where its
  /// curve swings past an end.
  var animatorProgress: Double { get }

  /// Reports what the flight shows, to UIKit.
  func report(_ report: FlightReport)

  /// Stops the animator at a progress, whatever it was doing.
  func holdAnimator(at progress: Double)
  /// Moves an animator that stands still to a position, and shows what of it is past an end.
  func moveAnimator(to position: Double)
  /// Called when a finger has moved the flight.
  func progressWasShown(_ progress: Double)
  /// Runs an animator that stands still to an end along its own timing.
  func runAnimator(toward position: TransitionPosition)
  /// Begins to move the animator frame by frame after a release, if there is a distance left and a
  /// motion for it.
  ///
  /// - Returns: Whether it began.
  func settleAnimator(_ release: TransitionStateMachine.Target) -> Bool
  /// Stops moving the animator frame by frame.
  func stopMoving()

  /// Performs the clean-up at the end of the flight, before UIKit is told.
  func cleanUp(at position: TransitionPosition)
  /// Completes the transition.
  func completeContext(at position: TransitionPosition)
}

/// The queue of events that happen to a flight while it still handles an earlier one.
nonisolated package final class EventQueue {
  /// The events that wait, the next one first. The list is only ever replaced, never changed in
  /// place, so that no read needs a check whether it overlaps a change.
  fileprivate var queue: [TransitionStateMachine.Event] = []
  /// Whether an event is being handled.
  fileprivate(set) package var isHandling = false

  package init() {}

  /// The events that wait, the next one first.
  package var waiting: [TransitionStateMachine.Event] { queue }
}

nonisolated extension FlightDriver {
  /// Handles an event.
  ///
  /// A call during the handling may send the next event: the app does when it is told a phase, or
  /// UIKit does when its animator comes to rest within a call. That event waits until this one is
  /// handled. Otherwise the first decision would be carried out last.
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
      next = events.queue.first
      if next != nil { events.queue = Array(events.queue.dropFirst()) }
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
