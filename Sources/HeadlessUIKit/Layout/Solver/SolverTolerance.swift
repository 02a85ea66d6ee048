/// The tolerances of the solver.
///
/// Rows are scaled by powers of two, so that the largest coefficient of a constraint is between 1
/// and 2. Therefore, tolerances of coefficients are absolute. Constants are in points, and have the
/// tolerance `constant(scale:)`.
enum SolverTolerance {
  /// A sum of coefficients with a smaller magnitude is rounding, and becomes 0.
  static let coefficient = 1e-11

  /// A coefficient with a smaller magnitude does not divide a row.
  static let pivot = 1e-7

  /// A coefficient with a smaller magnitude divides a row only after the rows have been computed
  /// from the equations.
  static let trustedPivot = 1e-5

  /// A reduced cost with a smaller magnitude is 0.
  static let cost = 1e-7

  /// The error that is no violation of a required constraint: 1e-9, and 1e-12 of the greatest
  /// constant.
  static func constant(scale: Double) -> Double {
    1e-9 + 1e-12 * scale
  }

  /// Returns the sum, or 0 if only rounding is left of the summands.
  @inline(__always)
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= coefficient * max(1, abs(right)) ? 0 : sum
  }
}
