/// An incremental solver of linear constraints: Cassowary.
///
/// The algorithm is by Badros, Borning and Stuckey (*The Cassowary linear arithmetic constraint
/// solving algorithm*, ACM TOCHI 8(4), 2001). The solution fulfills all required constraints. Of
/// the others, it minimizes the sum of the errors of the highest priority, then that of the next
/// one, and so on: a priority wins over any number of lower ones.
///
/// ```swift
/// var solver = LinearSolver()
/// let width = solver.makeVariable()
/// let atMost = LinearConstraint(LinearExpression(width), .lessThanOrEqual, 300)
/// let preferred = LinearConstraint(
///   LinearExpression(width), .equal, 320, strength: .priority(750))
/// let limit = try solver.add(atMost)
/// try solver.add(preferred)
/// try solver.solve()  // solver.value(of: width) is 300.
/// try solver.setConstant(of: limit, to: 310)
/// try solver.solve()  // solver.value(of: width) is 310.
/// ```
///
/// Changes are collected: `solve()` gives the variables their values. It costs nothing if nothing
/// has changed.
///
/// Where the constraints leave several solutions, the solver gives one of them:
///
/// - The same calls in the same order give the same solution.
/// - A variable that nothing constrains is 0. If constraints only relate variables to each other,
///   one of these variables is 0, in simple cases the oldest one.
/// - A change starts from the last solution. A new constraint that it fulfills does not move it.
///
/// So after changes, a solution may differ from that of a new solver. The errors are the same.
struct LinearSolver: Sendable {
  private struct Record {
    let id: LinearConstraintID
    var constraint: LinearConstraint
    var equation: SolverEquation
  }

  private enum State {
    /// All variables have their values.
    case solved
    /// The constants of the tableau are feasible.
    case feasible
    /// The objective of the tableau is optimal.
    case optimal
    /// Constraints contradict each other, and the tableau has to be built from the records.
    case contradictory
  }

  private var records: [Record?] = []
  private var unusedSlots: [Int] = []
  private var nextNumber = 0
  private var symbols = SolverSymbols()
  private var simplex = Simplex()
  private var state = State.solved
  private var values: [Double] = []
  /// The number of constraints that contain a variable, per symbol.
  private var useCounts: [Int] = []

  // MARK: Variables

  /// Returns a new variable, which is 0.
  mutating func makeVariable() -> LinearVariable {
    let symbol = symbols.add(.variable)
    reserveSymbols()
    values[symbol] = 0
    return LinearVariable(symbol: symbol)
  }

  /// Removes a variable. The solver may return it again from `makeVariable()`.
  ///
  /// - Precondition: No constraint contains the variable.
  mutating func remove(_ variable: LinearVariable) {
    precondition(useCounts[variable.symbol] == 0, "A constraint contains the variable")
    simplex.removeVariable(variable.symbol)
    symbols.remove(variable.symbol)
  }

  func hasConstraints(for variable: LinearVariable) -> Bool { useCounts[variable.symbol] > 0 }

  /// Returns the value that the last successful `solve()` gave a variable, or 0.
  func value(of variable: LinearVariable) -> Double { values[variable.symbol] }

  // MARK: Constraints

  var constraintCount: Int { records.count - unusedSlots.count }

  /// Returns a constraint with its current constant and strength, or nil if it is removed.
  func constraint(for id: LinearConstraintID) -> LinearConstraint? {
    guard records.indices.contains(id.slot), let record = records[id.slot] else { return nil }
    return record.id == id ? record.constraint : nil
  }

