import Testing

@testable import HeadlessUIKit

@Suite struct SolverEditTests {
  /// Returns a solver with the constraints of another one, added in the same order.
  private func solvedFromScratch(
    _ fixture: SolverFixture, variableCount: Int
  ) throws -> SolverFixture {
    var fresh = SolverFixture()
    _ = fresh.variables(variableCount)
    for constraint in fixture.constraints {
      try fresh.add(constraint)
    }
    try fresh.solver.solve()
    return fresh
  }

  private func edit(_ fixture: inout SolverFixture, with system: inout RandomSystem) throws {
    let action = system.number(in: 0...9)
    let count = fixture.ids.count
    if count < 5 || (action < 3 && count < 60) {
      try fixture.add(system.constraint())
      return
    }
    let id = fixture.ids[system.number(in: 0...count - 1)]
    let constraint = try #require(fixture.solver.constraint(for: id))
    if action < 5 {
      fixture.remove(id)
    } else if action < 9 || constraint.strength == .required {
      try fixture.solver.setConstant(of: id, to: system.constant(for: constraint))
    } else {
      try fixture.solver.setPriority(of: id, to: system.priority())
    }
  }

  @Test("Additions, removals and changes in any order end like a new solver")
  func randomEdits() throws {
    for seed in 0..<40 {
      let variableCount = 3 + seed % 12
      var fixture = SolverFixture()
      let variables = fixture.variables(variableCount)
      var system = RandomSystem(
        seed: seed, variables: variables, priorityCount: 1 + seed % 5, isLayout: seed % 2 == 0)
      for step in 0..<120 {
        try edit(&fixture, with: &system)
        // Several edits between two solutions are allowed.
        guard system.number(in: 0...2) == 0 else { continue }
        try fixture.solver.solve()
        let fresh = try solvedFromScratch(fixture, variableCount: variableCount)
        #expect(agree(fixture.errorSums, fresh.errorSums), "seed \(seed), step \(step)")
        #expect(fixture.violation < 1e-6, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("10,000 edits leave no drift")
  func manyEdits() throws {
    var fixture = SolverFixture()
    let variables = fixture.variables(16)
    var system = RandomSystem(seed: 7, variables: variables, priorityCount: 4, isLayout: false)
    for step in 1...10_000 {
      try edit(&fixture, with: &system)
      if step % 10 == 0 {
        try fixture.solver.solve()
      }
      if step % 500 == 0 {
        let fresh = try solvedFromScratch(fixture, variableCount: 16)
        #expect(agree(fixture.errorSums, fresh.errorSums), "step \(step)")
        #expect(fixture.violation < 1e-6, "step \(step)")
      }
    }
  }

  @Test("10,000 changes of a constant, also to huge values and back, end at the exact values")
  func manyConstants() throws {
    var fixture = SolverFixture()
    let variables = fixture.variables(3)
    let x = variables[0]
    let width = variables[1]
    let end = variables[2]
    let position = try fixture.add(x == 0.1)
    try fixture.add(3.0 * width == 1.0 * x + 100.0)
    try fixture.add(end == x + width)
    try fixture.add((end <= 320.0).with(800))
    try fixture.add((x == 7.0).with(100))
    for step in 0..<10_000 {
      let constant = step % 100 == 50 ? 1e9 : Double(step % 37) / 3
      try fixture.solver.setConstant(of: position, to: constant)
      try fixture.solver.solve()
    }
    try fixture.solver.setConstant(of: position, to: 0.1)
    let expected = [0.1, 100.1 / 3, 0.1 + 100.1 / 3]
    #expect(agree(try fixture.solve(x, width, end), expected, within: 1e-13))
  }

  @Test("A constant that does not change, and a second solution, need no solving")
  func nothingChanged() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    #expect(!fixture.solver.needsSolving)
    let id = try fixture.add(x == 5.0)
    #expect(fixture.solver.needsSolving)
    #expect(fixture.solver.value(of: x) == 0)
    #expect(try fixture.solve(x) == [5])
    #expect(!fixture.solver.needsSolving)
    try fixture.solver.setConstant(of: id, to: 5)
    #expect(!fixture.solver.needsSolving)
    try fixture.solver.setConstant(of: id, to: 6)
    #expect(fixture.solver.needsSolving)
    #expect(fixture.solver.value(of: x) == 5)
    #expect(try fixture.solve(x) == [6])
  }

  @Test("A changed priority decides as if it had been the first one")
  func priorityChange() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let five = try fixture.add((x == 5.0).with(250))
    try fixture.add((x == 9.0).with(500))
    #expect(try fixture.solve(x) == [9])
    try fixture.solver.setPriority(of: five, to: 750)
    #expect(try fixture.solve(x) == [5])
    try fixture.solver.setPriority(of: five, to: 499.5)
    #expect(try fixture.solve(x) == [9])
  }

  @Test("Removed variables and constraints leave nothing behind")
  func reuse() throws {
    var fixture = SolverFixture()
    for round in 0..<200 {
      let variables = fixture.variables(4)
      var ids: [LinearConstraintID] = []
      for (variable, next) in zip(variables, variables.dropFirst()) {
        ids.append(try fixture.add(next == variable + Double(round)))
      }
      ids.append(try fixture.add(variables[0] >= 1.0))
      ids.append(try fixture.add((variables[3] == 0.0).with(500)))
      try fixture.solver.solve()
      #expect(fixture.solver.value(of: variables[3]) == 1 + 3 * Double(round))
      for id in round % 2 == 0 ? ids : ids.reversed() {
        fixture.remove(id)
      }
      for variable in variables {
        fixture.solver.remove(variable)
      }
      #expect(fixture.solver.constraintCount == 0)
      #expect(variables.allSatisfy { $0.symbol < 20 })
    }
  }
}
