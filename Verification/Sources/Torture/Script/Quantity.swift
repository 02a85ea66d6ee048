/// A number that a script passes to a verb, such as the result of an app's computation.
nonisolated package enum Quantity: Hashable, Sendable {
  case value(Double)
  case notANumber
  case infinity
  case minusInfinity
  case huge
  case minusHuge

  package var number: Double {
    switch self {
    case .value(let value): value
    case .notANumber: .nan
    case .infinity: .infinity
    case .minusInfinity: -.infinity
    case .huge: 1e300
    case .minusHuge: -1e300
    }
  }

  /// The numbers that no finger can produce.
  static let wild: [Quantity] = [.notANumber, .infinity, .minusInfinity, .huge, .minusHuge]
}
