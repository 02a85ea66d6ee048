extension TransitionAnimation {
  /// The incoming view comes in from larger, or smaller, and elsewhere, and becomes visible on the
  /// way.
  ///
  /// It moves to its place from .15 of the duration on and appears from half of it on. On dismissal
  /// it goes away to where it came from, over the whole duration.
  ///
  /// - Parameters:
  ///   - scale: The size at the outer end, as a factor of the size in place.
  ///   - offset: The place at the outer end, in points from the place in the container.
  /// - Returns: The animation.
  public static func scale(from scale: CGFloat, offset: CGPoint = .zero) -> TransitionAnimation {
    // Scales about the middle, then moves: the offset is in the container's points.
    let away = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
    return TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      if flight.isPresenting {
        view.transform = away
        view.alpha = 0
        steps.animate(delayFactor: 0.15) { view.transform = .identity }
        steps.animate(delayFactor: 0.5) { view.alpha = 1 }
      } else {
        steps.animate {
          view.transform = away
          view.alpha = 0
        }
      }
      // Whoever shows the view next finds it as it was.
      steps.cleanUp { _ in
        view.transform = .identity
        view.alpha = 1
      }
    }
  }
}
