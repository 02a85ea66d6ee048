import Foundation

/// The drawing environment of an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image of the current content.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? UIScreen.pixelsPerPoint
    return UIImage(drawing.still, scale: scale)
  }
}
