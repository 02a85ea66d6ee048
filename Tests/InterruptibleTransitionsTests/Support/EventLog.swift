@testable import InterruptibleTransitions

/// The events of transitions and handles, in the order in which their observers are called.
final class EventLog {
  private(set) var events: [TransitionEvent] = []
  /// The phases among the events.
  var phases: [TransitionPhase] {
    events.compactMap { if case .phaseChanged(let phase) = $0 { phase } else { nil } }
  }

  init(_ transition: InterruptibleTransition) {
    transition.observe { [weak self] in self?.events.append($0) }
  }

  init(_ handle: TransitionHandle) {
    handle.observe { [weak self] in self?.events.append($0) }
  }
}

extension InterruptibleTransition {
  /// Adds an observer of the phases.
  @discardableResult
  func observePhases(_ listener: @escaping (TransitionPhase) -> Void) -> TransitionRegistration {
    observe { if case .phaseChanged(let phase) = $0 { listener(phase) } }
  }
}

extension TransitionHandle {
  func observePhases(_ listener: @escaping (TransitionPhase) -> Void) {
    observe { if case .phaseChanged(let phase) = $0 { listener(phase) } }
  }
}

extension AsyncStream {
  /// The elements up to the end of the stream.
  var all: [Element] {
    get async {
      var elements: [Element] = []
      for await element in self { elements.append(element) }
      return elements
    }
  }
}
