extension TransitionAnimation {
  /// Fades the incoming view in on presentation and the outgoing view out on dismissal.
  ///
  /// A view that contains an effect view fades part by part. If an app's animation removes an
  /// effect during a fade-out, the effect is restored at the end.
  public static var fade: TransitionAnimation {
    TransitionAnimation(exit: noExit) { flight, steps in
      guard let view = flight.installViews() else { return }
      steps.fadePage(behind: view, in: flight)
      steps.fade(view, out: !flight.isPresenting, in: flight)
    }
  }
}
