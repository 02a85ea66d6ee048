import Foundation
import HeadlessUIKit

extension Device {
  /// Blocks the app's main thread, as work does that takes longer than a frame.
  ///
  /// The time passes without any calls to the app: no display link, no timer, no block for the next
  /// turn of the run loop, and no gesture. A recording contains no frames of this time. The next
  /// frame shows UIKit's animations at their positions for the new time.
  ///
  /// ```swift
  /// page.dismiss(animated: true)
  /// device.advance(by: 0.1)
  /// device.hang(for: 0.05)
  /// ```
  ///
  /// - Parameter seconds: The time, in seconds, rounded to whole frames and at least one frame.
  ///   With zero or less, no time passes.
  /// - Precondition: No frame is being made.
  public func hang(for seconds: TimeInterval) {
    precondition(!isMakingFrame, "An app can't hang inside of a frame")
    for _ in 0..<frames(in: seconds) { missFrame() }
  }
}
