@testable import InterruptibleTransitions

nonisolated extension TransitionDirection {
  /// The directions that no layout direction changes.
  static let onScreen: [TransitionDirection] = [.up, .down, .left, .right]
}
