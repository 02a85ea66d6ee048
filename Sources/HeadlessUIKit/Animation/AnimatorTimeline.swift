import Foundation

/// The time line of a property animator: where it is, which way it runs, and what each of its
/// blocks shows there.
///
/// A position is 0 at the start and 1 at the end, whichever way the animator runs.
final class AnimatorTimeline: AnimationPacing {
  /// What a position means for the blocks.
  enum Course {
    /// A fraction of time, along each block's own curve.
    case timed
    /// Progress, the same straight line for all: scrubbing with `scrubsLinearly`.
    case linear
    /// A run from where the blocks were to one of the ends, after `continueAnimation`.
    case continued(Continuation)
  }

  /// How a continued run goes on.
  struct Continuation {
    /// What the rest of the way is played along.
    var curve: TimingFunction
    /// Where the run began, and the end that it runs to, 0 or 1.
    var origin: Double
    var goal: Double
    /// How long the run lasts, in seconds.
    var duration: TimeInterval
    /// The overall progress at its beginning.
    var progress: Double
  }

  let duration: TimeInterval
  let curve: TimingFunction
  var isReversed = false
  private(set) var course = Course.timed
  private(set) var animations: [LayerAnimation] = []
  private(set) var slots: [AnimationSlot] = []
  private var history: [ChangedProperty] = []
  /// Whether views that are being animated get no touches (fact 1.47).
  var blocksTouches = false
  /// Whether those views are hit where they are seen rather than where they are set (fact 1.133).
  var hitTestsPresentation = true
  /// Called, with whether they finished, when the animator ends.
  var nestedCompletions: [(Bool) -> Void] = []
  /// The position when it last stood still or began to run.
  private var anchor = 0.0
  /// When it began to run, in seconds; nil while it stands still.
  private var runningSince: TimeInterval?

  init(duration: TimeInterval, curve: TimingFunction) {
    (self.duration, self.curve) = (duration, curve)
  }

  var isRunning: Bool { runningSince != nil }
  private var goal: Double { isReversed ? 0 : 1 }

  // MARK: Position

  func position(at time: TimeInterval) -> Double {
    guard let runningSince else { return anchor }
    let elapsed = max(time - runningSince, 0)
    let full = runDuration
    guard full > 0 else { return elapsed > 0 ? goal : anchor }
    return anchor + (goal - anchor) * min(elapsed / full, 1)
  }

  /// How long the run that began at the anchor takes, in seconds.
  private var runDuration: TimeInterval {
    if case .continued(let run) = course { return run.duration }
    return abs(goal - anchor) * duration
  }

  /// Whether a run has reached its end at a time.
  func hasEnded(at time: TimeInterval) -> Bool {
    guard let runningSince else { return false }
    return time - runningSince >= runDuration - 1e-9
  }

  /// The progress of what has no delay, at a position.
  private func overallProgress(at position: Double) -> Double {
    switch course {
    case .timed: return curve.value(at: position).x
    case .linear: return position
    case .continued(let run):
      return show(run, from: AxisProgress(run.progress), at: position, elapsed: nil).x
    }
  }

  // MARK: What blocks show

  func progress(of animation: LayerAnimation, at time: TimeInterval) -> AxisProgress {
    progress(of: animation.slot, at: position(at: time), elapsed: elapsedShare(at: time))
  }

  private func elapsedShare(at time: TimeInterval) -> Double? {
    guard let runningSince, case .continued(let run) = course, run.duration > 0 else { return nil }
    return min(max((time - runningSince) / run.duration, 0), 1)
  }

  private func progress(
    of slot: AnimationSlot, at position: Double, elapsed: Double?
  ) -> AxisProgress {
    switch course {
    case .timed: slot.curve.value(at: slot.share(of: position))
    case .linear: AxisProgress(slot.share(of: position))
    case .continued(let run):
      show(run, from: slot.origin, at: position, elapsed: elapsed, joined: slot.joined)
    }
  }

