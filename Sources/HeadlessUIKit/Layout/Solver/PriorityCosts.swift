/// The objective of a simplex tableau: for each priority, the weighted sum of the errors.
///
/// A priority wins over any number of lower ones: the sums are compared like words, the highest
/// priority first. Thus the cost of a symbol is a vector with a number per priority that occurs.
/// Each priority has an array over all symbols, because most symbols end up in the objective, and
/// layouts use few priorities.
struct PriorityCosts {
  private struct Level {
    let priority: Float
    /// The number of the constraints with this priority.
    var constraintCount: Int
    /// The cost of each symbol. Basic symbols cost 0: their rows are put in their place.
    var costs: [Double]
  }

  /// The highest priority is first.
  private var levels: [Level] = []
  private var symbolCount = 0

  var levelCount: Int { levels.count }

  mutating func reserveSymbols(_ count: Int) {
    let added = count - symbolCount
    guard added > 0 else { return }
    for index in levels.indices {
      levels[index].costs.append(contentsOf: repeatElement(0, count: added))
    }
    symbolCount = count
  }

  // MARK: Priorities

  mutating func addConstraint(with priority: Float) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority < priority {
      let costs = [Double](repeating: 0, count: symbolCount)
      levels.insert(Level(priority: priority, constraintCount: 0, costs: costs), at: index)
    }
    levels[index].constraintCount += 1
  }

  /// Ends the count of a constraint. A priority without constraints costs nothing.
  mutating func removeConstraint(with priority: Float) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].constraintCount -= 1
    if levels[index].constraintCount == 0 {
      levels.remove(at: index)
    }
  }

  /// Adds the weighted value of a symbol to the objective.
  mutating func add(
    _ weight: Double, of symbol: Int, at priority: Float, in tableau: SimplexTableau
  ) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    if tableau.isBasic(symbol) {
      add(weight, of: tableau.terms(of: symbol), at: index)
    } else {
      levels[index].costs[symbol] = SolverTolerance.sum(levels[index].costs[symbol], weight)
    }
  }

  private mutating func add(_ weight: Double, of terms: [SimplexTableau.Term], at index: Int) {
    for term in terms {
      let cost = levels[index].costs[term.symbol]
      levels[index].costs[term.symbol] = SolverTolerance.sum(cost, weight * term.coefficient)
    }
  }

  // MARK: Rows

  /// Replaces a symbol, which has become basic, by its row.
  mutating func replace(_ symbol: Int, with terms: [SimplexTableau.Term]) {
    for index in levels.indices where levels[index].costs[symbol] != 0 {
      let weight = levels[index].costs[symbol]
      levels[index].costs[symbol] = 0
      add(weight, of: terms, at: index)
    }
  }

  mutating func removeCosts(of symbol: Int) {
    for index in levels.indices {
      levels[index].costs[symbol] = 0
    }
  }

  /// Sets a cost to 0 that can only be rounding.
  mutating func removeCost(of symbol: Int, at level: Int) {
    levels[level].costs[symbol] = 0
  }

  // MARK: Choices

  /// Returns a symbol that improves a level without a loss at a higher one.
  ///
  /// By Bland's rule, this is the symbol with the lowest index, and otherwise the one with the
  /// lowest cost.
  ///
  /// - Precondition: No symbol improves a higher level.
  /// - Complexity: O(symbols).
  func improvement(
    at level: Int, byBlandsRule isByIndex: Bool, among canEnter: (Int) -> Bool
  ) -> Int? {
    let costs = levels[level].costs
    var best: Int?
    var least = -SolverTolerance.cost
    for symbol in costs.indices where costs[symbol] < least {
      guard canEnter(symbol), isFree(symbol, above: level) else { continue }
      if isByIndex { return symbol }
      best = symbol
      least = costs[symbol]
    }
    return best
  }

  private func isFree(_ symbol: Int, above level: Int) -> Bool {
    levels[..<level].allSatisfy { $0.costs[symbol] <= SolverTolerance.cost }
  }

  func isMoreThanZero(_ symbol: Int) -> Bool {
    levels.contains { $0.costs[symbol] > SolverTolerance.cost }
  }

  /// Returns whether one cost, divided by a coefficient, is less than another one.
  func isLess(
    _ left: Int, dividedBy leftDivisor: Double, than right: Int, dividedBy rightDivisor: Double
  ) -> Bool {
    for level in levels {
      let difference =
        max(level.costs[left], 0) / leftDivisor - max(level.costs[right], 0) / rightDivisor
      if abs(difference) > SolverTolerance.cost {
        return difference < 0
      }
    }
    return false
  }
}
