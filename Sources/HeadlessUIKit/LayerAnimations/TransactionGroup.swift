import Foundation

/// The animations that a transaction's completion block waits for.
final class TransactionGroup {
  let block: () -> Void
  private var count = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Adds an animation to the group.
  func enter() {
    count += 1
  }

  /// Records that an animation has ended.
  func leave() {
    count -= 1
    callIfOver()
  }

  /// Ends the addition of animations.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    callIfOver()
  }

  /// Calls the block with the next turn if the group has no animations left.
  private func callIfOver() {
    guard isSealed, count == 0 else { return }
    nonisolated(unsafe) let block = block
    MainActor.assumeIsolated {
      Runtime.current.nextTurn { AnimationCapture.run(nil) { block() } }
    }
  }
}
