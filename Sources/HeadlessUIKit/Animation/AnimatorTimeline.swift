import Foundation

/// The time line of a property animator: its position, its direction, and the progress of its
/// blocks.
///
/// A position is 0 at the start and 1 at the end, regardless of the animator's direction.
final class AnimatorTimeline: AnimationPacing {

  /// The duration in seconds.
  let duration: TimeInterval
  /// The curve that the animator was created with.
  let ownCurve: TimingFunction
  /// The curve of the current run: the animator's own curve, or the curve passed to
  /// `continueAnimation`.
  private(set) var curve: TimingFunction {
    didSet {
      solved = SolvedCurve.of(curve)
      MediaClock.recordMotion()
    }
  }
  /// A cache of solutions for `curve`.
  private var solved: SolvedCurve
  private(set) var course = Course.timed {
    didSet { MediaClock.recordMotion() }
  }
  /// Whether blocks have changed from their own curves to another curve or a spring.
  private var isOverridden = false

  private(set) var isReversed = false {
    didSet { MediaClock.recordMotion() }
  }
  /// Whether the last run was reversed.
  private(set) var ranReversed = false
  /// Whether animating views receive no touches (fact 1.47).
  var blocksTouches = false
  /// Whether hit-testing uses the presentation positions of animating views instead of their model
  /// positions (fact 1.133).
  var hitTestsPresentation = true
  var slots: [AnimationSlot] = []
  /// The changes that the blocks made.
  var changes = ChangeHistory()
  /// The blocks that wait for the animator's end; nil after the end.
  var endings: [(UIViewAnimatingPosition) -> Void]? = []
  /// Whether the animator has been stopped or has ended, possibly within one of the animator's
  /// blocks (fact 1.162).
  var isOver = false

  /// The position at which the time line last paused or began to run.
  private var anchor = 0.0 {
    didSet { MediaClock.recordMotion() }
  }
  /// The time at which the current run began, in seconds; nil while the time line is paused.
  private var runningSince: TimeInterval? {
    didSet { MediaClock.recordMotion() }
  }
  /// Whether the current run never ends.
  private var isEndless = false
  /// The seconds from the anchor to the end of the run.
  private var runDuration: TimeInterval {
    didSet { MediaClock.recordMotion() }
  }
  /// The seconds that the whole time line takes at the speed of the current run.
  private(set) var pace: TimeInterval
  /// The remaining delay of a start, in seconds.
  private var remainingDelay: TimeInterval = 0

  init(duration: TimeInterval, curve: TimingFunction) {
    self.duration = duration
    ownCurve = curve
    self.curve = curve
    solved = SolvedCurve.of(curve)
    runDuration = duration
    pace = duration
  }

  private var goal: Double { isReversed ? 0 : 1 }

  /// The distance on the time line from the anchor to the goal, 0…1.
  var wayLeft: Double { abs(goal - anchor) }

  /// The end at which the time line is paused; nil if it runs or is paused between the ends.
  var end: UIViewAnimatingPosition? {
    guard runningSince == nil else { return nil }
    return anchor <= 0 ? .start : anchor >= 1 ? .end : nil
  }

  // MARK: Position

  func position(at time: TimeInterval) -> Double {
    guard let runningSince, time > runningSince else { return anchor }
    guard runDuration > 0 else { return goal }
    return anchor + (goal - anchor) * min((time - runningSince) / runDuration, 1)
  }

  /// Returns whether the current run has reached its end at a time.
  func hasEnded(at time: TimeInterval) -> Bool {
    guard let runningSince, !isEndless else { return false }
    return time - runningSince >= runDuration - 1e-9
  }

  /// Returns the progress of a block without a delay, at a position.
  func overallProgress(at position: Double) -> Double {
    switch course {
    case .timed: solved.value(at: position).x
    case .linear: position
    case .fresh(let run): run.value(from: AxisProgress(run.progress), at: position).x
    }
  }

  /// - Complexity: O(1) on average over the animations of a block.
  func progress(of animation: LayerAnimation) -> AxisProgress {
    let slot = animation.slot
    if slot.latestMotion == MediaClock.motion { return slot.latestProgress }
    let progress = progress(of: slot, at: position(at: MediaClock.now))
    slot.latestMotion = MediaClock.motion
    slot.latestProgress = progress
    return progress
  }

  private func progress(of slot: AnimationSlot, at position: Double) -> AxisProgress {
    switch course {
    case .timed: slot.solved.value(at: slot.fraction(at: position))
    case .linear: AxisProgress(slot.fraction(at: position))
    case .fresh(let run):
      run.value(
        from: slot.origin, joined: slot.joined, at: position,
        evenly: slot.goesEvenly(along: run.curve))
    }
  }

