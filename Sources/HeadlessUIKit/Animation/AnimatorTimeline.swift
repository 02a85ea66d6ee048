import Foundation

/// The time line of a property animator: where it is, which way it runs, and what each of its
/// blocks shows there.
///
/// A position is 0 at the start and 1 at the end, whichever way the animator runs.
final class AnimatorTimeline: AnimationPacing {
  /// What a position means for the blocks.
  private enum Course {
    /// A fraction of time, along each block's own curve.
    case timed
    /// Progress, the same straight line for all: scrubbing with `scrubsLinearly`.
    case linear
    /// A fraction of time along a spring that `continueAnimation` was given.
    case fresh(FreshRun)
  }

  /// In seconds.
  let duration: TimeInterval
  /// The animator's own curve.
  let ownCurve: TimingFunction
  /// The curve of the present run: the own one, or what `continueAnimation` was given.
  private var curve: TimingFunction
  private var course = Course.timed
  /// Whether blocks have left their own curves, for another one or a spring.
  private var isOverridden = false

  private(set) var isReversed = false
  /// Whether the last run went towards the start.
  private(set) var ranReversed = false
  /// Whether views that are being animated get no touches (fact 1.47).
  var blocksTouches = false
  /// Whether those views are hit where they are seen rather than where they are set (fact 1.133).
  var hitTestsPresentation = true
  private(set) var animations: [LayerAnimation] = []
  private(set) var slots: [AnimationSlot] = []
  private var history = ChangeHistory()
  private var endings: [(UIViewAnimatingPosition) -> Void] = []

  /// The position when the line last stood still or began to run.
  private var anchor = 0.0
  /// When it began to run, in seconds; nil while it stands still.
  private var runningSince: TimeInterval?
  /// How long the run takes from the anchor to its end, in seconds.
  private var runDuration: TimeInterval
  /// The seconds that the present run takes, or would take, for the whole line.
  private var pace: TimeInterval
  /// What is left of the delay of a start, in seconds.
  private var remainingDelay: TimeInterval = 0

  init(duration: TimeInterval, curve: TimingFunction) {
    (self.duration, ownCurve, self.curve) = (duration, curve, curve)
    (runDuration, pace) = (duration, duration)
  }

  private var goal: Double { isReversed ? 0 : 1 }

  // MARK: Position

  func position(at time: TimeInterval) -> Double {
    guard let runningSince, time > runningSince else { return anchor }
    guard runDuration > 0 else { return goal }
    return anchor + (goal - anchor) * min((time - runningSince) / runDuration, 1)
  }

  /// Whether a run has reached its end at a time.
  func hasEnded(at time: TimeInterval) -> Bool {
    guard let runningSince else { return false }
    return time - runningSince >= runDuration - 1e-9
  }

  /// The progress of a block without a delay, at a position.
  func overallProgress(at position: Double) -> Double {
    switch course {
    case .timed: curve.value(at: position).x
    case .linear: position
    case .fresh(let run): run.value(from: AxisProgress(run.progress), at: position).x
    }
  }

  func progress(of animation: LayerAnimation, at time: TimeInterval) -> AxisProgress {
    progress(of: animation.slot, at: position(at: time))
  }

  private func progress(of slot: AnimationSlot, at position: Double) -> AxisProgress {
    switch course {
    case .timed: slot.curve.value(at: slot.share(of: position))
    case .linear: AxisProgress(slot.share(of: position))
    case .fresh(let run): run.value(from: slot.origin, joined: slot.joined, at: position)
    }
  }

  // MARK: Standing still

  /// Stands still where it is at a time.
  func freeze(at time: TimeInterval) {
    anchor = position(at: time)
    remainingDelay = runningSince.map { max($0 - time, 0) } ?? remainingDelay
    runningSince = nil
  }

  /// Stands still at the end that it runs to.
  func freezeAtGoal() {
    (anchor, remainingDelay, runningSince) = (goal, 0, nil)
  }

  /// Turns the position into progress, for linear scrubbing (fact 1.55).
  func linearize() {
    anchor = min(max(overallProgress(at: anchor), 0), 1)
    course = .linear
  }

  /// Moves a time line that stands still.
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

  /// Turns a time line that stands still; one that has not begun then begins at its end.
  func setReversed(_ reversed: Bool, hasBegun: Bool) {
    isReversed = reversed
    if !hasBegun { anchor = reversed ? 1 : 0 }
  }

