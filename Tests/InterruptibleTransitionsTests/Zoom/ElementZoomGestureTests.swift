import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementZoomTests {
  /// The gestures that lead back from a zoomed page.
  @Suite("Gestures", .sharingVariants)
  struct Gestures {
    /// A gesture that leads back.
    enum Way: CaseIterable {
      case drag, edge, pinch
    }

    /// Performs a gesture on the page until the page has a scale, and rests there.
    private func perform(
      _ way: Way, to scale: CGFloat, in fixture: ElementZoomFixture
    ) -> [Finger] {
      let device = fixture.device
      let page = fixture.page.view.convert(fixture.page.view.bounds, to: nil)
      let middle = CGPoint(x: page.midX, y: page.midY)
      var fingers: [Finger] = []
      switch way {
      case .drag:
        fingers = [device.press(at: CGPoint(x: middle.x, y: page.minY + 120))]
        fingers[0].move(by: CGVector(dx: 0, dy: 12), over: 0.1)
      case .edge:
        fingers = [device.press(at: CGPoint(x: 2, y: middle.y))]
        fingers[0].move(by: CGVector(dx: 12, dy: 0), over: 0.1)
      case .pinch:
        fingers = [-1, 1].map { device.press(at: CGPoint(x: middle.x + 110 * $0, y: middle.y)) }
        for (side, finger) in zip([CGFloat(1), -1], fingers) {
          finger.move(by: CGVector(dx: 12 * side, dy: 0), over: 0.1)
        }
      }
      device.advance(by: 0.1)
      // Until the page has the scale, with small steps near it.
      var frames = 0
      while shownScale(fixture) > scale, frames < 400 {
        frames += 1
        let step: CGFloat = shownScale(fixture) > scale + 0.03 ? 4 : 0.5
        switch way {
        case .drag: fingers[0].move(by: CGVector(dx: 0, dy: step), over: 1.0 / 60)
        case .edge: fingers[0].move(by: CGVector(dx: step, dy: 0), over: 1.0 / 60)
        case .pinch:
          fingers[0].move(by: CGVector(dx: step / 5, dy: 0), over: 1.0 / 60)
          fingers[1].move(by: CGVector(dx: -step / 5, dy: 0), over: 1.0 / 60)
        }
      }
      device.advance(by: 0.2)
      return fingers
    }

    /// The scale of the page, as a part of its size.
    private func shownScale(_ fixture: ElementZoomFixture) -> CGFloat {
      guard let standIn = fixture.standIn else { return 1 }
      let shown = standIn.convert(standIn.bounds, to: nil)
      let whole = fixture.page.view.bounds
      return (shown.width * shown.height / (whole.width * whole.height)).squareRoot()
    }

    @Test(
      "A drag, a swipe from the edge and a pinch lead back", arguments: ZoomContainer.allCases,
      Way.allCases)
    func back(_ kind: ZoomContainer, _ way: Way) {
      let fixture = ElementZoomFixture(kind)
      fixture.show()
      // A sheet and a card do not touch the edge.
      if way == .edge, kind == .card { return }
      let fingers = perform(way, to: way == .pinch ? 0.45 : 0.62, in: fixture)
      #expect(fixture.transition.phase == .held)
      for finger in fingers { finger.lift() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window == nil && fixture.transition.isAtRest)
      // And there again.
      fixture.show(fixture.transition)
      #expect(fixture.page.view.window != nil && fixture.device.window.overlays.isEmpty)
    }

    @Test(
      "A gesture lands below its scale, and springs back above it",
      arguments: [
        (Way.drag, 0.914, false), (.drag, 0.9, true), (.edge, 0.715, false), (.edge, 0.678, true),
        (.pinch, 0.515, false), (.pinch, 0.494, true),
      ], [ZoomContainer.navigation, .custom])
    func thresholds(_ gesture: (Way, Double, Bool), _ kind: ZoomContainer) {
      let fixture = ElementZoomFixture(kind)
      fixture.show()
      let fingers = perform(gesture.0, to: gesture.1, in: fixture)
      #expect(abs(shownScale(fixture) - gesture.1) < 0.003)
      for finger in fingers { finger.lift() }
      fixture.device.advanceUntilIdle()
      #expect((fixture.page.view.window == nil) == gesture.2)
    }

    @Test("A flick of 20 points lands, and a pull back from a small scale too")
    func flicks() {
      let fixture = ElementZoomFixture(.custom)
      fixture.show()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 20.0 / 3), over: 1.0 / 60)
      finger.move(by: CGVector(dx: 0, dy: 40.0 / 3), over: 1.0 / 60)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window == nil)
      fixture.show(fixture.transition)
      let fingers = perform(.drag, to: 0.766, in: fixture)
      fingers[0].move(by: CGVector(dx: 0, dy: -13.4), over: 1.0 / 60)
      fingers[0].lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window == nil)
    }

    @Test("The options select the gestures, and can refuse each by its kind")
    func options() {
      for way in Way.allCases {
        let kind: TransitionGestureStart.Kind =
          way == .drag ? .drag : way == .edge ? .edge : .pinch
        for isRefused in [true, false] {
          let fixture = ElementZoomFixture(.navigation)
          var zoom = ElementZoomOptions()
          var starts: [TransitionGestureStart.Kind] = []
          if isRefused {
            zoom.dismissalShouldBegin = { start in
              starts.append(start.kind)
              return false
            }
          } else {
            zoom.dismissalGestures.remove(kind)
          }
          fixture.show(.zoom("card", options: zoom))
          let fingers = perform(way, to: 0.99, in: fixture)
          #expect(starts == (isRefused ? [kind] : []))
          #expect(fixture.transition.flight == nil)
          for finger in fingers { finger.lift() }
          fixture.device.advanceUntilIdle()
          #expect(fixture.page.view.window != nil)
        }
      }
    }

    @Test("The root of a stack, and a page below another one, cannot be dragged away")
    func notOnTop() {
      let fixture = ElementZoomFixture(.navigation)
      fixture.show()
      let navigation = fixture.page.navigationController
      navigation?.pushViewController(titled("Top"), animated: false)
      fixture.device.advanceUntilIdle()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(navigation?.viewControllers.count == 3)
    }

    @Test(
      "With reduced motion, and without a source, each gesture leads back", arguments: Way.allCases,
      [true, false])
    func withoutElements(_ way: Way, _ isReduced: Bool) {
      let fixture = ElementZoomFixture(.navigation)
      fixture.device.settings.reducesMotion = isReduced
      fixture.show(.zoom(isReduced ? "card" : "none"))
      let fingers: [Finger]
      switch way {
      case .drag:
        fingers = [fixture.device.press(at: CGPoint(x: 200, y: 200))]
        fingers[0].move(by: CGVector(dx: 0, dy: 560), over: 0.5)
      case .edge:
        fingers = [fixture.device.press(at: CGPoint(x: 2, y: 400))]
        fingers[0].move(by: CGVector(dx: 260, dy: 0), over: 0.5)
      case .pinch:
        fingers = [-1, 1].map { fixture.device.press(at: CGPoint(x: 196 + 150 * $0, y: 400)) }
        for step in 0..<20 {
          for (side, finger) in zip([CGFloat(1), -1], fingers) {
            finger.move(by: CGVector(dx: 6 * side, dy: 0), over: step == 0 ? 0.02 : 0.01)
          }
        }
      }
      fixture.device.advance(by: 0.2)
      #expect(fixture.transition.progress > 0.5)
      for finger in fingers { finger.lift() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window == nil)
    }

    @Test("With reduced motion, a finger that has rested has no velocity")
    func restsWithoutElements() {
      let fixture = ElementZoomFixture(.navigation)
      fixture.device.settings.reducesMotion = true
      fixture.show()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 90), over: 0.05)
      fixture.device.advance(by: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window != nil)
    }

    @Test("An app that forbids the system's swipe back also forbids that of the zoom")
    func forbidden() {
      let fixture = ElementZoomFixture(.navigation)
      fixture.show()
      fixture.page.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
      let finger = fixture.device.press(at: CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 260, dy: 0), over: 0.4)
      #expect(fixture.transition.flight == nil)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window != nil)
    }

    @Test("A page that the app keeps follows a fifth of a drag, and springs back")
    func resists() throws {
      let fixture = ElementZoomFixture(.sheet)
      fixture.page.isModalInPresentation = true
      fixture.show()
      let place = fixture.page.view.convert(fixture.page.view.bounds, to: nil)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: place.minY + 100))
      finger.move(by: CGVector(dx: 0, dy: 212), over: 0.2)
      let frame = try #require(fixture.standInFrame)
      #expect(frame.midY - place.midY > 10 && frame.midY - place.midY < 60)
      finger.lift()
      fixture.device.advance(by: 1.0 / 60)
      // The page continues at its own velocity, which is a fifth of the finger's.
      let step = try #require(fixture.standInFrame).midY - frame.midY
      #expect(abs(step) < 212 / 0.2 / 60 / 3)
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window != nil && fixture.transition.isAtRest)
    }

    @Test("A zoomed page whose list has scrolled keeps the drag, and gives it up at its top")
    func scrolledPage() {
      let fixture = ElementZoomFixture(.custom)
      let text = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      text.contentSize = CGSize(width: 393, height: 3000)
      text.contentInsetAdjustmentBehavior = .never
      fixture.page.view.addSubview(text)
      fixture.show()
      for (offset, leads) in [(300.0, false), (0.0, true)] {
        text.contentOffset = CGPoint(x: 0, y: offset)
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        #expect((fixture.transition.flight != nil) == leads)
        #expect((text.contentOffset.y == offset) == leads)
        finger.lift()
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.page.view.window == nil)
    }
  }
}
