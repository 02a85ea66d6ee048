/// The simplex algorithm on the equations of constraints.
///
/// The invariants, from section 3 of *The Cassowary linear arithmetic constraint solving algorithm*
/// (Badros, Borning and Stuckey, ACM TOCHI 8(4), 2001):
///
/// - The row of a restricted symbol (a slack or an error) contains no variable.
/// - The row of a dummy contains only dummies.
/// - Between calls that say otherwise, constants of restricted symbols are at least 0.
///
/// The pivots follow Bland's rule: of the symbols that improve the objective, the one with the
/// lowest index enters, and of those that limit it most, the one with the lowest index leaves. So no
/// basis occurs twice, also where constants are 0. A level of the objective is left alone by the
/// levels below, so the rule holds for each level.
struct Simplex {
  private var form = SolvedForm()

  private var tableau: SimplexTableau { form.tableau }

  mutating func reserveSymbols(_ count: Int) { form.reserveSymbols(count) }

  // MARK: Adding

  /// Adds an equation to a tableau with feasible constants. They stay feasible, but the objective is
  /// not optimal afterwards.
  ///
  /// Returns nil, or the other constraints that make a required constraint unsatisfiable. The
  /// equation is not added then.
  mutating func add(
    _ equation: SolverEquation, symbols: inout SolverSymbols
  ) -> [LinearConstraintID]? {
    form.setOrigin(of: equation)
    form.addCosts(of: equation)
    if form.defineUnreferencedVariable(by: equation, where: { symbols.isVariable($0) }) {
      return nil
    }
    let terms = form.reduced(equation.allTerms)
    if form.defineVariable(by: terms, where: { symbols.isVariable($0) }) {
      return nil
    }
    let value = tableau.value(of: terms)
    if let subject = subject(for: equation, terms: terms, value: value, symbols: symbols) {
      form.insert(terms, solvedFor: subject)
      return nil
    }
    if terms.contains(where: { symbols.canEnter($0.symbol) }) {
      return addByArtificial(terms, value: value, equation: equation, symbols: &symbols)
    }
    if abs(value) <= tableau.tolerance {
      form.insert(terms, solvedFor: equation.marker)
      return nil
    }
    form.removeParametric(equation.marker)
    return owners(of: terms, without: equation, symbols: symbols)
  }

  /// Returns a restricted symbol of the equation that gets a constant of at least 0 as a basic
  /// symbol.
  private func subject(
    for equation: SolverEquation, terms: [SimplexTableau.Term], value: Double,
    symbols: SolverSymbols
  ) -> Int? {
    for term in terms where term.symbol == equation.marker || term.symbol == equation.complement {
      let isRestricted = symbols.canEnter(term.symbol)
      if isRestricted && -value / term.coefficient >= -tableau.tolerance {
        return term.symbol
      }
    }
    return nil
  }

  /// The first phase of the simplex algorithm: minimizes an artificial symbol, the violation of the
  /// new equation.
  private mutating func addByArtificial(
    _ terms: [SimplexTableau.Term], value: Double, equation: SolverEquation,
    symbols: inout SolverSymbols
  ) -> [LinearConstraintID]? {
    let artificial = symbols.add(.artificial)
    reserveSymbols(symbols.count)
    var definition = terms
    definition.append(
      SimplexTableau.Term(symbol: artificial, coefficient: value < 0 ? 1 : -1))
    form.insert(definition, solvedFor: artificial)
    while tableau.isBasic(artificial), tableau.value(of: artificial) > tableau.tolerance {
      guard
        let entering = lowestDecrease(of: artificial, symbols: symbols),
        let leaving = leavingSymbol(for: entering, preferring: artificial, symbols: symbols)
      else { break }
      form.pivot(entering: entering, leaving: leaving)
    }
    defer { symbols.remove(artificial) }
    if tableau.isBasic(artificial) {
      let rest = tableau.terms(of: artificial)
      if tableau.value(of: artificial) > tableau.tolerance {
        form.removeRow(of: artificial)
        form.removeParametric(equation.marker)
        return owners(of: rest, without: equation, symbols: symbols)
      }
      let entering = rest.largest { symbols.canEnter($0) } ?? equation.marker
      form.pivot(entering: entering, leaving: artificial)
    }
    form.removeParametric(artificial)
    return nil
  }

