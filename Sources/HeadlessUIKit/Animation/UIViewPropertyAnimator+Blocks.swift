import Foundation

extension UIViewPropertyAnimator {
  func add(_ block: @escaping () -> Void, delayFactor: Double) {
    switch state {
    case .stopped:
      preconditionFailure("Animations cannot be added to a stopped property animator")
    case .inactive:
      pendingBlocks.append((block, delayFactor))
    case .active where hidesItsEnd:
      AnimationCapture.runDisabled(block)
    case .active:
      perform(block, on: timeline, delayFactor: delayFactor, at: MediaClock.now)
      if let start = awaitedStart {
        awaitedStart = nil
        begin(at: max(start, MediaClock.now))
      }
    }
  }

  /// Makes the animator active and runs the pending blocks. The caller decides whether the animator
  /// moves.
  func activate() {
    box.state = .active
    timeline.blocksTouches = !isUserInteractionEnabled
    timeline.hitTestsPresentation = !isManualHitTestingEnabled
    let blocks = pendingBlocks
    let timeline = timeline
    pendingBlocks = []
    // A block may end the animator, which then has a new time line for its next blocks.
    for (block, delayFactor) in blocks {
      perform(block, on: timeline, delayFactor: delayFactor, at: nil)
    }
  }

  private func perform(
    _ block: () -> Void, on timeline: AnimatorTimeline, delayFactor: Double,
    at time: TimeInterval?
  ) {
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    let delay = delay(factor: factor, at: time)
    let capture = timeline.makeCapture(delay: delay, at: time)
    AnimationCapture.flushing(flushesUpdates) { AnimationCapture.run(capture, block) }
  }

  /// Returns the delay of a block in seconds. The factor applies to the whole or to the remaining
  /// duration, by variant (fact 1.50).
  private func delay(factor: Double, at time: TimeInterval?) -> TimeInterval {
    let ofAll = factor * duration
    guard let time else { return ofAll }
    let here = timeline.position(at: time)
    let ofRest = factor * (1 - here) * timeline.pace
    let difference =
      timeline.start(after: ofAll, from: here)
      - timeline.start(after: ofRest, from: here)
    guard abs(difference) > 1e-9, Runtime.current.reads(.delaysByWhatIsLeft) else { return ofAll }
    return ofRest
  }
}