  private func show(
    _ run: Continuation, from origin: AxisProgress, at position: Double, elapsed: Double?,
    joined: Double = 0
  ) -> AxisProgress {
    let way = run.goal - run.origin
    let whole = elapsed ?? (way == 0 ? 1 : (position - run.origin) / way)
    let share = joined < 1 ? (joined > 0 ? max((whole - joined) / (1 - joined), 0) : whole) : 1
    // Scrubbed back past where the run began: on to the other end along a straight line.
    if share < 0 {
      let back = run.goal > 0 ? position / run.origin : (1 - position) / (1 - run.origin)
      return origin.map { run.goal > 0 ? $0 * back : 1 - (1 - $0) * back }
    }
    if case .spring = run.curve {
      let step = run.curve.value(at: share)
      return AxisProgress(
        x: origin.x + (run.goal - origin.x) * step.x,
        y: origin.y + (run.goal - origin.y) * step.y)
    }
    return origin.map { value in
      // Enters the curve where it has the value, and plays the rest of it (facts 1.58, 1.63).
      let entry = run.curve.fraction(at: value)
      return run.curve.value(at: entry + (run.goal - entry) * share).x
    }
  }

  // MARK: Control

  /// Stands still where it is at a time.
  func freeze(at time: TimeInterval) {
    anchor = position(at: time)
    runningSince = nil
  }

  /// Turns the position into progress, for linear scrubbing (fact 1.55).
  func linearize() {
    anchor = min(max(overallProgress(at: anchor), 0), 1)
    course = .linear
  }

  /// Moves a time line that stands still.
  func scrub(to position: Double) {
    anchor = min(max(position, 0), 1)
  }

  /// Runs on along what it was running along, from where it stands.
  func run(from time: TimeInterval) {
    runningSince = time
  }

  /// Runs to the end that it is turned to, along a curve, within a time.
  ///
  /// - Parameters:
  ///   - newCurve: nil keeps the animator's own.
  ///   - factor: 0 leaves what the curve has left, else the fraction of the whole duration.
  func continueRun(
    from time: TimeInterval, along newCurve: TimingFunction?, factor: Double
  ) {
    if case .timed = course, newCurve == nil, factor == 0 { return run(from: time) }
    let position = anchor
    let progress = min(max(overallProgress(at: position), 0), 1)
    for slot in slots {
      slot.origin = self.progress(of: slot, at: position, elapsed: nil)
      slot.joined = 0
    }
    let along = newCurve ?? curve
    var run = Continuation(
      curve: along, origin: position, goal: goal, duration: 0, progress: progress)
    if case .spring(_, _, let settling) = along, newCurve != nil {
      run.duration = settling
    } else {
      run.origin = along.fraction(at: progress)
      run.duration = factor > 0 ? factor * duration : abs(goal - run.origin) * duration
    }
    anchor = run.origin
    course = .continued(run)
    runningSince = time
  }

  // MARK: Blocks

  /// The place on the time line of a block that is added now.
  func makeSlot(delayFactor: Double, at time: TimeInterval) -> AnimationSlot {
    let start = min(position(at: time) + min(max(delayFactor, 0), 1), 1)
    let slot = AnimationSlot(curve: curve, start: start)
    slot.joined = elapsedShare(at: time) ?? 0
    slots.append(slot)
    return slot
  }

  func add(_ animation: LayerAnimation) {
    animations.append(animation)
    guard let layer = animation.layer else { return }
    let index = history.firstIndex { $0.layer === layer && $0.key == animation.key }
    if let index {
      history[index].after = animation.after
    } else {
      history.append(
        ChangedProperty(
          layer: layer, key: animation.key, before: animation.before, after: animation.after))
    }
  }

  /// The properties that the blocks changed and that nothing else has taken over since, each with
  /// the values from before its first block and after its last.
  var changedProperties: [ChangedProperty] {
    history.filter { change in
      animations.contains { $0.layer === change.layer && $0.key == change.key }
    }
  }

  func animationEnded(_ animation: LayerAnimation, finished: Bool) {
    animations.removeAll { $0 === animation }
  }

  /// Takes every animation off its layer.
  func detachAll(finished: Bool) {
    animations.forEach { $0.detach(finished: finished) }
  }
}

/// A property that an animator's blocks changed.
struct ChangedProperty {
  let layer: CALayer
  let key: LayerKey
  let before: LayerValue
  var after: LayerValue
}
