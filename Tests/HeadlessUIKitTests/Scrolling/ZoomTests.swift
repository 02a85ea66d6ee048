import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ZoomTests {
  @Test("3.93 The zooming view is scaled by its transform, and the content has its scaled size")
  func scalesView() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    let photo = fixture.photo
    #expect(view.zoomScale == 1)
    photo.bounds.size = CGSize(width: 200, height: 100)
    photo.frame.origin = CGPoint(x: 30, y: 20)
    view.zoomScale = 2
    #expect(photo.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(photo.bounds.size == CGSize(width: 200, height: 100))
    #expect(photo.frame == CGRect(x: 30, y: 20, width: 400, height: 200))
    #expect(view.contentSize == CGSize(width: 400, height: 200))
    // The transform is that of the whole scale factor, even if the app has reset it.
    photo.transform = .identity
    view.zoomScale = 3
    #expect(photo.transform == CGAffineTransform(scaleX: 3, y: 3))
    #expect(view.contentSize == CGSize(width: 600, height: 300))
  }

  @Test("3.93 A zooming view that constraints place keeps its scaled frame")
  func constraints() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    let photo = fixture.photo
    photo.translatesAutoresizingMaskIntoConstraints = false
    let content = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      photo.topAnchor.constraint(equalTo: content.topAnchor),
      photo.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      photo.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      photo.heightAnchor.constraint(equalToConstant: 200),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 200))
    view.zoomScale = 2
    let zoomed = CGRect(x: 0, y: 0, width: 600, height: 400)
    #expect(photo.frame == zoomed && view.contentSize == zoomed.size)
    view.contentOffset = CGPoint(x: 100, y: 50)
    for size in [CGSize(width: 250, height: 300), view.bounds.size] {
      view.bounds.size = size
      view.layoutIfNeeded()
      let frame = CGRect(x: 0, y: 0, width: size.width * 2, height: 400)
      #expect(photo.frame == frame && view.contentSize == frame.size)
      #expect(view.contentOffset == CGPoint(x: 100, y: 50))
    }
    fixture.beginPinch()
    fixture.pinch(distance: 200)
    fixture.lift()
    fixture.device.advanceUntilIdle()
    let scale = view.zoomScale
    #expect(scale == 4)
    #expect(photo.frame.origin == .zero && photo.frame.width == photo.bounds.width * scale)
    #expect(view.contentSize == photo.frame.size)
  }

  @Test("3.97 An animated change has its values at once and reports its beginning and end")
  func animated() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.setZoomScale(2, animated: true)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 150, y: 150))
    #expect(!view.isZooming && !view.isZoomBouncing)
    #expect(fixture.calls == ["will zoom", "zoom"])
    fixture.device.advance(by: 0.15)
    let shown = fixture.photo.layer.presentation()?.affineTransform().a ?? 0
    #expect(shown > 1.2 && shown < 1.8)
    let offset = view.layer.presentation()?.bounds.minX ?? 0
    #expect(offset > 30 && offset < 120)
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["will zoom", "zoom", "did zoom to 2.0"])
    #expect(fixture.scales == [2])
  }

  @Test("3.97 Another change during an animated change reports the end of the first")
  func replaced() {
    let fixture = ZoomFixture()
    fixture.scrollView.setZoomScale(2, animated: true)
    fixture.device.advance(by: 0.1)
    fixture.clear()
    fixture.scrollView.setZoomScale(3, animated: true)
    #expect(fixture.calls == ["did zoom to 2.0", "will zoom", "zoom"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls.suffix(1) == ["did zoom to 3.0"])
    #expect(fixture.calls.count == 4)
  }

  @Test("3.99 A scale factor is clamped, and changed limits do not change it")
  func setsScale() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.zoomScale = 9
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.1
    #expect(view.zoomScale == 1)
    view.setZoomScale(.nan, animated: false)
    #expect(view.zoomScale == 1)
    #expect(fixture.calls == ["zoom"])
    #expect(fixture.scales == [4, 1])
    view.minimumZoomScale = 2
    #expect(view.zoomScale == 1)
    view.zoomScale = 1
    #expect(view.zoomScale == 2)
  }

  @Test("3.99 Without a view to zoom, setting the scale factor has no effect")
  func withoutView() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    fixture.zoomingView = nil
    view.zoomScale = 2
    view.setZoomScale(2, animated: true)
    view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
    view.delegate = nil
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    #expect(fixture.photo.transform == .identity)
    #expect(fixture.calls == [])
  }

  @Test("3.99 The center of the visible content stays, unless it would leave the edges")
  func centerStays() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    let middle = CGPoint(x: 150, y: 150)
    view.zoomScale = 2
    view.contentOffset = CGPoint(x: 100, y: 0)
    let point = fixture.point(at: middle)
    view.zoomScale = 4
    #expect(isClose(fixture.point(at: middle), point, within: 0.2))
    #expect(isClose(view.contentOffset, CGPoint(x: 350, y: 150), within: 0.5))
    view.zoomScale = 1
    #expect(view.contentOffset == .zero)
  }

  @Test("3.100 A rectangle is shown as large as it fits, in the middle", arguments: [true, false])
  func zoomsToRectangle(animated: Bool) {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.zoom(to: CGRect(x: 90, y: 120, width: 120, height: 100), animated: animated)
    #expect(view.zoomScale == 2.5)
    #expect(isClose(view.contentOffset, CGPoint(x: 225, y: 275), within: 0.5))
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == (animated ? ["will zoom", "zoom", "did zoom to 2.5"] : ["zoom"]))
    // The scale factor and the offset stay within the limits and the edges.
    view.zoom(to: CGRect(x: 290, y: 0, width: 10, height: 10), animated: false)
    #expect(view.zoomScale == 4)
    #expect(view.contentOffset == CGPoint(x: 900, y: 0))
    view.zoom(to: .null, animated: false)
    #expect(view.zoomScale == 4)
    view.zoom(to: CGRect(x: 0, y: 0, width: 900, height: 900), animated: false)
    #expect(view.zoomScale == 1)
    #expect(view.contentOffset == .zero)
  }

  @Test("3.103 Content that is smaller than the view is not centered")
  func notCentered() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.minimumZoomScale = 0.5
    view.setZoomScale(0.5, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.photo.frame == CGRect(x: 0, y: 0, width: 150, height: 150))
    #expect(view.contentOffset == .zero)
  }

  @Test("3.97 An animated change ends when the view leaves its window")
  func leavesWindow() {
    let fixture = ZoomFixture()
    let view = fixture.scrollView
    view.setZoomScale(2, animated: true)
    view.removeFromSuperview()
    fixture.device.advanceUntilIdle()
    #expect(view.zoomScale == 2)
    fixture.clear()
    view.setZoomScale(3, animated: true)
    #expect(view.zoomScale == 3)
    #expect(!view.isZoomBouncing)
    #expect(fixture.calls == ["zoom"])
  }
}
