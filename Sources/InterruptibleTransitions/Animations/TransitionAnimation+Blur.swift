extension TransitionAnimation {
  /// Blurs the outgoing page, and fades the incoming page in above it.
  ///
  /// The incoming page fades in during the second half. A dismissal fades the page out while the
  /// blur disappears.
  ///
  /// The blur lies above the page that it blurs and is removed at the end. There is no blur behind
  /// a card, which covers only a part of the container.
  ///
  /// - Parameter style: The style of the blur.
  /// - Returns: The animation.
  public static func blur(_ style: UIBlurEffect.Style = .regular) -> TransitionAnimation {
    TransitionAnimation(exit: noExit) { flight, steps in
      guard let view = flight.installViews() else { return }
      let isPresenting = flight.isPresenting
      let effect = UIBlurEffect(style: style)
      if view.covers(flight.containerView) {
        let blur = UIVisualEffectView(effect: isPresenting ? nil : effect)
        blur.frame = flight.containerView.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blur.isUserInteractionEnabled = false
        flight.containerView.insertSubview(blur, belowSubview: view)
        steps.animate { blur.effect = isPresenting ? effect : nil }
        steps.cleanUp { _ in blur.removeFromSuperview() }
      }
      steps.fadePage(behind: view, in: flight)
      steps.fade(view, out: !isPresenting, in: flight, delayFactor: 0.5)
    }
  }
}
