import HeadlessDevice

@testable import InterruptibleTransitions

extension LeakWatch {
  /// Watches a transition, its flight and its animator.
  func watch(_ transition: InterruptibleTransition) {
    watch(transition, as: "transition")
    guard let flight = transition.flight else { return }
    watch(flight, as: "flight")
    watch(flight.animator, as: "animator")
  }
}
