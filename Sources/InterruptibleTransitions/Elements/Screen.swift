/// One of the two screens of a flight.
nonisolated enum Screen: CaseIterable, Hashable, Sendable {
  case outgoing, incoming

  init(isIncoming: Bool) { self = isIncoming ? .incoming : .outgoing }

  var other: Screen { self == .outgoing ? .incoming : .outgoing }
}

/// A value for each screen of a flight.
nonisolated struct ScreenPair<Value> {
  var outgoing: Value
  var incoming: Value

  init(_ outgoing: Value, _ incoming: Value) {
    self.outgoing = outgoing
    self.incoming = incoming
  }

  subscript(screen: Screen) -> Value {
    get { screen == .outgoing ? outgoing : incoming }
    _modify {
      switch screen {
      case .outgoing: yield &outgoing
      case .incoming: yield &incoming
      }
    }
  }

  var both: [Value] { [outgoing, incoming] }

  func map<Other>(_ transform: (Value) -> Other) -> ScreenPair<Other> {
    ScreenPair<Other>(transform(outgoing), transform(incoming))
  }
}

nonisolated extension ScreenPair: Sendable where Value: Sendable {}

nonisolated extension ScreenPair: Equatable where Value: Equatable {}

nonisolated extension ScreenPair: Interpolatable where Value: Interpolatable {
  func moved(by part: CGFloat, from first: ScreenPair, to last: ScreenPair) -> ScreenPair {
    ScreenPair(
      outgoing.moved(by: part, from: first.outgoing, to: last.outgoing),
      incoming.moved(by: part, from: first.incoming, to: last.incoming))
  }
}
