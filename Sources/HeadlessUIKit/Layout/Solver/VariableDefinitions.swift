/// Variables as sums of other symbols, which may be defined variables in turn.
///
/// The values of variables have no bounds, so the simplex algorithm does not need them before the
/// end. Therefore their rows are not part of the tableau and pivots do not touch them: a definition
/// keeps the few terms of its constraint, and is evaluated when all constraints are solved. In a
/// chain of `n` views, this saves rows with up to `n` terms.
///
/// As in ``SimplexTableau``, terms count from the origins of the symbols. Origins of variables
/// are 0.
///
/// There are no cycles. A variable is defined by symbols of which none depends on a defined
/// variable, or at a time when no definition contains the variable.
struct VariableDefinitions {
  typealias Term = SimplexTableau.Term

  /// A variable in a depth-first search, and the number of terms that were visited.
  private struct Visit {
    let variable: Int
    var termCount: Int
  }

  private var definitions: [[Term]?] = []
  /// Per symbol, the variables whose definitions contain it.
  private var references: [[Int]] = []
  /// Coefficients per symbol. All are 0 between calls.
  private var sums: [Double] = []
  /// Per symbol, the last mark that it got.
  private var marks: [Int] = []
  private var lastMark = 0

  mutating func reserveSymbols(_ count: Int) {
    let added = count - definitions.count
    guard added > 0 else { return }
    definitions.append(contentsOf: repeatElement(nil, count: added))
    references.append(contentsOf: repeatElement([], count: added))
    sums.append(contentsOf: repeatElement(0, count: added))
    marks.append(contentsOf: repeatElement(0, count: added))
  }

  func isDefined(_ symbol: Int) -> Bool { definitions[symbol] != nil }

  /// Returns the variables whose definitions contain a symbol.
  func variables(referringTo symbol: Int) -> [Int] { references[symbol] }

  // MARK: Changes

  /// Defines a variable by the equation that a sum is 0.
  mutating func define(_ variable: Int, by terms: [Term]) {
    set(variable, to: SimplexTableau.solve(terms, for: variable))
  }

  mutating func removeDefinition(of variable: Int) {
    for term in definitions[variable] ?? [] {
      references[term.symbol].removeAll { $0 == variable }
    }
    definitions[variable] = nil
  }

  /// Replaces a symbol by a sum in all definitions.
  mutating func replace(_ symbol: Int, with terms: [Term]) {
    for variable in references[symbol] {
      guard let definition = definitions[variable] else { continue }
      var symbols: [Int] = []
      lastMark += 1
      for term in definition {
        if term.symbol == symbol {
          for part in terms {
            accumulate(term.coefficient * part.coefficient, of: part.symbol, into: &symbols)
          }
        } else {
          accumulate(term.coefficient, of: term.symbol, into: &symbols)
        }
      }
      removeDefinition(of: variable)
      set(variable, to: gather(symbols))
    }
  }

  /// Removes a symbol from all definitions. It is 0.
  mutating func removeReferences(to symbol: Int) {
    for variable in references[symbol] {
      definitions[variable]?.removeAll { $0.symbol == symbol }
    }
    references[symbol] = []
  }

  private mutating func set(_ variable: Int, to terms: [Term]) {
    for term in terms {
      references[term.symbol].append(variable)
    }
    definitions[variable] = terms
  }

  // MARK: Expanding

  /// Returns a sum without defined variables. Equal symbols are united.
  ///
  /// - Complexity: As many steps as the definitions have terms that the sum depends on.
  mutating func expanded(_ terms: [Term]) -> [Term] {
    let order = order(from: terms.lazy.map(\.symbol))
    var symbols: [Int] = []
    lastMark += 1
    for term in terms {
      accumulate(term.coefficient, of: term.symbol, into: &symbols)
    }
    // Each variable comes before those in its definition.
    for variable in order.reversed() {
      let factor = sums[variable]
      sums[variable] = 0
      guard factor != 0, let definition = definitions[variable] else { continue }
      for term in definition {
        accumulate(factor * term.coefficient, of: term.symbol, into: &symbols)
      }
    }
    return gather(symbols)
  }

  private mutating func accumulate(_ amount: Double, of symbol: Int, into symbols: inout [Int]) {
    if marks[symbol] != lastMark {
      marks[symbol] = lastMark
      symbols.append(symbol)
    }
    sums[symbol] = SolverTolerance.sum(sums[symbol], amount)
  }

  private mutating func gather(_ symbols: [Int]) -> [Term] {
    var result: [Term] = []
    result.reserveCapacity(symbols.count)
    for symbol in symbols where sums[symbol] != 0 {
      result.append(Term(symbol: symbol, coefficient: sums[symbol]))
      sums[symbol] = 0
    }
    return result
  }

  /// Returns the defined variables that some symbols depend on. Each comes after those in its
  /// definition.
  private mutating func order(from symbols: some Sequence<Int>) -> [Int] {
    var order: [Int] = []
    // An array takes the place of the call stack, which long chains would exhaust.
    var path: [Visit] = []
    lastMark += 1
    for symbol in symbols where canVisit(symbol) {
      marks[symbol] = lastMark
      path.append(Visit(variable: symbol, termCount: 0))
      while let visit = path.last {
        let terms = definitions[visit.variable] ?? []
        if visit.termCount == terms.count {
          order.append(visit.variable)
          path.removeLast()
          continue
        }
        path[path.count - 1].termCount += 1
        let next = terms[visit.termCount].symbol
        if canVisit(next) {
          marks[next] = lastMark
          path.append(Visit(variable: next, termCount: 0))
        }
      }
    }
    return order
  }

  private func canVisit(_ symbol: Int) -> Bool {
    definitions[symbol] != nil && marks[symbol] != lastMark
  }

  // MARK: Evaluating

  /// Writes the values of all defined variables.
  ///
  /// - Complexity: As many steps as all definitions have terms.
  mutating func evaluate(into values: inout [Double], with tableau: SimplexTableau) {
    for variable in order(from: definitions.indices) {
      var value = 0.0
      for term in definitions[variable] ?? [] {
        let symbol = term.symbol
        let part = isDefined(symbol) ? values[symbol] : tableau.distanceFromOrigin(of: symbol)
        value += term.coefficient * part
      }
      values[variable] = value
    }
  }
}
