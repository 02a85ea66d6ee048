import Testing

@testable import InterruptibleTransitions

@Suite("Cascades")
struct ElementCascadeTests {
  /// The places of two rows with three elements each.
  private let places = [0, 1].flatMap { row in
    [0, 1, 2].map { column in
      ElementPlace(CGRect(x: 100 * column, y: 50 * row, width: 40, height: 30))
    }
  }
  private let outer = ElementPlace(CGRect(x: 0, y: 0, width: 240, height: 80))

  private func ranks(
    _ direction: ElementModifier.CascadeDirection, isRightToLeft: Bool = false
  ) -> [Int] {
    ElementCascade(direction: direction, step: 0.1, delaysMatchedElements: false)
      .delays(of: places, in: outer, layout: isRightToLeft ? .rightToLeft : .leftToRight)
      .map { Int(($0 * 10).rounded()) }
  }

  @Test("Delays follow each direction, and only leading and trailing are mirrored")
  func directions() {
    #expect(ranks(.from(.top)) == [0, 0, 0, 1, 1, 1])
    #expect(ranks(.from(.bottom)) == [1, 1, 1, 0, 0, 0])
    #expect(ranks(.from(.left)) == [0, 1, 2, 0, 1, 2])
    #expect(ranks(.from(.right)) == [2, 1, 0, 2, 1, 0])
    for isRightToLeft in [false, true] {
      #expect(ranks(.from(.left), isRightToLeft: isRightToLeft) == [0, 1, 2, 0, 1, 2])
      let (first, last) = isRightToLeft ? ([2, 1, 0], [0, 1, 2]) : ([0, 1, 2], [2, 1, 0])
      #expect(ranks(.from(.leading), isRightToLeft: isRightToLeft) == first + first)
      #expect(ranks(.from(.trailing), isRightToLeft: isRightToLeft) == last + last)
    }
    #expect(ranks(.radial()) == [1, 0, 1, 1, 0, 1])
    #expect(ranks(.inverseRadial()) == [0, 1, 0, 0, 1, 0])
    #expect(ranks(.radial(from: .init(x: 0, y: 0))) == [0, 2, 4, 1, 3, 5])
    #expect(ranks(.radial(from: CGPoint(x: CGFloat.nan, y: .infinity))) == ranks(.radial()))
  }

  @Test("Diagonal elements don't share one rank, and an empty list has no delays")
  func slope() {
    let slope = (0..<5).map { ElementPlace(CGRect(x: 0, y: 0.4 * Double($0), width: 9, height: 9)) }
    let cascade = ElementCascade(direction: .from(.top), step: 1, delaysMatchedElements: false)
    #expect(cascade.delays(of: slope, in: outer, layout: .leftToRight) == [0, 0, 1, 1, 2])
    #expect(cascade.delays(of: [], in: outer, layout: .leftToRight) == [])
  }
}
