import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

@Suite("Touches that carry")
struct CarryTouchesTests {
  @Test("The time is that of the last movement or lift, and not that of its handling")
  func time() {
    let first = UITouch()
    let second = UITouch()
    var touches = CarryTouches()
    #expect(touches.time == nil)
    for touch in [first, second] { touches.record(touch) }
    first.timestamp = 1
    second.timestamp = 1.5
    #expect(touches.update() && touches.time == 1.5)
    first.timestamp = 1.75
    #expect(!touches.update() && touches.time == 1.75)
    second.timestamp = 2
    second.phase = .ended
    #expect(touches.update() && touches.time == 2)
    first.timestamp = 2.25
    first.phase = .ended
    #expect(touches.update() && touches.time == 2.25)
    #expect(!touches.update() && touches.time == 2.25)
  }

  @Test("A finger in place of a lifted one is another finger, also if it has the same address")
  func sameAddress() {
    let first = UITouch()
    var touches = CarryTouches()
    touches.record(first)
    for _ in 0..<20 {
      do {
        let second = UITouch()
        touches.record(second)
        let isChanged = touches.update()
        #expect(isChanged)
      }
      let third = UITouch()
      touches.record(third)
      let isChanged = touches.update()
      #expect(isChanged)
    }
  }
}
