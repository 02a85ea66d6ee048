/// Something that has happened to a transition, as ``InterruptibleTransition/events`` tells it.
///
/// ```swift
/// for await event in reveal.events {
///   if event == .refused { print("The menu cannot be shown now.") }
/// }
/// ```
nonisolated public enum TransitionEvent: Hashable, Sendable {
  /// UIKit has begun a run: a view controller is presented, pushed, or a tab further right chosen,
  /// or the other way round.
  case began(isPresenting: Bool)
  /// The phase has changed; the last one of a run is ``TransitionPhase/ended(at:)``.
  case phaseChanged(TransitionPhase)
  /// A finger has moved a run to where letting go would end it elsewhere than before.
  case outcomeChanged(TransitionPosition)
  /// What the app has asked for waits until another transition is over.
  case postponed
  /// What the app has asked for does not come about: it was not to wait, was given up while it
  /// waited, or has nowhere to happen any more.
  case refused
}

/// Tells everyone who listens.
final class EventBroadcast {
  private var listeners: [Int: AsyncStream<TransitionEvent>.Continuation] = [:]
  private var count = 0

  /// Whether nobody listens.
  var isEmpty: Bool { listeners.isEmpty }

  /// A new stream of what happens from now on. Nothing is left out, however late it is read.
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

  // Nothing happens any more: whoever waits for the next event would wait for ever.
  deinit {
    for listener in listeners.values { listener.finish() }
  }
}
