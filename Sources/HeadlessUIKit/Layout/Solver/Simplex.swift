/// The simplex algorithm on the equations of constraints.
///
/// The invariants are those of *The Cassowary linear arithmetic constraint solving algorithm*
/// (Badros, Borning and Stuckey, ACM TOCHI 8(4), 2001):
///
/// - The row of a restricted symbol (a slack or an error) contains no variable.
/// - The row of a dummy contains only dummies.
/// - The constants of restricted symbols are at least 0, except after a changed constant.
///
/// The symbol with the lowest cost enters, and of those that limit it most, the one with the
/// greatest coefficient leaves. Where constants are 0, this could go in a circle. So after 50
/// pivots without progress, Bland's rule holds until the next progress: the symbols with the lowest
/// indices enter and leave. Then no basis occurs twice. The levels of the objective are optimized
/// one after the other, and lower levels do not change higher ones, so each level ends.
struct Simplex {
  enum Outcome {
    case success
    /// These required constraints contradict each other.
    case contradiction([LinearConstraintID])
    /// A pivot or a contradiction may be rounding. After `recompute(_:symbols:)`, it is not.
    case inexact
  }

  private var form: SolvedForm

  private var tableau: SimplexTableau { form.tableau }

  /// Makes a simplex without equations. Rows are trusted for a number of pivots, and computed from
  /// the equations then.
  init(trustedPivotCount: Int = .max) {
    form = SolvedForm(trustedPivotCount: trustedPivotCount)
  }

  mutating func reserveSymbols(_ count: Int) { form.reserveSymbols(count) }

  // MARK: Adding

  /// Adds an equation to a tableau with feasible constants. They stay feasible, but the objective
  /// is not optimal afterwards.
  ///
  /// The equation is only added in the case of a success. The contradicting constraints are those
  /// that a required equation contradicts.
  mutating func add(_ equation: SolverEquation, symbols: inout SolverSymbols) -> Outcome {
    form.setOrigin(of: equation)
    form.addCosts(of: equation)
    if form.defineUnreferencedVariable(by: equation, where: { symbols.isVariable($0) }) {
      return .success
    }
    let terms = form.reduced(equation.allTerms)
    if form.defineVariable(by: terms, where: { symbols.isVariable($0) }) {
      return .success
    }
    let value = tableau.value(of: terms)
    if let subject = subject(for: equation, terms: terms, value: value, symbols: symbols) {
      form.insert(terms, solvedFor: subject)
      return .success
    }
    if terms.contains(where: { symbols.canEnter($0.symbol) }) {
      return addByArtificial(terms, value: value, equation: equation, symbols: &symbols)
    }
    if abs(value) <= tableau.tolerance {
      form.insert(terms, solvedFor: equation.marker)
      return .success
    }
    form.removeParametric(equation.marker)
    return contradiction(in: terms, of: equation, symbols: symbols)
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
  ) -> Outcome {
    let artificial = symbols.add(.artificial)
    reserveSymbols(symbols.count)
    let sign = value < 0 ? 1.0 : -1
    let own = SimplexTableau.Term(symbol: artificial, coefficient: sign)
    form.insert(terms + [own], solvedFor: artificial)
    let outcome = minimize(artificial, of: equation, symbols: symbols)
    if tableau.isBasic(artificial) {
      form.removeRow(of: artificial)
      form.removeParametric(equation.marker)
    }
    form.removeParametric(artificial)
    symbols.remove(artificial)
    return outcome
  }

  /// Makes an artificial symbol parametric, unless its minimum is more than 0.
  private mutating func minimize(
    _ artificial: Int, of equation: SolverEquation, symbols: SolverSymbols
  ) -> Outcome {
    var rule = PivotRule()
    while tableau.value(of: artificial) > tableau.tolerance {
      guard
        let entering = decrease(of: artificial, rule: rule, symbols: symbols),
        let leaving = leavingSymbol(
          for: entering, preferring: artificial, rule: rule, symbols: symbols)
      else {
        return contradiction(in: tableau.terms(of: artificial), of: equation, symbols: symbols)
      }
      guard form.canTrustPivot(entering: entering, leaving: leaving) else { return .inexact }
      rule.recordPivot(isProgress: tableau.value(of: leaving) > tableau.tolerance)
      form.pivot(entering: entering, leaving: leaving)
      if leaving == artificial { return .success }
    }
    let entering = tableau.terms(of: artificial).largest { symbols.canEnter($0) }
    form.pivot(entering: entering ?? equation.marker, leaving: artificial)
    return .success
  }

  /// Returns a symbol that decreases a basic symbol when it grows.
  private func decrease(of basic: Int, rule: PivotRule, symbols: SolverSymbols) -> Int? {
    var best: Int?
    var least = -SolverTolerance.pivot
    for term in tableau.terms(of: basic) where symbols.canEnter(term.symbol) {
      if rule.isBlands {
        if term.coefficient < -SolverTolerance.pivot, term.symbol < best ?? Int.max {
          best = term.symbol
        }
      } else if term.coefficient < least {
        best = term.symbol
        least = term.coefficient
      }
    }
    return best
  }

