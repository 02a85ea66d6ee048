import Testing

@testable import HeadlessUIKit

/// Small systems, compared with all vertices.
///
/// An optimum of a sum of errors is at a point where as many constraints as there are variables
/// hold with equality. The systems bound each variable, so that there is such a point.
@Suite struct SolverVertexTests {
  /// Returns the solution of linear equations, or nil if there is not exactly one.
  private func intersection(
    _ constraints: [LinearConstraint], _ variables: [LinearVariable]
  ) -> [Double]? {
    var rows = constraints.map { constraint in
      var row = variables.map { variable in
        constraint.terms.filter { $0.variable == variable }.reduce(0) { $0 + $1.coefficient }
      }
      row.append(constraint.constant)
      return row
    }
    for column in variables.indices {
      let pivot = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }
      guard let pivot, abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for other in rows.indices where other != column {
        let factor = rows[other][column] / rows[column][column]
        for index in rows[other].indices {
          rows[other][index] -= factor * rows[column][index]
        }
      }
    }
    return variables.indices.map { rows[$0][variables.count] / rows[$0][$0] }
  }

  private func choices(_ count: Int, of items: [LinearConstraint]) -> [[LinearConstraint]] {
    guard count > 0 else { return [[]] }
    return items.indices.flatMap { index in
      choices(count - 1, of: Array(items[(index + 1)...])).map { [items[index]] + $0 }
    }
  }

  private func isLess(_ left: [PrioritySum], than right: [PrioritySum]) -> Bool {
    for (left, right) in zip(left, right) where abs(left.sum - right.sum) > 1e-9 {
      return left.sum < right.sum
    }
    return false
  }

  @Test("Error sums are those of the best vertex", arguments: 1...3)
  func vertices(variableCount: Int) throws {
    for seed in 0..<60 {
      var fixture = SolverFixture()
      let variables = fixture.variables(variableCount)
      var system = RandomSystem(
        seed: 100 * variableCount + seed, variables: variables, priorityCount: 3, isLayout: false)
      for variable in variables {
        try fixture.add(variable >= -200.0)
        try fixture.add(variable <= 200.0)
      }
      for _ in 0..<(3 + seed % 5) {
        try fixture.add(system.constraint())
      }
      try fixture.solver.solve()
      var best: [PrioritySum]?
      for choice in choices(variableCount, of: fixture.constraints) {
        guard let point = intersection(choice, variables) else { continue }
        let value = { point[variables.firstIndex(of: $0) ?? 0] }
        let isFeasible = fixture.constraints.allSatisfy {
          $0.strength != .required || $0.error(where: value) < 1e-7
        }
        guard isFeasible else { continue }
        let sums = fixture.errorSums(where: value)
        if best.map({ isLess(sums, than: $0) }) ?? true {
          best = sums
        }
      }
      #expect(agree(fixture.errorSums, try #require(best)), "seed \(seed)")
      #expect(fixture.violation < 1e-6, "seed \(seed)")
    }
  }
}
