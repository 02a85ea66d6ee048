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
  ///   - scale: The size at the outer end, as a factor of the size in place.
  ///   - offset: The position at the outer end, in points from the position in the container.
  /// - Returns: The animation.
  public static func scale(from scale: CGFloat, offset: CGPoint = .zero) -> TransitionAnimation {
    // Scales about the middle, then moves: the offset is in the container's points.
    let away = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
    return TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      let (fader, rest) = (ViewFader(view), view.transform)
      if flight.isPresenting {
        view.transform = rest.concatenating(away)
        fader.hide()
        steps.animate(delayFactor: 0.15) { view.transform = rest }
        steps.animate(delayFactor: 0.5) { fader.show() }
      } else {
        steps.animate {
          view.transform = rest.concatenating(away)
          fader.hide()
        }
      }
      // The view looks as before the next time it is shown.
      steps.cleanUp { _ in
        view.transform = rest
        fader.restore()
      }
    }
  }
}
