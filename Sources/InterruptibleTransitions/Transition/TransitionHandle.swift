/// A handle to a change that an app has requested, from the call to its outcome.
///
/// `present(_:with:)`, `dismiss(with:)`, `push(_:with:)`, `popViewController(with:)`,
/// `select(_:with:)` and `toggle(_:with:)` each return one. An app does not need to keep it:
/// nothing depends on that.
///
/// ```swift
/// let opening = present(menu, with: reveal)
/// opening.addAnimations { self.badge.alpha = 0 }
/// opening.observeProgress { self.dimming.alpha = $0 / 2 }
/// Task { print(await opening.outcome()) }
/// ```
public final class TransitionHandle {
  /// The flight that makes the change; nil until UIKit has begun one, once it has ended, and for a
  /// change that needs none. Several handles may have the same flight: a dismissal reverses a
  /// presentation in flight.
  public private(set) var flight: TransitionFlight?

  /// Called when the phase of the flight changes, from now on. This is
  /// ``TransitionEvent/phaseChanged(_:)`` alone, before the listeners of ``observe(_:)``.
  public var onPhaseChange: ((TransitionPhase) -> Void)?

  /// The request, which can be withdrawn.
  weak var request: ChangeRequest?
  /// The outcome, once it is known.
  private(set) var result: TransitionOutcome?
  private var waiters: [CheckedContinuation<TransitionOutcome, Never>] = []
  /// Additions to the flight when it begins.
  private var additions: [(TransitionFlight) -> Void] = []
  private var completions: [(TransitionOutcome) -> Void] = []
  /// The app's listeners, from the first one to the outcome.
  private var listeners: TransitionListeners?
  /// The progress at the end of the last flight.
  private var lastProgress = 0.0

  init() {}

  /// The phase of the flight. It is ``TransitionPhase/starting`` before UIKit has begun the flight,
  /// and ``TransitionPhase/idle`` after the outcome of a change without a flight.
  public var phase: TransitionPhase {
    flight?.phase ?? lastPhase ?? (result == nil ? .starting : .idle)
  }
  private var lastPhase: TransitionPhase?

  /// The progress of the flight, 0 at its start and 1 at its end, in whichever direction it runs. A
  /// presentation that a dismissal reverses goes from 1 to 0.
  public var progress: Double { flight?.progress ?? lastProgress }

  /// Adds changes to the flight, as ``TransitionFlight/addAnimations(delayFactor:_:completion:)``
  /// does: as soon as it begins, or now if it is under way.
  ///
  /// On a flight that this change reverses, the changes are undone with the rest as the flight goes
  /// back to its start. Make what is to stay in `completion`.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the whole duration, 0…1, after which the changes begin,
  ///     counted from when they are added; they end with the flight.
  ///   - animations: The changes. They are not made if no flight makes the change.
  ///   - completion: Called with the outcome, at once if it is known.
  public func addAnimations(
    delayFactor: Double = 0, _ animations: @escaping () -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    add(AnimationBlock(.delay(delayFactor), animations: animations), completion: completion)
  }

  /// Adds changes to the flight that last while its progress is in a range, evenly over it, as
  /// ``TransitionFlight/addAnimations(during:_:completion:)`` does: as soon as the flight begins,
  /// or now if it is under way.
  ///
  /// - Parameters:
  ///   - window: The range of the progress, within 0…1; the part outside does not count.
  ///   - animations: The changes. They are not made if no flight makes the change.
  ///   - completion: Called with the outcome, at once if it is known.
  public func addAnimations(
    during window: ClosedRange<Double>, _ animations: @escaping () -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    add(AnimationBlock(.window(window), animations: animations), completion: completion)
  }

  private func add(_ block: AnimationBlock, completion: ((TransitionOutcome) -> Void)?) {
    if let result {
      completion?(result)
      return
    }
    if let completion { completions.append(completion) }
    guard let flight else {
      additions.append { $0.add(block, completion: nil) }
      return
    }
    flight.add(block, completion: nil)
  }

  /// Undoes the change: the flight goes to the opposite end from wherever it is. A change that
  /// still waits does not begin, and one that UIKit has been asked for ends as it begins, at its
  /// start. Once the outcome is known, this does nothing.
  ///
  /// Of several handles to the same flight the last one that is not cancelled says where it goes.
  /// When all are, it goes back to where it has set out: a presentation that is cancelled as well
  /// as the dismissal that has reversed it is undone.
  public func cancel() {
    request?.cancel()
  }

  /// Waits for the outcome of the change.
  ///
  /// If the waiting task is cancelled, the change is cancelled too, as by ``cancel()``.
  ///
  /// - Returns: The outcome; at once if it is known.
  public func outcome() async -> TransitionOutcome {
    await withTaskCancellationHandler {
      if let result { return result }
      return await withCheckedContinuation { waiters.append($0) }
    } onCancel: {
      // A cancellation on the main thread reverses the flight at once.
      MainThread.perform { self.cancel() }
    }
  }

  // MARK: Listeners

  /// Adds a listener to every event of the request, and of the flight that makes the change.
  ///
  /// ``TransitionEvent/completed(_:)`` is the last event. Much may happen within the call that
  /// returns the handle. So a listener is called at once with the current state: that the request
  /// waits, that its flight has begun and in which phase it is, or the outcome. A flight that the
  /// change reverses counts as begun.
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
      listener(.completed(result))
      return TransitionRegistration {}
    }
    var state: [TransitionEvent] = request?.stage == .queued ? [.postponed] : []
    if let flight { state.append(.began(isPresenting: flight.isPresenting)) }
    if let lastPhase { state.append(.phaseChanged(lastPhase)) }
    return makeListeners().observe(listener, from: state)
  }

  /// The events that ``observe(_:)`` delivers, as a stream.
  ///
  /// Each stream delivers all events, however late they are read, and ends after
  /// ``TransitionEvent/completed(_:)``. To cancel a task that reads it does not cancel the change.
  public var events: AsyncStream<TransitionEvent> { AsyncStream(observe) }

  /// Adds a listener to the progress of the flight, from 0 to 1.
  ///
  /// - Parameter listener: Called with the progress when it has changed: at most once per frame
  ///   while the flight moves by itself, and at each move of a finger. It is not called after the
  ///   outcome.
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
    listeners?.enqueue(.began(isPresenting: flight.isPresenting))
    listeners?.follow(flight)
    for add in additions { add(flight) }
    additions = []
  }

  /// Notifies the app of events.
  func notify(of events: [TransitionEvent] = []) {
    for case .phaseChanged(let phase) in events {
      lastPhase = phase
      onPhaseChange?(phase)
    }
    listeners?.notify(of: events)
  }

  /// Releases the flight, which has ended.
  func flightEnded() {
    lastProgress = progress
    flight = nil
  }

  /// Sets the outcome. Only the first call counts.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - transition: The transition, if no flight has made the change.
  func settle(_ outcome: TransitionOutcome, withoutFlightOf transition: InterruptibleTransition?) {
    guard result == nil else { return }
    result = outcome
    let isRefused = transition != nil && outcome != .completed
    let events: [TransitionEvent] = (isRefused ? [.refused] : []) + [.completed(outcome)]
    transition?.notify(of: events)
    let (waiters, completions) = (waiters, completions)
    (self.waiters, self.completions, additions) = ([], [], [])
    // The app's closures may capture the object that it waits for.
    onPhaseChange = nil
    for completion in completions { completion(outcome) }
    notify(of: events)
    listeners = nil
    for waiter in waiters { waiter.resume(returning: outcome) }
  }
}
