import Foundation

/// Draws images.
///
/// An image here is a picture of layers: of views that are drawn, of layers that are rendered, and
/// of filled rectangles.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Makes a renderer of images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Makes a renderer of images of a size, in points, with a copy of a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a rectangle, in points, with the format that suits the device.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
  }

  /// Makes a renderer of images of a rectangle, in points, with a copy of a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Whether images can be drawn: they can.
  open override var allowsImageOutput: Bool { true }

  /// Returns the image that a block draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let isOpaque = (format as? UIGraphicsImageRendererFormat)?.opaque ?? false
    let drawing = Drawing(bounds: format.bounds, isOpaque: isOpaque)
    let context = UIGraphicsImageRendererContext(drawing, format: format)
    Drawing.$current.withValue(drawing) { actions(context) }
    return context.currentImage
  }
}
