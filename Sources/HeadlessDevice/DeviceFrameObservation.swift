import Foundation

/// An observation that calls a closure after each frame.
///
/// ```swift
/// var positions: [CGPoint] = []
/// let observation = device.onFrame { _ in
///   if let shown = card.layer.presentation() { positions.append(shown.position) }
/// }
/// device.advance(by: 0.5)
/// observation.cancel()
/// ```
@MainActor public final class FrameObservation {
  /// The closure; nil after a cancel, which releases the closure.
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
