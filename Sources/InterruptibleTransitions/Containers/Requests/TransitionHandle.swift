/// A handle to a change that an app has requested, from the call to its outcome.
///
/// Each method that requests a change returns a handle, such as `present(_:with:)`,
/// `dismiss(with:)`, `pushViewController(_:with:)` and `selectViewController(_:with:)`. An app does
/// not need to keep the handle.
///
/// ```swift
/// let opening = present(menu, with: reveal)
/// opening.addAnimations { self.badge.alpha = 0 }
/// opening.observeProgress { self.dimming.alpha = $0 / 2 }
/// Task { print(await opening.outcome()) }
/// ```
public final class TransitionHandle {
  /// The flight that makes the change.
  ///
  /// The value is nil until UIKit has begun the flight, after the end of the flight, and for a
  /// change without a flight. Several handles may have the same flight, because a dismissal
  /// reverses a presentation in flight.
  public private(set) var flight: TransitionFlight?

  weak var request: ChangeRequest?
  private(set) var result: TransitionOutcome?
  /// Additions to the flight when it begins.
  private var additions: [(TransitionFlight) -> Void] = []
  /// The app's listeners, from the first one to the outcome.
  private var listeners: TransitionListeners?
  /// The progress at the end of the last flight.
  private var lastProgress = 0.0

  init() {}

  /// The phase of the flight.
  ///
  /// The phase is ``TransitionPhase/starting`` before UIKit has begun the flight. It is
  /// ``TransitionPhase/idle`` after the outcome of a change without a flight.
  public var phase: TransitionPhase {
    flight?.phase ?? lastPhase ?? (result == nil ? .starting : .idle)
  }
  private var lastPhase: TransitionPhase?

  /// The progress of the flight, 0 at its start and 1 at its end, in either direction of motion.
  ///
  /// If a dismissal reverses a presentation, the progress goes from 1 to 0.
  public var progress: Double { flight?.progress ?? lastProgress }

  /// Adds changes to the flight when it begins, or now if it has begun.
  ///
  /// The changes are added as by the method of this name of ``TransitionFlight``. If this change
  /// reverses a flight, the flight undoes the changes as it goes back to its start. Make lasting
  /// changes in `completion`.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the whole duration, 0…1, after which the changes begin, from
  ///     the moment at which they are added. They end with the flight.
  ///   - animations: The changes. They are not made if no flight makes the change.
  ///   - completion: Called with the outcome, or at once if the outcome is known.
  public func addAnimations(
    delayFactor: Double = 0, _ animations: @escaping () -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    add(AnimationBlock(.delay(delayFactor), animations: animations), completion: completion)
  }

  /// Adds changes that last while the progress of the flight is in a range.
  ///
  /// The changes are added as by the method of this name of ``TransitionFlight``: when the flight
  /// begins, or now if it has begun. They proceed evenly over the range.
  ///
  /// - Parameters:
  ///   - range: The range of the progress, within 0…1. The part outside does not count.
  ///   - animations: The changes. They are not made if no flight makes the change.
  ///   - completion: Called with the outcome, or at once if the outcome is known.
  public func addAnimations(
    during range: ClosedRange<Double>, _ animations: @escaping () -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    add(AnimationBlock(.range(range), animations: animations), completion: completion)
  }

  private func add(_ block: AnimationBlock, completion: ((TransitionOutcome) -> Void)?) {
    if let completion { observeOutcome(completion) }
    guard result == nil else { return }
    guard let flight else {
      additions.append { $0.add(block) }
      return
    }
    flight.add(block)
  }

  private func observeOutcome(_ listener: @escaping (TransitionOutcome) -> Void) {
    observe { if case .ended(let outcome) = $0 { listener(outcome) } }
  }

  /// Undoes the change.
  ///
  /// The flight goes to the opposite end from its current position. A change that still waits does
  /// not begin. A change that UIKit was asked for ends as it begins, at its start. Once the outcome
  /// is known, this method does nothing.
  ///
  /// If several handles have the same flight, the last one that is not cancelled decides where the
  /// flight goes. If all of them are cancelled, the flight goes back to its original start. For
  /// example, if both a presentation and the dismissal that reverses it are cancelled, the
  /// presentation is undone.
  public func cancel() {
    request?.cancel()
  }