  private func lowestDecrease(of basic: Int, symbols: SolverSymbols) -> Int? {
    var lowest: Int?
    for term in tableau.terms(of: basic) where term.coefficient < -SolverTolerance.pivot {
      if symbols.canEnter(term.symbol) && term.symbol < lowest ?? Int.max {
        lowest = term.symbol
      }
    }
    return lowest
  }

  private func owners(
    of terms: [SimplexTableau.Term], without equation: SolverEquation?, symbols: SolverSymbols
  ) -> [LinearConstraintID] {
    var owners: Set<LinearConstraintID> = []
    for term in terms where abs(term.coefficient) > SolverTolerance.pivot {
      if let owner = symbols.owner(of: term.symbol), owner != equation?.id {
        owners.insert(owner)
      }
    }
    return owners.sorted()
  }

  // MARK: Removing

  /// Removes an equation from a tableau with feasible constants. They stay feasible, but the
  /// objective is not optimal afterwards.
  mutating func remove(_ equation: SolverEquation, symbols: SolverSymbols) {
    form.removeCosts(of: equation)
    let marker = equation.marker
    if !tableau.isBasic(marker) {
      if let leaving = released(by: marker, symbols: symbols) {
        form.pivot(entering: marker, leaving: leaving)
      } else {
        form.releaseVariable(of: marker)
      }
    }
    if tableau.isBasic(marker) {
      form.removeRow(of: marker)
    }
    for symbol in [marker, equation.complement].compactMap({ $0 }) {
      form.removeParametric(symbol)
    }
  }

  /// Returns the basic symbol whose row determines a marker, so that all constants stay feasible if
  /// the row is removed.
  ///
  /// A dummy comes first, because the constraint of the dummy repeats the removed one. Restricted
  /// symbols follow as in section 3.4 of the paper.
  private func released(by marker: Int, symbols: SolverSymbols) -> Int? {
    var dummy: Int?
    var decreasing = RatioTest(slack: 0)
    var increasing = RatioTest(slack: 0)
    tableau.forEachRow(containing: marker) { basic, constant, coefficient in
      guard abs(coefficient) > SolverTolerance.pivot else { return }
      let ratio = max(constant, 0) / abs(coefficient)
      if symbols.kind(of: basic) == .dummy {
        dummy = min(dummy ?? basic, basic)
      } else if coefficient < 0 {
        decreasing.consider(basic, ratio: ratio)
      } else {
        increasing.consider(basic, ratio: ratio)
      }
    }
    return dummy ?? decreasing.symbol ?? increasing.symbol
  }

  /// Removes a variable that no equation contains.
  mutating func removeVariable(_ symbol: Int) { form.removeVariable(symbol) }

  // MARK: Priorities

  /// Moves the errors of an equation to another priority. The objective is not optimal afterwards.
  mutating func setPriority(of equation: SolverEquation, to priority: Float) {
    form.removeCosts(of: equation)
    var changed = equation
    changed.priority = priority
    form.addCosts(of: changed)
  }

  // MARK: Constants

  /// Applies the new constant of an equation to an optimal tableau. The objective stays optimal, but
  /// constants may be infeasible afterwards.
  ///
  /// - Complexity: As many steps as the rows that depend on the constraint have terms.
  mutating func updateConstant(of equation: SolverEquation) {
    form.setOrigin(of: equation)
  }

  mutating func computeConstants() { form.computeConstants() }

  /// Writes the values of all defined variables. The others are 0.
  mutating func evaluate(into values: inout [Double]) {
    form.evaluate(into: &values)
  }

  // MARK: Optimizing

