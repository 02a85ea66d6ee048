extension TransitionAnimation {
  /// Slides the incoming view in over the other one from beyond a side of the container, and on
  /// dismissal slides it out again.
  ///
  /// The animation changes only the view's transform. Code that sets centres and sizes during the
  /// flight, such as a layout after the device rotates, is not affected.
  ///
  /// - Parameter side: The side that the view comes from.
  /// - Returns: The animation.
  public static func slide(from side: TransitionDirection) -> TransitionAnimation {
    TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      let way = side.vector(view.distance(to: side, of: flight.containerView.bounds))
      let away = CGAffineTransform(translationX: way.dx, y: way.dy)
      if flight.isPresenting { view.transform = away }
      steps.animate { view.transform = flight.isPresenting ? .identity : away }
      steps.cleanUp { _ in view.transform = .identity }
    }
  }
}

extension UIView {
  /// The distance, in points, that moves the view outside a rectangle of its superview, without
  /// regard to its transform.
  fileprivate func distance(to side: TransitionDirection, of rectangle: CGRect) -> CGFloat {
    let place = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
    switch side {
    case .up: return place.maxY - rectangle.minY
    case .down: return rectangle.maxY - place.minY
    case .left: return place.maxX - rectangle.minX
    case .right: return rectangle.maxX - place.minX
    }
  }
}
