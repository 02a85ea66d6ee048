extension TransitionAnimation {
  /// Flips the outgoing page over to the incoming page.
  ///
  /// The outgoing page rotates away about its middle. The incoming page rotates in at the position
  /// of a card and grows to its full size. A dismissal plays the same motion in reverse.
  ///
  /// The default duration is 0.6 s, and the flip can be scrubbed throughout. The following example
  /// adds a swipe from the edge that dismisses the page. The swipe completes the dismissal if it
  /// passes half of the distance:
  ///
  /// ```swift
  /// let flip = InterruptibleTransition(.flip(from: card))
  /// flip.configuration.completionRule = .position
  /// flip.interactions = [
  ///   .edgePan(.left, over: .fraction(1), on: page.view) { [weak page] in
  ///     page?.dismiss(animated: true)
  ///   }
  /// ]
  /// present(page, with: flip)
  /// ```
  ///
  /// The card itself stays unchanged on the page that rotates away. The incoming page always keeps
  /// its own proportions, covers the card, and stays inside its final frame. Transforms and masks
  /// that the app has set on the pages are kept. The window can be resized during the flight.
  ///
  /// - Parameters:
  ///   - card: The view that the page grows out of. Its frame is read at each start, and it is
  ///     referenced weakly. If it is nil, the page grows out of the middle of the container.
  ///   - cornerRadius: The radius of the card's corners, in points; nil uses the card's own radius.
  /// - Returns: The animation.
  public static func flip(from card: UIView?, cornerRadius: CGFloat? = nil) -> TransitionAnimation {
    flip(from: card, cornerRadius: cornerRadius, isReversed: false)
  }

  private static func flip(
    from card: UIView?, cornerRadius: CGFloat?, isReversed: Bool
  ) -> TransitionAnimation {
    TransitionAnimation(timing: .easeInOut(0.6), exit: noExit) { [weak card] flight, steps in
      flight.installViews()
      let pages = PagePair(flight, isPresentedBelow: isReversed, in: &steps)
      guard let presented = pages.presented?.view else { return }
      let other = pages.other?.view
      guard let page = isReversed ? other : presented else {
        return steps.fade(presented, out: !flight.isPresentation, in: flight)
      }
      let flip = PageFlip(
        page, other: isReversed ? presented : other, in: flight.containerView, from: card,
        cornerRadius: cornerRadius ?? card?.shownCornerRadius ?? 0)
      let isPresenting = flight.isPresentation != isReversed
      steps.follow { progress in flip.apply(FlipPath(at: isPresenting ? progress : 1 - progress)) }
      steps.cleanUp { _ in flip.restore() }
    }
    .withReverse { [weak card] _ in
      flip(from: card, cornerRadius: cornerRadius, isReversed: !isReversed)
    }
  }
}
