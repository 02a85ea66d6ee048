import Foundation

/// An image: here a system symbol, by its name, or a picture of layers.
open class UIImage: NSObject, @unchecked Sendable {
  private enum Source {
    case symbol(String)
    case picture(Still)
  }

  private let source: Source

  /// The number of pixels per point.
  public let scale: CGFloat

  /// Finds a system symbol.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    source = .symbol(name)
    scale = UIScreen.pixelsPerPoint
  }

  init(_ still: Still, scale: CGFloat) {
    source = .picture(still)
    self.scale = scale
  }

  /// The size, in points.
  open var size: CGSize {
    switch source {
    case .symbol: CGSize(width: 20, height: 20)
    case .picture(let still): still.bounds.size
    }
  }

  /// Draws the image into the current graphics context, stretched to a rectangle in points.
  open func draw(in rect: CGRect) {
    guard let drawing = Drawing.current else { return }
    switch source {
    case .picture(let still): drawing.draw(still, in: rect)
    case .symbol:
      let layer = CALayer()
      layer.values.bounds = rect.standardized
      layer.content = content(tint: UIColor.black.components, mode: .scaleToFill)
      drawing.draw(layer)
    }
  }

  /// Returns the image as a layer shows it.
  func content(tint: @autoclosure () -> ColorComponents, mode: UIView.ContentMode) -> LayerContent {
    switch source {
    case .symbol(let name): .image(.symbol(name, tint: tint()))
    case .picture(let still): .picture(LayerPicture(still, mode: mode))
    }
  }
}