  /// Adds a constraint.
  ///
  /// Throws `unsatisfiable` with the constraints that contradict a new required constraint. To
  /// break one of them, remove it and add the new one again. While a contradiction that `solve()`
  /// reported stands, `add(_:)` does not check for contradictions; the next `solve()` does.
  ///
  /// - Complexity: As many steps as the rows have terms that the constraint is about.
  @discardableResult
  mutating func add(
    _ constraint: LinearConstraint
  ) throws(LinearSolverError) -> LinearConstraintID {
    try check(constraint)
    let id = LinearConstraintID(number: nextNumber, slot: unusedSlots.last ?? records.count)
    prepareForRows()
    let equation = SolverEquation(constraint, id: id, symbols: &symbols)
    reserveSymbols()
    if state != .contradictory {
      if let conflict = insert(equation) {
        removeSymbols(of: equation)
        throw .unsatisfiable(conflict)
      }
      state = .feasible
    }
    for term in equation.terms {
      useCounts[term.symbol] += 1
    }
    nextNumber += 1
    let record = Record(id: id, constraint: constraint, equation: equation)
    if unusedSlots.popLast() == nil {
      records.append(record)
    } else {
      records[id.slot] = record
    }
    return id
  }

  /// Removes a constraint.
  ///
  /// - Precondition: The constraint was added and not removed.
  /// - Complexity: At most one pivot.
  mutating func remove(_ id: LinearConstraintID) {
    let equation = record(for: id).equation
    prepareForRows()
    if state != .contradictory {
      simplex.remove(equation, symbols: symbols)
      state = .feasible
    }
    removeSymbols(of: equation)
    for term in equation.terms {
      useCounts[term.symbol] -= 1
    }
    records[id.slot] = nil
    unusedSlots.append(id.slot)
  }

  /// Changes the right side of a constraint. A contradiction shows in the next `solve()`, so that
  /// several constants can change together.
  ///
  /// - Precondition: The constraint was added and not removed.
  /// - Complexity: As many steps as the rows have terms that depend on the constraint.
  mutating func setConstant(
    of id: LinearConstraintID, to constant: Double
  ) throws(LinearSolverError) {
    try check(constant: constant, of: record(for: id).constraint)
    guard record(for: id).constraint.constant != constant else { return }
    prepareForConstants()
    update(id) { record in
      record.constraint.constant = constant
      record.equation.setConstant(constant)
    }
    if state != .contradictory {
      simplex.updateConstant(of: record(for: id).equation)
      state = .optimal
    }
  }

  /// Changes the priority of a constraint that is not required.
  ///
  /// - Precondition: The constraint was added and not removed, and is not required.
  mutating func setPriority(
    of id: LinearConstraintID, to priority: Float
  ) throws(LinearSolverError) {
    let old = record(for: id)
    precondition(old.equation.priority != nil, "A required constraint stays required")
    try check(.priority(priority))
    guard old.equation.priority != priority else { return }
    prepareForRows()
    if state != .contradictory {
      simplex.setPriority(of: old.equation, to: priority)
      state = .feasible
    }
    update(id) { record in
      record.constraint.strength = .priority(priority)
      record.equation.priority = priority
    }
  }

  // MARK: Solving

  /// Whether something has changed since the last successful `solve()`.
  var needsSolving: Bool { state != .solved }

  /// Gives the variables their values.
  ///
  /// Throws `unsatisfiable` with required constraints that contradict each other after constants
  /// have changed. The values stay as they are. Remove one of these constraints, or change a
  /// constant, and solve again. There may be further contradictions.
  mutating func solve() throws(LinearSolverError) {
    if state == .solved { return }
    if state == .contradictory {
      try rebuild()
    }
    if state == .optimal {
      try makeFeasible()
    }
    try evaluate()
    if !isExact {
      recompute()
      try evaluate()
    }
    if !isExact {
      // Few systems have so much rounding, and layouts are not among them.
      try rebuild(trustedPivotCount: 20)
      try evaluate()
    }
    state = .solved
  }

  /// Finds the solution, and writes it into the values.
  private mutating func evaluate() throws(LinearSolverError) {
    optimize()
    simplex.computeConstants()
    // Without the rounding of the pivots, a constant may be infeasible.
    try makeFeasible()
    for symbol in values.indices {
      values[symbol] = 0
    }
    simplex.evaluate(into: &values)
  }

  private mutating func optimize() {
    while case .inexact = simplex.optimize(symbols: symbols) {
      recompute()
    }
    state = .optimal
  }

