/// The policy for a presentation while its presenter presents another view controller.
///
/// UIKit ignores such a presentation, and prints a message to the console. The toolkit makes the
/// presentation, or the transition sends ``TransitionEvent/refused`` and the outcome is
/// ``TransitionOutcome/refused``. If a waiting presentation is requested again with another policy,
/// the later policy applies.
///
/// ```swift
/// present(menu, with: reveal, whenBusy: .replace)
/// ```
nonisolated public enum TransitionBusyPolicy: Hashable, Sendable {
  /// The presentation waits until no presentation or dismissal is in progress.
  ///
  /// The view controller is then presented on top of the view controllers that are presented at
  /// that time. Several presentations wait in the order of their requests. A flight that moves
  /// without a finger settles within 0.1 seconds. While a flight is held, a presentation waits.
  case wait
  /// The presentation replaces the presented view controller.
  ///
  /// A flight of the toolkit reverses at its current position, even if a finger holds it. Any other
  /// transition ends first, and then the view controller is dismissed.
  case replace
  /// The presentation is refused.
  ///
  /// If the presented view controller is being dismissed, the presentation waits for the dismissal.
  /// If the dismissal is cancelled, the presentation is refused.
  ///
  /// This is the default, because UIKit also shows only one of two view controllers. So two taps on
  /// a button that presents a new view controller do not present two screens. A dismissal followed
  /// by a presentation of another view controller always does both.
  case refuse
}
