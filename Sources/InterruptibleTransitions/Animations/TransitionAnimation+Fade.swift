extension TransitionAnimation {
  /// Fades the incoming view in on presentation and the outgoing view out on dismissal.
  ///
  /// A view with an effect view in it fades part by part: the effect goes, and what is around it.
  /// An effect that an app's animation takes away while the view fades out is there again at the
  /// end.
  public static var fade: TransitionAnimation {
    TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      steps.fade(view, out: !flight.isPresenting, in: flight)
    }
  }
}

extension TransitionAnimation.Steps {
  /// Fades a page in or out, and makes it visible again at the end.
  ///
  /// - Parameters:
  ///   - view: The page's view.
  ///   - isOut: Whether it fades out.
  ///   - flight: The flight.
  ///   - delayFactor: The fraction of the duration, 0…1, after which it begins to fade in.
  mutating func fade(
    _ view: UIView, out isOut: Bool, in flight: TransitionFlight, delayFactor: Double = 0
  ) {
    let fader = ViewFader(view)
    if isOut {
      let cover = FadingCover(of: view) { [weak flight] in flight?.foreseen.heading == .start }
      cleanUp { _ in cover.removeFromSuperview() }
      animate { fader.hide() }
    } else {
      fader.hide()
      animate(delayFactor: delayFactor) { fader.show() }
    }
    cleanUp { position in fader.restore(isShown: !isOut && position == .end) }
  }
}
