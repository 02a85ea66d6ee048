import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the items in a navigation bar after flights that are released and caught again.
@Suite("Items of navigation bars", .underVariants, .alsoUnder(.keepsItemsAfterCancel))
struct BarItemsTests {
  /// The releases of a flight before its end; true toward the end.
  @Test(
    "After each outcome, the bar shows the items of the top page",
    arguments: [[true], [false], [false, true], [true, false], [false, true, false, true]])
  func outcomes(_ releases: [Bool]) {
    let fixture = ContainerKindFixture(.navigation, .slideAlong())
    let stack = fixture.first.navigationController!
    for isPush in [true, false] {
      if isPush { fixture.there() } else { fixture.back() }
      fixture.device.advance(by: 0.1)
      for finishes in releases {
        fixture.transition.pause()
        fixture.transition.update(0.5)
        fixture.device.advance(by: 0.05)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.device.advance(by: 0.05)
      }
      fixture.device.advanceUntilIdle()
      #expect(stack.navigationBar.topItem === stack.topViewController?.navigationItem)
      if releases.last == false { break }
      #expect(stack.topViewController === (isPush ? fixture.second : fixture.first))
    }
  }
}
