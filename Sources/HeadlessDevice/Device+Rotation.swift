import Foundation
import HeadlessUIKit

extension Device {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable {
    /// Upright: higher than wide.
    case portrait
    /// On its side: wider than high.
    case landscape
  }

  /// How the device is held now; a square one is upright.
  public var orientation: Orientation {
    screenSize.width > screenSize.height ? .landscape : .portrait
  }

  /// Turns the device, and makes the frame in which that is felt. The controllers are told, and the
  /// change of size is animated for 0.3 seconds; let time pass for it.
  ///
  /// On its side the safe area keeps 59 points clear left and right, and 21 at the bottom. What is
  /// held that way already does not move.
  ///
  /// - Parameter orientation: How the device is held then.
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