  private mutating func makeFeasible() throws(LinearSolverError) {
    while true {
      switch simplex.makeFeasible(symbols: symbols) {
      case .success:
        return
      case .contradiction(let conflict):
        state = .contradictory
        throw .unsatisfiable(conflict)
      case .inexact:
        recompute()
      }
    }
  }

  /// Whether the values fulfill the equations.
  private var isExact: Bool {
    records.allSatisfy { $0.map { simplex.fulfills($0.equation, where: values) } ?? true }
  }

  /// Computes the tableau from the equations, with the same basis, to take away rounding.
  private mutating func recompute() {
    simplex.recompute(sortedEquations, symbols: symbols)
  }

  /// Makes the tableau feasible, because only a feasible tableau can add and remove rows.
  private mutating func prepareForRows() {
    if state == .optimal {
      // A contradiction sets the state, and the next `solve()` reports it.
      try? makeFeasible()
    }
  }

  /// Makes the tableau optimal, because only an optimal tableau can become feasible again.
  private mutating func prepareForConstants() {
    if state == .feasible {
      optimize()
    }
  }

  /// Adds an equation to the tableau. Returns nil or the constraints that contradict it.
  private mutating func insert(_ equation: SolverEquation) -> [LinearConstraintID]? {
    while true {
      let outcome = simplex.add(equation, symbols: &symbols)
      reserveSymbols()
      switch outcome {
      case .success: return nil
      case .contradiction(let conflict): return conflict
      case .inexact:
        let others = sortedEquations.filter { $0.id < equation.id }
        simplex.recompute(others, symbols: symbols)
      }
    }
  }

  /// Builds the tableau from the records.
  private mutating func rebuild(
    trustedPivotCount: Int = .max
  ) throws(LinearSolverError) {
    simplex = Simplex(trustedPivotCount: trustedPivotCount)
    reserveSymbols()
    for equation in sortedEquations {
      if let conflict = insert(equation) {
        throw .unsatisfiable(conflict + [equation.id])
      }
    }
    state = .feasible
  }

  /// The equations in the order of addition.
  private var sortedEquations: [SolverEquation] {
    records.compactMap { $0?.equation }.sorted { $0.id < $1.id }
  }

  // MARK: Bookkeeping

  private func record(for id: LinearConstraintID) -> Record {
    guard let record = records[id.slot], record.id == id else {
      preconditionFailure("The constraint is not in the solver")
    }
    return record
  }

  private mutating func update(_ id: LinearConstraintID, _ change: (inout Record) -> Void) {
    var record = record(for: id)
    change(&record)
    records[id.slot] = record
  }

  private mutating func reserveSymbols() {
    simplex.reserveSymbols(symbols.count)
    let added = symbols.count - values.count
    values.append(contentsOf: repeatElement(0, count: added))
    useCounts.append(contentsOf: repeatElement(0, count: added))
  }

  private mutating func removeSymbols(of equation: SolverEquation) {
    symbols.remove(equation.marker)
    if let complement = equation.complement {
      symbols.remove(complement)
    }
  }

  private func check(_ constraint: LinearConstraint) throws(LinearSolverError) {
    try check(constraint.strength)
    for term in constraint.terms {
      let magnitude = abs(term.coefficient)
      guard magnitude.isFinite else { throw .notFinite }
      guard magnitude == 0 || LinearSolverLimits.coefficient.contains(magnitude) else {
        throw .exceedsLimits
      }
    }
    try check(constant: constraint.constant, of: constraint)
  }

  private func check(
    constant: Double, of constraint: LinearConstraint
  ) throws(LinearSolverError) {
    guard constant.isFinite else { throw .notFinite }
    let largest = constraint.terms.reduce(0) { max($0, abs($1.coefficient)) }
    let divisor = largest > 0 ? min(largest, 1) : 1
    guard abs(constant) <= LinearSolverLimits.constant * divisor else { throw .exceedsLimits }
  }

  private func check(_ strength: LinearConstraint.Strength) throws(LinearSolverError) {
    guard case .priority(let priority) = strength else { return }
    guard priority > 0, priority < 1000 else { throw .invalidPriority }
  }
}
