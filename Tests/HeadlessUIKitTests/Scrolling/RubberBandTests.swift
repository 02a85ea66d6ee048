import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct RubberBandTests {
  nonisolated static let pulls: [(CGFloat, CGFloat)] = [
    (5, 2.7421), (10, 5.4687), (100, 52.0197), (400, 178.9831), (960, 340.6452),
  ]

  @Test("3.1 A pull of x points beyond the edge shows (1 - 1/(0.55 x/d + 1)) d", arguments: pulls)
  func showsLessThanPulled(pull: CGFloat, shown: CGFloat) {
    #expect(isClose(RubberBand(dimension: 960).shown(for: pull), shown, within: 5e-5))
  }

  @Test("3.2 The shown distance stays below the view's size and starts with slope 0.55")
  func limits() {
    let band = RubberBand(dimension: 960)
    #expect(band.shown(for: 1e9) < 960)
    #expect(isClose(band.shown(for: 1e-4) / 1e-4, 0.55, within: 1e-5))
  }

  @Test("3.2 The pull can be computed from the shown distance", arguments: pulls)
  func inverse(pull: CGFloat, shown: CGFloat) {
    let band = RubberBand(dimension: 960)
    #expect(isClose(band.distance(for: band.shown(for: pull)), pull, within: 1e-9))
  }

  @Test("3.1 A drag beyond the top shows the rubber-band distance", arguments: [1, 50, 200, 350])
  func dragBeyondTop(pull: CGFloat) {
    let fixture = ScrollFixture()
    fixture.beginDrag(down: true).move(by: CGVector(dx: 0, dy: pull), over: 0.1)
    let shown = (1 - 1 / (pull * 0.55 / 800 + 1)) * 800
    #expect(isClose(fixture.offset, -shown))
  }

  @Test("3.1 A drag beyond the bottom shows the rubber-band distance")
  func dragBeyondBottom() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentOffset.y = 2150
    fixture.beginDrag(down: false).move(by: CGVector(dx: 0, dy: -150), over: 0.1)
    let shown = RubberBand(dimension: 800).shown(for: 100)
    #expect(isClose(fixture.offset, 2200 + shown))
  }

  @Test("3.3 A drag that begins beyond the edge continues from the shown offset")
  func regrab() {
    let fixture = ScrollFixture()
    let first = fixture.beginDrag(down: true)
    first.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
    first.lift()
    fixture.device.advance(by: 0.1)
    let held = fixture.device.press(at: CGPoint(x: 200, y: 300))
    let caught = fixture.offset
    #expect(caught < -20)
    held.move(by: CGVector(dx: 0, dy: 10))
    #expect(fixture.offset == caught)
    held.move(by: CGVector(dx: 0, dy: 30), over: 0.05)
    let band = RubberBand(dimension: 800)
    #expect(isClose(fixture.offset, -band.shown(for: band.distance(for: -caught) + 30)))
    held.move(by: CGVector(dx: 0, dy: -30), over: 0.05)
    #expect(isClose(fixture.offset, caught))
  }

  @Test("3.4 Without bounces the content stops at its edge")
  func withoutBounces() {
    let fixture = ScrollFixture()
    fixture.scrollView.bounces = false
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    #expect(fixture.offset == 0)
    finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1)
    #expect(isClose(fixture.offset, 50))
  }

  @Test("3.69 Content can bounce along one axis, and bounces sets both axes")
  func bouncesAlongAnAxis() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.alwaysBounceHorizontal = true
    view.alwaysBounceVertical = true
    view.bouncesVertically = false
    #expect(view.bouncesHorizontally && !view.bounces)
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 100, dy: 100), over: 0.1)
    #expect(fixture.offset == 0)
    #expect(view.contentOffset.x < -30)
    finger.lift()
    fixture.device.advanceUntilIdle()
    view.bounces = false
    #expect(!view.bouncesHorizontally && !view.bouncesVertically)
    view.bounces = true
    #expect(view.bouncesHorizontally && view.bouncesVertically)
  }

  @Test("3.4 Content that fits can be pulled only if it always bounces", arguments: [false, true])
  func contentThatFits(alwaysBounces: Bool) {
    let fixture = ScrollFixture()
    fixture.scrollView.contentSize.height = 500
    fixture.scrollView.alwaysBounceVertical = alwaysBounces
    fixture.beginDrag(down: true).move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    #expect((fixture.offset < -40) == alwaysBounces)
    #expect(fixture.scrollView.isDragging == alwaysBounces)
    fixture.scrollView.isScrollEnabled = false
    fixture.device.advance(by: fixture.frame)
    #expect(!fixture.scrollView.isDragging)
  }

  @Test("3.45 An offset that the delegate pins stays, and the drag continues from there")
  func pinnedOffset() {
    let fixture = ScrollFixture()
    fixture.reaction = { [unowned fixture] call in
      if call == "scroll", fixture.offset < 0 { fixture.scrollView.contentOffset.y = 0 }
    }
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    #expect(fixture.offset == 0)
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    #expect(isClose(fixture.offset, 40))
  }
}
