extension LinearSolver {
  /// A priority below those of an app.
  private static let weakest: Float = 0.001

  /// Returns whether another value of a variable would fulfill the constraints as well.
  ///
  /// - Complexity: That of a copy of the solver and a change.
  func leavesOpen(_ variable: LinearVariable) -> Bool {
    // The weakest constraint moves only a value that the others leave open.
    var copy = self
    let value = copy.value(of: variable)
    let moved = LinearConstraint(
      LinearExpression(variable), .equal, value + 1, strength: .priority(Self.weakest))
    guard (try? copy.add(moved)) != nil, (try? copy.solve()) != nil else { return false }
    return abs(copy.value(of: variable) - value) > 0.01
  }
}
