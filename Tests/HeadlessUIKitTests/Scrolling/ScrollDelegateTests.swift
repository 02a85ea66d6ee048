import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ScrollDelegateTests {
  @Test("3.19 The delegate hears of a fling in order")
  func flingOrder() {
    let stage = ScrollStage()
    stage.fling(by: -50, velocity: -1000)
    #expect(
      stage.calls == [
        "will drag", "scroll", "will end drag", "did end drag true", "will decelerate",
      ])
    stage.device.advanceUntilIdle()
    #expect(
      stage.calls == [
        "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
        "did decelerate",
      ])
  }

  @Test("3.20 The velocity is the offset's, in points per millisecond; the target where it stops")
  func velocityAndTarget() {
    let stage = ScrollStage()
    stage.fling(by: -50, velocity: -1200)
    let release = stage.release
    #expect(isClose(release?.velocity.y ?? 0, 1.2))
    #expect(release?.velocity.x == 0)
    stage.device.advanceUntilIdle()
    #expect(release?.target == stage.scrollView.contentOffset)
  }

  @Test("3.20 The target of a fling beyond the edge is the edge")
  func targetAtEdge() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 100
    stage.fling(velocity: 3000)
    #expect(stage.release?.target == .zero)
    #expect(isClose(stage.release?.velocity.y ?? 0, -3))
  }

  @Test("3.21 Without a speed nothing decelerates")
  func noSpeed() {
    let stage = ScrollStage()
    let finger = stage.beginDrag(down: false)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
    stage.device.advance(by: 0.2)
    finger.lift()
    stage.device.advanceUntilIdle()
    #expect(stage.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
  }

  @Test("3.21 Beyond the edge it decelerates without a speed too")
  func noSpeedBeyondEdge() {
    let stage = ScrollStage()
    let finger = stage.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.1)
    stage.device.advance(by: 0.2)
    finger.lift()
    stage.device.advanceUntilIdle()
    #expect(
      stage.calls == [
        "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
        "did decelerate",
      ])
    #expect(stage.release?.velocity == .zero)
    #expect(stage.release?.target == .zero)
  }

  @Test("3.24 Tracking, dragging and decelerating follow each other")
  func flags() {
    let stage = ScrollStage()
    let view = stage.scrollView
    func flags() -> [Bool] { [view.isTracking, view.isDragging, view.isDecelerating] }
    #expect(flags() == [false, false, false])
    let finger = stage.device.press(at: CGPoint(x: 200, y: 400))
    #expect(flags() == [true, false, false])
    finger.move(by: CGVector(dx: 0, dy: -10))
    #expect(flags() == [true, true, false])
    finger.move(by: CGVector(dx: 0, dy: -20))
    finger.lift()
    #expect(flags() == [false, false, true])
    stage.device.advanceUntilIdle()
    #expect(flags() == [false, false, false])
  }

  @Test("3.24, 3.25 When the delegate hears that the drag has ended it is over, but still tracked")
  func draggingEnds() {
    let stage = ScrollStage()
    var flags: [String: [Bool]] = [:]
    stage.reaction = { [unowned stage] in
      let view = stage.scrollView
      flags[$0] = [view.isTracking, view.isDragging, view.isDecelerating]
    }
    stage.fling(velocity: -1000)
    #expect(flags["will drag"] == [true, true, false])
    #expect(flags["will end drag"] == [true, true, false])
    #expect(flags["did end drag true"] == [true, false, false])
    #expect(flags["will decelerate"] == [false, false, true])
  }

  @Test("3.26 A finger stops the content where it is; the delegate hears of that at the lift")
  func fingerStops() {
    let stage = ScrollStage()
    stage.fling(velocity: -1000)
    stage.device.advance(by: 0.3)
    let before = stage.offset
    stage.clear()
    var flags: [[Bool]] = []
    stage.reaction = { [unowned stage] _ in
      let view = stage.scrollView
      flags.append([view.isTracking, view.isDragging, view.isDecelerating])
    }
    let finger = stage.device.press(at: CGPoint(x: 200, y: 400))
    stage.device.advance(by: 0.3)
    #expect(stage.scrollView.isDecelerating)
    #expect(stage.calls == [])
    #expect(stage.offset == before)
    finger.lift()
    stage.device.advanceUntilIdle()
    #expect(stage.offset == before)
    #expect(stage.calls == ["did end drag false", "did decelerate"])
    #expect(flags == [[true, false, true], [false, false, false]])
  }

  @Test("3.26 A finger that drags on what it has stopped ends that drag alone")
  func fingerStopsAndDrags() {
    let stage = ScrollStage()
    stage.fling(velocity: -1000)
    stage.device.advance(by: 0.3)
    stage.clear()
    let finger = stage.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.2)
    stage.device.advance(by: 0.2)
    finger.lift()
    stage.device.advanceUntilIdle()
    #expect(stage.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
  }

  @Test("3.48 Content stopped beyond its edge is held there, and comes back when the finger lifts")
  func fingerHoldsOvershoot() {
    let stage = ScrollStage()
    let first = stage.beginDrag(down: true)
    first.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    first.lift()
    stage.device.advance(by: 0.05)
    let finger = stage.device.press(at: CGPoint(x: 200, y: 400))
    let held = stage.offset
    #expect(held < -30)
    stage.device.advance(by: 0.3)
    #expect(stage.offset == held)
    stage.clear()
    finger.lift()
    stage.device.advanceUntilIdle()
    #expect(stage.offset == 0)
    #expect(
      stage.calls == ["did end drag true", "will decelerate", "scroll", "did decelerate"])
  }

  @Test("3.49 A drag that is broken off ends without a speed")
  func cancelledDrag() {
    let stage = ScrollStage()
    let finger = stage.beginDrag(down: false)
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
    stage.scrollView.panGestureRecognizer.isEnabled = false
    stage.scrollView.panGestureRecognizer.isEnabled = true
    stage.device.advanceUntilIdle()
    #expect(stage.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
    #expect(stage.release?.velocity == .zero)
    #expect(!stage.scrollView.isTracking)
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
    #expect(isClose(stage.offset, 100))
  }

  @Test("3.50 A delegate that sends the content elsewhere as the drag ends has its way")
  func delegateTakesOver() {
    let stage = ScrollStage()
    stage.reaction = { [unowned stage] call in
      guard call == "did end drag true" else { return }
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    stage.fling(by: -50, velocity: -1000)
    #expect(!stage.scrollView.isDecelerating)
    stage.device.advanceUntilIdle()
    #expect(stage.offset == 300)
    #expect(stage.calls.suffix(2) == ["scroll", "did animate"])
    #expect(!stage.calls.contains("will decelerate"))
  }
}
