extension TransitionAnimation {
  /// Fades the incoming view in on presentation and the outgoing view out on dismissal.
  ///
  /// A view with an effect view in it fades part by part: the effect goes, and what is around it.
  /// An effect that an app's animation takes away while the view fades out is there again at the
  /// end.
  public static var fade: TransitionAnimation {
    TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      ViewFader(view).fade(out: !flight.isPresenting, in: &steps)
    }
  }
}
