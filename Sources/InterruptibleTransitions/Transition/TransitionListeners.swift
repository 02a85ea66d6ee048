/// The listeners that an app has added to a transition, or to the handle of a request.
final class TransitionListeners {
  private(set) var observers = Registry<(TransitionEvent) -> Void>()
  fileprivate var progressObservers = Registry<(Double, TransitionFlight) -> Void>()
  private var queue: [TransitionEvent] = []
  /// The events that follow from the last callbacks of flights, until the ends are reported.
  private var eventsAfterEnd: [TransitionEvent] = []
  var hasUnreportedPhase = false
  var unreportedEnds = 0
  /// Whether listeners are being called. Events that they cause wait in the queue.
  private var isNotifying = false
  /// The progress of which the listeners were last notified, of any flight.
  fileprivate var lastProgress: Double

  init(after progress: Double = 0) {
    lastProgress = progress
  }

  /// Adds a listener, and sends it the events of the current state at once.
  func observe(
    _ listener: @escaping (TransitionEvent) -> Void, from state: [TransitionEvent] = []
  ) -> TransitionRegistration {
    notify()
    let number = observers.add(listener)
    let isNested = isNotifying
    isNotifying = true
    for event in state { listener(event) }
    isNotifying = isNested
    notify()
    return TransitionRegistration { [weak self] in self?.observers.remove(number) }
  }

  /// Adds an event to send before the next one, or with the next call of ``notify(of:after:)``.
  func enqueue(_ event: TransitionEvent) {
    queue.append(event)
  }

  /// Notifies the listeners of events, in order after enqueued ones. Consequences follow after all
  /// listeners know the cause, and those of a flight's last callbacks follow after its end.
  func notify(
    of events: [TransitionEvent] = [], after prepare: (TransitionEvent) -> Void = { _ in }
  ) {
    guard unreportedEnds == 0 else {
      eventsAfterEnd += events
      return
    }
    queue += events
    queue += eventsAfterEnd
    eventsAfterEnd = []
    guard !isNotifying else { return }
    isNotifying = true
    while !queue.isEmpty {
      let event = queue.removeFirst()
      prepare(event)
      // A listener may remove another one.
      for number in observers.numbers { observers.value(number)?(event) }
    }
    isNotifying = false
  }

  /// Adds a listener to the progress of current flights, and of later flights of ``follow(_:)``.
  func observeProgress(
    of flights: [TransitionFlight], _ listener: @escaping (Double, TransitionFlight) -> Void
  ) -> TransitionRegistration {
    let number = progressObservers.add(listener)
    for flight in flights { follow(flight) }
    return TransitionRegistration { [weak self] in self?.progressObservers.remove(number) }
  }

  func follow(_ flight: TransitionFlight) {
    guard !progressObservers.isEmpty,
      !flight.observers.contains(where: { ($0 as? ProgressReport)?.listeners === self })
    else { return }
    flight.observers = flight.observers + [ProgressReport(of: flight, to: self)]
    flight.isFollowed = true
  }

  fileprivate func notify(of progress: Double, of flight: TransitionFlight) {
    lastProgress = progress
    for number in progressObservers.numbers { progressObservers.value(number)?(progress, flight) }
  }
}

/// A report of the progress of a flight to the listeners.
private final class ProgressReport: FlightObserver {
  /// The flight, which keeps the report until it ends.
  private unowned let flight: TransitionFlight
  let listeners: TransitionListeners
  private var reported: Double

  init(of flight: TransitionFlight, to listeners: TransitionListeners) {
    self.flight = flight
    reported = listeners.lastProgress
    self.listeners = listeners
  }

  func flightEntered(_ phase: TransitionPhase) { flightMoved() }

  func flightMoved() {
    guard !listeners.progressObservers.isEmpty else { return }
    let progress = flight.progress
    guard progress != reported else { return }
    reported = progress
    listeners.notify(of: progress, of: flight)
  }
}

extension AsyncStream<TransitionEvent> {
  /// Creates a stream of events, which ends when the listener is deallocated.
  init(_ observe: (@escaping (TransitionEvent) -> Void) -> TransitionRegistration) {
    let (stream, continuation) = AsyncStream.makeStream()
    let end = StreamEnd(continuation)
    let registration = observe { end.continuation.yield($0) }
    continuation.onTermination = { _ in Task { @MainActor in registration.remove() } }
    self = stream
  }
}

/// An object that ends a stream at its deallocation, so that a reader of the stream resumes.
nonisolated private final class StreamEnd: Sendable {
  let continuation: AsyncStream<TransitionEvent>.Continuation

  init(_ continuation: AsyncStream<TransitionEvent>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}
