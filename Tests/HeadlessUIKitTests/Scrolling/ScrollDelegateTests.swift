import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ScrollDelegateTests {
  @Test("3.19 The delegate receives the calls of a fling in order")
  func flingOrder() {
    let fixture = ScrollFixture()
    fixture.fling(by: -50, velocity: -1000)
    #expect(
      fixture.calls == [
        "will drag", "scroll", "will end drag", "did end drag true", "will decelerate",
      ])
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.calls == [
        "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
        "did decelerate",
      ])
  }

  @Test("3.20 The velocity is in points per millisecond, and the target is the final offset")
  func velocityAndTarget() {
    let fixture = ScrollFixture()
    fixture.fling(by: -50, velocity: -1200)
    let release = fixture.release
    #expect(isClose(release?.velocity.y ?? 0, 1.2))
    #expect(release?.velocity.x == 0)
    fixture.device.advanceUntilIdle()
    #expect(release?.target == fixture.scrollView.contentOffset)
  }

  @Test("3.20 The target of a fling beyond the edge is the edge")
  func targetAtEdge() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentOffset.y = 100
    fixture.fling(velocity: 3000)
    #expect(fixture.release?.target == .zero)
    #expect(isClose(fixture.release?.velocity.y ?? 0, -3))
  }

  @Test("3.21 A release without speed doesn't decelerate")
  func noSpeed() {
    let fixture = ScrollFixture()
    let finger = fixture.beginDrag(down: false)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
    fixture.device.advance(by: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
  }

  @Test("3.21 A release beyond the edge decelerates even without speed")
  func noSpeedBeyondEdge() {
    let fixture = ScrollFixture()
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.1)
    fixture.device.advance(by: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.calls == [
        "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
        "did decelerate",
      ])
    #expect(fixture.release?.velocity == .zero)
    #expect(fixture.release?.target == .zero)
  }

  @Test("3.24 Tracking, dragging and decelerating follow each other")
  func flags() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    func flags() -> [Bool] { [view.isTracking, view.isDragging, view.isDecelerating] }
    #expect(flags() == [false, false, false])
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    #expect(flags() == [true, false, false])
    finger.move(by: CGVector(dx: 0, dy: -10))
    #expect(flags() == [true, true, false])
    finger.move(by: CGVector(dx: 0, dy: -20))
    finger.lift()
    #expect(flags() == [false, false, true])
    fixture.device.advanceUntilIdle()
    #expect(flags() == [false, false, false])
  }

  @Test("3.24, 3.25 A drag is over, but still tracked, in didEndDragging")
  func draggingEnds() {
    let fixture = ScrollFixture()
    var flags: [String: [Bool]] = [:]
    fixture.reaction = { [unowned fixture] in
      let view = fixture.scrollView
      flags[$0] = [view.isTracking, view.isDragging, view.isDecelerating]
    }
    fixture.fling(velocity: -1000)
    #expect(flags["will drag"] == [true, true, false])
    #expect(flags["will end drag"] == [true, true, false])
    #expect(flags["did end drag true"] == [true, false, false])
    #expect(flags["will decelerate"] == [false, false, true])
  }

  @Test("3.26 A touch stops the content, and the delegate receives the end when the finger lifts")
  func fingerStops() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: -1000)
    fixture.device.advance(by: 0.3)
    let before = fixture.offset
    fixture.clear()
    var flags: [[Bool]] = []
    fixture.reaction = { [unowned fixture] _ in
      let view = fixture.scrollView
      flags.append([view.isTracking, view.isDragging, view.isDecelerating])
    }
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    fixture.device.advance(by: 0.3)
    #expect(fixture.scrollView.isDecelerating)
    #expect(fixture.calls == [])
    #expect(fixture.offset == before)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == before)
    #expect(fixture.calls == ["did end drag false", "did decelerate"])
    #expect(flags == [[true, false, true], [false, false, false]])
  }

  @Test("3.26 Dragging stopped content reports the end of the drag only")
  func fingerStopsAndDrags() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: -1000)
    fixture.device.advance(by: 0.3)
    fixture.clear()
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.2)
    fixture.device.advance(by: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
  }

  @Test("3.48 Content stopped beyond its edge stays until the finger lifts, and then returns")
  func fingerHoldsOvershoot() {
    let fixture = ScrollFixture()
    let first = fixture.beginDrag(down: true)
    first.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    first.lift()
    fixture.device.advance(by: 0.05)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    let held = fixture.offset
    #expect(held < -30)
    fixture.device.advance(by: 0.3)
    #expect(fixture.offset == held)
    fixture.clear()
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 0)
    #expect(
      fixture.calls == ["did end drag true", "will decelerate", "scroll", "did decelerate"])
  }

  @Test("3.49 A cancelled drag ends without speed")
  func cancelledDrag() {
    let fixture = ScrollFixture()
    let finger = fixture.beginDrag(down: false)
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
    fixture.scrollView.panGestureRecognizer.isEnabled = false
    fixture.scrollView.panGestureRecognizer.isEnabled = true
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
    #expect(fixture.release?.velocity == .zero)
    #expect(!fixture.scrollView.isTracking)
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
    #expect(isClose(fixture.offset, 100))
  }

  @Test("3.50 Setting an offset in didEndDragging replaces the deceleration")
  func delegateTakesOver() {
    let fixture = ScrollFixture()
    fixture.reaction = { [unowned fixture] call in
      guard call == "did end drag true" else { return }
      fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    fixture.fling(by: -50, velocity: -1000)
    #expect(!fixture.scrollView.isDecelerating)
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 300)
    #expect(fixture.calls.suffix(2) == ["scroll", "did animate"])
    #expect(!fixture.calls.contains("will decelerate"))
  }
}
