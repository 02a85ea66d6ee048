import Testing

@testable import InterruptibleTransitions

@Suite struct TransitionEdgeTests {
  @Test("Leading and trailing edges follow the layout direction, and the others do not")
  func resolution() {
    for edge in [TransitionEdge.top, .bottom, .left, .right] {
      #expect(edge.resolved(in: .leftToRight) == edge && edge.resolved(in: .rightToLeft) == edge)
    }
    #expect(TransitionEdge.leading.resolved(in: .leftToRight) == .left)
    #expect(TransitionEdge.leading.resolved(in: .rightToLeft) == .right)
    #expect(TransitionEdge.trailing.resolved(in: .leftToRight) == .right)
    #expect(TransitionEdge.trailing.resolved(in: .rightToLeft) == .left)
  }

  @Test("The opposite of the opposite is the edge itself, and points the other way")
  func opposite() {
    for edge in TransitionEdge.allCases {
      let vector = edge.vector(1)
      let back = edge.opposite.vector(1)
      #expect(edge.opposite != edge && edge.opposite.opposite == edge)
      #expect(vector.dx == -back.dx && vector.dy == -back.dy)
      #expect(edge.isHorizontal == (vector.dy == 0))
    }
  }
}
