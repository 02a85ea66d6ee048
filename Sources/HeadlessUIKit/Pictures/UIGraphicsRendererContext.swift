import Foundation

/// The drawing environment of a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
  let drawing: Drawing

  init(_ drawing: Drawing, format: UIGraphicsRendererFormat) {
    self.drawing = drawing
    self.format = format
    super.init()
  }

  /// The Core Graphics context.
  open var cgContext: CGContext { drawing.context }

  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  /// Fills a rectangle, in points, with the current fill color.
  open func fill(_ rect: CGRect) {
    let layer = CALayer()
    layer.values.bounds = rect.standardized
    layer.values.backgroundColor = drawing.fill
    drawing.draw(layer)
  }
}
