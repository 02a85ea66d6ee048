import Foundation

extension CALayer {
  /// The smallest rectangle around the layer in its superlayer, in points; derived from bounds,
  /// position, anchor point and transform.
  ///
  /// Setting it sets bounds and position.
  public var frame: CGRect {
    get {
      let corner = CGPoint(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y)
      return CGRect(origin: corner, size: bounds.size).applying(affineTransform())
        .offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let plane = affineTransform()
      let size = plane.isIdentity ? newValue.size : newValue.size.applying(plane.inverted())
      let magnitude = CGSize(width: abs(size.width), height: abs(size.height))
      if bounds.size != magnitude { bounds = CGRect(origin: bounds.origin, size: magnitude) }
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The transform's affine part.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to an affine one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// What maps the layer's coordinates to the superlayer's.
  var toSuperlayer: CGAffineTransform {
    let origin = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// What maps the layer's coordinates to those of its outermost ancestor.
  var toRoot: CGAffineTransform {
    var transform = toSuperlayer
    var layer = superlayer
    while let next = layer {
      transform = transform.concatenating(next.toSuperlayer)
      layer = next.superlayer
    }
    return transform
  }

  /// The point in the layer's coordinates of a point in another layer's.
  ///
  /// - Parameter l: the other layer; nil means the outermost ancestor's superspace.
  /// - Complexity: O(d) in the depth of the tree.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
  }

  /// The point in another layer's coordinates of a point in this one's.
  ///
  /// - Complexity: O(d) in the depth of the tree.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
  }

  /// The rectangle around the corners of a rectangle in another layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
  }

  /// The rectangle around the corners of this one in another layer's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
  }

  /// Whether the point, in the layer's coordinates, lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool {
    bounds.minX <= p.x && p.x < bounds.maxX && bounds.minY <= p.y && p.y < bounds.maxY
  }

  /// The front-most layer under a point given in the superlayer's coordinates.
  ///
  /// On a presentation layer this asks what is on the screen.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let point = p.applying(toSuperlayer.inverted())
    guard contains(point) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return self
  }
}
