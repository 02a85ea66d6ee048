/// A change that an app has asked for, from the call to its outcome.
///
/// `present(_:with:)`, `dismiss(with:)`, `push(_:with:)`, `popViewController(with:)`,
/// `select(_:with:)` and `toggle(_:with:)` each return one. An app that is not interested drops it:
/// nothing depends on the handle being kept.
///
/// ```swift
/// let opening = present(menu, with: reveal)
/// opening.addAnimations { self.badge.alpha = 0 }
/// opening.onProgressChange = { self.dimming.alpha = $0 / 2 }
/// Task { print(await opening.outcome()) }
/// ```
public final class TransitionHandle {
  /// The flight that makes the change. Nil until UIKit has begun one, and for a change that needs
  /// none. Several handles may have the same one: a dismissal reverses the presentation on its way.
  public private(set) weak var flight: TransitionFlight?

  /// Called when the phase of the flight changes.
  public var onPhaseChange: ((TransitionPhase) -> Void)?
  /// Called with the progress of the flight, from 0 to 1, whenever it has changed: once per frame
  /// at most while the flight moves by itself, and at each move of a finger.
  public var onProgressChange: ((Double) -> Void)? {
    didSet { followFrames() }
  }

  /// What gives up what was asked for.
  weak var request: FlightRequest?
  private var result: TransitionOutcome?
  private var waiters: [CheckedContinuation<TransitionOutcome, Never>] = []
  /// What is added to the flight when it begins.
  private var additions: [(TransitionFlight) -> Void] = []
  private var completions: [(TransitionOutcome) -> Void] = []
  private let frames = FrameLoop()
  private var shownProgress = 0.0

  init() {}

  /// What the flight is doing. Before UIKit has begun it, ``TransitionPhase/starting``; after the
  /// outcome of a change that no flight made, ``TransitionPhase/idle``.
  public var phase: TransitionPhase {
    flight?.phase ?? lastPhase ?? (result == nil ? .starting : .idle)
  }
  private var lastPhase: TransitionPhase?

  /// How far the flight is, 0 at its start and 1 at its end, whichever way it runs. A presentation
  /// that a dismissal reverses goes from 1 to 0.
  public var progress: Double { flight?.progress ?? shownProgress }

  /// Adds changes to the flight, as ``TransitionFlight/addAnimations(delayFactor:_:completion:)``
  /// does: as soon as it begins, or now if it is under way. Once the outcome is known this does
  /// nothing.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the whole duration, 0…1, after which they begin, counted from
  ///     when they are added; they end with the rest.
  ///   - animations: The changes. A change that no flight makes does without them.
  ///   - completion: Called with the outcome.
  public func addAnimations(
    delayFactor: Double = 0, _ animations: @escaping () -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard result == nil else { return }
    if let completion { completions.append(completion) }
    guard let flight else {
      additions.append { $0.addAnimations(delayFactor: delayFactor, animations) }
      return
    }
    flight.addAnimations(delayFactor: delayFactor, animations)
  }

  /// Takes back what was asked for: the flight goes to where it was not asked, from wherever it is,
  /// and what has yet to begin does not. Once the outcome is known this does nothing.
  public func cancel() {
    request?.cancel()
  }

  /// Waits until it is known what came of the change.
  ///
  /// When the task that waits is cancelled, so is the change, as by ``cancel()``.
  ///
  /// - Returns: The outcome; at once if it is known.
  public func outcome() async -> TransitionOutcome {
    await withTaskCancellationHandler {
      if let result { return result }
      return await withCheckedContinuation { waiters.append($0) }
    } onCancel: {
      // Cancelled where the transition lives, it turns at once.
      guard MainThread.isCurrent else {
        Task { @MainActor in self.cancel() }
        return
      }
      MainActor.assumeIsolated { cancel() }
    }
  }

  // MARK: What the flight reports

  /// Notes which flight makes the change.
  func follow(_ flight: TransitionFlight) {
    self.flight = flight
    shownProgress = flight.progress
    for add in additions { add(flight) }
    additions = []
    followFrames()
  }

  /// Notes that the phase of the flight has changed.
  func phaseChanged(to phase: TransitionPhase) {
    lastPhase = phase
    onPhaseChange?(phase)
    followFrames()
  }

  /// Tells the app of the flight's progress, if it has changed.
  func noteProgress() {
    let progress = progress
    guard progress != shownProgress else { return }
    shownProgress = progress
    onProgressChange?(progress)
  }

  /// Looks once per frame how far the flight is, while it moves by itself and the app listens.
  private func followFrames() {
    guard onProgressChange != nil, isMoving else { return frames.stop() }
    guard !frames.isRunning else { return }
    frames.wait { [weak self] in
      guard let self, isMoving else { return true }
      noteProgress()
      return false
    }
  }

  private var isMoving: Bool {
    switch flight?.phase {
    case .running, .settling: true
    default: false
    }
  }

  /// Notes the outcome. The first one counts.
  func settle(_ outcome: TransitionOutcome) {
    guard result == nil else { return }
    result = outcome
    noteProgress()
    let (waiters, completions) = (waiters, completions)
    (self.waiters, self.completions, additions) = ([], [], [])
    frames.stop()
    for completion in completions { completion(outcome) }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }
}
