import Foundation

extension CALayer {
  /// The smallest rectangle that contains the layer, in the superlayer's coordinates, in points.
  ///
  /// The frame is derived from bounds, position, anchor point and transform. Setting the frame sets
  /// bounds and position.
  public var frame: CGRect {
    get { Self.frame(bounds, anchorPoint, position, affineTransform()) }
    set {
      let target = newValue.standardized
      let plane = affineTransform()
      let size = plane.isIdentity ? target.size : target.size.applying(plane.inverted())
      let magnitude = CGSize(width: abs(size.width), height: abs(size.height))
      if bounds.size != magnitude { bounds = CGRect(origin: bounds.origin, size: magnitude) }
      // The former position does not count. Otherwise the same frame could move the layer again, by
      // a rounding error.
      let corner = Self.frame(bounds, anchorPoint, .zero, plane).origin
      position = CGPoint(x: target.minX - corner.x, y: target.minY - corner.y)
    }
  }

  /// The frame of `presentation()`, computed without a copy of the layer.
  package var presentedFrame: CGRect? {
    guard shown.exists else { return nil }
    let values = presentedProperties
    return Self.frame(
      values.bounds, values.anchorPoint, values.position,
      CATransform3DGetAffineTransform(values.transform))
  }

  private static func frame(
    _ bounds: CGRect, _ anchorPoint: CGPoint, _ position: CGPoint, _ plane: CGAffineTransform
  ) -> CGRect {
    let corner = CGPoint(x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y)
    let rectangle = CGRect(origin: corner, size: bounds.size)
    return (plane.isIdentity ? rectangle : rectangle.applying(plane))
      .offsetBy(dx: position.x, dy: position.y)
  }

  /// Returns the affine part of the transform.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to an affine transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The transform from the layer's coordinates to the superlayer's: the affine part of the
  /// transforms.
  package var toSuperlayer: CGAffineTransform {
    let anchor = anchor
    let position = position
    let offset = CGVector(dx: position.x - anchor.x, dy: position.y - anchor.y)
    let own =
      CATransform3DIsIdentity(transform)
      ? CGAffineTransform(translationX: offset.dx, y: offset.dy)
      : Self.about(anchor, affineTransform()).translated(by: offset)
    guard let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) else { return own }
    return own.concatenating(
      Self.about(
        superlayer.anchor, CATransform3DGetAffineTransform(superlayer.sublayerTransform)))
  }

  /// The anchor point in the layer's own coordinates, in points.
  private var anchor: CGPoint {
    let bounds = bounds
    let anchorPoint = anchorPoint
    return CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
  }

  private static func about(_ center: CGPoint, _ plane: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(plane)
      .translated(by: CGVector(dx: center.x, dy: center.y))
  }

  /// Returns the transform from the layer's coordinates to another layer's.
  ///
  /// For nil, the target coordinates are those around the outermost ancestor.
  private func transform(to layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    var transform = toSuperlayer
    var next = superlayer
    while let ancestor = next {
      // The target is usually an ancestor.
      if ancestor === layer { return transform }
      transform = transform.concatenating(ancestor.toSuperlayer)
      next = ancestor.superlayer
    }
    guard let layer else { return transform }
    return transform.concatenating(layer.transform(to: nil).inverted())
  }

  /// Converts a point from another layer's coordinates to this layer's.
  ///
  /// For nil, the other coordinates are those around the outermost ancestor.
  ///
  /// - Complexity: O(d) in the depth of the tree.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a point from this layer's coordinates to another layer's.
  ///
  /// For nil, the other coordinates are those around the outermost ancestor.
  ///
  /// - Complexity: O(d) in the depth of the tree.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a rectangle from another layer's coordinates. The result contains the converted
  /// corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle to another layer's coordinates. The result contains the converted
  /// corners.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Returns whether the layer's bounds contain a point, which is in the layer's coordinates.
  public func contains(_ p: CGPoint) -> Bool {
    let bounds = bounds
    return bounds.minX <= p.x && p.x < bounds.maxX && bounds.minY <= p.y && p.y < bounds.maxY
  }

  /// Returns the front-most layer at a point, which is in the superlayer's coordinates.
  ///
  /// On a presentation layer, the method uses the values on the screen.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let point = p.applying(toSuperlayer.inverted())
    guard contains(point) else { return nil }
    // The sort is stable: of siblings at the same z, the last layer is in front.
    let layers = (sublayers ?? []).sorted { $0.zPosition < $1.zPosition }
    for layer in layers.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return self
  }
}

extension CGAffineTransform {
  /// Returns the transform that applies this transform and then translates.
  fileprivate func translated(by offset: CGVector) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: offset.dx, y: offset.dy))
  }
}
