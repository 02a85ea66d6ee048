import Foundation

/// A block that is called in each frame.
@MainActor package final class FrameObserver {
  /// The block; once it is cancelled one that does nothing, which releases what the block keeps, as
  /// the invalidation of a display link does.
  private var block: (TimeInterval) -> Void

  private(set) var isCancelled = false

  /// Whether the observer was made within the current frame.
  private var isNew: Bool

  private let hasOwner: Bool
  private weak var owner: AnyObject?

  init(block: @escaping (TimeInterval) -> Void, owner: AnyObject?, startsLate: Bool) {
    (self.block, self.owner, hasOwner) = (block, owner, owner != nil)
    isNew = startsLate
  }

  /// Calls the block, from the first whole frame on.
  func show(_ time: TimeInterval) {
    if hasOwner, owner == nil { cancel() }
    if isNew { isNew = false } else { block(time) }
  }

  package func cancel() {
    (isCancelled, block) = (true, { _ in })
  }
}
