import Foundation

extension UIScrollView {
  /// The scale factor of the content. The default is 1.
  ///
  /// A value outside the limits is clamped. Setting the value has no effect if the delegate has no
  /// view to zoom (fact 3.99). During a pinch, the value may be outside the limits (fact 3.96).
  public var zoomScale: CGFloat {
    get { zoomState.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether two fingers are zooming the content.
  public var isZooming: Bool {
    if case .pinching = zoomState.activity { true } else { false }
  }

  /// Whether the content is returning to the limits of the scale factor after a pinch.
  public var isZoomBouncing: Bool {
    if case .animating(let animation) = zoomState.activity { animation.isBounce } else { false }
  }

  /// The gesture recognizer that zooms the content.
  ///
  /// The value is nil unless `maximumZoomScale` is greater than `minimumZoomScale` (fact 3.90).
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    zoomState.pinch.view === self ? zoomState.pinch : nil
  }

  /// Sets the scale factor, at once or in an animation (facts 3.97, 3.99).
  ///
  /// The center of the visible content stays in place, unless the content would be beyond its edge.
  ///
  /// - Parameters:
  ///   - scale: The scale factor. It is clamped to the limits, and ignored if it is not a number.
  ///   - animated: Whether the change is animated. The delegate is then notified of the beginning
  ///     and the end. Without a window, the scale factor is set at once.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), !scale.isNaN else { return }
    let target = zoomRange.clamped(scale)
    guard target != zoomScale else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let anchor = ZoomAnchor(
      point: view.convert(middle, from: self), place: middle - contentOffset)
    zoom(to: target, of: view, around: anchor, animated: animated)
  }

  /// Zooms to the largest scale factor at which an area of the content is visible (fact 3.100).
  ///
  /// The center of the area is shown in the center of the scroll view, unless the content would be
  /// beyond its edge.
  ///
  /// - Parameters:
  ///   - rect: The area, in the coordinates of the zooming view. A null rectangle is ignored.
  ///   - animated: Whether the change is animated.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), !rect.isNull else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    guard !scale.isNaN else { return }
    let anchor = ZoomAnchor(
      point: CGPoint(x: rect.midX, y: rect.midY),
      place: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    zoom(to: zoomRange.clamped(scale), of: view, around: anchor, animated: animated)
  }

  /// The scale factors at which the content may rest.
  var zoomRange: ZoomRange { ZoomRange(minimum: minimumZoomScale, maximum: maximumZoomScale) }

  private func zoom(
    to scale: CGFloat, of view: UIView, around anchor: ZoomAnchor, animated: Bool
  ) {
    endZoomAnimation()
    if !isDragging { stopMoving() }
    guard animated, window != nil, !isZooming else {
      return showZoom(scale, of: view, around: anchor)
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(to: scale, of: view, around: anchor, isBounce: false)
  }

  /// Sets the scale factor and the offset, and clamps the offset to the edges.
  func showZoom(_ scale: CGFloat, of view: UIView, around anchor: ZoomAnchor) {
    let changes = scale != zoomScale
    let offset = scaleContent(scale, of: view, around: anchor)
    let extents = extents
    show(
      CGPoint(
        x: extents.horizontal.clamped(offset.x), y: extents.vertical.clamped(offset.y)))
    if changes { delegate?.scrollViewDidZoom(self) }
  }

  /// Scales the zooming view, whose frame keeps its origin, and sets the size of the content (fact
  /// 3.93).
  ///
  /// - Returns: The offset at which the anchor's point is at its place, in points.
  func scaleContent(
    _ scale: CGFloat, of view: UIView, around anchor: ZoomAnchor
  ) -> CGPoint {
    zoomState.isApplying = true
    defer { zoomState.isApplying = false }
    zoomState.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let shift = origin - view.frame.origin
    if shift != .zero {
      view.center = CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y)
    }
    contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    setNeedsLayout()
    return convert(anchor.point, from: view) - anchor.place
  }

  /// Returns the place at which constraints put a view of the content. The frame of the zooming
  /// view keeps its origin (fact 3.93).
  func zoomedPlace(_ frame: CGRect, of view: UIView) -> CGRect {
    guard zoomScale != 1, view === delegate?.viewForZooming(in: self) else { return frame }
    return frame.offsetBy(
      dx: frame.width / 2 * (zoomScale - 1), dy: frame.height / 2 * (zoomScale - 1))
  }

  /// Shows the content on its way to a scale factor.
  ///
  /// The properties have their final values at once, and the delegate is notified of one change
  /// (fact 3.97).
  func animateZoom(
    to scale: CGFloat, of view: UIView, around anchor: ZoomAnchor, isBounce: Bool
  ) {
    let animation = ZoomAnimation(of: view, isBounce: isBounce)
    zoomState.activity = .animating(animation)
    UIView.animate(
      withDuration: ZoomAnimation.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.showZoom(scale, of: view, around: anchor)
        self.layoutIfNeeded()
      },
      completion: { [weak self] _ in self?.endZoomAnimation(animation) })
  }

  /// Ends an animated change of the scale factor, and notifies the delegate.
  ///
  /// - Parameter animation: The animation, or nil for any animation.
  func endZoomAnimation(_ animation: ZoomAnimation? = nil) {
    guard case .animating(let current) = zoomState.activity, animation ?? current === current else {
      return
    }
    zoomState.activity = .resting
    delegate?.scrollViewDidEndZooming(self, with: current.view, atScale: zoomScale)
  }
}

extension CGPoint {
  /// Returns the vector from one point to another.
  static func - (end: CGPoint, start: CGPoint) -> CGPoint {
    CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
