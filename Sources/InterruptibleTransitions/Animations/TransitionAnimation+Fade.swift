extension TransitionAnimation {
  /// Fades the incoming view in on presentation and the outgoing view out on dismissal.
  ///
  /// A view that contains an effect view fades part by part. An effect that an app's animation
  /// removes while the view fades out is there again at the end.
  public static var fade: TransitionAnimation {
    TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      steps.fade(view, out: !flight.isPresenting, in: flight)
    }
  }
}
