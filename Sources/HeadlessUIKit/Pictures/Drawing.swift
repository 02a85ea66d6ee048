import Foundation

/// What is drawn into a graphics context, as layers.
final class Drawing: @unchecked Sendable {
  /// The drawing that goes on in this thread: that of the current context.
  @TaskLocal static var current: Drawing?

  /// The context that is drawn into.
  let context: CGContext
  /// The colour of fills.
  var fill = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
  /// What goes on again when this drawing has ended.
  private let outer = Drawing.current
  private let canvas = CALayer()

  /// Begins a drawing. One that is opaque is black at first.
  init(bounds: CGRect, isOpaque: Bool) {
    context = .makeHeadless()
    canvas.owner = "Image"
    canvas.values.bounds = bounds
    if isOpaque { canvas.values.backgroundColor = fill }
  }

  /// The current drawing, or one outside of it, that goes into a context.
  static func into(_ context: CGContext) -> Drawing? {
    var drawing = current
    while let next = drawing, next.context !== context { drawing = next.outer }
    return drawing
  }

  /// Draws a layer that nothing else uses, whose own coordinates are those of the context.
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

  /// What has been drawn so far.
  ///
  /// - Complexity: O(n) in the number of layers drawn.
  var still: Still {
    Still(canvas.stillCopy(asShown: false) ?? CALayer())
  }
}
