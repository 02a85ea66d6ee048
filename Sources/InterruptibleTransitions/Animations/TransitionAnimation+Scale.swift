extension TransitionAnimation {
  /// Scales and moves the incoming view into place while it fades in.
  ///
  /// On presentation the motion begins at 0.15 of the duration and the fade at 0.5 of it. On
  /// dismissal the outgoing view scales, moves and fades out over the whole duration.
  ///
  /// A spring that oscillates reaches most of the distance before the delays are over. A gesture
  /// then moves the view only in the last 2 % of its travel. Use a timing that does not oscillate.
  ///
  /// - Parameters:
  ///   - scale: The scale factor at the far end, limited to -1,000...1,000. A value that is not
  ///     finite is replaced by 1.
  ///   - offset: The offset at the far end from the view's normal position, in points. Each
  ///     coordinate is limited to -100,000...100,000. A value that is not finite is replaced by 0.
  /// - Returns: The animation.
  public static func scale(from scale: CGFloat, offset: CGPoint = .zero) -> TransitionAnimation {
    let factor = scale.isFinite ? CGFloat(Double(scale).limited(to: 1000)) : 1
    let x = Double(offset.x).limited(to: 1e5)
    let y = Double(offset.y).limited(to: 1e5)
    // Scales about the middle before it moves, because the offset is in the container's points.
    let away = CGAffineTransform(scaleX: factor, y: factor)
      .concatenating(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
    let motion = CGVector(dx: CGFloat(x), dy: CGFloat(y))
    let exit: Exit = { _, _, _, _ in motion }
    return TransitionAnimation(exit: exit) { flight, steps in
      guard let view = flight.installViews() else { return }
      steps.fadePage(behind: view, in: flight)
      steps.fade(view, out: !flight.isPresenting, in: flight, delayFactor: 0.5)
      let original = PageState(of: view)
      if flight.isPresenting {
        original.move(view, by: away)
        steps.animate(delayFactor: 0.15) { original.move(view, by: .identity) }
      } else {
        steps.animate { original.move(view, by: away) }
      }
      // The next presentation of the view starts from its original appearance.
      steps.cleanUp { _ in original.restore(view) }
    }
  }
}
