/// What becomes of a presentation that is asked for while its presenter presents something else.
///
/// UIKit ignores it, with a line on the console. The toolkit loses nothing silently: it is done, or
/// the transition says ``TransitionEvent/refused``, and the asynchronous form returns the start.
///
/// ```swift
/// present(menu, with: reveal, whenBusy: .replace)
/// ```
nonisolated public enum TransitionBusyPolicy: Hashable, Sendable {
  /// It waits until no presentation or dismissal is under way, and is then presented on top of what
  /// is presented by then. Several wait in the order in which they were asked for.
  ///
  /// This is the default: what a person is looking at, or has in hand, is not torn away, and what
  /// the app wants to show comes all the same.
  case wait
  /// It takes the place of what is presented: a flight of the toolkit's is turned round where it
  /// is, even out of a finger's hand; anything else ends first, and is dismissed.
  case replace
  /// It does not come about.
  case refuse
}
