@testable import HeadlessUIKit

/// A two-phase simplex algorithm on a dense tableau, level by level: the reference for the solver.
///
/// A variable is the difference of two columns. Each constraint has a slack, two errors if it has a
/// priority, and an artificial column where the start needs one. After the first phase and after
/// each level, columns with a positive cost may no longer enter.
struct DenseSimplex {
  private var rows: [[Double]] = []
  private var basis: [Int] = []
  private var isBarred: [Bool] = []
  private var columnCount = 0

  /// Returns the least sums of the errors per priority, or nil if required constraints contradict
  /// each other.
  static func leastSums(
    _ constraints: [LinearConstraint], variables: [LinearVariable]
  ) -> [PrioritySum]? {
    var simplex = DenseSimplex()
    return simplex.leastSums(constraints, variables: variables)
  }

  private mutating func leastSums(
    _ constraints: [LinearConstraint], variables: [LinearVariable]
  ) -> [PrioritySum]? {
    columnCount = 2 * variables.count + 4 * constraints.count
    isBarred = Array(repeating: false, count: columnCount)
    var artificialCosts = [Double](repeating: 0, count: columnCount)
    var costs: [Float: [Double]] = [:]
    for (index, constraint) in constraints.enumerated() {
      let first = 2 * variables.count + 4 * index
      var row = [Double](repeating: 0, count: columnCount + 1)
      for term in constraint.terms {
        guard let column = variables.firstIndex(of: term.variable) else { continue }
        row[2 * column] += term.coefficient
        row[2 * column + 1] -= term.coefficient
      }
      switch constraint.relation {
      case .lessThanOrEqual: row[first] = 1
      case .equal: break
      case .greaterThanOrEqual: row[first] = -1
      }
      if case .priority(let priority) = constraint.strength {
        row[first + 1] = 1
        row[first + 2] = -1
        for error in [first + 1, first + 2] {
          costs[priority, default: Array(repeating: 0, count: columnCount)][error] = 1
        }
      }
      row[columnCount] = constraint.constant
      if constraint.constant < 0 {
        row = row.map { -$0 }
      }
      if let start = (first..<first + 3).first(where: { row[$0] == 1 }) {
        basis.append(start)
      } else {
        row[first + 3] = 1
        artificialCosts[first + 3] = 1
        basis.append(first + 3)
      }
      rows.append(row)
    }
    guard minimize(artificialCosts) < 1e-7 else { return nil }
    return costs.sorted { $0.key > $1.key }.map { priority, costs in
      PrioritySum(priority: priority, sum: minimize(costs))
    }
  }

  /// Minimizes a sum, keeps the others from increasing it, and returns it.
  private mutating func minimize(_ original: [Double]) -> Double {
    var costs = original + [0]
    for (row, basic) in zip(rows, basis) where original[basic] != 0 {
      let factor = original[basic]
      for column in row.indices where row[column] != 0 {
        costs[column] -= factor * row[column]
      }
    }
    var stepCount = 0
    while let entering = entering(costs, isByIndex: stepCount > 500) {
      stepCount += 1
      guard let leaving = leaving(for: entering) else { break }
      pivot(entering: entering, row: leaving, costs: &costs)
    }
    for column in 0..<columnCount where costs[column] > 1e-9 {
      isBarred[column] = true
    }
    return -costs[columnCount]
  }

  private func entering(_ costs: [Double], isByIndex: Bool) -> Int? {
    var best: Int?
    var least = -1e-9
    for column in 0..<columnCount where costs[column] < least && !isBarred[column] {
      best = column
      least = costs[column]
      if isByIndex { break }
    }
    return best
  }

  private func leaving(for entering: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    for (index, row) in rows.enumerated() where row[entering] > 1e-9 {
      let ratio = row[columnCount] / row[entering]
      let isTie = best.map { abs(ratio - least) <= 1e-12 && basis[index] < basis[$0] } ?? false
      if ratio < least - 1e-12 || isTie {
        best = index
        least = ratio
      }
    }
    return best
  }

  private mutating func pivot(entering: Int, row index: Int, costs: inout [Double]) {
    let divisor = rows[index][entering]
    let row = rows[index].map { $0 / divisor }
    let nonzero = row.indices.filter { row[$0] != 0 }
    rows[index] = row
    basis[index] = entering
    for other in rows.indices where other != index && rows[other][entering] != 0 {
      Self.eliminate(entering, from: &rows[other], with: row, nonzero: nonzero)
    }
    Self.eliminate(entering, from: &costs, with: row, nonzero: nonzero)
  }

  private static func eliminate(
    _ column: Int, from target: inout [Double], with row: [Double], nonzero: [Int]
  ) {
    let factor = target[column]
    for index in nonzero {
      let sum = target[index] - factor * row[index]
      target[index] = abs(sum) < 1e-12 ? 0 : sum
    }
    target[column] = 0
  }
}
