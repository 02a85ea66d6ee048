/// A reason why a ``LinearSolver`` refuses a call. The solver is as it was before the call.
enum LinearSolverError: Error, Equatable {
  /// A coefficient or a constant is infinite or not a number.
  case notFinite
  /// A constant or a coefficient is out of the ranges in ``LinearSolverLimits``.
  case exceedsLimits
  /// A priority is not above 0 and below 1000.
  case invalidPriority
  /// Required constraints contradict each other.
  ///
  /// The identifiers are in the order of addition. `add(_:)` gives those that contradict the new
  /// constraint, which is not added. `solve()` gives a set of constraints of the solver. If any
  /// one of them were missing, the others of the set would agree.
  case unsatisfiable([LinearConstraintID])
}

/// The numbers that a ``LinearSolver`` accepts. Between them, its tolerances are meaningful.
enum LinearSolverLimits {
  /// The greatest magnitude of a constant, also after a division by the largest coefficient of the
  /// constraint.
  static let constant = 1e9
  /// The magnitudes of coefficients. A coefficient may also be 0.
  static let coefficient = 1e-6...1e6
}
