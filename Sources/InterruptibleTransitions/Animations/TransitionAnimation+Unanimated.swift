extension TransitionAnimation {
  /// Shows the incoming page at once, and removes the outgoing page at the end.
  ///
  /// The flight has the same duration as other animations, so that the app can animate along with
  /// it.
  public static var unanimated: TransitionAnimation {
    TransitionAnimation(exit: noExit) { flight, _ in flight.installViews() }
      .withReverse { $0 }
  }
}
