import Foundation

/// The drawing attributes of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point of the image. The default is the screen's.
  open var scale = UIScreen.pixelsPerPoint

  /// A Boolean value that indicates whether the image is opaque. The default is false.
  ///
  /// An opaque image is black where nothing is drawn.
  open var opaque = false

  /// Returns a format with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
    format.scale = scale
    format.opaque = opaque
    return format
  }
}
