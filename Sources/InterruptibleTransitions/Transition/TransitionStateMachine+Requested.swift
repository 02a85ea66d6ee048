// What holds for a transition that the app has requested.
nonisolated extension TransitionStateMachine {
  /// Handles an event of a transition that was requested and may not have started: a release or a
  /// reversal then counts as if an interaction had held the transition until now.
  ///
  /// - Parameter event: The event.
  /// - Returns: What to do.
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

  /// The end to which the transition goes; nil while it is held, and once it has ended.
  var heading: TransitionPosition? {
    switch phase {
    case .idle: .end
    case .starting: isReleased ? pendingEnd : nil
    case .running(let position), .settling(let position): position
    case .held, .ended: nil
    }
  }

  /// The end to which the transition goes, or would go if the hold ended; nil before it has started
  /// and once it has ended.
  var intendedEnd: TransitionPosition? {
    if case .held(let heading) = state { heading } else { heading }
  }
}

extension TransitionFlight {
  /// The state machine after the events that wait to be handled: what calls within a callback lead
  /// to.
  var foreseen: TransitionStateMachine {
    var machine = start.machine
    for event in events.waiting { _ = machine.handleRequested(event) }
    return machine
  }

  /// The progress after the events that wait to be handled, or before UIKit has started the flight,
  /// the one that it will start with.
  var foreseenProgress: Double {
    for case .updated(let position) in events.waiting.reversed() { return position.clampedToUnit }
    return foreseen.isPending ? foreseen.pendingProgress : progress
  }

  /// Whether the flight has come to rest, though UIKit may have yet to hear of that.
  var isOver: Bool {
    if case .ended = phase { true } else { false }
  }
}
