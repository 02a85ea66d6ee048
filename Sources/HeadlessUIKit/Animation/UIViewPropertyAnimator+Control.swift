import Foundation

extension UIViewPropertyAnimator {
  /// Whether the animator runs towards the start.
  ///
  /// Set while running, it turns round at once; set while paused, with the next start or continue.
  public var isReversed: Bool {
    get { timeline.isReversed }
    set {
      guard newValue != timeline.isReversed else { return }
      let now = MediaClock.now
      if isRunning {
        timeline.freeze(at: now)
        timeline.isReversed = newValue
        timeline.continueRun(from: now, along: nil, factor: 0)
      } else {
        timeline.isReversed = newValue
      }
    }
  }

  /// How far the animator is, 0…1, in the direction in which it runs (fact 1.38).
  ///
  /// While running this is the fraction of time (fact 1.54); setting it then does nothing.
  public var fractionComplete: CGFloat {
    get {
      let position = timeline.position(at: MediaClock.now)
      return CGFloat(isReversed ? 1 - position : position)
    }
    set {
      switch state {
      case .stopped: return
      case .inactive: activate(running: false)
      case .active: guard !isRunning else { return }
      }
      let fraction = newValue.isNaN ? 0 : Double(newValue)
      timeline.scrub(to: isReversed ? 1 - fraction : fraction)
    }
  }

  /// Starts the animator, or resumes it from a pause.
  public func startAnimation() {
    switch state {
    case .stopped: preconditionFailure("A stopped property animator cannot be started")
    case .inactive: activate(running: true)
    case .active:
      guard !isRunning else { return }
      resume(along: nil, factor: 0)
    }
  }

  /// Starts the animator; motion begins after a delay in seconds.
  ///
  /// - Precondition: the delay is not negative, and the animator is not paused.
  public func startAnimation(afterDelay delay: TimeInterval) {
    precondition(delay >= 0, "The delay of an animation must not be negative")
    precondition(
      delay == 0 || state == .inactive,
      "A property animator that has been started cannot be started with a delay")
    guard delay > 0 else { return startAnimation() }
    self.delay = delay
    delayedStart = MediaClock.now + delay
    activate(running: true)
  }

  /// Stands still; from inactive this is a start as paused (fact 1.15).
  public func pauseAnimation() {
    precondition(interruptible, "An animator that is not interruptible cannot be paused")
    switch state {
    case .stopped: preconditionFailure("A stopped property animator cannot be paused")
    case .inactive: activate(running: false)
    case .active:
      guard isRunning else { return }
      delayedStart = nil
      timeline.freeze(at: MediaClock.now)
      if scrubsLinearly { timeline.linearize() }
      setRunning(false)
    }
  }

  /// Goes on from a pause, with other timing if any is given.
  ///
  /// - Parameters:
  ///   - parameters: nil keeps the animator's own curve.
  ///   - durationFactor: 0 leaves the time that the curve has left, else what remains takes this
  ///     fraction of the whole duration (facts 1.59, 1.61).
  /// - Precondition: the animator is paused and interruptible.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      state == .active && !isRunning && interruptible,
      "Only a paused, interruptible property animator can be continued")
    resume(along: parameters, factor: Double(durationFactor))
  }

  func resume(along parameters: (any UITimingCurveProvider)?, factor: Double) {
    let own = factor > 0 ? factor * duration : duration
    let curve = parameters.map {
      $0.timingFunction(duration: $0.duration(requested: own))
    }
    timeline.continueRun(from: MediaClock.now, along: curve, factor: max(factor, 0))
    setRunning(true)
  }

  /// Runs what was added and becomes active.
  func activate(running: Bool) {
    box.state = .active
    timeline.blocksTouches = !interactionEnabled
    timeline.hitTestsPresentation = !isManualHitTestingEnabled
    awaitsAnimations = pendingBlocks.isEmpty
    let blocks = pendingBlocks
    pendingBlocks = []
    for (block, delayFactor) in blocks {
      perform(block, delayFactor: delayFactor)
    }
    if running, !awaitsAnimations {
      begin()
    }
  }

  /// Sets the time line in motion.
  func begin() {
    timeline.run(from: delayedStart ?? MediaClock.now)
    setRunning(true)
  }

  func setRunning(_ running: Bool) {
    box.isRunning = running
    if running {
      Runtime.current.animations.add(self)
    } else {
      Runtime.current.animations.remove(self)
    }
  }
}
