import Foundation

/// What an image renderer's actions draw into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? UIScreen.pixelsPerPoint
    return UIImage(drawing.still, scale: scale)
  }
}
