import Foundation
import HeadlessUIKit

extension Device {
  /// The orientation of a device.
  ///
  /// ```swift
  /// device.rotate(to: .landscape)
  /// print(device.screenSize)  // 852 by 393 points
  /// ```
  public enum Orientation: Hashable, Sendable {
    /// The device is higher than wide.
    case portrait
    /// The device is wider than high.
    case landscape
  }

  /// The current orientation of the device; a square device is in portrait.
  public var orientation: Orientation {
    screenSize.width > screenSize.height ? .landscape : .portrait
  }

  /// Rotates the device, and makes the frame in which the app receives the rotation.
  ///
  /// The view controllers are notified, and the change of size is animated for 0.3 seconds. To see
  /// the animation, advance the clock. In landscape the safe area insets are 59 points at the left
  /// and right, and 21 points at the bottom. A device that already has the orientation does not
  /// rotate.
  ///
  /// - Parameter orientation: The new orientation of the device.
  public func rotate(to orientation: Orientation) {
    guard orientation != self.orientation, screenSize.width != screenSize.height else { return }
    screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    runtime.activate()
    runtime.turnScreen(
      to: screenSize,
      insets: orientation == .portrait
        ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), of: window)
    makeFrame()
  }
}
