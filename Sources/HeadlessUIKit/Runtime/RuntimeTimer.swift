import Foundation

/// A block that runs at a set time.
@MainActor package final class RuntimeTimer {
  let deadline: TimeInterval
  let block: () -> Void
  private(set) var isCancelled = false

  init(deadline: TimeInterval, block: @escaping () -> Void) {
    self.deadline = deadline
    self.block = block
  }

  package func cancel() {
    isCancelled = true
  }
}
