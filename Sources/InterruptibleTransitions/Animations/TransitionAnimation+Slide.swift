extension TransitionAnimation {
  /// The incoming view slides in from beyond a side of the container, over the other one; on
  /// dismissal it slides out again.
  ///
  /// It is moved by a transform. Whoever lays out the views in flight, when the device turns, sets
  /// centres and sizes, and this does not get in the way of that.
  ///
  /// - Parameter side: The side on which it waits.
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
  /// How far the view moves until it is outside a rectangle of its superview, in points; a
  /// transform that it has does not count.
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
