import InterruptibleTransitions

extension TransitionDirection {
  /// The edge to which the direction points.
  nonisolated var edge: TransitionEdge {
    switch self {
    case .up: .top
    case .down: .bottom
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension TransitionEdge {
  /// The edges that are not resolved in a layout direction.
  nonisolated static let onScreen: [TransitionEdge] = [.top, .bottom, .left, .right]
}
