import Foundation
import HeadlessUIKit

extension Device {
  /// Resizes the window live, as a drag of the window's corner does.
  ///
  /// The window has another size in each frame, and its view controllers are notified of each size
  /// in advance. The screen keeps its size. Nothing is animated, and the coordinator of the view
  /// controllers reports this. The safe area does not change. Transitions in progress continue.
  ///
  /// - Parameters:
  ///   - size: The new size of the window, in points.
  ///   - duration: The duration, in seconds, rounded to whole frames and at least one frame.
  /// - Precondition: The app is in the foreground, and no frame is being made.
  public func resize(to size: CGSize, over duration: TimeInterval = 0) {
    precondition(!isInBackground, "A window in the background is not resized")
    let origin = window.bounds.size
    let count = max(frames(in: duration), 1)
    for index in 1...count {
      let fraction = CGFloat(index) / CGFloat(count)
      runtime.activate()
      window.resize(
        to: index == count
          ? size
          : CGSize(
            width: origin.width + (size.width - origin.width) * fraction,
            height: origin.height + (size.height - origin.height) * fraction))
      makeFrame()
    }
  }
}
