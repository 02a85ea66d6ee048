import Foundation

extension CALayer {
  /// Draws the layer and all below it into a context, in the layer's own coordinates: the model
  /// values, without animations, masks and blurs of what is behind (fact 5.18).
  ///
  /// - Complexity: O(n) in the number of layers.
  public func render(in ctx: CGContext) {
    guard let drawing = Drawing.into(ctx), let copy = model().stillCopy(asShown: false) else {
      return
    }
    copy.forSubtree {
      $0.values.backdrop = .none
      $0.mask = nil
    }
    copy.values.opacity = 1
    drawing.draw(copy)
  }
}
