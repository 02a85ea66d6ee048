import Foundation

extension CALayer {
  /// The layer whose opaque parts let this one be seen; nil shows the whole. It lies in this
  /// layer's coordinates.
  ///
  /// - Precondition: it is no sublayer or mask of another layer.
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
      noteNewLook()
      // A mask may hide effects (variant 7.88).
      for layer in childLayers {
        layer.forSubtree { if $0.values.backdrop != .none { $0.noteNewLook() } }
      }
    }
  }

  /// The curve of the round corners. The default is a part of a circle.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set {
      guard newValue != cornerCurve else { return }
      setExtra(\.cornerCurve, to: newValue)
      noteNewLook()
    }
  }

  /// The outline of the shadow, in the layer's coordinates; nil means that of what the layer shows.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set {
      setExtra(\.shadowPath, to: newValue)
      noteNewLook()
    }
  }
}
