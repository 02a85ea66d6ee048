import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementZoomTests {
  /// Touches during a zoom, and the covered page around it.
  @Suite("Touches in flight", .underVariants)
  struct TouchesInFlight {
    /// Adds a button to the list, which is covered by the hidden page in flight.
    private func addButton(to fixture: ElementZoomFixture, _ action: @escaping () -> Void)
      -> CGPoint
    {
      let button = UIButton(frame: CGRect(x: 240, y: 200, width: 100, height: 60))
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      fixture.list.view.addSubview(button)
      return button.center
    }

    @Test(
      "A button of the covered page reacts beside the page in flight, and not under it",
      arguments: [ZoomContainer.navigation, .custom, .fullScreen])
    func button(_ kind: ZoomContainer) {
      let fixture = ElementZoomFixture(kind)
      var taps = 0
      let place = addButton(to: fixture) { taps += 1 }
      fixture.show()
      fixture.close()
      fixture.device.advance(by: 0.02)
      fixture.device.tap(at: place)
      #expect(taps == 0, "the page in flight covers the button")
      fixture.device.advanceUntilIdle()
      fixture.open(fixture.transition)
      fixture.device.advanceUntilIdle()
      fixture.close()
      fixture.device.advance(by: 0.18)
      #expect(fixture.standInFrame?.contains(place) == false)
      fixture.device.tap(at: place)
      #expect(taps == 1 && fixture.transition.flight != nil)
      fixture.device.advanceUntilIdle()
    }

    @Test("The page follows the list that a finger scrolls, up to the end of the flight")
    func scrollingList() {
      for hasGestures in [true, false] {
        // Without the gestures of a zoom, the pan of the content catches the flight.
        let isCaught = !hasGestures && RuntimeVariants.current.contains(.popsFromContent)
        for delay in stride(from: 0.15, through: 0.4, by: 0.05) {
          let device = Device()
          let report = device.rehearse { _ in
            let fixture = ElementZoomFixture(.navigation, on: device)
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
            label.text = "Card"
            fixture.card.addSubview(label)
            fixture.show(
              hasGestures
                ? .zoom("card")
                : InterruptibleTransition(
                  .zoom("card"), timing: .spring(dampingRatio: 1, duration: 0.5)))
            device.advance(by: 0.3)
            fixture.close()
            device.advance(by: delay)
            let finger = device.press(at: CGPoint(x: 300, y: 650))
            finger.move(by: CGVector(dx: 0, dy: -120), over: 0.4)
            finger.lift()
            device.advanceUntilIdle()
            #expect(fixture.scrollView.contentOffset.y > 50 || isCaught)
          }
          #expect(report.problems == [], "after \(delay) s")
        }
      }
    }

    @Test("The page covers a caption beside its source, and a badge over the source stays in front")
    func captions() throws {
      for (y, isInFront) in [(CGFloat(545), false), (530, true)] {
        let fixture = ElementZoomFixture(.navigation)
        let label = UILabel(frame: CGRect(x: 24, y: y, width: 160, height: 20))
        label.text = "Caption"
        fixture.scrollView.addSubview(label)
        for isPresenting in [true, false] {
          if isPresenting { fixture.open(.zoom("card")) } else { fixture.close() }
          fixture.device.advance(by: 0.1)
          let report = try #require(fixture.transition.flight?.elementReport)
          #expect(report.promoted.isEmpty == !isInFront)
          let lines = fixture.device.drawnScreen.description.split(separator: "\n")
          let dimming = try #require(lines.firstIndex { $0.contains("ZoomDimmingView") })
          let caption = try #require(lines.firstIndex { $0.contains("\"Caption\"") })
          #expect((caption > dimming) == isInFront)
          fixture.device.advanceUntilIdle()
        }
      }
    }

    @Test("The color of the covered page is around it")
    func surroundings() throws {
      let fixture = ElementZoomFixture(.navigation)
      fixture.list.view.backgroundColor = .systemTeal
      fixture.open(.zoom("card"))
      fixture.device.advance(by: 0.1)
      let container = try #require(fixture.transition.flight?.containerView)
      let surroundings = try #require(container.subviews.first)
      let hasColor = surroundings.backgroundColor == .systemTeal
      #expect(hasColor && surroundings.frame == container.bounds)
      fixture.device.advanceUntilIdle()
      #expect(surroundings.superview == nil)
    }

    @Test("A swipe from the edge over half of the width leads back")
    func edgeSwipe() {
      let fixture = ElementZoomFixture(.navigation)
      fixture.show()
      let finger = fixture.device.press(at: CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 200, dy: 0), over: 0.4)
      fixture.device.advance(by: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window == nil)
    }

    @Test("A button of the hidden page reacts where the page in flight shows it, and nowhere else")
    func buttonOfPage() throws {
      for isPresenting in [true, false] {
        let fixture = ElementZoomFixture(.navigation)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 260, y: 600, width: 100, height: 60))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.page.view.addSubview(button)
        fixture.begin(isPresenting: isPresenting)
        fixture.device.advance(by: 0.1)
        let standIn = try #require(fixture.standIn)
        let snapshot = standIn.snapshots[Screen(isIncoming: isPresenting)]
        let shown = snapshot.convert(
          CGPoint(x: snapshot.bounds.minX + 310, y: snapshot.bounds.minY + 630), to: nil)
        #expect(shown.distance(to: button.center) > 20)
        // The flight is too fast for a finger, so the page is held.
        fixture.device.tap(at: button.center)
        #expect(taps == 0)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test(
      "A touch on the page freezes the flight until the finger lifts",
      arguments: ZoomContainer.allCases)
    func freezes(_ kind: ZoomContainer) throws {
      for isPresenting in [true, false] {
        let fixture = ElementZoomFixture(kind)
        fixture.begin(isPresenting: isPresenting)
        fixture.device.advance(by: 0.1)
        let place = try #require(fixture.standInFrame).center
        let finger = fixture.device.press(at: place)
        fixture.device.advance(by: 1.0 / 60)
        #expect(fixture.transition.phase == .held)
        let before = try #require(fixture.standInFrame)
        fixture.device.advance(by: 0.3)
        #expect(try #require(fixture.standInFrame) == before)
        finger.lift()
        fixture.device.advance(by: 1.0 / 60)
        #expect(fixture.transition.phase == .running(toward: .end))
        fixture.device.advanceUntilIdle()
        #expect((fixture.page.view.window != nil) == isPresenting)
      }
    }

    @Test(
      "In the last 0.2 seconds of a zoom, buttons of the page react", arguments: [0.3, 0.35, 0.4])
    func tail(_ time: Double) {
      let fixture = ElementZoomFixture(.navigation)
      var taps = 0
      let button = UIButton(frame: CGRect(x: 260, y: 600, width: 100, height: 60))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      fixture.page.view.addSubview(button)
      fixture.open(.zoom("card"))
      fixture.device.advance(by: time)
      fixture.device.tap(at: button.center)
      #expect(taps == 1)
      fixture.device.advanceUntilIdle()
    }

    @Test("A page that is moved in front of its cover does not trap touches")
    func pageInFront() throws {
      let fixture = ElementZoomFixture(.navigation)
      fixture.open(.zoom("card"))
      fixture.device.advance(by: 0.1)
      let cover = try #require(
        fixture.page.view.superview?.subviews.first { $0 is StandInInterceptor })
      fixture.page.view.superview?.bringSubviewToFront(fixture.page.view)
      #expect(cover.hitTest(CGPoint(x: 20, y: 840), with: nil) !== cover)
      fixture.device.advanceUntilIdle()
      #expect(cover.superview == nil)
    }

    @Test("A touch beside the page does not freeze the flight")
    func beside() throws {
      let fixture = ElementZoomFixture(.navigation)
      fixture.show()
      fixture.close()
      fixture.device.advance(by: 0.2)
      #expect(try #require(fixture.standInFrame).minY > 120)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 110))
      fixture.device.advance(by: 0.05)
      #expect(fixture.transition.phase == .running(toward: .end))
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window == nil)
    }

    @Test("A touch that freezes the page and then moves carries it, without a jump")
    func freezesAndCarries() throws {
      let fixture = ElementZoomFixture(.custom)
      fixture.show()
      fixture.close()
      fixture.device.advance(by: 0.08)
      let finger = fixture.device.press(at: try #require(fixture.standInFrame).center)
      fixture.device.advance(by: 0.1)
      let before = try #require(fixture.standInFrame)
      // The recognizer begins after some points, and the page follows from there.
      finger.move(by: CGVector(dx: 0, dy: 12), over: 0.1)
      let begun = try #require(fixture.standInFrame)
      #expect(abs(begun.midX - before.midX) < 0.5 && begun.midY - before.midY <= 12)
      finger.move(by: CGVector(dx: 70, dy: 30), over: 0.2)
      let moved = try #require(fixture.standInFrame)
      #expect(abs(moved.midX - begun.midX - 70) < 8 && abs(moved.midY - begun.midY - 30) < 8)
      #expect(fixture.transition.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest && fixture.device.window.overlays.isEmpty)
    }

    @Test("A second finger that joins a drag turns the page", arguments: ZoomContainer.allCases)
    func secondFinger(_ kind: ZoomContainer) throws {
      let fixture = ElementZoomFixture(kind)
      fixture.show()
      let page = fixture.page.view.convert(fixture.page.view.bounds, to: nil)
      let first = fixture.device.press(at: CGPoint(x: page.midX - 40, y: page.minY + 130))
      first.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
      #expect(fixture.transition.phase == .held)
      let second = fixture.device.press(at: CGPoint(x: page.midX + 60, y: page.minY + 230))
      fixture.device.advance(by: 0.05)
      second.move(by: CGVector(dx: -40, dy: 60), over: 0.2)
      #expect(abs(try #require(fixture.standIn).transform.b) > 0.1)
      for finger in [first, second] { finger.lift() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest && fixture.device.window.overlays.isEmpty)
    }

    @Test(
      "A tap on the tab bar while a tab zooms reverses the zoom, at each moment",
      arguments: [false, true])
    func tabBar(isReduced: Bool) {
      for time in stride(from: 0.03, through: 0.4, by: 0.03) {
        let fixture = ElementZoomFixture(.tabs)
        fixture.device.settings.reducesMotion = isReduced
        fixture.open(.zoom("card"))
        fixture.device.advance(by: time)
        guard fixture.transition.flight != nil else { continue }
        let finger = fixture.device.press(at: CGPoint(x: 100, y: 800))
        fixture.device.advance(by: 0.05)
        #expect(fixture.transition.phase != .held, "after \(time) s")
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.list.view.window != nil, "after \(time) s")
        #expect(fixture.page.view.window == nil && fixture.transition.isAtRest)
      }
    }

    @Test("A view in front of a page in flight keeps its touches", arguments: [true, false])
    func inFront(isInWindow: Bool) throws {
      let fixture = ElementZoomFixture(.navigation)
      fixture.open(.zoom("card"))
      fixture.device.advance(by: 0.1)
      let container = try #require(fixture.transition.flight?.containerView)
      let toast = UIView(frame: container.bounds)
      let superview: UIView = isInWindow ? fixture.device.window : container
      superview.addSubview(toast)
      let place = try #require(fixture.standInFrame)
      let finger = fixture.device.press(at: CGPoint(x: place.midX, y: place.midY))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      #expect(fixture.transition.phase == .running(toward: .end))
      finger.lift()
      toast.removeFromSuperview()
      fixture.device.advanceUntilIdle()
    }
  }
}
