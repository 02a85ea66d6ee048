/// What a flight can read from UIKit, and do to it.
///
/// The documentation does not say what UIKit's superclass does to an interruptible animator, or
/// when it accepts a verb at all. So each verb goes to the superclass, as the contract says, and
/// the effect is checked afterwards. The context is told what it has not been told, and the
/// animator is put back to where the flight wants it. A flight does this to UIKit; a model does it
/// to every possible UIKit.
nonisolated package protocol FlightDriver: AnyObject {
  /// The events of the flight that are still to be handled.
  var events: EventQueue { get }
  /// Lets the state machine decide about an event, and reports a new phase.
  func decide(_ event: TransitionStateMachine.Event) -> TransitionStateMachine.Actions

  /// The progress of the animator, 0 at its start and 1 at its end, and outside of that where its
  /// curve swings past an end.
  var animatorProgress: Double { get }
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
  func tellSuperclass(_ verb: FlightVerb)
  /// Calls one of UIKit's verbs on the context.
  func tellContext(_ verb: FlightVerb)

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

/// The verbs that UIKit's superclass and its context share.
nonisolated package enum FlightVerb: Hashable, Sendable {
  case pause
  case update(Double)
  case finish
  case cancel
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
      hold()
    case .show(let progress):
      show(progress)
    case .indicate(let position):
      indicate(position)
    case .run(let position):
      // A transition that runs by itself is not interactive, whatever UIKit assumed at the start.
      // mutate: running-flight-not-interactive
      if !contextSays(position) { tell(position) }
      runAnimator(toward: position)
    case .settle(let release):
      if !settleAnimator(release) { runAnimator(toward: release.position) }
    case .complete(let position):
      complete(at: position)
    }
  }

  private func hold() {
    stopMoving()
    holdAnimator(at: animatorProgress)
    // Each of these calls may move the animator or bring it to rest, or report that it is
    // interactive.
    if !contextIsInteractive, !animatorHasRested { tellSuperclass(.pause) }
    // mutate: context-told-of-grab
    if !contextIsInteractive, !animatorHasRested { tellContext(.pause) }
    holdAnimator(at: animatorProgress)
  }

  private func show(_ position: Double) {
    let told = position.clampedToUnit
    // If it reported the same value before, nothing shows whether it has accepted the update.
    // mutate: same-progress-counts-as-not-reported
    let isUnclear = superclassPercentComplete == told
    tellSuperclass(.update(told))
    // mutate: context-told-of-progress
    if isUnclear || superclassPercentComplete != told {
      tellContext(.update(told))
    }
    moveAnimator(to: position)
    progressWasShown(told)
  }

  private func indicate(_ position: TransitionPosition) {
    let shown = animatorProgress
    tell(position)
    // The superclass may have set the animator running in its own way.
    // mutate: open-animator-held-after-release
    holdAnimator(at: shown)
  }

  /// Tells UIKit at which end the flight is going to end.
  private func tell(_ position: TransitionPosition) {
    tellSuperclass(position == .end ? .finish : .cancel)
    // mutate: context-told-of-release
    indicateToContext(position)
  }

  private func complete(at position: TransitionPosition) {
    stopMoving()
    cleanUp(at: position)
    // The last indication to the context must match the result. A context that was never
    // interactive got no indication and needs none to finish. It is not made interactive any more:
    // that might pause the animator, which has come to rest and would not do so again.
    // mutate: context-told-before-completion
    indicateToContext(position)
    completeContext(at: position)
  }

  /// Tells the context at which end the flight is going to end, if it has not been told.
  private func indicateToContext(_ position: TransitionPosition) {
    if !contextSays(position) { tellContext(position == .end ? .finish : .cancel) }
  }

  /// Whether the context reports that the transition is going to end at a position.
  private func contextSays(_ position: TransitionPosition) -> Bool {
    !contextIsInteractive && contextWasCancelled == (position == .start)
  }
}
