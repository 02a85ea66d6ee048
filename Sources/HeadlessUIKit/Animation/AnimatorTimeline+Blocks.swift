import Foundation

extension AnimatorTimeline {
  /// Animates the changes of a block that is about to run, up to the end of the line.
  ///
  /// - Parameters:
  ///   - curve: nil means the one that the line runs along.
  ///   - delay: the seconds before the block's motion begins, never past the end (fact 1.50).
  ///   - time: now, in seconds; nil means at the start of the line.
  ///   - hasKeyframes: whether the block makes keyframes.
  /// - Returns: the capture for the block.
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

  /// Returns the position at which a block begins that waits some seconds from a position on.
  func start(after delay: TimeInterval, from position: Double) -> Double {
    pace > 0 ? min(position + delay / pace, 1) : position
  }

  /// The properties that the blocks changed and that nothing else has taken over since then.
  var changedProperties: [ChangedProperty] { changes.shown }

  func animationEnded(_ animation: LayerAnimation, finished: Bool) {
    changes.remove(animation)
  }

  @MainActor func whenEnded(_ call: @escaping (Bool) -> Void) {
    whenEnded(at: { call($0 == .end) })
  }

  /// Calls a block with the final position when the animator ends, or at the next turn if it has.
  @MainActor func whenEnded(at call: @escaping (UIViewAnimatingPosition) -> Void) {
    if endings?.append(call) != nil { return }
    Runtime.current.nextTurn { call(.end) }
  }

  /// Removes every animation from its layer, for good.
  func detachAll() {
    isOver = true
    LayerAnimation.detach(changes.animations.all, finished: true)
  }

  /// Returns and clears the blocks that wait for the end. The caller calls each once.
  func takeEndings() -> [(UIViewAnimatingPosition) -> Void] {
    defer { endings = nil }
    return endings ?? []
  }
}
