@testable import HeadlessUIKit

/// A solver, and the constraints that were added, in the order of addition.
struct SolverFixture {
  var solver = LinearSolver()
  private(set) var ids: [LinearConstraintID] = []

  /// The constraints with their current constants and priorities.
  var constraints: [LinearConstraint] { ids.compactMap { solver.constraint(for: $0) } }

  mutating func variables(_ count: Int) -> [LinearVariable] {
    (0..<count).map { _ in solver.makeVariable() }
  }

  @discardableResult
  mutating func add(_ constraint: LinearConstraint) throws -> LinearConstraintID {
    let id = try solver.add(constraint)
    ids.append(id)
    return id
  }

  mutating func remove(_ id: LinearConstraintID) {
    solver.remove(id)
    ids.removeAll { $0 == id }
  }

  /// Solves, and returns the values of some variables.
  mutating func solve(_ variables: LinearVariable...) throws -> [Double] {
    try solver.solve()
    return variables.map { solver.value(of: $0) }
  }

  /// The sum of the errors of each priority, the highest first.
  var errorSums: [PrioritySum] {
    errorSums { solver.value(of: $0) }
  }

  func errorSums(where value: (LinearVariable) -> Double) -> [PrioritySum] {
    PrioritySum.sums(of: constraints, where: value)
  }

  /// The largest violation of a required constraint.
  var violation: Double {
    let required = constraints.filter { $0.strength == .required }
    return required.map { $0.error { solver.value(of: $0) } }.max() ?? 0
  }
}

/// The sum of the errors of the constraints with one priority.
struct PrioritySum {
  let priority: Float
  var sum: Double

  static func sums(
    of constraints: [LinearConstraint], where value: (LinearVariable) -> Double
  ) -> [PrioritySum] {
    var sums: [PrioritySum] = []
    for constraint in constraints {
      guard case .priority(let priority) = constraint.strength else { continue }
      let error = constraint.error(where: value)
      if let index = sums.firstIndex(where: { $0.priority == priority }) {
        sums[index].sum += error
      } else {
        sums.append(PrioritySum(priority: priority, sum: error))
      }
    }
    return sums.sorted { $0.priority > $1.priority }
  }
}

/// Returns whether two lists of sums agree within 1e-6, and within 1e-9 of large sums.
func agree(_ left: [PrioritySum], _ right: [PrioritySum]) -> Bool {
  guard left.map(\.priority) == right.map(\.priority) else { return false }
  return zip(left, right).allSatisfy { left, right in
    abs(left.sum - right.sum) <= max(1e-6, 1e-9 * abs(right.sum))
  }
}

func agree(_ left: [Double], _ right: [Double], within tolerance: Double = 1e-9) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}

/// Random numbers that are the same in each run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
