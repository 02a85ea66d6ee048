extension TransitionAnimation {
  /// Shows the incoming page at once, and removes the other one at the end.
  ///
  /// The flight lasts as long as with any animation, for what the app adds to it.
  ///
  /// - Note: Where an optional animation is expected, such as for
  ///   ``InterruptibleTransition/dismissalAnimation``, write `TransitionAnimation.none`: a plain
  ///   `.none` is nil there.
  public static var none: TransitionAnimation {
    TransitionAnimation { flight, _ in flight.installViews() }
  }
}
