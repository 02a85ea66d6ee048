/// What happens to a presentation that is requested while its presenter presents something else.
///
/// UIKit ignores such a presentation, with a line on the console. The toolkit never drops one
/// silently: it makes it, or the transition sends ``TransitionEvent/refused`` and the outcome is
/// ``TransitionOutcome/refused``. If a presentation that waits is requested again with another
/// policy, the later policy applies.
///
/// ```swift
/// present(menu, with: reveal, whenBusy: .replace)
/// ```
nonisolated public enum TransitionBusyPolicy: Hashable, Sendable {
  /// The presentation waits until no presentation or dismissal is under way. The view controller is
  /// then presented on top of what is presented by then. Several wait in the order in which they
  /// were requested. A flight that moves by itself lands within 0.1 seconds. Behind a flight that
  /// is held a presentation waits as long as it is held.
  case wait
  /// The presentation replaces what is presented. A flight of the toolkit's reverses where it is,
  /// even if a finger holds it. Anything else ends first, and is dismissed.
  case replace
  /// The presentation is refused. If what is presented is on its way out, the presentation waits
  /// until that is gone, and is refused if that comes back.
  ///
  /// This is the default, because UIKit too shows one of two: a button that is tapped twice, with a
  /// fresh view controller each time, does not stack two screens. A dismissal and then a
  /// presentation of another view controller, on the other hand, always mean both.
  case refuse
}
