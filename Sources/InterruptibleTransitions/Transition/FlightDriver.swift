/// What a flight can see of UIKit, and do to it.
///
/// The documentation does not say what UIKit's superclass does to an interruptible animator, and
/// when it hears a verb at all. So each verb goes to the superclass, as the contract has it, and
/// then what it did is looked at: the context is told what it has not heard, and the animator is
/// put back to where the flight wants it. A flight does this to UIKit; a model does it to every
/// UIKit that there may be.
nonisolated package protocol FlightDriver: AnyObject {
  /// What has happened to the flight and is yet to be handled.
  var events: EventQueue { get set }
  /// Has the state machine decide about an event, and tells whom a new phase concerns.
  func decide(_ event: TransitionStateMachine.Event) -> [TransitionStateMachine.Action]

  /// How far the animator is, 0 at its start and 1 at its end, and more where its curve swings past
  /// that.
  var animatorProgress: Double { get }
  /// Whether the animator has come to rest, which the flight may yet have to hear. Paused after
  /// that, it would be active again, and never end.
  var animatorHasRested: Bool { get }
  /// Whether UIKit's context says that an interaction is under way.
  var contextIsInteractive: Bool { get }
  /// Whether UIKit's context says that the transition is being cancelled.
  var contextWasCancelled: Bool { get }
  /// What the superclass says that it was updated to last.
  var superclassPercentComplete: Double { get }

  /// Calls one of UIKit's verbs on the superclass.
  func tellSuperclass(_ verb: FlightVerb)
  /// Calls one of UIKit's verbs on the context.
  func tellContext(_ verb: FlightVerb)

  /// Makes the animator stand still at a progress, whatever it was doing.
  func holdAnimator(at progress: Double)
  /// Called when a finger has moved the flight.
  func progressWasShown()
  /// Runs the animator, which stands still, to an end along its own timing.
  func runAnimator(toward position: TransitionPosition)
  /// Begins to move the animator frame by frame after a release, if there is a way to go and a
  /// motion of its own for it.
  ///
  /// - Returns: Whether it began.
  func settleAnimator(_ release: TransitionStateMachine.Target) -> Bool
  /// Stops moving the animator frame by frame.
  func stopMoving()

  /// Does what is to be done when the flight has come to rest, before UIKit is told.
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

/// Events that happen to a flight while it is still busy with an earlier one.
nonisolated package struct EventQueue: Sendable {
  fileprivate var waiting: [TransitionStateMachine.Event] = []
  fileprivate var isHandling = false

  package init() {}
}

nonisolated extension FlightDriver {
  /// Takes note of an event, and does what is to be done about it.
  ///
  /// Whoever is called meanwhile may send the next event: the app, which is told a phase, or UIKit,
  /// whose animator may come to rest within a call. That event waits until this one is dealt with,
  /// or what was decided first would be done last.
  package func handle(_ event: TransitionStateMachine.Event) {
    events.waiting.append(event)
    guard !events.isHandling else { return }
    events.isHandling = true
    while !events.waiting.isEmpty {
      for action in decide(events.waiting.removeFirst()) { perform(action) }
    }
    events.isHandling = false
  }

  /// Does what the state machine has decided.
  package func perform(_ action: TransitionStateMachine.Action) {
    switch action {
    case .hold:
      hold()
    case .show(let progress):
      show(progress)
    case .indicate(let position):
      indicate(position)
    case .run(let position):
      // What runs by itself is not interactive, whatever UIKit took it for at the start.
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
    // Each of these calls may bring the animator to rest, or say that it is interactive.
    if !contextIsInteractive, !animatorHasRested { tellSuperclass(.pause) }
    if !contextIsInteractive, !animatorHasRested { tellContext(.pause) }
    holdAnimator(at: animatorProgress)
  }

  private func show(_ progress: Double) {
    // If it said the same before, nothing tells whether it has heard.
    let (before, told) = (superclassPercentComplete, progress.clampedToUnit)
    tellSuperclass(.update(told))
    if before == told || superclassPercentComplete != told {
      tellContext(.update(told))
    }
    holdAnimator(at: progress)
    progressWasShown()
  }

  private func indicate(_ position: TransitionPosition) {
    let shown = animatorProgress
    tell(position)
    // The superclass may have set the animator running its own way.
    holdAnimator(at: shown)
  }

  /// Tells UIKit where the flight is going to end.
  private func tell(_ position: TransitionPosition) {
    tellSuperclass(position == .end ? .finish : .cancel)
    // The context may listen only while it is interactive, and the superclass may have ended that
    // without a word.
    if !contextSays(position), !contextIsInteractive, !animatorHasRested { tellContext(.pause) }
    indicateToContext(position)
  }

  private func complete(at position: TransitionPosition) {
    stopMoving()
    cleanUp(at: position)
    // The last indication that the context was given must be what happened. One that was never
    // interactive was given none, and none is needed to finish it. It is not made interactive any
    // more: that might pause the animator, which has come to rest and would never do so again.
    indicateToContext(position)
    completeContext(at: position)
  }

  /// Tells the context, if it has not heard, where the flight is going to end.
  private func indicateToContext(_ position: TransitionPosition) {
    if !contextSays(position) { tellContext(position == .end ? .finish : .cancel) }
  }

  /// Whether the context has heard that the transition is going to end there.
  private func contextSays(_ position: TransitionPosition) -> Bool {
    !contextIsInteractive && contextWasCancelled == (position == .start)
  }
}
