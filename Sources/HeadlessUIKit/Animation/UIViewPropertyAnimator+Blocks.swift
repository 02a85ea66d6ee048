import Foundation

extension UIViewPropertyAnimator {
  func add(_ block: @escaping () -> Void, delayFactor: Double) {
    switch state {
    case .stopped:
      preconditionFailure("Animations cannot be added to a stopped property animator")
    case .inactive:
      pendingBlocks.append((block, delayFactor))
    case .active:
      perform(block, delayFactor: delayFactor, at: MediaClock.now)
      if let start = awaitedStart {
        awaitedStart = nil
        begin(at: max(start, MediaClock.now))
      }
    }
  }

  /// Becomes active and runs the blocks that wait; from here on the caller says whether it moves.
  func activate() {
    box.state = .active
    timeline.blocksTouches = !isUserInteractionEnabled
    timeline.hitTestsPresentation = !isManualHitTestingEnabled
    let blocks = pendingBlocks
    pendingBlocks = []
    for (block, delayFactor) in blocks {
      perform(block, delayFactor: delayFactor, at: nil)
    }
  }

  private func perform(_ block: () -> Void, delayFactor: Double, at time: TimeInterval?) {
    let share = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    AnimationCapture.run(timeline.makeCapture(delay: share * duration, at: time), block)
  }
}
