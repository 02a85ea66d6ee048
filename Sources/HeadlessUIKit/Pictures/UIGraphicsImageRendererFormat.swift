import Foundation

/// How a renderer draws images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels per point of the image. The default is the screen's.
  open var scale = UIScreen.pixelsPerPoint

  /// Whether the image hides what is behind it: then it is black where nothing is drawn. The
  /// default is false.
  open var opaque = false

  /// Returns a format of the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
    (format.scale, format.opaque) = (scale, opaque)
    return format
  }
}
