import Foundation

/// A closure that is called after each frame.
@MainActor public final class FrameObservation {
  let body: (TimeInterval) -> Void
  private(set) var isCancelled = false

  init(body: @escaping (TimeInterval) -> Void) {
    self.body = body
  }

  /// Ends the calls.
  public func cancel() {
    isCancelled = true
  }
}
