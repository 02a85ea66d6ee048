import Foundation

/// The time line of a property animator: its position, its direction, and what each of its blocks
/// shows there.
///
/// A position is 0 at the start and 1 at the end, whatever the direction of the animator.
final class AnimatorTimeline: AnimationPacing {

  /// In seconds.
  let duration: TimeInterval
  /// The curve that the animator was made with.
  let ownCurve: TimingFunction
  /// The curve of the current run: the animator's own, or the one that `continueAnimation`
  /// received.
  private(set) var curve: TimingFunction {
    didSet { (solved, _) = (SolvedCurve.of(curve), MediaClock.noteMotion()) }
  }
  /// The same, with what it has been asked before.
  private var solved: SolvedCurve
  private(set) var course = Course.timed {
    didSet { MediaClock.noteMotion() }
  }
  /// Whether blocks have left their own curves for another curve or a spring.
  private var isOverridden = false

  private(set) var isReversed = false {
    didSet { MediaClock.noteMotion() }
  }
  /// Whether the last run went towards the start.
  private(set) var ranReversed = false
  /// Whether views that are being animated receive no touches (fact 1.47).
  var blocksTouches = false
  /// Whether those views are hit where they are shown rather than at their model position (fact
  /// 1.133).
  var hitTestsPresentation = true
  var slots: [AnimationSlot] = []
  /// The changes that the blocks made.
  var changes = ChangeHistory()
  /// The blocks that wait for the animator's end; nil once it has come.
  var endings: [(UIViewAnimatingPosition) -> Void]? = []
  /// Whether the animator has been stopped or has arrived, maybe within a block of its own (fact
  /// 1.162).
  var isOver = false

  /// The position at which the line last paused or began to run.
  private var anchor = 0.0 {
    didSet { MediaClock.noteMotion() }
  }
  /// The time at which it began to run, in seconds; nil while it is paused.
  private var runningSince: TimeInterval? {
    didSet { MediaClock.noteMotion() }
  }
  /// Whether the current run has no end.
  private var isEndless = false
  /// The seconds from the anchor to the end of the run.
  private var runDuration: TimeInterval {
    didSet { MediaClock.noteMotion() }
  }
  /// The seconds that the current run takes, or would take, for the whole line.
  private(set) var pace: TimeInterval
  /// The rest of the delay of a start, in seconds.
  private var remainingDelay: TimeInterval = 0

  init(duration: TimeInterval, curve: TimingFunction) {
    (self.duration, ownCurve, self.curve) = (duration, curve, curve)
    solved = SolvedCurve.of(curve)
    (runDuration, pace) = (duration, duration)
  }

  private var goal: Double { isReversed ? 0 : 1 }

  /// The distance on the line from the current position to the goal, 0…1.
  var wayLeft: Double { abs(goal - anchor) }

  /// The end of the line at which it is paused, if it is at one.
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

  /// Whether a run has reached its end at a time.
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
    if slot.latest.motion == MediaClock.motion { return slot.latest.progress }
    let progress = progress(of: slot, at: position(at: MediaClock.now))
    slot.latest = (MediaClock.motion, progress)
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

  /// Pauses at the end towards which it runs.
  func freezeAtGoal() {
    (anchor, remainingDelay, runningSince) = (goal, 0, nil)
  }

  /// Converts the position into progress, for linear scrubbing (fact 1.55).
  func linearize() {
    anchor = min(max(overallProgress(at: anchor), 0), 1)
    course = .linear
  }

  /// Moves a time line that is paused.
  ///
  /// - Parameters:
  ///   - position: 0…1; others are clamped.
  ///   - linearly: whether the position is progress rather than time.
  func scrub(to position: Double, linearly: Bool) {
    anchor = min(max(position, 0), 1)
    remainingDelay = 0
    switch course {
    case .linear where !linearly: course = .timed
    case .timed where linearly, .fresh where linearly: course = .linear
    default: break
    }
  }

  /// Reverses a time line that is paused; one that has not begun then begins at its end.
  func setReversed(_ reversed: Bool, hasBegun: Bool) {
    isReversed = reversed
    if !hasBegun { anchor = reversed ? 1 : 0 }
  }

  // MARK: Running

  /// Runs from the start after a delay in seconds.
  func start(at time: TimeInterval) {
    run(from: time, for: abs(goal - anchor) * duration)
  }

  /// Runs to its current goal along a curve played from the beginning of the curve, starting from
  /// what each block shows. The curve is usually a fresh spring (fact 1.65).
  ///
  /// - Parameters:
  ///   - time: now, in seconds.
  ///   - newCurve: nil means the animator's own.
  ///   - seconds: the duration of the run.
  func runAfresh(
    at time: TimeInterval, along newCurve: TimingFunction?, for seconds: TimeInterval
  ) {
    takeOff(along: newCurve ?? ownCurve, for: seconds, at: time)
  }

  /// Runs to its current goal along the rest of a curve.
  ///
  /// - Parameters:
  ///   - time: now, in seconds.
  ///   - newCurve: nil means the animator's own.
  ///   - factor: 0 keeps the time that the curve has left; other values are fractions of the whole
  ///     duration.
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

  /// Reverses a running line at once; it runs back along the same values (fact 1.37).
  func turnRound(at time: TimeInterval) {
    freeze(at: time)
    isReversed.toggle()
    if case .fresh(let run) = course {
      guard case .spring(let spring) = run.curve else {
        return takeOff(along: run.curve, for: run.duration, at: time)
      }
      let atRest = spring.atRest
      return takeOff(along: .spring(atRest), for: atRest.duration, at: time)
    }
    run(from: time, for: abs(goal - anchor) * pace)
  }

  private func run(from time: TimeInterval, for seconds: TimeInterval) {
    let way = abs(goal - anchor)
    pace = way > 0 ? seconds / way : duration
    (ranReversed, isEndless) = (isReversed, false)
    (runDuration, runningSince, remainingDelay) = (seconds, time, 0)
  }

  /// Moves every block from what it shows to its end along one curve.
  private func takeOff(
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

  /// Changes to a curve; each block enters it where the curve has the block's value (facts 1.58,
  /// 1.63).
  private func enter(_ newCurve: TimingFunction) {
    let origin = newCurve.fraction(at: overallProgress(at: anchor))
    for slot in slots {
      slot.enter(newCurve, at: progress(of: slot, at: anchor).x, from: anchor, to: origin)
    }
    (curve, anchor, isOverridden) = (newCurve, origin, true)
  }
}
