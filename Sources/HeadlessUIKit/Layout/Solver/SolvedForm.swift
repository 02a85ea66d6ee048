/// Equations in solved form, and the objective: the tableau, the definitions of variables and the
/// costs, which change together.
struct SolvedForm {
  typealias Term = SimplexTableau.Term

  private(set) var tableau = SimplexTableau()
  private(set) var costs = PriorityCosts()
  private var definitions = VariableDefinitions()
  /// The number of changes that rounded, since the rows were computed from equations.
  private var pivotCount = 0
  private let trustedPivotCount: Int

  /// Makes an empty form. Its rows are trusted for a number of pivots.
  init(trustedPivotCount: Int) {
    self.trustedPivotCount = trustedPivotCount
  }

  mutating func reserveSymbols(_ count: Int) {
    tableau.reserveSymbols(count)
    definitions.reserveSymbols(count)
    costs.reserveSymbols(count)
  }

  /// Returns a sum of parametric symbols.
  mutating func reduced(_ terms: [Term]) -> [Term] {
    tableau.reduced(definitions.expanded(terms))
  }

  // MARK: Rows

  mutating func insert(_ terms: [Term], solvedFor basic: Int) {
    tableau.insert(terms, solvedFor: basic)
    costs.replace(basic, with: tableau.terms(of: basic))
  }

  mutating func pivot(entering: Int, leaving: Int) {
    pivotCount += 1
    tableau.pivot(entering: entering, leaving: leaving)
    costs.replace(entering, with: tableau.terms(of: entering))
  }

  /// Removes the row of a basic symbol that no equation contains.
  mutating func removeRow(of basic: Int) {
    definitions.replace(basic, with: tableau.terms(of: basic))
    tableau.removeRow(of: basic)
  }

  /// Removes a parametric symbol that no equation contains.
  mutating func removeParametric(_ symbol: Int) {
    tableau.removeColumn(of: symbol)
    definitions.removeReferences(to: symbol)
    costs.removeCosts(of: symbol)
  }

  mutating func setOrigin(of equation: SolverEquation) {
    tableau.setOrigin(of: equation.marker, to: equation.origin)
  }

  mutating func computeConstants() { tableau.computeConstants() }

  // MARK: Variables

  /// Defines a variable by an equation that contains it, if the equation can stay as it is: where
  /// the variable occurs nowhere else. Of several such variables, it is the youngest one.
  mutating func defineUnreferencedVariable(
    by equation: SolverEquation, where isCandidate: (Int) -> Bool
  ) -> Bool {
    var youngest: Int?
    // The largest coefficient of an equation is 1 to 2.
    for term in equation.terms where abs(term.coefficient) > 0.9 && term.symbol > youngest ?? -1 {
      if isCandidate(term.symbol), !isReferenced(term.symbol) {
        youngest = term.symbol
      }
    }
    guard let youngest else { return false }
    definitions.define(youngest, by: equation.allTerms)
    return true
  }

  private func isReferenced(_ variable: Int) -> Bool {
    definitions.isDefined(variable) || tableau.hasColumn(variable)
      || !definitions.variables(referringTo: variable).isEmpty
  }

  /// Defines the youngest variable whose coefficient is at least a tenth of the largest one.
  mutating func defineVariable(by terms: [Term], where isCandidate: (Int) -> Bool) -> Bool {
    var largest = SolverTolerance.pivot
    for term in terms where isCandidate(term.symbol) {
      largest = max(largest, abs(term.coefficient))
    }
    var youngest: Int?
    for term in terms where isCandidate(term.symbol) {
      if abs(term.coefficient) >= largest * 0.9, term.symbol > youngest ?? -1 {
        youngest = term.symbol
      }
    }
    guard let youngest, largest > SolverTolerance.pivot else { return false }
    definitions.define(youngest, by: terms)
    return true
  }

  /// Makes a variable parametric that depends on a marker, which no row of the tableau contains.
  /// It is the oldest variable whose definition contains the marker.
  mutating func releaseVariable(of marker: Int) {
    for variable in definitions.variables(referringTo: marker).sorted() {
      var terms = reduced([Term(symbol: variable, coefficient: -1)])
      terms.append(Term(symbol: variable, coefficient: 1))
      let coefficient = terms.first { $0.symbol == marker }?.coefficient ?? 0
      if abs(coefficient) > SolverTolerance.pivot {
        pivotCount += 1
        definitions.removeDefinition(of: variable)
        definitions.replace(marker, with: SimplexTableau.solve(terms, for: marker))
        return
      }
    }
  }

  /// Removes a variable that no equation contains.
  mutating func removeVariable(_ variable: Int) {
    definitions.removeDefinition(of: variable)
    removeParametric(variable)
  }

