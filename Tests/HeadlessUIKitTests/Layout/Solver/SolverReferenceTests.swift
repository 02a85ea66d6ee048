import Testing

@testable import HeadlessUIKit

@Suite struct SolverReferenceTests {
  private func solve(
    seed: Int, variableCount: Int, constraintCount: Int, isLayout: Bool
  ) throws -> SolverFixture {
    var fixture = SolverFixture()
    let variables = fixture.variables(variableCount)
    var system = RandomSystem(
      seed: seed, variables: variables, priorityCount: 1 + seed % 10, isLayout: isLayout)
    for _ in 0..<constraintCount {
      try fixture.add(system.constraint())
    }
    try fixture.solver.solve()
    let reference = DenseSimplex.leastSums(fixture.constraints, variables: variables)
    let expected = try #require(reference)
    #expect(fixture.violation < 1e-6, "seed \(seed)")
    #expect(agree(fixture.errorSums, expected), "seed \(seed)")
    return fixture
  }

  @Test("Error sums of each priority are those of a dense simplex, in small systems")
  func smallSystems() throws {
    for seed in 0..<600 {
      _ = try solve(
        seed: seed, variableCount: 1 + seed % 8, constraintCount: 1 + seed % 23,
        isLayout: seed % 2 == 0)
    }
  }

  @Test("Error sums of each priority are those of a dense simplex, in systems of 60 constraints")
  func mediumSystems() throws {
    for seed in 1000..<1030 {
      _ = try solve(
        seed: seed, variableCount: 15 + seed % 20, constraintCount: 60, isLayout: seed % 2 == 0)
    }
  }

  @Test(
    "Error sums of each priority are those of a dense simplex, in systems of 200 constraints",
    arguments: [2000, 2045, 2319])
  func largeSystems(seed: Int) throws {
    _ = try solve(
      seed: seed, variableCount: 60 + seed % 50, constraintCount: 200, isLayout: seed % 2 == 0)
  }
}
