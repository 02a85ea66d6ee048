/// A state machine that decides the next actions of a transition from its events.
///
/// The machine does not refer to views or clocks. Each `case` of ``handle(_:)`` is one rule. An
/// event without a rule is ignored.
nonisolated package struct TransitionStateMachine: Hashable, Sendable {
  /// An event of a transition.
  package enum Event: Hashable, Sendable {
    /// An interaction, or the app, holds the transition.
    case grabbed
    /// UIKit starts the transition, interactively or not.
    case started(interactive: Bool)
    /// The finger that holds the transition has moved to a position.
    ///
    /// The position is a progress, or below 0 before the start, or above 1 past the end.
    case updated(Double)
    /// The transition is released toward one of its ends, at a velocity in progress per second.
    case released(Target)
    /// The transition continues in the direction that it had before it was held.
    case resumed
    /// The transition reverses at its current position.
    case reversed
    /// Another change waits for the end of the transition.
    case hurried
    /// The settling motion has reached its end.
    case arrived
    /// The animator has ended.
    case animatorEnded(at: TransitionPosition)
  }

  /// An action to perform, in the order of the list.
  package enum Action: Hashable, Sendable {
    /// Pause the animator, and report to UIKit that the transition is interactive.
    case hold
    /// Show a position, as in ``Event/updated(_:)``, and report the progress to UIKit.
    case show(Double)
    /// Report to UIKit the end at which the transition will end unless it is held again.
    case indicate(TransitionPosition)
    /// Run to an end along the transition's own timing.
    case run(toward: TransitionPosition)
    /// Settle after a release.
    case settle(Target)
    /// Clean up and complete the transition.
    case complete(at: TransitionPosition)
  }

  /// A decision about the end of the transition.
  package struct Target: Hashable, Sendable {
    package var position: TransitionPosition
    /// The velocity of the settling, in progress per second, positive toward the end; nil along the
    /// transition's own timing.
    package var velocity: Double?
    /// Whether another change waits for the end, so that the transition settles within 0.1 seconds.
    package var isHurried: Bool

    package init(
      position: TransitionPosition, velocity: Double? = nil, isHurried: Bool = false
    ) {
      self.position = position
      self.velocity = velocity
      self.isHurried = isHurried
    }
  }

  enum State: Hashable, Sendable {
    /// The transition was not requested.
    case idle
    /// An interaction holds a transition that UIKit has not started yet.
    ///
    /// The state stores the interaction's moves and its release.
    case pending(position: Double, release: Target?)
    /// The animator runs along its own timing.
    case running(toward: TransitionPosition)
    /// The animator is paused. On resume it continues toward its heading.
    case held(heading: TransitionPosition)
    /// The transition settles after a release, or because another change waits for its end.
    case settling(toward: TransitionPosition, isHurried: Bool)
    /// The transition was completed. This state is final.
    case ended(at: TransitionPosition)
  }

  private(set) var state = State.idle

  package init() {}

  /// The phase for the state, as a person would describe it.
  package var phase: TransitionPhase {
    switch state {
    case .idle: .idle
    case .pending: .starting
    case .running(let position): .running(toward: position)
    case .held: .held
    case .settling(let position, _): .settling(toward: position)
    case .ended(let position): .ended(at: position)
    }
  }

  /// Whether an interaction has held the transition before UIKit's start, even if it has released
  /// it.
  package var isPending: Bool {
    if case .pending = state { true } else { false }
  }

  /// Whether an interaction has released the transition before UIKit's start.
  package var isReleased: Bool {
    if case .pending(_, .some) = state { true } else { false }
  }

  /// The end of a flight that UIKit has not started yet, unless an interaction holds the flight.
  var pendingEnd: TransitionPosition {
    if case .pending(_, .some(let release)) = state { release.position } else { .end }
  }

  /// The progress that an interaction has set before UIKit's start, 0…1.
  var pendingProgress: Double {
    if case .pending(let position, _) = state { position.clampedToUnit } else { 0 }
  }

  mutating func returnToStart() {
    if case .pending(_, let release) = state { state = .pending(position: 0, release: release) }
  }

  /// Handles an event and returns the actions to perform.
  package mutating func handle(_ event: Event) -> Actions {
    switch (state, event) {
    // Before UIKit has started the transition.
    case (.idle, .grabbed):
      return enter(.pending(position: 0, release: nil))
    case (.idle, .started(interactive: false)):
      return enter(.running(toward: .end), .run(toward: .end))
    case (.idle, .started(interactive: true)):
      return enter(.held(heading: .end), .hold)
    case (.pending(let position, .some), .grabbed):
      return enter(.pending(position: position, release: nil))
    case (.pending(_, .none), .updated(let position)):
      return enter(.pending(position: position, release: nil))
    case (.pending(let position, _), .released(let release)):
      return enter(.pending(position: position, release: release))
    case (.pending(let position, .none), .resumed):
      let release = Target(position: .end)
      return enter(.pending(position: position, release: release))
    case (.pending(let position, let former), .reversed):
      let release = Target(position: (former?.position ?? .end).opposite)
      return enter(.pending(position: position, release: release))
    case (.pending(let position, .none), .started):
      return enter(.held(heading: .end), .hold, .show(position))
    case (.pending(let position, .some(let release)), .started):
      return enter(
        .settling(release), .hold, .show(position), .indicate(release.position), .settle(release))

    // While the animator runs.
    case (.running(let position), .grabbed):
      return enter(.held(heading: position), .hold)
    case (.running(let position), .released(let release)) where release.position != position:
      return reverse(release)
    case (.running(let position), .reversed):
      return reverse(toward: position.opposite)
    case (.running(let position), .hurried):
      return hurry(toward: position)
    case (.running, .animatorEnded(let position)):
      return enter(.ended(at: position), .complete(at: position))

    // While the transition is held.
    case (.held, .updated(let progress)):
      return Actions(.show(progress))
    case (.held, .released(let release)):
      return enter(.settling(release), .indicate(release.position), .settle(release))
    case (.held(let heading), .resumed):
      return enter(.running(toward: heading), .indicate(heading), .run(toward: heading))
    case (.held(let heading), .reversed):
      return reverse(toward: heading.opposite)
    case (.held, .animatorEnded(let position)):
      return enter(.ended(at: position), .complete(at: position))

    // While the transition settles.
    case (.settling(let position, _), .grabbed):
      return enter(.held(heading: position), .hold)
    case (.settling(let position, _), .released(let release)) where release.position != position:
      return reverse(release)
    case (.settling(let position, _), .reversed):
      return reverse(toward: position.opposite)
    case (.settling(let position, isHurried: false), .hurried):
      return hurry(toward: position)
    case (.settling(let position, _), .arrived):
      return Actions(.run(toward: position))
    case (.settling, .animatorEnded(let position)):
      return enter(.ended(at: position), .complete(at: position))

    default:
      return Actions(nil)
    }
  }

  private mutating func enter(
    _ next: State, _ first: Action? = nil, _ second: Action? = nil, _ third: Action? = nil,
    _ fourth: Action? = nil
  ) -> Actions {
    state = next
    return Actions(first, second, third, fourth)
  }

  /// Sends a moving transition to the opposite end, with a velocity.
  private mutating func reverse(_ release: Target) -> Actions {
    enter(.settling(release), .hold, .indicate(release.position), .settle(release))
  }

  /// Hastens the transition without a stop, because UIKit knows its end.
  private mutating func hurry(toward position: TransitionPosition) -> Actions {
    let target = Target(position: position, isHurried: true)
    return enter(.settling(target), .settle(target))
  }

  /// Reverses the transition at its current position, along its own timing.
  private mutating func reverse(toward position: TransitionPosition) -> Actions {
    enter(.running(toward: position), .hold, .indicate(position), .run(toward: position))
  }
}

