import Testing

@testable import HeadlessUIKit

@Suite struct SolverLimitTests {
  @Test(
    "Constants that are infinite or not a number are refused",
    arguments: [Double.nan, .infinity, -.infinity])
  func constants(constant: Double) throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let id = try fixture.add(x == 3.0)
    #expect(throws: LinearSolverError.notFinite) { try fixture.add(x == constant) }
    #expect(throws: LinearSolverError.notFinite) { try fixture.add(constant * x == 3.0) }
    #expect(throws: LinearSolverError.notFinite) {
      try fixture.solver.setConstant(of: id, to: constant)
    }
    #expect(fixture.solver.constraintCount == 1)
    #expect(try fixture.solve(x) == [3])
  }

  @Test("Constants over 1e9 and coefficients out of 1e-6 to 1e6 are refused, but 0 is not")
  func limits() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let y = fixture.solver.makeVariable()
    for constant in [1.1e9, -1.1e9, Double.greatestFiniteMagnitude] {
      #expect(throws: LinearSolverError.exceedsLimits) { try fixture.add(x == constant) }
    }
    for coefficient in [1.1e6, -1.1e6, 0.9e-6, Double.leastNonzeroMagnitude] {
      #expect(throws: LinearSolverError.exceedsLimits) { try fixture.add(coefficient * x == 1.0) }
    }
    try fixture.add(0.0 * x + y == 1.0)
    #expect(try fixture.solve(x, y) == [0, 1])
    // The value of x would be 1e10.
    #expect(throws: LinearSolverError.exceedsLimits) { try fixture.add(0.1 * x == 1e9) }
    let id = try fixture.add(0.1 * x == 1e7)
    #expect(throws: LinearSolverError.exceedsLimits) {
      try fixture.solver.setConstant(of: id, to: 1e9)
    }
    #expect(agree(try fixture.solve(x), [1e8], within: 1e-6))
  }

  @Test("Priorities of 0, 1000 and not a number are refused", arguments: [0, -1, 1000, Float.nan])
  func priorities(priority: Float) throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    let id = try fixture.add((x == 3.0).with(500))
    #expect(throws: LinearSolverError.invalidPriority) {
      try fixture.add((x == 1.0).with(priority))
    }
    #expect(throws: LinearSolverError.invalidPriority) {
      try fixture.solver.setPriority(of: id, to: priority)
    }
    #expect(try fixture.solve(x) == [3])
  }

  @Test("Values at the limits are solved, next to small ones")
  func extremes() throws {
    var fixture = SolverFixture()
    let variables = fixture.variables(4)
    try fixture.add(1e-6 * variables[0] == 900.0)
    try fixture.add(1e6 * variables[1] == 1.0)
    try fixture.add(variables[2] == -1e9)
    try fixture.add(variables[3] <= variables[0])
    try fixture.add((variables[3] == 0.25).with(1))
    let values = try fixture.solve(variables[0], variables[1], variables[2], variables[3])
    #expect(abs(values[0] - 9e8) < 1e-6)
    #expect(abs(values[1] - 1e-6) < 1e-18)
    #expect(values[2] == -1e9)
    #expect(abs(values[3] - 0.25) < 1e-9)
  }

  @Test("Constants that differ by rounding do not contradict, and others do")
  func tolerance() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    try fixture.add(3.0 * x == 100.0)
    try fixture.add(x == 100.0 / 3)
    try fixture.add(x == 33.333_333_333_333)
    #expect(throws: LinearSolverError.self) { try fixture.add(x == 33.333_33) }
    var large = SolverFixture()
    let y = large.solver.makeVariable()
    try large.add(3.0 * y == 1e9)
    try large.add(y == 1e9 / 3)
    for factor in stride(from: 1.1, to: 2.9, by: 0.2) {
      try large.add(factor * y == factor * 1e8 / 0.3)
    }
    #expect(throws: LinearSolverError.self) { try large.add(y == 333_333_333.3) }
  }

  @Test("Coefficients that cancel are 0")
  func cancellation() throws {
    var fixture = SolverFixture()
    let x = fixture.solver.makeVariable()
    try fixture.add(0.1 * x + 0.2 * x - 0.3 * x <= 1.0)
    try fixture.add((x == 7.0).with(1))
    #expect(try fixture.solve(x) == [7])
  }
}
