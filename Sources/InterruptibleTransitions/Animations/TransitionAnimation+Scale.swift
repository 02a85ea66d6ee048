extension TransitionAnimation {
  /// Scales and moves the incoming view into place while it becomes visible.
  ///
  /// The view moves to its place from 0.15 of the duration on and appears from 0.5 of it on. On
  /// dismissal the outgoing view scales, moves and fades out over the whole duration.
  ///
  /// A spring that swings is most of the way there before the delays have passed. Under a finger
  /// the view then moves in the last 2 % of the way: take a timing that does not swing.
  ///
  /// - Parameters:
  ///   - scale: The size at the outer end, as a factor of the size in place, limited to
  ///     -1,000...1,000; one that is not finite is 1.
  ///   - offset: The position at the outer end, in points from the position in the container, each
  ///     coordinate limited to -100,000...100,000; one that is not finite is 0.
  /// - Returns: The animation.
  public static func scale(from scale: CGFloat, offset: CGPoint = .zero) -> TransitionAnimation {
    let factor = scale.isFinite ? CGFloat(Double(scale).limited(to: 1000)) : 1
    let (x, y) = (Double(offset.x).limited(to: 1e5), Double(offset.y).limited(to: 1e5))
    // Scales about the middle, then moves: the offset is in the container's points.
    let away = CGAffineTransform(scaleX: factor, y: factor)
      .concatenating(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
    return TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      steps.fade(view, out: !flight.isPresenting, in: flight, delayFactor: 0.5)
      let rest = PageRest(of: view)
      if flight.isPresenting {
        rest.show(view, movedBy: away)
        steps.animate(delayFactor: 0.15) { rest.show(view, movedBy: .identity) }
      } else {
        steps.animate { rest.show(view, movedBy: away) }
      }
      // The view looks as before the next time it is shown.
      steps.cleanUp { _ in rest.restore(view) }
    }
  }
}
