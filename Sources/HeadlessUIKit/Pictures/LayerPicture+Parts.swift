import Foundation

extension LayerPicture {
  /// One of up to nine parts of a picture, and its rectangle in a layer.
  package struct Part: Equatable {
    /// The rectangle of the part in points, in the picture's coordinates.
    package let source: CGRect
    /// The rectangle in points, in the layer's coordinates; empty if the part has no space.
    package let target: CGRect
  }

  /// Returns the parts of the picture: one part, or up to nine parts with caps.
  ///
  /// The number of parts is the same for any bounds. If the layer is smaller than two caps, the
  /// caps shrink, and the part between them is empty.
  ///
  /// - Parameter bounds: The layer's bounds, in points.
  /// - Returns: The parts, row by row.
  package func parts(in bounds: CGRect) -> [Part] {
    let place = frame(in: bounds)
    guard caps != .zero else { return [Part(source: source, target: place)] }
    let columns = Self.spans(
      from: (source.minX, source.width), to: (place.minX, place.width), caps.left, caps.right)
    let rows = Self.spans(
      from: (source.minY, source.height), to: (place.minY, place.height), caps.top, caps.bottom)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.from.start, y: row.from.start, width: column.from.length,
            height: row.from.length),
          target: CGRect(
            x: column.to.start, y: row.to.start, width: column.to.length, height: row.to.length))
      }
    }
  }

  private typealias Span = (start: CGFloat, length: CGFloat)

  /// Returns the spans of two caps and of the space between them along one axis, in the picture and
  /// in the layer.
  private static func spans(
    from source: Span, to target: Span, _ first: CGFloat, _ last: CGFloat
  ) -> [(from: Span, to: Span)] {
    let before = min(max(first, 0), source.length)
    let after = min(max(last, 0), source.length - before)
    let middle = source.length - before - after
    let scale =
      before + after > 0 && (middle == 0 || target.length < before + after)
      ? target.length / (before + after) : 1
    let lengths = [
      (before, before * scale),
      (middle, max(target.length - (before + after) * scale, 0)),
      (after, after * scale),
    ]
    var from = source.start
    var to = target.start
    var spans: [(from: Span, to: Span)] = []
    for (length, shown) in lengths where length > 0 {
      spans.append(((from, length), (to, shown)))
      from = from + length
      to = to + shown
    }
    return spans
  }

  /// Returns the rectangle of the picture in a layer, in the layer's coordinates.
  func frame(in bounds: CGRect) -> CGRect {
    guard source.width > 0, source.height > 0 else { return .zero }
    let ratios = (bounds.width / source.width, bounds.height / source.height)
    // The positions are fractions of the remaining space: 0 is left or top, 1 right or bottom.
    let scale: CGFloat
    let x: CGFloat
    let y: CGFloat
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      scale = min(ratios.0, ratios.1)
      x = 0.5
      y = 0.5
    case .scaleAspectFill:
      scale = max(ratios.0, ratios.1)
      x = 0.5
      y = 0.5
    case .center:
      scale = 1
      x = 0.5
      y = 0.5
    case .top:
      scale = 1
      x = 0.5
      y = 0
    case .bottom:
      scale = 1
      x = 0.5
      y = 1
    case .left:
      scale = 1
      x = 0
      y = 0.5
    case .right:
      scale = 1
      x = 1
      y = 0.5
    case .topLeft:
      scale = 1
      x = 0
      y = 0
    case .topRight:
      scale = 1
      x = 1
      y = 0
    case .bottomLeft:
      scale = 1
      x = 0
      y = 1
    case .bottomRight:
      scale = 1
      x = 1
      y = 1
    }
    let size = CGSize(width: source.width * scale, height: source.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
