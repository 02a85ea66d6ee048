import Foundation

/// What renderers have in common: a rectangle and a format.
open class UIGraphicsRenderer: NSObject {
  /// How it draws.
  public let format: UIGraphicsRendererFormat

  /// Makes a renderer of a rectangle, in points, with the format that suits the device.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Makes a renderer of a rectangle, in points, with a copy of a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let copy = format.copy() as? UIGraphicsRendererFormat ?? format
    copy.bounds = bounds
    self.format = copy
    super.init()
  }

  /// Whether images can be drawn.
  open var allowsImageOutput: Bool { false }
}
