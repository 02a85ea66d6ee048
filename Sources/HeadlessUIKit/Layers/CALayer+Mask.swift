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
