import Testing

@testable import HeadlessUIKit

@Suite struct SolverStructureTests {
  @Test("A variable that nothing constrains is 0, also after its constraint was removed")
  func unconstrained() throws {
    var fixture = SolverFixture()
    let variables = fixture.variables(2)
    #expect(try fixture.solve(variables[0], variables[1]) == [0, 0])
    let id = try fixture.add(variables[0] == 5.0)
    #expect(try fixture.solve(variables[0], variables[1]) == [5, 0])
    fixture.remove(id)
    #expect(try fixture.solve(variables[0], variables[1]) == [0, 0])
  }

  @Test("An open dimension has one variable at 0, the same each time")
  func ambiguous() throws {
    var solutions: [[Double]] = []
    for _ in 0..<3 {
      var fixture = SolverFixture()
      let variables = fixture.variables(3)
      try fixture.add(variables[1] == variables[0] + 10.0)
      try fixture.add(variables[2] == variables[1] + 10.0)
      solutions.append(try fixture.solve(variables[0], variables[1], variables[2]))
    }
    #expect(solutions == [[0, 10, 20], [0, 10, 20], [0, 10, 20]])
  }

  @Test("A removed constraint frees the oldest variable that it held")
  func releasedVariable() throws {
    var fixture = SolverFixture()
    let variables = fixture.variables(3)
    try fixture.add(variables[2] == variables[1] + 1.0)
    let position = try fixture.add(variables[0] == 5.0)
    try fixture.add(variables[1] == variables[0] + 1.0)
    #expect(try fixture.solve(variables[0], variables[1], variables[2]) == [5, 6, 7])
    fixture.remove(position)
    #expect(try fixture.solve(variables[0], variables[1], variables[2]) == [0, 1, 2])
  }

  @Test("Equal calls give equal solutions, bit by bit")
  func deterministic() throws {
    for seed in 0..<20 {
      let solutions = try (0..<2).map { _ in
        var fixture = SolverFixture()
        let variables = fixture.variables(12)
        var system = RandomSystem(
          seed: seed, variables: variables, priorityCount: 3, isLayout: false)
        for _ in 0..<15 {
          try fixture.add(system.constraint())
        }
        try fixture.solver.solve()
        return variables.map { fixture.solver.value(of: $0) }
      }
      #expect(solutions[0] == solutions[1])
    }
  }

  @Test("A new constraint that the solution fulfills does not move it")
  func fulfilledAddition() throws {
    for seed in 0..<40 {
      var fixture = SolverFixture()
      let variables = fixture.variables(8)
      var system = RandomSystem(
        seed: seed, variables: variables, priorityCount: 3, isLayout: seed % 2 == 0)
      for _ in 0..<8 {
        try fixture.add(system.constraint())
      }
      try fixture.solver.solve()
      let before = variables.map { fixture.solver.value(of: $0) }
      for round in 0..<6 {
        var constraint = system.constraint()
        let difference = constraint.terms.reduce(0) {
          $0 + $1.coefficient * fixture.solver.value(of: $1.variable)
        }
        constraint.constant = difference
        if round % 2 == 0 {
          constraint.strength = .required
        }
        try fixture.add(constraint)
      }
      try fixture.solver.solve()
      #expect(agree(variables.map { fixture.solver.value(of: $0) }, before, within: 1e-7))
    }
  }

  @Test("A copy of a solver is independent")
  func copies() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let id = try fixture.add(x == 1.0)
    var copy = fixture
    try copy.solver.setConstant(of: id, to: 2)
    #expect(try copy.solve(x) == [2])
    #expect(try fixture.solve(x) == [1])
  }

  @Test("Of duplicate constraints, each one holds when the others are removed")
  func duplicates() throws {
    for kept in 0..<3 {
      var fixture = SolverFixture()
      let variables = fixture.variables(2)
      try fixture.add(variables[0] == 3.0)
      let ids = [
        try fixture.add(variables[1] == variables[0] + 4.0),
        try fixture.add(2.0 * variables[1] == 2.0 * variables[0] + 8.0),
        try fixture.add(variables[1] == 7.0),
      ]
      #expect(try fixture.solve(variables[0], variables[1]) == [3, 7])
      for (index, id) in ids.enumerated() where index != kept {
        fixture.remove(id)
      }
      #expect(try fixture.solve(variables[0], variables[1]) == [3, 7])
    }
  }

  @Test("A removed required constraint and a removed weak one free their variables")
  func removals() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let maximum = try fixture.add(x <= 50.0)
    let weak = try fixture.add((x == 80.0).with(500))
    try fixture.add((x == 20.0).with(10))
    #expect(try fixture.solve(x) == [50])
    fixture.remove(maximum)
    #expect(try fixture.solve(x) == [80])
    fixture.remove(weak)
    #expect(try fixture.solve(x) == [20])
  }

  @Test("A degenerate corner of many constraints ends, and so does an example that cycles")
  func degenerate() throws {
    var fixture = SolverFixture()
    let variables = fixture.variables(4)
    for first in variables {
      for second in variables where second != first {
        try fixture.add(first <= second)
        try fixture.add(first + second >= 0.0)
        try fixture.add(2.0 * first >= second)
      }
      try fixture.add((first == -5.0).with(100))
      try fixture.add((first == 5.0).with(90))
    }
    try fixture.solver.solve()
    #expect(variables.allSatisfy { abs(fixture.solver.value(of: $0)) < 1e-9 })
    // Beale's example, where the largest coefficient and the lowest row cycle.
    var beale = SolverFixture()
    let x = beale.variables(4)
    for variable in x {
      try beale.add(variable >= 0.0)
    }
    try beale.add(0.25 * x[0] - 60.0 * x[1] - 0.04 * x[2] + 9.0 * x[3] <= 0.0)
    try beale.add(0.5 * x[0] - 90.0 * x[1] - 0.02 * x[2] + 3.0 * x[3] <= 0.0)
    try beale.add(x[2] <= 1.0)
    let goal = -0.75 * x[0] + 150.0 * x[1] - 0.02 * x[2] + 6.0 * x[3]
    try beale.add((goal <= -1.0).with(500))
    try beale.solver.solve()
    // The minimum of the goal is -1/20.
    #expect(agree(beale.errorSums.map(\.sum), [0.95]))
  }

  @Test("A chain of 2,000 views is as exact at its end as at its start")
  func longChain() throws {
    var fixture = SolverFixture()
    let positions = fixture.variables(2000)
    let width = fixture.solver.makeVariable()
    try fixture.add(positions[0] == 0.0)
    for (position, next) in zip(positions, positions.dropFirst()) {
      try fixture.add(next == position + width + 0.1)
    }
    let end = try fixture.add(positions[1999] == 1999.0)
    #expect(agree(try fixture.solve(width, positions[1000]), [0.9, 1000], within: 1e-9))
    try fixture.solver.setConstant(of: end, to: 3998)
    #expect(agree(try fixture.solve(width, positions[1000]), [1.9, 2000], within: 1e-9))
  }
}
