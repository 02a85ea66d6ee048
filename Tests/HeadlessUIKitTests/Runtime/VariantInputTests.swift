import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of touches, gestures and scroll offsets.
@MainActor @Suite struct VariantInputTests {
  /// Returns the results of a closure by default and under a variant.
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  @Test("7.55 Events may come between two frames, with their own times")
  func eventsBetweenFrames() {
    let (byDefault, varied) = compare(.eventsBetweenFrames) {
      let fixture = TouchFixture()
      let view = fixture.addView("view", CGRect(x: 0, y: 0, width: 390, height: 390))
      var times: [TimeInterval] = []
      let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
      pan.addHandler(fixture) { _ in times.append(CACurrentMediaTime()) }
      let finger = fixture.device.press(at: CGPoint(x: 50, y: 50))
      finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
      let speed = pan.velocity(in: nil).x
      finger.lift()
      let frames = times.map { $0 * 60 }
      return [frames.map { $0 - $0.rounded(.down) }.max() ?? 0, Double(speed)]
    }
    #expect(near(byDefault[0].remainder(dividingBy: 1), 0) && near(byDefault[1], 600, within: 1))
    #expect(near(varied[0], 0.6) && near(varied[1], 600, within: 1))
  }

  @Test("7.48 A view that leaves the window may keep its touches until they end")
  func removedViewsKeepTouches() {
    let (byDefault, varied) = compare(.removedViewsKeepTouches) {
      let fixture = TouchFixture()
      let view = fixture.addView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
      let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
      pan.cancelsTouchesInView = false
      let finger = fixture.device.press(at: CGPoint(x: 50, y: 50))
      finger.move(by: CGVector(dx: 12, dy: 0))
      view.removeFromSuperview()
      fixture.log = []
      finger.move(by: CGVector(dx: 5, dy: 0))
      finger.lift()
      return fixture.log
    }
    #expect(byDefault == ["pan cancelled"])
    #expect(varied == ["view moved 1", "pan changed", "view ended 1", "pan ended"])
  }

  @Test("7.80 A scroll view may round its offset to pixels", arguments: [2, 3] as [CGFloat])
  func roundsOffsets(scale: CGFloat) {
    let (byDefault, varied) = compare(.roundsOffsets) {
      let fixture = ScrollFixture()
      UIScreen.main.scale = scale
      let view = fixture.scrollView
      view.contentOffset.y = 10.2
      view.setContentOffset(CGPoint(x: 0, y: 100.3), animated: true)
      fixture.device.advanceUntilIdle()
      let finger = fixture.beginDrag(down: false)
      for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: -7.3)) }
      let dragged = fixture.offset
      finger.move(by: CGVector(dx: 0, dy: -16))
      finger.lift()
      fixture.device.advanceUntilIdle()
      let offsets = fixture.offsets
      view.bounds.origin.y = 3.8
      #expect(fixture.offset == 3.8)
      return (offsets: offsets, dragged: dragged)
    }
    func isOnPixel(_ offset: CGFloat) -> Bool {
      isClose((offset * scale).rounded() / scale, offset, within: 1e-9)
    }
    #expect(byDefault.offsets.first == 10.2)
    #expect(isClose(byDefault.dragged, 173.3))
    #expect(isClose(varied.offsets.first ?? 0, scale == 2 ? 10 : 31 / 3))
    #expect(varied.offsets.allSatisfy(isOnPixel))
    // Rounding errors of single steps don't accumulate.
    #expect(isClose(varied.dragged, byDefault.dragged, within: 1 / scale))
    #expect(isClose(varied.offsets.last ?? 0, byDefault.offsets.last ?? 1, within: 1 / scale))
  }

  @Test("7.80 An edge between two pixels may be rounded, and content rests there")
  func roundedEdges() {
    let (byDefault, varied) = compare(.roundsOffsets) {
      let fixture = ScrollFixture()
      let view = fixture.scrollView
      view.contentInset.top = 187.5
      view.contentOffset.y = -187.5
      let edge = fixture.offset
      fixture.clear()
      fixture.device.tap(at: CGPoint(x: 200, y: 400))
      fixture.device.advanceUntilIdle()
      #expect(fixture.calls == [])
      fixture.fling(velocity: 1000)
      fixture.device.advanceUntilIdle()
      return [edge, fixture.offset]
    }
    #expect(byDefault == [-187.5, -187.5])
    #expect(varied.allSatisfy { isClose($0, -562 / 3) })
  }

  @Test("7.53 A finger that returns to a pinch may make the scale jump when it moves")
  func returningFingersJump() {
    let (byDefault, varied) = compare(.returningFingersJump) {
      let fixture = TouchFixture()
      let view = fixture.addView("view", CGRect(x: 0, y: 0, width: 390, height: 390))
      let pinch = fixture.attach("pinch", UIPinchGestureRecognizer(), to: view)
      let first = fixture.device.press(at: CGPoint(x: 160, y: 200))
      let second = fixture.device.press(at: CGPoint(x: 240, y: 200))
      second.move(by: CGVector(dx: 20, dy: 0))
      second.move(by: CGVector(dx: 20, dy: 0))
      first.lift()
      let third = fixture.device.press(at: CGPoint(x: 40, y: 200))
      var scales = [pinch.scale]
      third.move(by: CGVector(dx: -1, dy: 0))
      scales.append(pinch.scale)
      third.lift()
      second.lift()
      return scales
    }
    #expect(isClose(byDefault[0], 1.2) && isClose(varied[0], 1.2))
    #expect(isClose(byDefault[1], 1.2 * 241 / 240))
    #expect(isClose(varied[1], 2.41))
  }
}
