import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ZoomBounceTests {
  @Test("3.96 A pinch beyond a limit shows less than it asks for", arguments: [true, false])
  func beyondLimits(bounces: Bool) {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.bouncesZoom = bounces
    view.maximumZoomScale = 2
    fixture.beginPinch()
    fixture.pinch(distance: 250)
    #expect(isClose(view.zoomScale, bounces ? 2 * (2 - 1 / 1.1375) : 2))
    fixture.pinch(distance: 50)
    #expect(isClose(view.zoomScale, bounces ? 1 / (2 - 1 / 1.55) : 1))
    fixture.pinch(distance: 150)
    #expect(isClose(view.zoomScale, 1.5))
  }

  @Test("3.96 The scale factor that the fingers ask for follows from the one that is shown")
  func range() {
    let range = ZoomRange(minimum: 0.5, maximum: 3)
    for requested: CGFloat in [0.1, 0.4, 0.5, 1, 3, 3.5, 20] {
      let shown = range.shown(for: requested, bounces: true)
      #expect(shown > 0.25 && shown < 6)
      #expect(isClose(range.requested(for: shown) / requested, 1))
    }
    #expect(ZoomRange(minimum: 2, maximum: 1).clamped(5) == 2)
    #expect(ZoomRange(minimum: 0, maximum: 1).shown(for: 0, bounces: true) > 0)
  }

  @Test("3.97 A pinch beyond a limit returns when it ends")
  func bouncesBack() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    var bouncing: [String: [Bool]] = [:]
    fixture.beginPinch()
    fixture.pinch(distance: 50)
    let pinched = view.zoomScale
    #expect(pinched < 0.75)
    fixture.clear()
    fixture.reaction = { bouncing[$0] = [view.isZooming, view.isZoomBouncing] }
    let finger = fixture.liftFirst()
    #expect(view.zoomScale == 1)
    #expect(view.contentSize == CGSize(width: 300, height: 300))
    #expect(view.contentOffset == .zero)
    #expect(view.isZoomBouncing)
    #expect(fixture.scales == [1])
    finger.lift()
    fixture.device.advance(by: 0.1)
    let shown = fixture.photo.layer.presentation()?.affineTransform().a ?? 0
    #expect(shown > pinched + 0.01 && shown < 0.99)
    #expect(fixture.calls == ["zoom"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["zoom", "did zoom to 1.0"])
    #expect(fixture.scales == [1])
    #expect(bouncing == ["zoom": [false, true], "did zoom to 1.0": [false, false]])
  }

  @Test("3.97 A layout by the app is part of the return")
  func layoutInReturn() {
    final class CenteringView: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let photo = subviews.first else { return }
        photo.frame.origin.x = max((bounds.width - photo.frame.width) / 2, 0)
      }
    }
    let fixture = ZoomFixture(CenteringView(frame: .zero))
    fixture.beginPinch()
    fixture.pinch(distance: 50)
    #expect(fixture.photo.frame.minX > 30)
    fixture.lift()
    #expect(isClose(fixture.photo.frame.minX, 0))
    fixture.device.advance(by: 0.1)
    #expect((fixture.photo.layer.presentation()?.frame.minX ?? 0) > 5)
    fixture.device.advanceUntilIdle()
  }

  /// The end of a pinch.
  enum End: CaseIterable {
    case lifted, disabled, cancelled
  }

  @Test(
    "3.106 A pinch that is disabled or cancelled below the minimum returns as after a lift",
    arguments: End.allCases)
  func returnsWithoutLift(end: End) {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    fixture.beginPinch()
    fixture.pinch(distance: 50)
    let pinched = view.zoomScale
    #expect(pinched < 0.75)
    fixture.clear()
    switch end {
    case .lifted: _ = fixture.liftFirst()
    case .disabled: view.pinchGestureRecognizer?.isEnabled = false
    case .cancelled: view.pinchGestureRecognizer?.state = .cancelled
    }
    fixture.device.advance(by: 1 / 60)
    #expect(view.zoomScale == 1)
    #expect(view.contentSize == CGSize(width: 300, height: 300))
    #expect(view.contentOffset == .zero)
    #expect(fixture.photo.transform == .identity)
    #expect(!view.isZooming && view.isZoomBouncing)
    #expect(fixture.scales == [1])
    fixture.device.advance(by: 0.1)
    let shown = fixture.photo.layer.presentation()?.affineTransform().a ?? 0
    #expect(shown > pinched + 0.01 && shown < 0.99)
    #expect(fixture.calls == ["zoom"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["zoom", "did zoom to 1.0"])
  }

  @Test("3.107 Zooming that does not bounce never leaves the limits", arguments: End.allCases)
  func staysWithinLimits(end: End) {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.bouncesZoom = false
    view.maximumZoomScale = 2
    fixture.beginPinch()
    for distance: CGFloat in [400, 50, 300, 20] { fixture.pinch(distance: distance) }
    #expect(fixture.scales.min() == 1 && fixture.scales.max() == 2)
    #expect(view.zoomScale == 1)
    fixture.clear()
    switch end {
    case .lifted: _ = fixture.liftFirst()
    case .disabled: view.pinchGestureRecognizer?.isEnabled = false
    case .cancelled: view.pinchGestureRecognizer?.state = .cancelled
    }
    fixture.device.advance(by: 1 / 60)
    #expect(!view.isZooming && !view.isZoomBouncing)
    #expect(fixture.calls == ["did zoom to 1.0"])
    #expect(fixture.scales == [])
  }

  @Test("3.105 A pinch ends a return, and begins from its end")
  func pinchDuringReturn() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    fixture.beginPinch()
    fixture.pinch(distance: 50)
    fixture.lift()
    fixture.clear()
    fixture.beginPinch()
    #expect(fixture.calls == ["did zoom to 1.0", "will zoom"])
    #expect(view.isZooming && !view.isZoomBouncing)
    fixture.pinch(distance: 150)
    fixture.device.advanceUntilIdle()
    #expect(view.isZooming)
    #expect(isClose(view.zoomScale, 1.5))
  }
}
