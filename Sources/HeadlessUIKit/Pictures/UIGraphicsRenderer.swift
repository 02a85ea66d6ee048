import Foundation

/// The base class of renderers, with a rectangle and a format.
open class UIGraphicsRenderer: NSObject {
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  /// Creates a renderer for a rectangle, in points, with the device's preferred format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for a rectangle, in points, with a copy of a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let copy = format.copy() as? UIGraphicsRendererFormat ?? format
    copy.bounds = bounds
    self.format = copy
    super.init()
  }

  /// A Boolean value that indicates whether images can be drawn. The default is false.
  open var allowsImageOutput: Bool { false }
}
