extension TransitionAnimation {
  /// Fades the incoming view in on presentation and the outgoing view out on dismissal.
  ///
  /// A view with an effect view in it fades part by part: the effect goes, and what is around it.
  public static var fade: TransitionAnimation {
    TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      let fader = ViewFader(view)
      if flight.isPresenting { fader.hide() }
      steps.animate { if flight.isPresenting { fader.show() } else { fader.hide() } }
      steps.cleanUp { _ in fader.restore() }
    }
  }
}
