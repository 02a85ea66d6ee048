extension TransitionAnimation {
  /// Fades the incoming view in on presentation and the outgoing view out on dismissal.
  public static var fade: TransitionAnimation {
    TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      if flight.isPresenting { view.alpha = 0 }
      steps.animate { view.alpha = flight.isPresenting ? 1 : 0 }
      steps.cleanUp { _ in view.alpha = 1 }
    }
  }
}
