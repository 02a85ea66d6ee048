@testable import InterruptibleTransitions

/// Weak references to the objects that must be released at the end.
final class LeakWatch {
  private var objects: [(name: String, find: () -> AnyObject?)] = []

  func watch(_ object: AnyObject?, as name: String) {
    objects.append((name, { [weak object] in object }))
  }

  /// Watches a transition, its flight and its animator.
  func watch(_ transition: InterruptibleTransition) {
    watch(transition, as: "transition")
    guard let flight = transition.flight else { return }
    watch(flight, as: "flight")
    watch(flight.animator, as: "animator")
  }

  /// The names of the objects that still exist.
  var alive: [String] { objects.filter { $0.find() != nil }.map(\.name) }
}
