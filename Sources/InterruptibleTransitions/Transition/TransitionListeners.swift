/// The listeners that an app has added to a transition, or to the handle of a request.
final class TransitionListeners {
  private(set) var observers = Registry<(TransitionEvent) -> Void>()
  fileprivate var progressObservers = Registry<(Double, TransitionFlight) -> Void>()
  /// The events of which the listeners are about to be notified.
  private var queue: [TransitionEvent] = []
  /// The events that follow from the last callbacks of flights, until the ends are reported.
  private var eventsAfterEnd: [TransitionEvent] = []
  /// Whether the phase is another one than the listeners know.
  var hasUnreportedPhase = false
  /// The number of flights that have come to rest and have yet to report it.
  var unreportedEnds = 0
  /// Whether listeners are being called. Events that they cause wait in the queue.
  private var isNotifying = false
  /// The progress of which the listeners were notified last, of any flight.
  fileprivate var lastProgress: Double

  /// - Parameter progress: The progress that the app knows.
  init(after progress: Double = 0) {
    lastProgress = progress
  }

  /// Adds a listener, to which the events of the current state are delivered at once.
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

  /// Adds an event that is delivered before the next one, or by ``notify(of:after:)``.
  func enqueue(_ event: TransitionEvent) {
    queue.append(event)
  }

  /// Notifies the listeners of events, in their order.
  ///
  /// The consequences of a listener's call come after all listeners were notified of its cause. A
  /// flight reports its end after its last callbacks: their consequences come after the end.
  ///
  /// - Parameters:
  ///   - events: The events. Those that were enqueued come first.
  ///   - prepare: Called before the listeners are notified of an event.
  func notify(
    of events: [TransitionEvent] = [], after prepare: (TransitionEvent) -> Void = { _ in }
  ) {
    guard unreportedEnds == 0 else {
      eventsAfterEnd += events
      return
    }
    queue += events + eventsAfterEnd
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

  /// Adds a listener to the progress of current flights, and of those that ``follow(_:)`` adds.
  func observeProgress(
    of flights: [TransitionFlight], _ listener: @escaping (Double, TransitionFlight) -> Void
  ) -> TransitionRegistration {
    let number = progressObservers.add(listener)
    for flight in flights { follow(flight) }
    return TransitionRegistration { [weak self] in self?.progressObservers.remove(number) }
  }

  /// Reports the progress of a flight, if there are listeners to it.
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

/// Reports the progress of a flight.
private final class ProgressReport: FlightObserver {
  /// The flight, which keeps the report until it ends.
  private unowned let flight: TransitionFlight
  let listeners: TransitionListeners
  /// The progress that was reported last.
  private var reported: Double

  init(of flight: TransitionFlight, to listeners: TransitionListeners) {
    (self.flight, self.listeners, reported) = (flight, listeners, listeners.lastProgress)
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
  /// Makes a stream of the events that a listener receives. It ends when the listener is released.
  init(_ observe: (@escaping (TransitionEvent) -> Void) -> TransitionRegistration) {
    let (stream, continuation) = AsyncStream.makeStream()
    let end = StreamEnd(continuation)
    let registration = observe { end.continuation.yield($0) }
    continuation.onTermination = { _ in Task { @MainActor in registration.remove() } }
    self = stream
  }
}

/// Ends a stream: otherwise its reader would never resume.
nonisolated private final class StreamEnd: Sendable {
  let continuation: AsyncStream<TransitionEvent>.Continuation

  init(_ continuation: AsyncStream<TransitionEvent>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}