  /// Waits for the outcome of the change.
  ///
  /// If the waiting task is cancelled, the change is cancelled too, as by ``cancel()``.
  ///
  /// - Returns: The outcome. If the outcome is known, the method returns at once.
  @discardableResult
  public func outcome() async -> TransitionOutcome {
    await withTaskCancellationHandler {
      if let result { return result }
      return await withCheckedContinuation { continuation in
        observeOutcome { continuation.resume(returning: $0) }
      }
    } onCancel: {
      // A cancellation on the main thread reverses the flight at once.
      MainThread.perform { self.cancel() }
    }
  }

  // MARK: Listeners

  /// Adds a listener to every event of the request, and of the flight that makes the change.
  ///
  /// ``TransitionEvent/ended(_:)`` is the last event. Events may happen within the call that
  /// returns the handle, so a new listener is called at once with the current state. The state is
  /// that the request waits, the beginning of its flight and the current phase, or the outcome. A
  /// flight that the change reverses has already begun.
  ///
  /// ```swift
  /// opening.observe { event in
  ///   if event == .postponed { print("The menu opens soon.") }
  /// }
  /// ```
  ///
  /// - Parameter listener: Called with each event.
  /// - Returns: The registration, which removes the listener.
  @discardableResult
  public func observe(_ listener: @escaping (TransitionEvent) -> Void) -> TransitionRegistration {
    if let result {
      listener(.ended(result))
      return TransitionRegistration {}
    }
    var state: [TransitionEvent] = request?.stage == .queued ? [.postponed] : []
    if let flight { state.append(.began(isPresenting: flight.isPresentation)) }
    if let lastPhase { state.append(.phaseChanged(lastPhase)) }
    return makeListeners().observe(listener, from: state)
  }

  /// An asynchronous stream of the events that ``observe(_:)`` delivers.
  ///
  /// Each stream delivers all events, even if they are read late, and ends after
  /// ``TransitionEvent/ended(_:)``. Cancelling a task that reads the stream does not cancel the
  /// change.
  public var events: AsyncStream<TransitionEvent> { AsyncStream(observe) }

  /// Adds a listener to the progress of the flight, from 0 to 1.
  ///
  /// - Parameter listener: Called with the progress when it has changed: at each move of a finger,
  ///   and otherwise at most once per frame. It is not called after the outcome.
  /// - Returns: The registration, which removes the listener.
  @discardableResult
  public func observeProgress(
    _ listener: @escaping (_ progress: Double) -> Void
  ) -> TransitionRegistration {
    guard result == nil else { return TransitionRegistration {} }
    let flights = flight.map { [$0] } ?? []
    return makeListeners().observeProgress(of: flights) { progress, _ in listener(progress) }
  }

  private func makeListeners() -> TransitionListeners {
    let listeners = listeners ?? TransitionListeners(after: progress)
    self.listeners = listeners
    return listeners
  }

  // MARK: Reports of the request

  /// Sets the flight that makes the change. The listeners are notified with the next event.
  func follow(_ flight: TransitionFlight) {
    self.flight = flight
    if !flight.isPending { lastPhase = flight.phase }
    listeners?.enqueue(.began(isPresenting: flight.isPresentation))
    listeners?.follow(flight)
    for add in additions { add(flight) }
    additions = []
  }

  func notify(of events: [TransitionEvent] = []) {
    for case .phaseChanged(let phase) in events { lastPhase = phase }
    listeners?.notify(of: events)
  }

  func flightEnded() {
    lastProgress = progress
    flight = nil
  }

  /// Sets the outcome. Only the first call counts.
  func settle(_ outcome: TransitionOutcome, withoutFlightOf transition: InterruptibleTransition?) {
    guard result == nil else { return }
    result = outcome
    let isRefused = transition != nil && outcome != .completed
    let events: [TransitionEvent] = (isRefused ? [.refused] : []) + [.ended(outcome)]
    transition?.notify(of: events)
    additions = []
    notify(of: events)
    listeners = nil
  }
}
