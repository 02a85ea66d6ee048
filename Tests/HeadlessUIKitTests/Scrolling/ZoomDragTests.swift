import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ZoomDragTests {
  let middle = CGPoint(x: 150, y: 150)

  @Test("3.98 Two fingers that pinch and drag move the content once")
  func dragDuringPinch() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    fixture.beginPinch()
    fixture.pinch(distance: 200)
    let point = fixture.point(at: middle)
    fixture.movePinch(by: CGVector(dx: 40, dy: 0))
    #expect(view.isDragging)
    #expect(view.isZooming)
    let moved = CGPoint(x: middle.x + 40, y: middle.y)
    #expect(isClose(fixture.point(at: moved), point, within: 0.3))
    fixture.lift()
    fixture.device.advanceUntilIdle()
    #expect(!view.isDragging)
    #expect(fixture.calls.filter { $0 == "will drag" || $0 == "did end drag" }.count == 2)
  }

  @Test("3.98 A finger drags an enlarged photo, and does not drag one that fits")
  func dragsEnlarged() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    for scale: CGFloat in [1, 2] {
      view.zoomScale = scale
      let offset = view.contentOffset
      let finger = fixture.device.press(at: CGPoint(x: 190, y: 250))
      finger.move(by: CGVector(dx: -10, dy: 0))
      finger.move(by: CGVector(dx: -30, dy: 0), over: 0.1)
      #expect(isClose(view.contentOffset.x, offset.x + (scale > 1 ? 30 : 0), within: 0.5))
      fixture.device.advance(by: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
    }
  }

  @Test("3.98 A finger that joins a drag begins a pinch, and the drag continues after it")
  func pinchDuringDrag() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.zoomScale = 2
    let first = fixture.device.press(at: CGPoint(x: 140, y: 250))
    first.move(by: CGVector(dx: -10, dy: 0))
    first.move(by: CGVector(dx: -10, dy: 0))
    #expect(view.isDragging)
    let second = fixture.device.press(at: CGPoint(x: 220, y: 250))
    second.move(by: CGVector(dx: 10, dy: 0))
    second.move(by: CGVector(dx: 50, dy: 0), over: 0.1)
    #expect(view.isDragging && view.isZooming)
    #expect(view.zoomScale > 2.5)
    let offset = view.contentOffset
    second.lift()
    #expect(view.isDragging && !view.isZooming)
    #expect(view.contentOffset == offset)
    first.move(by: CGVector(dx: -15, dy: 0))
    #expect(isClose(view.contentOffset.x, offset.x + 15, within: 0.5))
  }
}
