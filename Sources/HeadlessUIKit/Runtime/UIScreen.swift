import Foundation

/// The screen of a device.
@MainActor open class UIScreen: NSObject {
  var size = CGSize(width: 393, height: 852)
  var framesPerSecond = 60

  package override init() {
    super.init()
  }

  package init(size: CGSize, framesPerSecond: Int) {
    self.size = size
    self.framesPerSecond = framesPerSecond
    super.init()
  }

  /// The screen of the current device.
  open class var main: UIScreen { Runtime.current.screen }

  /// The bounding rectangle of the screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The number of pixels per point. The default is 3.
  open internal(set) var scale = UIScreen.pixelsPerPoint

  /// The default scale, which drawing code on any thread uses.
  nonisolated static let pixelsPerPoint: CGFloat = 3

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { framesPerSecond }
}
