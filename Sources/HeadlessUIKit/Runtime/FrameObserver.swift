import Foundation

/// A block that the runtime calls in each frame.
@MainActor package final class FrameObserver {
  /// The block to call.
  ///
  /// `cancel()` replaces the block with an empty one. This releases the objects that the block
  /// keeps, as invalidating a display link does.
  private var block: (TimeInterval) -> Void

  private(set) var isCancelled = false

  /// Whether the observer was created during the current frame.
  private var isNew: Bool

  /// Whether the block only watches for changes, so that nothing moves because of it.
  let isWatching: Bool

  private let hasOwner: Bool
  private weak var owner: AnyObject?

  init(
    block: @escaping (TimeInterval) -> Void, owner: AnyObject?, isWatching: Bool, startsLate: Bool
  ) {
    self.block = block
    hasOwner = owner != nil
    self.owner = owner
    self.isWatching = isWatching
    isNew = startsLate
  }

  /// Calls the block, except in the frame in which the observer was created.
  func show(_ time: TimeInterval) {
    if hasOwner, owner == nil { cancel() }
    if isNew { isNew = false } else { block(time) }
  }

  package func cancel() {
    isCancelled = true
    block = { _ in }
  }
}
