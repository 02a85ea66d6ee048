import Foundation

extension UIViewPropertyAnimator {
  var currentFraction: CGFloat {
    guard state != .inactive else { return 0 }
    let position = timeline.position(at: MediaClock.now)
    let tellsProgress = reads(.fractionIsProgress) && wasCaught
    let forwards = tellsProgress ? timeline.overallProgress(at: position) : position
    return CGFloat(countsBackwards ? 1 - forwards : forwards)
  }

  /// Whether the fraction is counted from the end (fact 1.38).
  private var countsBackwards: Bool {
    reads(.turnsFractionLate) ? timeline.ranReversed : isReversed
  }

  private func reads(_ variant: RuntimeVariants) -> Bool {
    Runtime.current.reads(variant)
  }

  func reverse(_ reversed: Bool) {
    guard reversed != timeline.isReversed else { return }
    if isRunning {
      timeline.turnRound(at: MediaClock.now)
    } else {
      timeline.setReversed(reversed, hasBegun: state != .inactive)
    }
  }

  func scrub(to fraction: CGFloat) {
    switch state {
    case .stopped: return
    case .inactive: pause()
    case .active: guard !isRunning else { return }
    }
    let fraction = fraction.isNaN ? 0 : Double(fraction)
    wasCaught = false
    timeline.scrub(to: countsBackwards ? 1 - fraction : fraction, linearly: scrubsLinearly)
  }

  func start() {
    switch state {
    case .stopped:
      preconditionFailure("A stopped property animator cannot be started")
    case .active:
      if !isRunning { resume(along: nil, factor: 0) }
    case .inactive:
      activate()
      begin(at: MediaClock.now)
    }
  }

  func start(afterDelay delay: TimeInterval) {
    precondition(delay >= 0, "The delay of an animation must not be negative")
    precondition(
      delay == 0 || state == .inactive,
      "A property animator that has been started cannot be started with a delay")
    guard delay > 0 else { return start() }
    startDelay = delay
    activate()
    begin(at: MediaClock.now + delay)
  }

  func pause() {
    precondition(isInterruptible, "An animator that is not interruptible cannot be paused")
    switch state {
    case .stopped:
      preconditionFailure("A stopped property animator cannot be paused")
    case .inactive:
      activate()
    case .active:
      awaitedStart = nil
      guard isRunning else { return }
      timeline.freeze(at: MediaClock.now)
      wasCaught = true
      if reads(.pauseTurnsForwards) { timeline.setReversed(false, hasBegun: true) }
      setRunning(false)
    }
    if scrubsLinearly { timeline.linearize() }
  }

  func resume(along parameters: (any UITimingCurveProvider)?, factor: Double) {
    let factor = factor > 0 ? factor : 0
    guard !timeline.slots.isEmpty else { return begin(at: MediaClock.now) }
    // A damping ratio says nothing of time: such a spring takes what the factor leaves it.
    let left = factor > 0 ? factor * duration : (1 - Double(currentFraction)) * duration
    let curve = parameters.map { $0.timingFunction(duration: $0.duration(requested: left)) }
    timeline.resume(
      at: MediaClock.now, along: curve, factor: factor,
      restartsCurve: reads(.factorRestartsCurve))
    wasCaught = false
    setRunning(true)
  }

  /// Sets the time line in motion; without a block it waits for one.
  func begin(at time: TimeInterval) {
    guard !timeline.slots.isEmpty else {
      awaitedStart = time
      return
    }
    timeline.start(at: time)
    setRunning(true)
  }

  func setRunning(_ running: Bool) {
    box.isRunning = running
    registry?.remove(self)
    registry = running ? Runtime.current.animations : nil
    registry?.add(self)
  }
}
