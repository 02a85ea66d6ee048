extension TransitionAnimation {
  /// Shows the incoming page at once, and removes the outgoing page at the end.
  ///
  /// The flight has the same duration as other animations, so that the app can animate along with
  /// it.
  ///
  /// - Note: For an optional animation, such as ``InterruptibleTransition/dismissalAnimation``,
  ///   write `TransitionAnimation.none`. A plain `.none` is nil there.
  public static var none: TransitionAnimation {
    TransitionAnimation { flight, _ in flight.installViews() }
  }
}
