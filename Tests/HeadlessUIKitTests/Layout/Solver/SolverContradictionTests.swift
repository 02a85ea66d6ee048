import Testing

@testable import HeadlessUIKit

@Suite struct SolverContradictionTests {
  /// Returns the constraints that an addition contradicts, or nil if the solver adds it.
  private func conflict(
    adding constraint: LinearConstraint, to fixture: inout SolverFixture
  ) throws -> [LinearConstraintID]? {
    do {
      try fixture.add(constraint)
      return nil
    } catch LinearSolverError.unsatisfiable(let conflict) {
      return conflict
    }
  }

  private func conflict(solving fixture: inout SolverFixture) throws -> [LinearConstraintID]? {
    do {
      try fixture.solver.solve()
      return nil
    } catch LinearSolverError.unsatisfiable(let conflict) {
      return conflict
    }
  }

  private func isSatisfiable(
    _ constraints: [LinearConstraint], _ variables: [LinearVariable]
  ) -> Bool {
    DenseSimplex.leastSums(constraints, variables: variables) != nil
  }

  /// Whether constraints contradict each other, but not if any one is missing.
  private func isMinimal(
    _ constraints: [LinearConstraint], _ variables: [LinearVariable]
  ) -> Bool {
    !isSatisfiable(constraints, variables)
      && constraints.indices.allSatisfy { index in
        var others = constraints
        others.remove(at: index)
        return isSatisfiable(others, variables)
      }
  }

  @Test("An addition names the constraints that it contradicts, and only those")
  func named() throws {
    var fixture = SolverFixture()
    let variables = fixture.variables(4)
    let left = try fixture.add(variables[0] == 0.0)
    let width = try fixture.add(variables[1] == variables[0] + 100.0)
    try fixture.add(variables[2] == 7.0)
    try fixture.add((variables[1] == 50.0).with(999))
    try fixture.add(variables[3] <= variables[1])
    #expect(try conflict(adding: variables[1] == 90.0, to: &fixture) == [left, width])
    #expect(try conflict(adding: variables[1] <= 99.0, to: &fixture) == [left, width])
    #expect(try conflict(adding: variables[1] >= 101.0, to: &fixture) == [left, width])
    #expect(fixture.solver.constraintCount == 5)
    #expect(try fixture.solve(variables[0], variables[1], variables[2]) == [0, 100, 7])
  }

  @Test("A broken constraint gives way to the new one")
  func broken() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let minimum = try fixture.add(x >= 10.0)
    #expect(try conflict(adding: x <= 5.0, to: &fixture) == [minimum])
    fixture.remove(minimum)
    #expect(try conflict(adding: x <= 5.0, to: &fixture) == nil)
    try fixture.add((x == 20.0).with(1))
    #expect(try fixture.solve(x) == [5])
  }

  @Test("A constraint without variables contradicts only itself")
  func constant() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    #expect(try conflict(adding: x - x == 1.0, to: &fixture) == [])
    #expect(try conflict(adding: 0.0 * x >= 1.0, to: &fixture) == [])
    #expect(try conflict(adding: x - x <= 1.0, to: &fixture) == nil)
    #expect(try conflict(adding: (x - x == 1.0).with(500), to: &fixture) == nil)
    #expect(try fixture.solve(x) == [0])
  }

  @Test("Random required constraints are refused if and only if they contradict, minimally")
  func random() throws {
    var refusals = 0
    for seed in 0..<80 {
      var fixture = SolverFixture()
      let variables = fixture.variables(2 + seed % 5)
      var system = RandomSystem(
        seed: seed, variables: variables, priorityCount: 3, isLayout: seed % 2 == 0)
      for _ in 0..<25 {
        var constraint = system.constraint(required: 0.2)
        if system.number(in: 0...2) > 0 {
          constraint.strength = .required
        }
        let before = fixture.constraints
        guard let found = try conflict(adding: constraint, to: &fixture) else {
          #expect(isSatisfiable(before + [constraint], variables), "seed \(seed)")
          continue
        }
        refusals += 1
        let conflicting = found.compactMap { fixture.solver.constraint(for: $0) }
        #expect(conflicting.count == found.count)
        #expect(found == found.sorted())
        #expect(isMinimal(conflicting + [constraint], variables), "seed \(seed)")
      }
      try fixture.solver.solve()
      let expected = DenseSimplex.leastSums(fixture.constraints, variables: variables)
      #expect(agree(fixture.errorSums, try #require(expected)), "seed \(seed)")
    }
    #expect(refusals > 200)
  }

  @Test("Changed constants that contradict are reported, until enough constraints are removed")
  func changedConstants() throws {
    var reports = 0
    for seed in 0..<80 {
      var fixture = SolverFixture()
      let variables = fixture.variables(2 + seed % 5)
      var system = RandomSystem(
        seed: seed, variables: variables, priorityCount: 3, isLayout: seed % 2 == 0)
      for _ in 0..<25 {
        try fixture.add(system.constraint(required: 0.6))
      }
      try fixture.solver.solve()
      for id in fixture.ids where system.number(in: 0...3) == 0 {
        try fixture.solver.setConstant(of: id, to: Double(system.number(in: -60...60)))
      }
      while let found = try conflict(solving: &fixture) {
        reports += 1
        #expect(fixture.solver.needsSolving)
        let conflicting = found.compactMap { fixture.solver.constraint(for: $0) }
        #expect(isMinimal(conflicting, variables), "seed \(seed)")
        fixture.remove(try #require(found.last))
      }
      let expected = DenseSimplex.leastSums(fixture.constraints, variables: variables)
      #expect(agree(fixture.errorSums, try #require(expected)), "seed \(seed)")
      #expect(fixture.violation < 1e-6)
    }
    #expect(reports > 50)
  }

  @Test("A contradiction between two changes does not matter")
  func transient() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let first = try fixture.add(x == 10.0)
    let second = try fixture.add(x == 10.0)
    try fixture.solver.solve()
    try fixture.solver.setConstant(of: first, to: 20)
    try fixture.solver.setConstant(of: second, to: 20)
    #expect(try fixture.solve(x) == [20])
    try fixture.solver.setConstant(of: first, to: 30)
    #expect(try conflict(solving: &fixture) == [first, second])
    #expect(fixture.solver.value(of: x) == 20)
    // The solver accepts other changes meanwhile.
    let y = fixture.solver.makeVariable()
    let third = try fixture.add(y == x + 1.0)
    try fixture.solver.setConstant(of: third, to: 2)
    #expect(try conflict(solving: &fixture) == [first, second])
    try fixture.solver.setConstant(of: second, to: 30)
    #expect(try fixture.solve(x, y) == [30, 32])
  }

  @Test("An addition after a change that contradicts leaves the report to solve()")
  func additionAfterChange() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let minimum = try fixture.add(x >= 10.0)
    let maximum = try fixture.add(x <= 20.0)
    try fixture.solver.setConstant(of: minimum, to: 30)
    let weak = try fixture.add((x == 12.0).with(50))
    #expect(try conflict(solving: &fixture) == [minimum, maximum])
    try fixture.solver.setPriority(of: weak, to: 60)
    fixture.remove(minimum)
    #expect(try fixture.solve(x) == [12])
  }
}
