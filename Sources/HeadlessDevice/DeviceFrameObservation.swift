import Foundation

/// A closure that is called after each frame.
@MainActor public final class FrameObservation {
  /// The closure; nil once it was cancelled, so that nothing is kept.
  private(set) var body: ((TimeInterval) -> Void)?

  init(body: @escaping (TimeInterval) -> Void) {
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  /// Ends the calls, and releases the closure.
  public func cancel() {
    body = nil
  }
}
