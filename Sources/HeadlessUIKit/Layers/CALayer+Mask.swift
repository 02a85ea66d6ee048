import Foundation

extension CALayer {
  /// A layer whose opaque parts define the visible parts of this layer; nil shows the whole layer.
  ///
  /// The mask uses this layer's coordinates.
  ///
  /// - Precondition: The mask is not a sublayer or a mask of another layer.
  public var mask: CALayer? {
    get {
      if let modelLayer { return modelLayer.extras?.mask?.presentation() }
      return extras?.mask
    }
    set {
      guard newValue !== extras?.mask else { return }
      precondition(newValue?.parent == nil, "A layer that is a mask must not have a superlayer")
      extras?.mask?.setParent(nil)
      setExtra(\.mask, to: newValue)
      newValue?.setParent(self)
      invalidateRecordedFrame()
      // A mask may hide the effects of views (variant 7.88).
      for layer in childLayers {
        layer.forSubtree { if $0.values.backdrop != .none { $0.invalidateRecordedFrame() } }
      }
    }
  }

  /// The curve of the rounded corners. The default is a circular arc.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set {
      guard newValue != cornerCurve else { return }
      setExtra(\.cornerCurve, to: newValue)
      invalidateRecordedFrame()
    }
  }

  /// The outline of the shadow, in the layer's coordinates; nil means the outline of the layer's
  /// content.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set {
      setExtra(\.shadowPath, to: newValue)
      invalidateRecordedFrame()
    }
  }
}

extension CALayer {
  /// Whether a mask of an ancestor shows nothing of the layer's bounds on the screen.
  ///
  /// A layer without an area has nothing to hide.
  ///
  /// - Complexity: O(d + n) in the depth of the layer and the number of layers in the masks.
  var isHiddenByMaskAbove: Bool {
    var ancestor = parent
    while let layer = ancestor {
      if let mask = layer.extras?.mask {
        let own = presentation() ?? self
        let masked = layer.presentation() ?? layer
        let area = own.convert(own.bounds, to: masked)
        if !area.isEmpty, !(mask.presentation() ?? mask).fills(area, in: .identity) { return true }
      }
      ancestor = layer.parent
    }
    return false
  }

  /// Returns whether the layer or a sublayer has content in a rectangle.
  ///
  /// - Parameters:
  ///   - area: The rectangle, in the coordinates of the masked layer.
  ///   - outer: The transform from the superlayer's coordinates to those of the masked layer.
  /// - Returns: Whether a part of the rectangle is filled.
  private func fills(_ area: CGRect, in outer: CGAffineTransform) -> Bool {
    guard !isHidden, opacity > 0 else { return false }
    let inner = toSuperlayer.concatenating(outer)
    if content != .none || (backgroundColor?.alpha ?? 0) > 0 {
      let part = bounds.applying(inner).intersection(area)
      if part.width > 0, part.height > 0 { return true }
    }
    return (sublayers ?? []).contains { $0.fills(area, in: inner) }
  }
}