nonisolated extension TransitionStateMachine.State {
  fileprivate static func settling(_ release: TransitionStateMachine.Target) -> Self {
    .settling(toward: release.position, isHurried: release.isHurried)
  }
}

nonisolated extension TransitionStateMachine {
  /// A list of at most four actions, in order.
  ///
  /// The actions are stored inline, so that a move of a finger makes no allocations. The benchmark
  /// `driving/update` counts the allocations.
  package struct Actions: Hashable, Sendable, Sequence, IteratorProtocol {
    private var first: Action?
    private var second: Action?
    private var third: Action?
    private var fourth: Action?

    init(
      _ first: Action?, _ second: Action? = nil, _ third: Action? = nil, _ fourth: Action? = nil
    ) {
      self.first = first
      self.second = second
      self.third = third
      self.fourth = fourth
    }

    package var isEmpty: Bool { first == nil }

    package mutating func next() -> Action? {
      let next = first
      first = second
      second = third
      third = fourth
      fourth = nil
      return next
    }
  }
}

nonisolated extension TransitionStateMachine.Actions: ExpressibleByArrayLiteral {
  package init(arrayLiteral actions: TransitionStateMachine.Action...) {
    precondition(actions.count <= 4, "There are at most four actions")
    func action(_ index: Int) -> TransitionStateMachine.Action? {
      index < actions.count ? actions[index] : nil
    }
    self.init(action(0), action(1), action(2), action(3))
  }
}

// Rules for a transition that the app has requested.
nonisolated extension TransitionStateMachine {
  /// Handles an event of a transition that was requested and may not have started.
  ///
  /// A release or a reversal then counts as a release or a reversal of a held transition.
  ///
  /// - Parameter event: The event.
  /// - Returns: The actions to perform.
  package mutating func handleRequested(_ event: Event) -> Actions {
    if phase == .idle {
      switch event {
      case .released, .reversed: _ = handle(.grabbed)
      default: break
      }
    }
    return handle(event)
  }

  /// Whether the transition is held, also before UIKit has started it.
  package var isHeld: Bool { phase == .held || isPending && !isReleased }

  /// The end to which the transition goes; nil while it is held, and after its end.
  var heading: TransitionPosition? {
    switch phase {
    case .idle: .end
    case .starting: isReleased ? pendingEnd : nil
    case .running(let position), .settling(let position): position
    case .held, .ended: nil
    }
  }

  /// The end to which the transition goes or a release leads; nil before its start and afterward.
  var intendedEnd: TransitionPosition? {
    if case .held(let heading) = state { heading } else { heading }
  }
}