  /// Returns the contradiction that a row shows, in which no symbol can grow. Rounding of the rows
  /// may have made it up.
  private func contradiction(
    in terms: [SimplexTableau.Term], of equation: SolverEquation? = nil, symbols: SolverSymbols
  ) -> Outcome {
    if form.hasRounding { return .inexact }
    var owners: Set<LinearConstraintID> = []
    for term in terms where abs(term.coefficient) > SolverTolerance.pivot {
      if let owner = symbols.owner(of: term.symbol), owner != equation?.id {
        owners.insert(owner)
      }
    }
    return .contradiction(owners.sorted())
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
  /// symbols follow as in the paper.
  private func released(by marker: Int, symbols: SolverSymbols) -> Int? {
    var dummy: Int?
    var decreasing = RatioTest()
    var increasing = RatioTest()
    tableau.forEachRow(containing: marker) { basic, constant, coefficient in
      guard abs(coefficient) > SolverTolerance.pivot else { return }
      if symbols.kind(of: basic) == .dummy {
        dummy = min(dummy ?? basic, basic)
      } else if coefficient < 0 {
        decreasing.consider(basic, constant: constant, coefficient: coefficient)
      } else {
        increasing.consider(basic, constant: constant, coefficient: coefficient)
      }
    }
    let tolerance = tableau.tolerance
    return dummy ?? decreasing.winner(tolerance: tolerance, rule: PivotRule())
      ?? increasing.winner(tolerance: tolerance, rule: PivotRule())
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

  /// Applies the new constant of an equation to an optimal tableau. The objective stays optimal,
  /// but constants may be infeasible afterwards.
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
  mutating func optimize(symbols: SolverSymbols) -> Outcome {
    for level in 0..<form.costs.levelCount {
      var rule = PivotRule()
      while let entering = form.costs.improvement(
        at: level, byBlandsRule: rule.isBlands, among: { symbols.canEnter($0) })
      {
        guard let leaving = leavingSymbol(for: entering, rule: rule, symbols: symbols) else {
          // Errors are at least 0, so the objective has a minimum, and the cost is rounding.
          form.removeCost(of: entering, at: level)
          continue
        }
        guard form.canTrustPivot(entering: entering, leaving: leaving) else { return .inexact }
        rule.recordPivot(isProgress: tableau.value(of: leaving) > tableau.tolerance)
        form.pivot(entering: entering, leaving: leaving)
      }
    }
    return .success
  }

  /// Makes the constants of an optimal tableau feasible, by the dual simplex algorithm. The
  /// objective stays optimal.
  mutating func makeFeasible(symbols: SolverSymbols) -> Outcome {
    var rule = PivotRule()
    while let leaving = infeasibleSymbol(rule: rule, symbols: symbols) {
      let terms = tableau.terms(of: leaving)
      guard let entering = enteringSymbol(in: terms, symbols: symbols) else {
        let own = SimplexTableau.Term(symbol: leaving, coefficient: 1)
        return contradiction(in: terms + [own], symbols: symbols)
      }
      guard form.canTrustPivot(entering: entering, leaving: leaving) else { return .inexact }
      rule.recordPivot(isProgress: form.costs.isMoreThanZero(entering))
      form.pivot(entering: entering, leaving: leaving)
    }
    return .success
  }

  private func infeasibleSymbol(rule: PivotRule, symbols: SolverSymbols) -> Int? {
    let tolerance = tableau.tolerance
    var best: Int?
    var greatest = tolerance
    tableau.forEachRow { basic, constant in
      guard abs(constant) > tolerance else { return }
      let isDummy = symbols.kind(of: basic) == .dummy
      guard isDummy || (constant < 0 && symbols.isRestricted(basic)) else { return }
      if rule.isBlands ? basic < best ?? Int.max : abs(constant) > greatest {
        best = basic
        greatest = abs(constant)
      }
    }
    return best
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

  /// Returns the symbol that gets to 0 first when another one grows. A preferred symbol wins
  /// between equals.
  private func leavingSymbol(
    for entering: Int, preferring preferred: Int? = nil, rule: PivotRule, symbols: SolverSymbols
  ) -> Int? {
    var test = RatioTest()
    tableau.forEachRow(containing: entering) { basic, constant, coefficient in
      guard coefficient < -SolverTolerance.pivot, symbols.isRestricted(basic) else { return }
      test.consider(basic, constant: constant, coefficient: coefficient)
    }
    return test.winner(tolerance: tableau.tolerance, rule: rule, preferring: preferred)
  }

  // MARK: Rounding

  /// Whether pivots have rounded the rows since they were computed from the equations.
  var hasRounding: Bool { form.hasRounding }

  /// Returns whether values of variables, and the values of the tableau, fulfill an equation.
  func fulfills(_ equation: SolverEquation, where values: [Double]) -> Bool {
    form.fulfills(equation, where: values)
  }

  /// Computes the rows from the equations, with the same basis. If rounding makes the basis
  /// singular, nothing changes.
  mutating func recompute(_ equations: [SolverEquation], symbols: SolverSymbols) {
    form.recompute(equations, symbols: symbols)
  }
}
