/// The symbols of a tableau: indices, each with a kind and an owner. Removed ones are given again.
struct SolverSymbols {
  enum Kind {
    case unused
    /// A variable of the caller. Its value has any sign.
    case variable
    /// At least 0. The difference between the sides of an inequality.
    case slack
    /// At least 0. A violation of a constraint that is not required.
    case error
    /// Always 0. It stands for a required equation, and never enters the basis for its own sake.
    case dummy
    /// At least 0. The violation of a required constraint while it is added.
    case artificial
  }

  private var kinds: [Kind] = []
  private var owners: [LinearConstraintID?] = []
  private var unused: [Int] = []

  var count: Int { kinds.count }

  mutating func add(_ kind: Kind, owner: LinearConstraintID? = nil) -> Int {
    if let symbol = unused.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    return kinds.count - 1
  }

  mutating func remove(_ symbol: Int) {
    kinds[symbol] = .unused
    owners[symbol] = nil
    unused.append(symbol)
  }

  func kind(of symbol: Int) -> Kind { kinds[symbol] }

  /// Returns the constraint of a slack, error or dummy.
  func owner(of symbol: Int) -> LinearConstraintID? { owners[symbol] }

  func isVariable(_ symbol: Int) -> Bool { kinds[symbol] == .variable }

  /// Returns whether a basic symbol must be at least 0.
  func isRestricted(_ symbol: Int) -> Bool {
    switch kinds[symbol] {
    case .slack, .error, .artificial: true
    case .unused, .variable, .dummy: false
    }
  }

  /// Returns whether a parametric symbol may become more than 0.
  func canEnter(_ symbol: Int) -> Bool {
    switch kinds[symbol] {
    case .slack, .error: true
    case .unused, .variable, .dummy, .artificial: false
    }
  }
}
