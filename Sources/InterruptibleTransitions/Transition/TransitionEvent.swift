/// An event of a transition, as ``InterruptibleTransition/events`` delivers it.
///
/// ```swift
/// for await event in reveal.events {
///   if event == .refused { print("The menu cannot be shown now.") }
/// }
/// ```
nonisolated public enum TransitionEvent: Hashable, Sendable {
  /// UIKit has begun a flight. `isPresenting` is true if a view controller is presented or pushed,
  /// or a tab further right is chosen, and false for the opposite.
  case began(isPresenting: Bool)
  /// The phase has changed; the last one of a flight is ``TransitionPhase/ended(at:)``.
  case phaseChanged(TransitionPhase)
  /// A finger has moved a flight to where a release would lead to the other end.
  case outcomeChanged(TransitionPosition)
  /// A request of the app waits until another transition is over.
  case postponed
  /// A request of the app is not carried out: it was not to wait, was withdrawn while it waited, or
  /// is no longer possible.
  case refused
}

/// Sends events to all listeners.
final class EventBroadcast {
  private var listeners: [Int: AsyncStream<TransitionEvent>.Continuation] = [:]
  private var count = 0

  /// Whether there are no listeners.
  var isEmpty: Bool { listeners.isEmpty }

  /// Makes a stream of what happens from now on. It delivers all events, however late they are
  /// read.
  func makeStream() -> AsyncStream<TransitionEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TransitionEvent.self)
    count += 1
    let number = count
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners[number] = nil }
    }
    return stream
  }

  func tell(_ event: TransitionEvent) {
    for listener in listeners.values { listener.yield(event) }
  }

  // There are no more events: a listener would otherwise wait for ever.
  deinit {
    for listener in listeners.values { listener.finish() }
  }
}
