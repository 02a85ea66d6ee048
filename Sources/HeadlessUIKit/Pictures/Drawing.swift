import Foundation

/// The content that is drawn into a graphics context, as layers.
final class Drawing: @unchecked Sendable {
  /// The drawing of the current context in this task.
  @TaskLocal static var current: Drawing?

  /// The context of the drawing.
  let context: CGContext
  /// The color of fills.
  var fill = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
  /// The drawing that becomes current again after this drawing.
  private let outer = Drawing.current
  private let canvas = CALayer()

  /// Creates a drawing. An opaque drawing is initially black.
  init(bounds: CGRect, isOpaque: Bool) {
    context = .makeHeadless()
    canvas.owner = "Image"
    canvas.values.bounds = bounds
    if isOpaque { canvas.values.backgroundColor = fill }
  }

  /// Returns the current drawing, or a drawing around it, that draws into a context; nil if there
  /// is none.
  static func into(_ context: CGContext) -> Drawing? {
    var drawing = current
    while let next = drawing, next.context !== context { drawing = next.outer }
    return drawing
  }

  /// Draws a layer that is not used elsewhere. The layer's own coordinates become the context's.
  func draw(_ layer: CALayer) {
    let corner = layer.values.bounds.origin
    layer.values.anchorPoint = .zero
    layer.values.position = .zero
    layer.values.transform = CATransform3DMakeAffineTransform(
      CGAffineTransform(translationX: corner.x, y: corner.y)
        .concatenating(context.headlessTransform))
    canvas.addSublayer(layer)
  }

  /// Draws a picture, stretched to a rectangle of the context.
  ///
  /// - Parameters:
  ///   - still: The picture.
  ///   - rectangle: The rectangle, in points.
  ///   - caps: The widths of the edges that do not stretch, in points.
  func draw(_ still: Still, in rectangle: CGRect, caps: UIEdgeInsets = .zero) {
    let layer = CALayer()
    layer.values.bounds = rectangle.standardized
    layer.content = .picture(LayerPicture(still, caps: caps))
    draw(layer)
  }

  /// An immutable copy of the current content.
  ///
  /// - Complexity: O(n) in the number of drawn layers.
  var still: Still {
    Still(canvas.stillCopy(asShown: false) ?? CALayer())
  }
}
