import Testing

@testable import HeadlessUIKit

@Suite struct SolverPriorityTests {
  @Test("A priority wins over 100 constraints with a priority that is a little lower")
  func manyLower() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    for _ in 0..<100 {
      try fixture.add((1e6 * x == 1e6).with(749.5))
    }
    try fixture.add((0.001 * x == 0.005).with(750))
    #expect(agree(try fixture.solve(x), [5]))
  }

  @Test("100 priorities are told apart")
  func manyPriorities() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    var ids: [LinearConstraintID] = []
    for step in 1...100 {
      ids.append(try fixture.add((x == Double(step)).with(9.5 * Float(step))))
    }
    while let id = ids.popLast() {
      #expect(try fixture.solve(x) == [Double(ids.count + 1)])
      fixture.remove(id)
    }
  }

  @Test("Errors are weighed in the units of the constraints")
  func units() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    try fixture.add((x == 0.0).with(500))
    try fixture.add((x == 1.0).with(500))
    // The third one costs 3 per point, more than the two others together.
    try fixture.add((3.0 * x == 30.0).with(500))
    #expect(agree(try fixture.solve(x), [10]))
  }

  @Test("Contradicting equations of one priority have the least sum of errors, and stay so")
  func contradictingEquations() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    var ids: [LinearConstraintID] = []
    for constant in [0.0, 10, 30] {
      ids.append(try fixture.add((x == constant).with(500)))
    }
    // The median.
    #expect(try fixture.solve(x) == [10])
    fixture.remove(ids[0])
    let value = try fixture.solve(x)[0]
    #expect((10...30).contains(value))
    let other = fixture.solver.makeVariable()
    let unrelated = try fixture.add(other == 1.0)
    #expect(try fixture.solve(x) == [value])
    fixture.remove(unrelated)
    #expect(try fixture.solve(x) == [value])
  }

  @Test("Hugging and compression share a width by their priorities")
  func hugging() throws {
    var fixture = SolverFixture()
    let widths = fixture.variables(2)
    let total = try fixture.add(widths[0] + widths[1] == 300.0)
    try fixture.add((widths[0] <= 100.0).with(251))
    try fixture.add((widths[1] <= 120.0).with(250))
    try fixture.add((widths[0] >= 100.0).with(750))
    try fixture.add((widths[1] >= 120.0).with(749))
    #expect(try fixture.solve(widths[0], widths[1]) == [100, 200])
    try fixture.solver.setConstant(of: total, to: 150)
    #expect(try fixture.solve(widths[0], widths[1]) == [100, 50])
    try fixture.solver.setConstant(of: total, to: 220)
    #expect(try fixture.solve(widths[0], widths[1]) == [100, 120])
  }

  @Test("An inequality that holds has no effect, even with a high priority")
  func idleInequality() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    try fixture.add((x >= 5.0).with(999))
    try fixture.add((x == 8.0).with(1))
    #expect(try fixture.solve(x) == [8])
  }
}
