import Foundation

/// The animations that a transaction's completion block waits for.
final class TransactionGroup {
  let block: () -> Void
  private var count = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Takes an animation in.
  func enter() {
    count += 1
  }

  /// Notes that an animation has ended.
  func leave() {
    count -= 1
    callIfOver()
  }

  /// Takes no more animations in.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    callIfOver()
  }

  /// Calls the block with the next turn if nothing is left to wait for.
  private func callIfOver() {
    guard isSealed, count == 0 else { return }
    nonisolated(unsafe) let block = block
    MainActor.assumeIsolated {
      Runtime.current.nextTurn { AnimationCapture.run(nil) { block() } }
    }
  }
}
