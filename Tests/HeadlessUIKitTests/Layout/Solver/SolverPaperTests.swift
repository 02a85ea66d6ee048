import Testing

@testable import HeadlessUIKit

/// The examples of *The Cassowary linear arithmetic constraint solving algorithm*.
@Suite struct SolverPaperTests {
  /// A midpoint between a left and a right end, at least 10 apart, in 0 to 100.
  private struct Segment {
    var fixture = SolverFixture()
    let left: LinearVariable
    let middle: LinearVariable
    let right: LinearVariable

    init() throws {
      let variables = fixture.variables(3)
      left = variables[0]
      middle = variables[1]
      right = variables[2]
      try fixture.add(2.0 * middle == left + right)
      try fixture.add(left + 10.0 <= right)
      try fixture.add(right <= 100.0)
      try fixture.add(left >= 0.0)
    }

    mutating func solve() throws -> [Double] { try fixture.solve(left, middle, right) }
  }

  @Test("An edit of a midpoint moves the end without a limit, and stops at the limit of the other")
  func segment() throws {
    var segment = try Segment()
    try segment.fixture.add((segment.left == 30.0).with(1))
    try segment.fixture.add((segment.right == 60.0).with(1))
    #expect(agree(try segment.solve(), [30, 45, 60]))
    let edit = try segment.fixture.add((segment.middle == 50.0).with(750))
    // One end moves by 10, and the error of the other stays 0. Both choices are optimal.
    _ = try segment.solve()
    #expect(agree(segment.fixture.errorSums.map(\.sum), [0, 10]))
    try segment.fixture.solver.setConstant(of: edit, to: 90)
    _ = try segment.solve()
    #expect(agree(segment.fixture.errorSums.map(\.sum), [0, 90]))
    // At 98, the right end would be over 100 if it were 10 from the left one.
    try segment.fixture.solver.setConstant(of: edit, to: 98)
    #expect(agree(try segment.solve(), [90, 95, 100]))
    try segment.fixture.solver.setConstant(of: edit, to: 45)
    #expect(agree(try segment.solve(), [30, 45, 60]))
  }

  @Test("An error of a high priority wins over errors of low ones, and sums decide between equals")
  func priorities() throws {
    var segment = try Segment()
    try segment.fixture.add((segment.middle == 97.0).with(500))
    try segment.fixture.add((segment.left == 80.0).with(400))
    // left + 10 <= right <= 100 limits the middle to 95.
    #expect(agree(try segment.solve(), [90, 95, 100]))
    #expect(agree(segment.fixture.errorSums.map(\.sum), [2, 10]))
  }

  @Test("The midpoints of a quadrilateral follow a dragged corner")
  func quadrilateral() throws {
    var fixture = SolverFixture()
    let corners = fixture.variables(4)
    let midpoints = fixture.variables(4)
    let start = [10.0, 200, 250, 20]
    var stays: [LinearConstraintID] = []
    for index in 0..<4 {
      let next = corners[(index + 1) % 4]
      try fixture.add(2.0 * midpoints[index] == corners[index] + next)
      let stay = (corners[index] == start[index]).with(Float(1 + index))
      stays.append(try fixture.add(stay))
      try fixture.add(corners[index] >= 0.0)
      try fixture.add(corners[index] <= 500.0)
    }
    // The left corners stay left of the right ones.
    for left in [0, 3] {
      for right in [1, 2] {
        try fixture.add(corners[left] + 20.0 <= corners[right])
      }
    }
    let edit = try fixture.add((corners[0] == 10.0).with(900))
    for position in [10.0, 60, 150, 230, 600, -50] {
      try fixture.solver.setConstant(of: edit, to: position)
      try fixture.solver.solve()
      let values = corners.map { fixture.solver.value(of: $0) }
      let first = min(max(position, 0), 480)
      let right = [max(200, first + 20), max(250, first + 20)]
      #expect(agree(values, [first] + right + [20]))
      for index in 0..<4 {
        let middle = (values[index] + values[(index + 1) % 4]) / 2
        #expect(abs(fixture.solver.value(of: midpoints[index]) - middle) < 1e-9)
      }
    }
  }

  @Test("A removed constraint frees the end that it held, and the others hold")
  func removal() throws {
    var segment = try Segment()
    let limit = try segment.fixture.add(segment.right <= 50.0)
    try segment.fixture.add((segment.middle == 70.0).with(500))
    try segment.fixture.add((segment.left == 60.0).with(400))
    #expect(agree(try segment.solve(), [40, 45, 50]))
    segment.fixture.remove(limit)
    #expect(agree(try segment.solve(), [60, 70, 80]))
  }
}
