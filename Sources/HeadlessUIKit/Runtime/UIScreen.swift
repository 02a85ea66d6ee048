import Foundation

/// The screen of a device.
@MainActor open class UIScreen: NSObject {
  var size = CGSize(width: 393, height: 852)
  var framesPerSecond = 60

  package override init() {
    super.init()
  }

  package init(size: CGSize, framesPerSecond: Int) {
    (self.size, self.framesPerSecond) = (size, framesPerSecond)
    super.init()
  }

  /// The device's screen.
  open class var main: UIScreen { Runtime.current.screen }

  /// The rectangle of the screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The number of pixels per point.
  open var scale: CGFloat { Self.pixelsPerPoint }

  /// The same, for what draws on any thread.
  nonisolated static let pixelsPerPoint: CGFloat = 3

  /// The largest number of frames per second.
  open var maximumFramesPerSecond: Int { framesPerSecond }
}
