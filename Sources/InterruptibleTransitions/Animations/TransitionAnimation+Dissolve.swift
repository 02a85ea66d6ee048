extension TransitionAnimation {
  /// Fades out the outgoing page above the incoming page.
  ///
  /// Nothing moves, and the incoming page is opaque throughout. Where UIKit gives no access to the
  /// presenter's view, the presented page fades in and out above the presenter.
  public static var dissolve: TransitionAnimation { .crossfade }
}
