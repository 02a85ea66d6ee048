extension TransitionAnimation {
  /// Turns the other page away about its middle, turns the incoming page in where a card was, and
  /// lets it grow to its place. The way back is the same motion, reversed.
  ///
  /// The flip lasts 0.6 s by itself, and can be scrubbed through the half turn. For a swipe from
  /// the edge that takes it back, with half of the way deciding:
  ///
  /// ```swift
  /// let flip = InterruptibleTransition(.flip(from: card))
  /// flip.completionRule = .position
  /// flip.interactions = [
  ///   .edgePan(.left, over: .fraction(1), on: page.view) { page.dismiss(with: flip) }
  /// ]
  /// present(page, with: flip)
  /// ```
  ///
  /// The card itself stays as it is, on the page that turns away. The incoming page has its own
  /// proportions all the way: it covers the card, and stays in its place. A transform and a mask
  /// that the app sets stay with their pages. A window may be resized in flight.
  ///
  /// - Parameters:
  ///   - card: The view that the page grows out of, which is asked for its place at each start. It
  ///     is kept weakly. Without it, the page grows out of the middle of the container.
  ///   - cornerRadius: The radius of the card's corners in points; nil takes the view's own.
  /// - Returns: The animation.
  public static func flip(from card: UIView?, cornerRadius: CGFloat? = nil) -> TransitionAnimation {
    TransitionAnimation(timing: .easeInOut(0.6)) { [weak card] flight, steps in
      flight.installViews()
      let stage = PageStage(flight, in: &steps)
      guard let page = stage.presented?.view else { return }
      let flip = PageFlip(
        page, other: stage.other?.view, in: flight.containerView, from: card,
        cornerRadius: cornerRadius ?? card?.shownCornerRadius ?? 0)
      let isPresenting = flight.isPresenting
      steps.follow { progress in flip.show(FlipPath(at: isPresenting ? progress : 1 - progress)) }
      steps.cleanUp { _ in flip.restore() }
    }
  }
}
