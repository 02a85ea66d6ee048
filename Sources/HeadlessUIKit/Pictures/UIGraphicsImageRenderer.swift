import Foundation

/// A graphics renderer that creates images.
///
/// In this runtime, an image consists of layers. They come from drawn views, rendered layers and
/// filled rectangles.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer for images of a size, in points, with a copy of a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle, in points, with the device's preferred format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
  }

  /// Creates a renderer for images of a rectangle, in points, with a copy of a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// A Boolean value that indicates whether images can be drawn, which is always true.
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
