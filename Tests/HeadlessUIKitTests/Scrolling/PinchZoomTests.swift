import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct PinchZoomTests {
  let middle = CGPoint(x: 150, y: 150)

  @Test("3.90 There is a pinch recognizer while the limits of the scale factor differ")
  func recognizer() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 2
    let pinch = view.pinchGestureRecognizer
    #expect(pinch?.view === view)
    view.minimumZoomScale = 2
    #expect(view.pinchGestureRecognizer == nil)
    view.minimumZoomScale = 1
    #expect(view.pinchGestureRecognizer === pinch)
  }

  @Test("3.90 A pinch has no effect if the delegate returns no view")
  func withoutView() {
    let fixture = ZoomFixture()
    fixture.zoomingView = nil
    fixture.beginPinch()
    fixture.pinch(distance: 200)
    #expect(!fixture.scrollView.isZooming)
    fixture.lift()
    #expect(fixture.scrollView.zoomScale == 1)
    #expect(fixture.calls == [])
  }

  @Test("3.91 The delegate receives the calls of a pinch in order")
  func order() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    var flags: [String: Bool] = [:]
    fixture.reaction = { flags[$0] = view.isZooming }
    #expect(!view.isZooming)
    fixture.beginPinch()
    #expect(view.isZooming)
    fixture.pinch(distance: 200)
    #expect(isClose(view.zoomScale, 2))
    #expect(fixture.calls == ["will zoom", "zoom"])
    fixture.pinch(distance: 300)
    let scale = view.zoomScale
    #expect(isClose(scale, 3))
    fixture.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["will zoom", "zoom", "did zoom to \(scale)"])
    #expect(flags == ["will zoom": true, "zoom": true, "did zoom to \(scale)": false])
    #expect(view.zoomScale == scale)
  }

  @Test("3.92 A pinch ends when one finger lifts, and the other finger can drag")
  func oneFingerLifts() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    fixture.beginPinch()
    fixture.pinch(distance: 200)
    let offset = view.contentOffset
    let finger = fixture.liftFirst()
    #expect(!view.isZooming)
    #expect(view.contentOffset == offset)
    finger.move(by: CGVector(dx: -20, dy: 0))
    #expect(view.isDragging)
    finger.move(by: CGVector(dx: -20, dy: 0))
    #expect(isClose(view.zoomScale, 2))
    #expect(isClose(view.contentOffset, CGPoint(x: offset.x + 20, y: offset.y), within: 0.5))
  }

  @Test("3.94 The point between the fingers stays there", arguments: [CGFloat(80), 200])
  func pointStays(y: CGFloat) {
    let fixture = ZoomFixture()
    let first = CGPoint(x: 120, y: y)
    let second = CGPoint(x: 140, y: y + 50)
    fixture.beginPinch(around: first)
    let point = fixture.point(at: first)
    #expect(isClose(point, first))
    fixture.pinch(around: first, distance: 200)
    #expect(isClose(fixture.point(at: first), point, within: 0.3))
    fixture.pinch(around: second, distance: 250)
    #expect(isClose(fixture.point(at: second), point, within: 0.3))
    #expect(isClose(fixture.scrollView.zoomScale, 2.5))
  }

  @Test("3.94 Offsets that are rounded to pixels do not add up during a pinch")
  func roundedOffsets() {
    let fixture = ZoomFixture(variants: ["roundsOffsets"])
    let place = CGPoint(x: 101.3, y: 87.7)
    fixture.beginPinch(around: place)
    let point = fixture.point(at: place)
    for distance: CGFloat in [283, 131, 337, 211] {
      fixture.pinch(around: place, distance: distance, over: 1)
      #expect(isClose(fixture.point(at: place), point, within: 0.2))
    }
  }

  @Test(
    "3.94 Content follows a pinch beyond its edge only if it bounces", arguments: [true, false])
  func beyondEdge(bounces: Bool) {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.bounces = bounces
    fixture.beginPinch()
    fixture.pinch(around: CGPoint(x: 350, y: 150), distance: 200)
    let expected = bounces ? CGPoint(x: -50, y: 150) : CGPoint(x: 0, y: 150)
    #expect(isClose(view.contentOffset, expected, within: 0.5))
    // The fingers return to the point of the content.
    fixture.pinch(around: middle, distance: 200)
    #expect(isClose(view.contentOffset, middle, within: 0.5))
  }

  @Test("3.95 A pinch continues from an offset and a scale factor that the delegate sets")
  func followsDelegate() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    fixture.beginPinch()
    fixture.pinch(distance: 200)
    view.contentOffset = CGPoint(x: 20, y: 30)
    let point = fixture.point(at: middle)
    fixture.pinch(distance: 300)
    #expect(isClose(fixture.point(at: middle), point, within: 0.3))
    #expect(isClose(view.zoomScale, 3))
    view.zoomScale = 1.5
    fixture.pinch(distance: 400)
    #expect(isClose(view.zoomScale, 2))
    fixture.photo.frame.origin.x = 40
    let moved = fixture.point(at: middle)
    fixture.pinch(distance: 500)
    #expect(isClose(fixture.point(at: middle), moved, within: 0.3))
  }

  @Test("3.101 A pinch, like a drag, needs touches that the content gives up")
  func contentKeepsTouches() {
    let fixture = ZoomFixture()
    fixture.photo.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    fixture.scrollView.delaysContentTouches = false
    fixture.beginPinch()
    fixture.pinch(distance: 200)
    #expect(fixture.scrollView.zoomScale == 1)
    #expect(fixture.calls == [])
  }

  @Test("3.102 Disabling the recognizer during a pinch ends the pinch")
  func disabledRecognizer() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    fixture.beginPinch()
    fixture.pinch(distance: 50)
    view.pinchGestureRecognizer?.isEnabled = false
    view.pinchGestureRecognizer?.isEnabled = true
    fixture.device.advance(by: 1 / 60)
    #expect(!view.isZooming)
    #expect(view.isZoomBouncing)
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls.last == "did zoom to 1.0")
    fixture.pinch(distance: 300)
    #expect(view.zoomScale == 1)
    fixture.lift()
    fixture.beginPinch()
    fixture.pinch(distance: 200)
    #expect(isClose(view.zoomScale, 2))
  }

  @Test("3.104 Content beyond its edge returns when the last finger of a pinch lifts")
  func returnsToEdge() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    for scrolls in [true, false] {
      view.isScrollEnabled = scrolls
      view.zoomScale = 1
      fixture.beginPinch()
      fixture.pinch(around: CGPoint(x: 350, y: 150), distance: 200)
      #expect(view.contentOffset.x < -40)
      fixture.lift()
      fixture.device.advanceUntilIdle()
      #expect(view.contentOffset.x == 0)
      #expect(isClose(view.zoomScale, 2))
    }
  }

  @Test("3.104 Content that a pinch has stopped returns when the system takes the touches away")
  func takenAway() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    for distance: CGFloat in [200, 50] {
      view.zoomScale = 4
      view.setContentOffset(CGPoint(x: 400, y: 400), animated: false)
      let finger = fixture.device.press(at: CGPoint(x: 190, y: 250))
      finger.move(by: CGVector(dx: -10, dy: 0))
      finger.move(by: CGVector(dx: -30, dy: 0))
      finger.lift()
      #expect(view.isDecelerating)
      fixture.beginPinch()
      fixture.pinch(around: CGPoint(x: 350, y: 350), distance: distance / 4)
      #expect(view.isZooming)
      fixture.takeAway()
      fixture.device.advanceUntilIdle()
      #expect(!view.isZooming && !view.isDecelerating)
      #expect(view.zoomScale >= 1)
      #expect(view.contentOffset.x >= 0 && view.contentOffset.y >= 0)
    }
  }
}
