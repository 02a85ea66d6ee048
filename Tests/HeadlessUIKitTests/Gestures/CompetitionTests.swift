import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct CompetitionTests {
  let fixture = TouchFixture()
  let outer: LoggingView
  let inner: LoggingView
  let point = CGPoint(x: 50, y: 50)
  let step = CGVector(dx: 20, dy: 0)

  init() {
    outer = fixture.addView("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
    inner = fixture.addView("inner", CGRect(x: 20, y: 20, width: 100, height: 100), in: outer)
    outer.record = { _ in }
    inner.record = { _ in }
  }

  /// Presses, moves twice and lifts a finger.
  private func drag() {
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    finger.move(by: step)
    finger.lift()
  }

  @Test("4.22 The first recognizer to begin makes the others fail")
  func firstWins() {
    let slow = fixture.attach("slow", UIPanGestureRecognizer(), to: inner)
    slow.hysteresis = 30
    fixture.attach("quick", UIPanGestureRecognizer(), to: outer)
    drag()
    #expect(fixture.log == ["quick began", "quick changed", "quick ended"])
  }

  @Test(
    "4.22 Both recognizers continue if the delegate of either allows it",
    arguments: ["slow", "quick"])
  func simultaneous(asked: String) {
    let slow = fixture.attach("slow", UIPanGestureRecognizer(), to: inner)
    slow.hysteresis = 30
    let quick = fixture.attach("quick", UIPanGestureRecognizer(), to: outer)
    let delegate = ClosureDelegate()
    delegate.simultaneous = true
    (asked == "slow" ? slow : quick).delegate = delegate
    drag()
    #expect(
      fixture.log == [
        "quick began", "slow began", "quick changed", "slow ended", "quick ended",
      ])
  }

  @Test("4.22 A later touch doesn't let another recognizer begin")
  func laterTouchIsTaken() {
    fixture.attach("outer", UIPanGestureRecognizer(), to: outer)
    let finger = fixture.device.press(at: CGPoint(x: 10, y: 10))
    finger.move(by: step)
    fixture.attach("inner", UIPanGestureRecognizer(), to: inner)
    let second = fixture.device.press(at: point)
    second.move(by: step)
    second.lift()
    finger.lift()
    #expect(fixture.log == ["outer began", "outer changed", "outer ended"])
  }

  @Test("4.22 Recognizers without a common touch don't exclude each other")
  func separateTouches() {
    let beside = fixture.addView("beside", CGRect(x: 200, y: 0, width: 100, height: 100))
    beside.record = { _ in }
    fixture.attach("one", UIPanGestureRecognizer(), to: outer)
    fixture.attach("two", UIPanGestureRecognizer(), to: beside)
    let first = fixture.device.press(at: point)
    let second = fixture.device.press(at: CGPoint(x: 250, y: 50))
    fixture.device.move([(first, step), (second, step)])
    #expect(fixture.log == ["one began", "two began"])
  }

  @Test("4.25 The recognizer of the deeper view begins first")
  func deeperWins() {
    fixture.attach("outer", UIPanGestureRecognizer(), to: outer)
    fixture.attach("inner", UIPanGestureRecognizer(), to: inner)
    drag()
    #expect(fixture.log == ["inner began", "inner changed", "inner ended"])
  }

  @Test("4.20 A recognizer begins after its failure requirement has failed")
  func waitsForFailure() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: inner)
    press.allowableMovement = 30
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: inner)
    pan.require(toFail: press)
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    #expect(pan.state == .possible)
    #expect(fixture.log == [])
    finger.move(by: step)
    #expect(fixture.log == ["pan began"])
    finger.lift()
    #expect(fixture.log == ["pan began", "pan ended"])
  }

  @Test("4.20 A recognizer fails if its failure requirement recognizes")
  func failsWithRequirement() {
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: inner)
    press.allowableMovement = 100
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: inner)
    pan.require(toFail: press)
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    fixture.device.advance(by: 0.6)
    finger.lift()
    #expect(fixture.log == ["press began", "press ended"])
  }

  @Test("4.20 A recognizer fails with its requirement even if both may recognize simultaneously")
  func requirementOutweighsSimultaneity() {
    let delegate = ClosureDelegate()
    delegate.simultaneous = true
    let press = fixture.attach("press", UILongPressGestureRecognizer(), to: inner)
    press.allowableMovement = 100
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: inner)
    pan.delegate = delegate
    pan.require(toFail: press)
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    #expect(pan.numberOfTouches == 1)
    fixture.device.advance(by: 0.6)
    #expect(pan.numberOfTouches == 0)
    finger.lift()
    #expect(fixture.log == ["press began", "press ended"])
  }

  @Test("4.20 A recognizer fails if its failure requirement is already recognizing")
  func lateComerFailsWithRequirement() {
    let delegate = ClosureDelegate()
    delegate.simultaneous = true
    let early = fixture.attach("early", UIPanGestureRecognizer(), to: outer)
    let late = fixture.attach("late", UIPanGestureRecognizer(), to: inner)
    late.delegate = delegate
    late.require(toFail: early)
    let first = fixture.device.press(at: CGPoint(x: 10, y: 10))
    first.move(by: step)
    let second = fixture.device.press(at: point)
    #expect(late.numberOfTouches == 1)
    second.move(by: step)
    #expect(late.numberOfTouches == 0)
    #expect(fixture.log == ["early began", "early changed"])
    second.lift()
    first.lift()
  }

  @Test("4.20 A gesture that waited until its end is delivered in order")
  func waitsToTheEnd() {
    let double = fixture.attach("double", UITapGestureRecognizer(), to: inner)
    double.numberOfTapsRequired = 2
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: inner)
    pan.require(toFail: double)
    drag()
    #expect(fixture.log == [])
    fixture.device.advance(by: 0.5)
    #expect(fixture.log == ["pan began", "pan ended"])
  }

  @Test("4.20 A failure requirement without touches delays nothing")
  func idleRequirementIsNoObstacle() {
    let elsewhere = UITapGestureRecognizer()
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: inner)
    pan.require(toFail: elsewhere)
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    #expect(fixture.log == ["pan began"])
    finger.lift()
  }

  @Test("4.24 A subclass can override whether it prevents or can be prevented", arguments: [0, 1])
  func preventionBySubclass(which: Int) {
    let selfish = GentlePan()
    selfish.prevents = which == 0 ? false : true
    let other = GentlePan()
    other.isPreventable = which == 1 ? false : true
    fixture.attach("inner", selfish, to: inner)
    fixture.attach("outer", other, to: outer)
    let finger = fixture.device.press(at: point)
    finger.move(by: step)
    // The outer pan does not prevent the inner one, which began first.
    #expect(fixture.log == ["inner began", "outer began"])
    finger.lift()
  }

  @Test("4.24 A tap doesn't prevent a recognizer that requires more taps")
  func singleTapLeavesDoubleTap() {
    let single = fixture.attach("single", UITapGestureRecognizer(), to: inner)
    let double = fixture.attach("double", UITapGestureRecognizer(), to: inner)
    double.numberOfTapsRequired = 2
    fixture.device.tap(at: point)
    #expect(fixture.takeLog() == ["single ended"])
    single.isEnabled = false
    fixture.device.tap(at: point)
    #expect(fixture.takeLog() == ["double ended"])
  }
}

/// A pan with settable prevention.
private final class GentlePan: UIPanGestureRecognizer {
  var prevents = true
  var isPreventable = true

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
}
