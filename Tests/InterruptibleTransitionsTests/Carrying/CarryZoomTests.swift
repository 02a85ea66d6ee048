import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A scroll view that zooms the photo of the page.
private final class ZoomView: UIScrollView, UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { subviews.first }

  init(_ fixture: CarryFixture) {
    super.init(frame: fixture.container.second.view.bounds)
    delegate = self
    minimumZoomScale = 1
    maximumZoomScale = 3
    contentInsetAdjustmentBehavior = .never
    fixture.container.second.view.addSubview(self)
    addSubview(fixture.large)
    fixture.open()
  }

  required init?(coder: NSCoder) { nil }
}

extension CarryTests {
  @Suite("Zooming scroll views", .underVariants)
  struct ZoomingScrollViews {
    @Test(
      "A drag and a pinch on an enlarged photo belong to its scroll view, and carry it otherwise",
      arguments: [1, 2], [true, false])
    func zoomed(scale: CGFloat, isPinch: Bool) {
      let fixture = CarryFixture(.custom)
      let zoom = ZoomView(fixture)
      zoom.setZoomScale(scale, animated: false)
      zoom.contentOffset = CGPoint(x: scale == 1 ? 0 : 100, y: scale == 1 ? 0 : 200)
      let first = fixture.device.press(at: CGPoint(x: 120, y: 380))
      if isPinch {
        let second = fixture.device.press(at: CGPoint(x: 300, y: 380))
        second.move(by: CGVector(dx: -60, dy: 0), over: 0.2)
        #expect((fixture.transition.phase == .held) == (scale == 1))
        second.lift()
      } else {
        first.move(by: CGVector(dx: 0, dy: 80), over: 0.2)
        #expect((fixture.transition.phase == .held) == (scale == 1))
      }
      first.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest && fixture.device.window.overlays.isEmpty)
    }

    @Test(
      "A pinch that makes an enlarged photo smaller than the minimum takes the photo out",
      arguments: ContainerKind.allCases, [true, false])
    func takingOut(_ kind: ContainerKind, lands: Bool) throws {
      let fixture = CarryFixture(kind)
      let zoom = ZoomView(fixture)
      for scale in [1.3, 1.5] as [CGFloat] {
        if !fixture.showsSecond { fixture.open() }
        zoom.setZoomScale(scale, animated: false)
        let fingers = [30, 360].map { fixture.device.press(at: CGPoint(x: $0, y: 380)) }
        func move(to arm: CGFloat, over seconds: Double) {
          fixture.device.move(
            fingers, to: [CGPoint(x: 195 - arm, y: 380), CGPoint(x: 195 + arm, y: 380)],
            over: seconds)
        }
        // The pinch begins after the first ten points, and reaches the minimum after `arm`.
        var arm = 163 / scale
        move(to: 155, over: 0.1)
        move(to: arm, over: 0.2)
        #expect(fixture.transition.isAtRest && zoom.zoomScale > 1)
        // The fingers move 0.1 points in each frame until they carry the photo.
        var before = fixture.corners
        for _ in 0..<160 where fixture.transition.phase != .held || fixture.standIn == nil {
          arm -= 0.1
          move(to: arm, over: 1.0 / 60)
          #expect(fixture.step(from: before) < 0.5)
          before = fixture.corners
        }
        try #require(fixture.transition.phase == .held && fixture.standIn != nil)
        for _ in 0..<30 {
          fixture.device.advance(by: 1.0 / 60)
          #expect(fixture.step(from: before) < 0.5)
        }
        #expect(zoom.zoomScale == 1 && !zoom.isZooming && !zoom.isDragging)
        let offset = zoom.contentOffset
        let points = try fingers.map { try #require(fixture.point(at: $0.location)) }
        for goals in [(40, 500), (20, 300), (lands ? 30 : 80, 380)] as [(CGFloat, CGFloat)] {
          fixture.device.move(
            fingers,
            to: [
              CGPoint(x: 195 - goals.0, y: goals.1), CGPoint(x: 195 + goals.0, y: goals.1 + 40),
            ],
            over: 0.2)
          for (point, finger) in zip(points, fingers) {
            #expect(fixture.shownPlace(of: point).distance(to: finger.location) < 0.01)
          }
        }
        #expect(zoom.contentOffset == offset)
        fixture.device.advance(by: 0.2)
        for finger in fingers { finger.lift() }
        #expect(fixture.settle() <= 0.25)
        #expect(fixture.showsSecond == !lands && fixture.transition.isAtRest)
        #expect(fixture.device.window.overlays.isEmpty && zoom.zoomScale == 1)
      }
    }

    @Test("A pinch takes a photo out of a scroll view that does not bounce past its smallest scale")
    func withoutBounce() throws {
      let fixture = CarryFixture(.navigation)
      let zoom = ZoomView(fixture)
      zoom.bouncesZoom = false
      zoom.setZoomScale(1.4, animated: false)
      let fingers = [30, 360].map { fixture.device.press(at: CGPoint(x: $0, y: 380)) }
      for arm in stride(from: 160, through: 40, by: -10) {
        let places = [195 - arm, 195 + arm].map { CGPoint(x: CGFloat($0), y: 380) }
        fixture.device.move(fingers, to: places, over: 0.05)
        #expect(zoom.zoomScale >= 1)
      }
      #expect(fixture.transition.phase == .held && fixture.standIn != nil && zoom.zoomScale == 1)
      for finger in fingers { finger.lift() }
      fixture.device.advanceUntilIdle()
      #expect(!fixture.showsSecond && fixture.device.window.overlays.isEmpty)
    }

    @Test("The app is asked once whether a pinch may take an enlarged photo out")
    func veto() {
      var calls = 0
      let fixture = CarryFixture(
        ContainerKindFixture(.custom, .elements),
        when: { start in
          if start.kind == .pinch { calls += 1 }
          return start.kind != .pinch
        })
      let zoom = ZoomView(fixture)
      for attempt in 1...2 {
        zoom.setZoomScale(1.5, animated: false)
        let fingers = [30, 360].map { fixture.device.press(at: CGPoint(x: $0, y: 380)) }
        for arm in [150, 100, 60, 80, 50, 160] as [CGFloat] {
          fixture.device.move(
            fingers, to: [CGPoint(x: 195 - arm, y: 380), CGPoint(x: 195 + arm, y: 380)], over: 0.1)
          #expect(fixture.transition.isAtRest)
        }
        for finger in fingers { finger.lift() }
        fixture.device.advanceUntilIdle()
        #expect(calls == attempt && zoom.zoomScale >= 1 && fixture.showsSecond)
      }
    }
  }
}
