import Foundation

/// A closure that is called after each frame.
@MainActor public final class FrameObservation {
  /// What is called; nil once it was cancelled, so that nothing is kept.
  private(set) var body: ((TimeInterval) -> Void)?

  init(body: @escaping (TimeInterval) -> Void) {
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  /// Ends the calls, and lets go of what is called.
  public func cancel() {
    body = nil
  }
}
