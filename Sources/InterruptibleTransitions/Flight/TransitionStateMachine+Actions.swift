nonisolated extension TransitionStateMachine {
  /// A list of at most four actions, in order.
  ///
  /// The actions are stored inline, so that a move of a finger makes no allocations. The benchmark
  /// `driving/update` counts the allocations.
  package struct Actions: Hashable, Sendable, Sequence, IteratorProtocol {
    private var (first, second, third, fourth): (Action?, Action?, Action?, Action?)

    init(
      _ first: Action?, _ second: Action? = nil, _ third: Action? = nil, _ fourth: Action? = nil
    ) {
      (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }

    package var isEmpty: Bool { first == nil }

    package mutating func next() -> Action? {
      let next = first
      (first, second, third, fourth) = (second, third, fourth, nil)
      return next
    }
  }
}

nonisolated extension TransitionStateMachine.Actions: ExpressibleByArrayLiteral {
  package init(arrayLiteral actions: TransitionStateMachine.Action...) {
    precondition(actions.count <= 4, "There are at most four actions")
    func action(_ index: Int) -> TransitionStateMachine.Action? {
      index < actions.count ? actions[index] : nil
    }
    self.init(action(0), action(1), action(2), action(3))
  }
}
