/// The tolerances of the solver.
///
/// Rows are scaled by powers of two, so that the largest coefficient of a constraint is between 1
/// and 2. Therefore, tolerances of coefficients are absolute. Constants are in points, and have the
/// tolerance `constant(scale:)`.
enum SolverTolerance {
  /// A sum that is smaller than this part of a summand is rounding, and becomes 0.
  static let cancellation = 1e-11

  /// A coefficient with a smaller magnitude does not divide a row.
  static let pivot = 1e-9

  /// A reduced cost with a smaller magnitude is 0.
  static let cost = 1e-9

  /// Ratios in the choice of the leaving row are equal if they differ by less.
  static let ratio = 1e-11

  /// The error that is no violation of a required constraint: 1e-9, and 1e-12 of the greatest
  /// constant.
  static func constant(scale: Double) -> Double {
    1e-9 + 1e-12 * scale
  }

  /// Returns the sum, or 0 if only rounding is left of the summands.
  @inline(__always)
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= cancellation * abs(right) ? 0 : sum
  }
}
