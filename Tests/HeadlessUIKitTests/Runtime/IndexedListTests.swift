import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct AnimationListTests {
  private let layer = CALayer()

  private func animations(_ count: Int) -> [LayerAnimation] {
    let group = ViewAnimationGroup(duration: 1, delay: 0, curve: .linear, options: [])
    return (0..<count).map { _ in
      LayerAnimation(
        layer: layer, key: .opacity, course: .replacing(from: .number(0)),
        before: .number(0), after: .number(1), pacing: group,
        slot: AnimationSlot(curve: .linear, start: 0))
    }
  }

  @Test("Animations keep their order, whichever are taken out", arguments: [1, 2, 3, 7])
  func order(_ step: Int) {
    let animations = animations(100)
    var list = AnimationList()
    for animation in animations { list.append(animation) }
    var expected = animations
    for (index, animation) in animations.reversed().enumerated() where index % step == 0 {
      let (first, second) = (list.remove(animation), list.remove(animation))
      #expect(first && !second)
      expected.removeAll { $0 === animation }
      #expect(list.count == expected.count)
      #expect(zip(list.all, expected).allSatisfy { $0 === $1 })
    }
    let more = self.animations(1)
    list.append(more[0])
    #expect(list.all.last === more[0])
    #expect(list.all.count == expected.count + 1)
  }
}