  /// Minimizes the objective of a tableau with feasible constants, level by level.
  mutating func optimize(symbols: SolverSymbols) {
    for level in 0..<form.costs.levelCount {
      while let entering = form.costs.firstImprovement(at: level, among: symbols.canEnter) {
        guard let leaving = leavingSymbol(for: entering, preferring: nil, symbols: symbols) else {
          // Errors are at least 0, so the objective has a minimum, and the cost is rounding.
          form.removeCost(of: entering, at: level)
          continue
        }
        form.pivot(entering: entering, leaving: leaving)
      }
    }
  }

  /// Makes the constants of an optimal tableau feasible, by the dual simplex algorithm. The
  /// objective stays optimal.
  ///
  /// Returns nil, or the required constraints that contradict each other.
  mutating func makeFeasible(symbols: SolverSymbols) -> [LinearConstraintID]? {
    while let leaving = lowestInfeasible(symbols: symbols) {
      let terms = tableau.terms(of: leaving)
      guard let entering = enteringSymbol(in: terms, symbols: symbols) else {
        let own = SimplexTableau.Term(symbol: leaving, coefficient: 1)
        return owners(of: terms + [own], without: nil, symbols: symbols)
      }
      form.pivot(entering: entering, leaving: leaving)
    }
    return nil
  }

  private func lowestInfeasible(symbols: SolverSymbols) -> Int? {
    let tolerance = tableau.tolerance
    var lowest = Int.max
    tableau.forEachRow { basic, constant in
      guard abs(constant) > tolerance, basic < lowest else { return }
      let isDummy = symbols.kind(of: basic) == .dummy
      if isDummy || (constant < 0 && symbols.isRestricted(basic)) {
        lowest = basic
      }
    }
    return lowest == Int.max ? nil : lowest
  }

  private func enteringSymbol(
    in terms: [SimplexTableau.Term], symbols: SolverSymbols
  ) -> Int? {
    var best: SimplexTableau.Term?
    for term in terms where term.coefficient > SolverTolerance.pivot {
      guard symbols.canEnter(term.symbol) else { continue }
      guard let current = best else {
        best = term
        continue
      }
      let isLess = form.costs.isLess(
        term.symbol, dividedBy: term.coefficient,
        than: current.symbol, dividedBy: current.coefficient)
      let isGreater = form.costs.isLess(
        current.symbol, dividedBy: current.coefficient,
        than: term.symbol, dividedBy: term.coefficient)
      if isLess || (!isGreater && term.symbol < current.symbol) {
        best = term
      }
    }
    return best?.symbol
  }

  /// Returns the symbol that gets to 0 first when another one grows.
  private func leavingSymbol(
    for entering: Int, preferring preferred: Int?, symbols: SolverSymbols
  ) -> Int? {
    var test = RatioTest(slack: SolverTolerance.ratio)
    var preferredRatio: Double?
    tableau.forEachRow(containing: entering) { basic, constant, coefficient in
      guard coefficient < -SolverTolerance.pivot, symbols.isRestricted(basic) else { return }
      let ratio = max(constant, 0) / -coefficient
      test.consider(basic, ratio: ratio)
      if basic == preferred {
        preferredRatio = ratio
      }
    }
    if let preferredRatio, preferredRatio <= test.ratio + SolverTolerance.ratio {
      return preferred
    }
    return test.symbol
  }

  // MARK: Rounding

  var needsRecomputing: Bool { form.needsRecomputing }

  /// Computes the rows from the equations, with the same basis.
  mutating func recompute(_ equations: [SolverEquation], symbols: SolverSymbols) {
    form.recompute(equations, symbols: symbols)
  }
}

/// The search for the lowest ratio. Between equal ratios, the lowest symbol is chosen.
private struct RatioTest {
  let slack: Double
  private(set) var symbol: Int?
  private(set) var ratio = Double.infinity

  init(slack: Double) {
    self.slack = slack
  }

  mutating func consider(_ candidate: Int, ratio candidateRatio: Double) {
    if candidateRatio < ratio - slack {
      symbol = candidate
      ratio = candidateRatio
    } else if candidateRatio <= ratio + slack, candidate < symbol ?? Int.max {
      symbol = candidate
      ratio = min(ratio, candidateRatio)
    }
  }
}
