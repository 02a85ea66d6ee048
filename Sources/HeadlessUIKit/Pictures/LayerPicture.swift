import Foundation

/// A picture as a layer shows it: which part of it, and how that fills the layer's bounds.
///
/// It is scaled, as pixels are: nothing in it is laid out again.
package final class LayerPicture: Sendable {
  /// The whole picture.
  package let still: Still
  /// The part that is shown, in points of the picture's coordinates.
  package let source: CGRect
  /// How wide the edges of that part are that do not stretch, in points. What lies between two of
  /// them stretches.
  package let caps: UIEdgeInsets
  /// How the part fills the layer's bounds.
  package let mode: UIView.ContentMode

  /// Makes a picture for a layer; without a source the whole is shown.
  init(
    _ still: Still, source: CGRect? = nil, caps: UIEdgeInsets = .zero,
    mode: UIView.ContentMode = .scaleToFill
  ) {
    (self.still, self.caps, self.mode) = (still, caps, mode)
    self.source = (source ?? still.bounds).standardized
  }

  /// Returns a part of the whole picture, by a layer's `contentsRect`: in parts of the size.
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
