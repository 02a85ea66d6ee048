/// The state of a session that holds a transition.
///
/// The transition discards the state at the end of the session.
final class SessionState {
  /// The session, or nil if the session was deallocated.
  weak var session: TransitionSession?
  /// The flight that the session holds, or nil until UIKit has begun the flight.
  var flight: TransitionFlight?
  /// Whether there was no flight when the session began.
  let startsFlight: Bool
  /// Whether the app has released the flight before UIKit has begun it.
  ///
  /// The fingers of this session do not hold the next flight.
  var isReleasedByApp = false

  init(startsFlight: Bool) {
    self.startsFlight = startsFlight
  }
}