  /// Writes the values of all defined variables. The others are 0.
  mutating func evaluate(into values: inout [Double]) {
    definitions.evaluate(into: &values, with: tableau)
  }

  // MARK: Costs

  mutating func addCosts(of equation: SolverEquation) {
    guard let priority = equation.priority else { return }
    costs.addConstraint(with: priority)
    for error in equation.errors {
      costs.add(equation.weight, of: error, at: priority, in: tableau)
    }
  }

  mutating func removeCosts(of equation: SolverEquation) {
    guard let priority = equation.priority else { return }
    for error in equation.errors {
      costs.add(-equation.weight, of: error, at: priority, in: tableau)
    }
    costs.removeConstraint(with: priority)
  }

  /// Sets a cost to 0 that can only be rounding.
  mutating func removeCost(of symbol: Int, at level: Int) {
    costs.removeCost(of: symbol, at: level)
  }

  // MARK: Rounding

  /// Whether pivots have rounded the rows since they were computed from the equations.
  var hasRounding: Bool { pivotCount > 0 }

  /// Returns whether a pivot is no rounding: its coefficient is not tiny, or the rows are new.
  func canTrustPivot(entering: Int, leaving: Int) -> Bool {
    let coefficient = tableau.coefficient(of: entering, inRowOf: leaving)
    let isLarge = abs(coefficient) > SolverTolerance.trustedPivot
    return !hasRounding || (isLarge && pivotCount < trustedPivotCount)
  }

  /// Returns whether values of variables, and the values of the tableau, fulfill an equation.
  func fulfills(_ equation: SolverEquation, where values: [Double]) -> Bool {
    let complement = equation.complement.map { tableau.value(of: $0) } ?? 0
    let difference = tableau.distanceFromOrigin(of: equation.marker) - complement
    var sum = equation.sign * difference
    for term in equation.terms {
      sum += term.coefficient * values[term.symbol]
    }
    return abs(sum) <= tableau.tolerance
  }

  /// Computes the rows from the equations, with the same basis. So the solution stays, and the
  /// rounding of the pivots goes. Nothing changes if rounding makes the
  /// basis singular.
  mutating func recompute(_ equations: [SolverEquation], symbols: SolverSymbols) {
    pivotCount = 0
    var fresh = SolvedForm(trustedPivotCount: trustedPivotCount)
    fresh.tableau = tableau.withoutRows()
    fresh.reserveSymbols(tableau.symbolCount)
    // An equation whose own symbol is basic does not determine the others. Such an equation comes
    // last, so that the variables are defined by the equations that hold them.
    var dependent: [SolverEquation] = []
    for equation in equations {
      if ownBasicSymbol(of: equation) != nil {
        dependent.append(equation)
        continue
      }
      let isAdded = fresh.add(
        equation, isDefined: { definitions.isDefined($0) }, isBasic: { tableau.isBasic($0) })
      // The old rows are the better ones if rounding makes the basis singular.
      guard isAdded else { return }
    }
    for equation in dependent {
      let terms = fresh.reduced(equation.allTerms)
      guard let basic = ownBasicSymbol(of: equation) else { continue }
      fresh.tableau.insert(terms, solvedFor: basic)
    }
    for symbol in 0..<symbols.count where symbols.isVariable(symbol) {
      // Only rounding can be left of a variable in the rows of restricted symbols.
      fresh.tableau.removeColumn(of: symbol)
    }
    for equation in equations {
      fresh.addCosts(of: equation)
    }
    self = fresh
  }

  private func ownBasicSymbol(of equation: SolverEquation) -> Int? {
    if tableau.isBasic(equation.marker) { return equation.marker }
    return equation.complement.flatMap { tableau.isBasic($0) ? $0 : nil }
  }

  /// Adds an equation with a symbol of a known basis. Returns false if there is none.
  private mutating func add(
    _ equation: SolverEquation, isDefined: (Int) -> Bool, isBasic: (Int) -> Bool
  ) -> Bool {
    if defineUnreferencedVariable(by: equation, where: isDefined) {
      return true
    }
    let terms = reduced(equation.allTerms)
    if defineVariable(by: terms, where: isDefined) {
      return true
    }
    guard let basic = terms.largest(where: isBasic) else { return false }
    tableau.insert(terms, solvedFor: basic)
    return true
  }
}

extension [SimplexTableau.Term] {
  /// Returns the symbol with the largest coefficient that can divide a row.
  func largest(where isCandidate: (Int) -> Bool) -> Int? {
    var symbol: Int?
    var magnitude = SolverTolerance.pivot
    for term in self where abs(term.coefficient) > magnitude && isCandidate(term.symbol) {
      symbol = term.symbol
      magnitude = abs(term.coefficient)
    }
    return symbol
  }
}
