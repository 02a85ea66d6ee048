import Foundation

extension AnimatorTimeline {
  /// Creates the capture for a block that is about to run. Its changes are animated up to the end
  /// of the time line.
  ///
  /// - Parameters:
  ///   - curve: The curve of the block; nil means the curve of the current run.
  ///   - delay: The seconds before the block's motion begins. The start never lies past the end
  ///     (fact 1.50).
  ///   - time: The current time, in seconds; nil means the start of the time line.
  ///   - hasKeyframes: Whether the block adds keyframes.
  /// - Returns: The capture for the block.
  func makeCapture(
    curve: TimingFunction? = nil, delay: TimeInterval, at time: TimeInterval?,
    hasKeyframes: Bool = false
  ) -> BlockCapture {
    let here = time.map { position(at: $0) } ?? 0
    let slot = AnimationSlot(
      curve: curve ?? self.curve, start: start(after: delay, from: here),
      hasKeyframes: hasKeyframes)
    if case .fresh(let run) = course {
      slot.joined = min(max(run.fraction(at: here), 0) + delay / run.duration, 1)
    }
    slots.append(slot)
    return BlockCapture(
      pacing: self, slot: slot, duration: duration, delay: delay, beginsFromCurrentState: true,
      animates: duration > 0, missed: { [self] in changes.miss($0) },
      added: { [self] in changes.add($0) })
  }

  /// Returns the position at which a block begins whose delay, in seconds, starts at a given
  /// position.
  func start(after delay: TimeInterval, from position: Double) -> Double {
    pace > 0 ? min(position + delay / pace, 1) : position
  }

  /// The properties that the blocks changed and that no later animation has replaced.
  var changedProperties: [ChangedProperty] { changes.shown }

  func animationEnded(_ animation: LayerAnimation, finished: Bool) {
    changes.remove(animation)
  }

  @MainActor func whenEnded(_ call: @escaping (Bool) -> Void) {
    whenEnded(at: { call($0 == .end) })
  }

  /// Calls a block with the final position when the animator ends. If it has ended, the block is
  /// called at the next turn.
  @MainActor func whenEnded(at call: @escaping (UIViewAnimatingPosition) -> Void) {
    if endings?.append(call) != nil { return }
    Runtime.current.nextTurn { call(.end) }
  }

  /// Permanently removes every animation from its layer.
  func detachAll() {
    isOver = true
    LayerAnimation.detach(changes.animations.all, finished: true)
  }

  /// Returns and clears the blocks that wait for the end. The caller calls each block once.
  func removeEndings() -> [(UIViewAnimatingPosition) -> Void] {
    defer { endings = nil }
    return endings ?? []
  }
}
