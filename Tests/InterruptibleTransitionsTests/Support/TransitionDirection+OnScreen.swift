@testable import InterruptibleTransitions

nonisolated extension TransitionDirection {
  /// The directions that do not depend on a layout direction.
  static let onScreen: [TransitionDirection] = [.up, .down, .left, .right]
}
