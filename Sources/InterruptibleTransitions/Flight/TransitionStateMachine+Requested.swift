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

  /// The end to which the transition goes. It is nil while the transition is held, and after its
  /// end.
  var heading: TransitionPosition? {
    switch phase {
    case .idle: .end
    case .starting: isReleased ? pendingEnd : nil
    case .running(let position), .settling(let position): position
    case .held, .ended: nil
    }
  }

  /// The end to which the transition goes, or would go if it were released.
  ///
  /// It is nil before the transition has started, and after its end.
  var intendedEnd: TransitionPosition? {
    if case .held(let heading) = state { heading } else { heading }
  }
}

extension TransitionFlight {
  /// The state machine after the events that wait to be handled, such as calls within a callback.
  var foreseen: TransitionStateMachine {
    var machine = start.machine
    for event in events.waiting { _ = machine.handleRequested(event) }
    return machine
  }

  /// The progress after the events that wait to be handled.
  ///
  /// Before UIKit has started the flight, this is the progress at its start.
  var foreseenProgress: Double {
    for case .updated(let position) in events.waiting.reversed() { return position.clampedToUnit }
    return foreseen.isPending ? foreseen.pendingProgress : progress
  }

  /// Whether the flight has ended, even if UIKit has not been notified yet.
  var isOver: Bool {
    if case .ended = phase { true } else { false }
  }
}
