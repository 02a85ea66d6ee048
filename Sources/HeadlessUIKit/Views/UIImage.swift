import Foundation

/// An image. Here, an image is a system symbol with a name, or a snapshot of layers.
open class UIImage: NSObject, @unchecked Sendable {
  private enum Source {
    case symbol(String)
    case picture(Still)
  }

  private let source: Source

  /// The number of pixels per point.
  public let scale: CGFloat

  /// The widths of the edges that do not stretch, in points.
  ///
  /// The default is zero, so that the whole image stretches.
  public let capInsets: UIEdgeInsets

  /// The way in which the part between the edges fills the available space.
  ///
  /// Here, that part always stretches (fact 5.24).
  public let resizingMode: UIImage.ResizingMode

  /// Creates an image of a system symbol, or returns nil if the name is empty.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    source = .symbol(name)
    scale = UIScreen.pixelsPerPoint
    capInsets = .zero
    resizingMode = .tile
  }

  convenience init(_ still: Still, scale: CGFloat) {
    self.init(.picture(still), scale: scale)
  }

  private init(
    _ source: Source, scale: CGFloat, capInsets: UIEdgeInsets = .zero,
    resizingMode: UIImage.ResizingMode = .tile
  ) {
    self.source = source
    self.scale = scale
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }

  /// The size of the image, in points. A symbol has the size without a configuration.
  open var size: CGSize {
    switch source {
    case .symbol: Self.symbolSize(nil)
    case .picture(let still): still.bounds.size
    }
  }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Returns the image with edges that do not stretch.
  ///
  /// - Parameter capInsets: The widths of the edges, in points.
  /// - Returns: The image, tiled between the edges.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that do not stretch.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edges, in points.
  ///   - resizingMode: The way in which the part between the edges fills the available space.
  /// - Returns: The image.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    UIImage(source, scale: scale, capInsets: capInsets, resizingMode: resizingMode)
  }

  /// Draws the image into the current graphics context, stretched to a rectangle in points.
  open func draw(in rect: CGRect) {
    guard let drawing = Drawing.current else { return }
    switch source {
    case .picture(let still): drawing.draw(still, in: rect, caps: capInsets)
    case .symbol:
      let layer = CALayer()
      layer.values.bounds = rect.standardized
      layer.content = content(tint: UIColor.black.components, mode: .scaleToFill)
      drawing.draw(layer)
    }
  }

  /// Returns the content with which a layer shows the image.
  ///
  /// - Parameters:
  ///   - tint: The color of a symbol.
  ///   - mode: The way in which the image fills the layer.
  ///   - configuration: The configuration of a symbol, or nil for the default configuration.
  /// - Returns: The content of the layer.
  func content(
    tint: @autoclosure () -> ColorComponents, mode: UIView.ContentMode,
    configuration: UIImage.SymbolConfiguration? = nil
  ) -> LayerContent {
    switch source {
    case .symbol(let name):
      let symbol = LayerContent.image(.symbol(name, tint: tint()))
      guard mode.keepsSize else { return symbol }
      let layer = CALayer()
      layer.owner = "Image"
      layer.values.bounds.size = Self.symbolSize(configuration)
      layer.content = symbol
      return .picture(LayerPicture(Still(layer), mode: mode))
    case .picture(let still):
      return .picture(LayerPicture(still, caps: capInsets, mode: mode))
    }
  }

  /// Returns the size of a symbol with a configuration, in points.
  private static func symbolSize(_ configuration: UIImage.SymbolConfiguration?) -> CGSize {
    let side = configuration?.pointSize ?? 20
    return CGSize(width: side, height: side)
  }
}

extension UIView.ContentMode {
  /// Whether an image keeps its size in this mode.
  fileprivate var keepsSize: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: false
    default: true
    }
  }
}