  // MARK: Running

  /// Runs from the start after a delay in seconds.
  func start(at time: TimeInterval) {
    run(from: time, for: abs(goal - anchor) * duration)
  }

  /// Runs to the end that it is turned to.
  ///
  /// - Parameters:
  ///   - time: now, in seconds.
  ///   - newCurve: nil means the animator's own; a spring starts afresh from what is shown.
  ///   - factor: 0 leaves what the curve has left, else the fraction of the whole duration.
  ///   - restartsCurve: whether with a factor the whole curve is played over the rest of the way,
  ///     rather than its rest (fact 1.63).
  func resume(
    at time: TimeInterval, along newCurve: TimingFunction?, factor: Double,
    restartsCurve: Bool = false
  ) {
    if let newCurve, case .spring(_, _, let duration) = newCurve {
      return takeOff(along: newCurve, for: duration, at: time)
    }
    if restartsCurve, factor > 0 {
      return takeOff(along: newCurve ?? ownCurve, for: factor * duration, at: time)
    }
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

  /// Turns a line that runs round at once; it goes back the way it came (fact 1.37).
  func turnRound(at time: TimeInterval) {
    freeze(at: time)
    isReversed.toggle()
    if case .fresh(let run) = course {
      guard case .spring(let solver, _, _) = run.curve else {
        return takeOff(along: run.curve, for: run.duration, at: time)
      }
      let settling = solver.settlingDuration(velocity: 0)
      let atRest = CGVector(dx: 0.0, dy: 0.0)
      return takeOff(
        along: .spring(solver, velocity: atRest, duration: settling), for: settling, at: time)
    }
    run(from: time, for: abs(goal - anchor) * pace)
  }

  private func run(from time: TimeInterval, for seconds: TimeInterval) {
    let way = abs(goal - anchor)
    pace = way > 0 ? seconds / way : duration
    ranReversed = isReversed
    (runDuration, runningSince, remainingDelay) = (seconds, time, 0)
  }

  /// Takes every block from what it shows to its end along one curve.
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

  /// Goes over to a curve, each block where the curve has its value (facts 1.58, 1.63).
  private func enter(_ newCurve: TimingFunction) {
    let origin = newCurve.fraction(at: overallProgress(at: anchor))
    for slot in slots {
      slot.enter(newCurve, at: progress(of: slot, at: anchor).x, from: anchor, to: origin)
    }
    (curve, anchor, isOverridden) = (newCurve, origin, true)
  }

  // MARK: Blocks

  /// Has the changes of a block that runs now animated to the end of the line.
  ///
  /// - Parameters:
  ///   - curve: nil means the one that the line runs along.
  ///   - delay: the seconds before the block's motion begins, never past the end (fact 1.50).
  ///   - time: now, in seconds; nil means at the start of the line.
  /// - Returns: the capture for the block.
  func makeCapture(
    curve: TimingFunction? = nil, delay: TimeInterval, at time: TimeInterval?
  ) -> BlockCapture {
    let here = time.map { position(at: $0) } ?? 0
    let start = pace > 0 ? min(here + delay / pace, 1) : here
    let slot = AnimationSlot(curve: curve ?? self.curve, start: start)
    if case .fresh(let run) = course {
      slot.joined = min(max(run.share(at: here), 0) + delay / run.duration, 1)
    }
    slots.append(slot)
    return BlockCapture(
      pacing: self, slot: slot, duration: duration, delay: delay, animates: duration > 0
    ) { [self] in
      animations.append($0)
      history.add($0)
    }
  }

  /// The properties that the blocks changed and that nothing else has taken over since.
  var changedProperties: [ChangedProperty] {
    history.changes(of: animations)
  }

  func animationEnded(_ animation: LayerAnimation, finished: Bool) {
    animations.removeAll { $0 === animation }
  }

  func whenEnded(_ call: @escaping (Bool) -> Void) {
    endings.append { call($0 == .end) }
  }

  /// Has a block called with the final position when the animator ends.
  func whenEnded(at call: @escaping (UIViewAnimatingPosition) -> Void) {
    endings.append(call)
  }

  /// Takes every animation off its layer.
  func detachAll() {
    for animation in animations { animation.detach(finished: true) }
  }

  /// Gives away what waits for the end, to be called once.
  func takeEndings() -> [(UIViewAnimatingPosition) -> Void] {
    defer { endings = [] }
    return endings
  }
}
