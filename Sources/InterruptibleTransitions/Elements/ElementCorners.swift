/// Which corners are round, and along which curve.
nonisolated struct ElementCorners: Equatable, Sendable {
  /// The corners.
  var mask = CACornerMask.everyCorner
  /// Their curve.
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
  /// The corners that are round, by the view's layer or by its corner configuration.
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
  /// Returns a radius that the corners may have: at most half of the shorter side.
  func cornerRadius(_ radius: CGFloat) -> CGFloat {
    min(radius, min(width, height) / 2)
  }
}
