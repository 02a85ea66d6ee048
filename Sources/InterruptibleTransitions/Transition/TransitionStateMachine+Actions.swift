nonisolated extension TransitionStateMachine {
  /// At most four actions, in their order. They are stored in place, so that a finger's move
  /// allocates nothing: the benchmark `driving/update` counts allocations.
  package struct Actions: Hashable, Sendable {
    private let (first, second, third, fourth): (Action?, Action?, Action?, Action?)

    init(
      _ first: Action?, _ second: Action? = nil, _ third: Action? = nil, _ fourth: Action? = nil
    ) {
      (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }
  }
}

nonisolated extension TransitionStateMachine.Actions: RandomAccessCollection {
  /// Gives the actions one after the other. That of any collection would look for the end before
  /// each of them.
  package struct Iterator: IteratorProtocol {
    fileprivate let actions: TransitionStateMachine.Actions
    fileprivate var position = 0

    package mutating func next() -> TransitionStateMachine.Action? {
      defer { position += 1 }
      return switch position {
      case 0: actions.first
      case 1: actions.second
      case 2: actions.third
      case 3: actions.fourth
      default: nil
      }
    }
  }

  package func makeIterator() -> Iterator { Iterator(actions: self) }

  package var startIndex: Int { 0 }
  package var endIndex: Int {
    if first == nil { return 0 }
    if second == nil { return 1 }
    return third == nil ? 2 : fourth == nil ? 3 : 4
  }

  package subscript(position: Int) -> TransitionStateMachine.Action {
    let action =
      switch position {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    guard let action else { preconditionFailure("There is no action \(position)") }
    return action
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
