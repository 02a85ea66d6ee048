/// A handle to a change that an app has requested, from the call to its outcome.
///
/// `present(_:with:)`, `dismiss(with:)`, `push(_:with:)`, `popViewController(with:)`,
/// `select(_:with:)` and `toggle(_:with:)` each return one. An app does not need to keep it:
/// nothing depends on that.
///
/// ```swift
/// let opening = present(menu, with: reveal)
/// opening.addAnimations { self.badge.alpha = 0 }
/// opening.onProgressChange = { self.dimming.alpha = $0 / 2 }
/// Task { print(await opening.outcome()) }
/// ```
public final class TransitionHandle {
  /// The flight that makes the change; nil until UIKit has begun one, once it has ended, and for a
  /// change that needs none. Several handles may have the same flight: a dismissal reverses a
  /// presentation in flight.
  public private(set) var flight: TransitionFlight?

  /// Called when the phase of the flight changes, from now on. UIKit may begin a flight within the
  /// call that returns the handle: ``InterruptibleTransition/observePhase(_:)`` tells of that, too.
  public var onPhaseChange: ((TransitionPhase) -> Void)?
  /// Called with the progress of the flight, from 0 to 1, when it has changed: at most once per
  /// frame while the flight moves by itself, and at each move of a finger.
  public var onProgressChange: ((Double) -> Void)? {
    get { report?.onChange }
    set {
      if report == nil, newValue == nil { return }
      let report = report ?? makeReport()
      report.onChange = newValue
    }
  }

  /// The request, which can be withdrawn.
  weak var request: ChangeRequest?
  /// The outcome, once it is known.
  private(set) var result: TransitionOutcome?
  private var waiters: [CheckedContinuation<TransitionOutcome, Never>] = []
  /// Additions to the flight when it begins.
  private var additions: [(TransitionFlight) -> Void] = []
  private var completions: [(TransitionOutcome) -> Void] = []
  /// Reports the progress, once the app listens.
  private var report: ProgressReport?
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
      guard MainThread.isCurrent else {
        Task { @MainActor in self.cancel() }
        return
      }
      MainActor.assumeIsolated { cancel() }
    }
  }

  private func makeReport() -> ProgressReport {
    let report = ProgressReport()
    if let flight { report.follow(flight) }
    report.skip()
    self.report = report
    return report
  }

  // MARK: What the flight reports

  /// Notes which flight makes the change.
  func follow(_ flight: TransitionFlight) {
    self.flight = flight
    report?.follow(flight)
    report?.skip()
    for add in additions { add(flight) }
    additions = []
  }

  /// Notes that the phase of the flight has changed.
  func phaseChanged(to phase: TransitionPhase) {
    lastPhase = phase
    onPhaseChange?(phase)
    report?.followFrames()
  }

  /// Notes that a finger has moved the flight.
  func noteProgress() {
    report?.note()
  }

  /// Lets go of the flight, which has ended.
  func flightEnded() {
    lastProgress = progress
    flight = nil
    report?.end()
  }

  /// Sets the outcome. Only the first call counts.
  func settle(_ outcome: TransitionOutcome) {
    guard result == nil else { return }
    result = outcome
    report?.end()
    let (waiters, completions) = (waiters, completions)
    (self.waiters, self.completions, additions) = ([], [], [])
    // Nothing is reported any more, and what the app captures may be what it waits for.
    (onPhaseChange, onProgressChange) = (nil, nil)
    for completion in completions { completion(outcome) }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }
}
