import Foundation

/// The picture that a layer shows: its visible part, and how that part fills the layer's bounds.
///
/// The picture is scaled in the same way as pixels. Its layers are not laid out again.
package final class LayerPicture: Sendable {
  /// The whole picture.
  package let still: Still
  /// The visible part, in points of the picture's coordinates.
  package let source: CGRect
  /// The widths of the part's edges that do not stretch, in points. The space between opposite
  /// edges stretches.
  package let caps: UIEdgeInsets
  /// The way in which the part fills the layer's bounds.
  package let mode: UIView.ContentMode

  /// Creates a picture for a layer. Without a source, the layer shows the whole picture.
  init(
    _ still: Still, source: CGRect? = nil, caps: UIEdgeInsets = .zero,
    mode: UIView.ContentMode = .scaleToFill
  ) {
    self.still = still
    self.caps = caps
    self.mode = mode
    self.source = (source ?? still.bounds).standardized
  }

  /// Returns a part of the whole picture. The rectangle has the unit coordinates of a layer's
  /// `contentsRect`.
  func part(_ rect: CGRect) -> LayerPicture {
    let whole = still.bounds
    let source = CGRect(
      x: whole.minX + rect.minX * whole.width, y: whole.minY + rect.minY * whole.height,
      width: rect.width * whole.width, height: rect.height * whole.height)
    return LayerPicture(still, source: source, caps: caps, mode: mode)
  }
}

extension LayerPicture: Hashable {
  package static func == (left: LayerPicture, right: LayerPicture) -> Bool {
    left === right
      || left.still === right.still && left.source == right.source && left.caps == right.caps
        && left.mode == right.mode
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(still))
    hasher.combine(mode)
  }
}
