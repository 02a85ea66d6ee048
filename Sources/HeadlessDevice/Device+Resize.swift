import Foundation
import HeadlessUIKit

extension Device {
  /// Resizes the window live, as a person does with a window's corner: in each frame the window has
  /// another size, which its controllers are told before. The screen keeps its size.
  ///
  /// Nothing is animated: the coordinator that the controllers receive says so. The safe area stays
  /// as it is. Transitions that are under way go on.
  ///
  /// - Parameters:
  ///   - size: The new size of the window, in points.
  ///   - duration: The duration, in seconds; rounded to whole frames, at least one.
  /// - Precondition: The app is in the foreground, and no frame is being made.
  public func resize(to size: CGSize, over duration: TimeInterval = 0) {
    precondition(!isInBackground, "A window in the background is not resized")
    let (origin, count) = (window.bounds.size, max(frames(in: duration), 1))
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
