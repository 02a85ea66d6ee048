/// The rounded corners of an element, and their curve.
nonisolated struct ElementCorners: Equatable, Sendable {
  /// The corners.
  var mask = CACornerMask.everyCorner
  /// The curve of the corners.
  var curve = CALayerCornerCurve.circular
}

extension CALayer {
  /// The corners that the layer rounds.
  var elementCorners: ElementCorners {
    get { ElementCorners(mask: maskedCorners, curve: cornerCurve) }
    set { (maskedCorners, cornerCurve) = (newValue.mask, newValue.curve) }
  }
}

extension UIView {
  /// The corners that the view's layer or its corner configuration rounds.
  var shownElementCorners: ElementCorners {
    ElementCorners(mask: shownMaskedCorners, curve: layer.cornerCurve)
  }
}

nonisolated extension CACornerMask {
  /// All four corners.
  static var everyCorner: CACornerMask {
    [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }
}

nonisolated extension CGSize {
  /// Returns a corner radius limited to half of the shorter side.
  func cornerRadius(_ radius: CGFloat) -> CGFloat {
    min(radius, min(width, height) / 2)
  }
}