  // MARK: Pausing

  /// Pauses at the position of a time.
  func freeze(at time: TimeInterval) {
    anchor = position(at: time)
    remainingDelay = runningSince.map { max($0 - time, 0) } ?? remainingDelay
    runningSince = nil
  }

  /// Pauses at the end in the current direction.
  func freezeAtGoal() {
    anchor = goal
    remainingDelay = 0
    runningSince = nil
  }

  /// Converts the position to progress, for linear scrubbing (fact 1.55).
  func linearize() {
    anchor = min(max(overallProgress(at: anchor), 0), 1)
    course = .linear
  }

  /// Moves a paused time line.
  ///
  /// - Parameters:
  ///   - position: The position, 0…1. Other values are clamped.
  ///   - linearly: Whether the position is progress rather than time.
  func scrub(to position: Double, linearly: Bool) {
    anchor = min(max(position, 0), 1)
    remainingDelay = 0
    switch course {
    case .linear where !linearly: course = .timed
    case .timed where linearly, .fresh where linearly: course = .linear
    default: break
    }
  }

  /// Reverses a paused time line. A time line that has not begun moves to the end from which it
  /// will start.
  func setReversed(_ reversed: Bool, hasBegun: Bool) {
    isReversed = reversed
    if !hasBegun { anchor = reversed ? 1 : 0 }
  }

  // MARK: Running

  /// Starts a run at a time in seconds, which is in the future for a delayed start.
  func start(at time: TimeInterval) {
    run(from: time, for: abs(goal - anchor) * duration)
  }

  /// Runs from the current values to the goal along a whole curve, usually a new spring (fact
  /// 1.65).
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds.
  ///   - newCurve: The curve; nil means the animator's own curve.
  ///   - seconds: The duration of the run.
  func runAfresh(
    at time: TimeInterval, along newCurve: TimingFunction?, for seconds: TimeInterval
  ) {
    startRun(along: newCurve ?? ownCurve, for: seconds, at: time)
  }

  /// Runs to the current goal along the rest of a curve.
  ///
  /// - Parameters:
  ///   - time: The current time, in seconds.
  ///   - newCurve: The curve; nil means the animator's own curve.
  ///   - factor: With 0, the run takes the time that the curve has left. Other values are fractions
  ///     of the whole duration.
  func resume(at time: TimeInterval, along newCurve: TimingFunction?, factor: Double) {
    let delay = newCurve == nil && factor == 0 ? remainingDelay : 0
    if newCurve != nil || isOverridden {
      enter(newCurve ?? ownCurve)
    } else if case .linear = course {
      anchor = curve.fraction(at: anchor)
    }
    course = .timed
    run(
      from: time + delay, for: factor > 0 ? factor * duration : abs(goal - anchor) * duration)
  }

  /// Makes the current run endless.
  func runForEver() {
    isEndless = true
  }

  /// Reverses a running time line at once. The time line runs back along the same values (fact
  /// 1.37).
  func turnRound(at time: TimeInterval) {
    freeze(at: time)
    isReversed.toggle()
    if case .fresh(let run) = course {
      guard case .spring(let spring) = run.curve else {
        return startRun(along: run.curve, for: run.duration, at: time)
      }
      let atRest = spring.atRest
      return startRun(along: .spring(atRest), for: atRest.duration, at: time)
    }
    run(from: time, for: abs(goal - anchor) * pace)
  }

  private func run(from time: TimeInterval, for seconds: TimeInterval) {
    let way = abs(goal - anchor)
    pace = way > 0 ? seconds / way : duration
    ranReversed = isReversed
    isEndless = false
    runDuration = seconds
    runningSince = time
    remainingDelay = 0
  }

  /// Moves every block from its current value to its end along one curve.
  private func startRun(
    along newCurve: TimingFunction, for seconds: TimeInterval, at time: TimeInterval
  ) {
    for slot in slots {
      slot.origin = progress(of: slot, at: anchor)
      slot.joined = 0
    }
    course = .fresh(
      FreshRun(
        curve: newCurve, duration: seconds, origin: anchor, goal: goal,
        progress: overallProgress(at: anchor)))
    isOverridden = true
    run(from: time, for: seconds)
  }

  /// Changes to another curve. Each block enters the curve at the block's current value (facts
  /// 1.58, 1.63).
  private func enter(_ newCurve: TimingFunction) {
    let origin = newCurve.fraction(at: overallProgress(at: anchor))
    for slot in slots {
      slot.enter(newCurve, at: progress(of: slot, at: anchor).x, from: anchor, to: origin)
    }
    curve = newCurve
    anchor = origin
    isOverridden = true
  }
}
