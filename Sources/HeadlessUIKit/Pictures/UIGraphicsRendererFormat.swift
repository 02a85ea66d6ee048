import Foundation

/// The drawing attributes of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle of the context, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for the screen.
  public required override init() {
    super.init()
  }

  /// Returns the format that suits the device.
  open class func preferred() -> Self {
    Self()
  }

  /// Returns the format that suits the device.
  open class func `default`() -> Self {
    Self()
  }

  /// Returns a format with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}
