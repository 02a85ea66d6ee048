import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementZoomTests {
  /// Faults that attacks on the zoom have found.
  @Suite("Reports", .underVariants)
  struct Reports {
    /// A gesture that leads back.
    enum Way: CaseIterable {
      case drag, edge, pinch

      /// Performs the gesture on the page over most of its size, and lifts the fingers.
      func perform(in fixture: ElementZoomFixture) {
        let device = fixture.device
        let page = fixture.page.view.convert(fixture.page.view.bounds, to: nil)
        switch self {
        case .drag:
          let start = CGPoint(x: page.midX, y: page.minY + 130)
          device.swipe(from: start, by: CGVector(dx: 0, dy: 450), over: 0.4)
        case .edge:
          device.swipe(
            from: CGPoint(x: 2, y: page.midY), by: CGVector(dx: 330, dy: 0), over: 0.4)
        case .pinch:
          let fingers = [-1, 1].map {
            device.press(at: CGPoint(x: page.midX + 110 * $0, y: page.midY))
          }
          device.move(
            [(fingers[0], CGVector(dx: 95, dy: 0)), (fingers[1], CGVector(dx: -95, dy: 0))],
            over: 0.4)
          for finger in fingers { finger.lift() }
        }
        device.advanceUntilIdle()
      }
    }

    /// A card that can be a source.
    private func newCard() -> UIView {
      let card = UIView(frame: CGRect(x: 24, y: 420, width: 160, height: 120))
      card.elementID = "card"
      card.backgroundColor = .systemTeal
      return card
    }

    @Test("With reduced motion, the swipe from the edge follows the layout direction")
    func rightToLeft() {
      let fixture = ElementZoomFixture(.navigation)
      fixture.device.settings.layoutDirection = .rightToLeft
      fixture.device.settings.reducesMotion = true
      fixture.show()
      let finger = fixture.device.press(at: CGPoint(x: 391, y: 400))
      finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
      let progress = fixture.transition.flight?.progress ?? 0
      #expect(progress > 0.3 && progress < 0.42)
      finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
      let isGone = fixture.page.view.window == nil
      #expect(isGone)
    }

    @Test(
      "A swipe from the edge pops inside a zoomed stack, and leads back from its first page",
      arguments: [true, false])
    func stackInside(_ isTab: Bool) {
      let device = Device()
      let list = titled("List")
      let stack = UINavigationController(rootViewController: titled("Root"))
      list.view.addSubview(newCard())
      if isTab {
        let tabs = UITabBarController()
        tabs.viewControllers = [list, stack]
        device.launch(tabs)
        tabs.selectViewController(stack, with: .zoom("card"))
      } else {
        device.launch(list)
        list.present(stack, with: .zoom("card"))
      }
      device.advanceUntilIdle()
      stack.pushViewController(titled("Detail"), animated: true)
      device.advanceUntilIdle()
      for isInside in [true, false] {
        device.swipe(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 330, dy: 0), over: 0.4)
        device.advanceUntilIdle()
        let isShown = stack.view.window != nil
        #expect(isShown == isInside && stack.viewControllers.count == 1)
      }
    }

    @Test("A zoom leads to a tab left of the selected one, and back")
    func tabOnTheLeft() {
      let device = Device()
      let list = titled("List")
      let page = titled("Page")
      list.view.addSubview(newCard())
      let tabs = UITabBarController()
      tabs.viewControllers = [page, titled("Other"), list]
      tabs.selectedIndex = 2
      device.launch(tabs)
      let transition = InterruptibleTransition.zoom("card")
      for way in 0..<3 {
        tabs.selectViewController(page, with: transition)
        device.advance(by: 0.1)
        let isZoomed = device.window.namedStandIns["card"] != nil
        #expect(isZoomed && transition.flight?.isPresenting == true)
        device.advanceUntilIdle()
        switch way {
        case 0: tabs.selectViewController(list, with: transition)
        case 1: device.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 300), over: 0.3)
        default: device.swipe(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 330, dy: 0), over: 0.3)
        }
        device.advance(by: 0.05)
        #expect(transition.flight?.isPresenting == false)
        device.advanceUntilIdle()
        #expect(tabs.selectedIndex == 2 && device.window.overlays.isEmpty)
      }
    }

    @Test(
      "A page that is not larger than its source can be led away",
      arguments: ZoomContainer.allCases, Way.allCases)
    func largeSource(_ kind: ZoomContainer, _ way: Way) {
      if way == .edge, kind == .card { return }
      for growth in [CGFloat(0), 60] {
        let fixture = ElementZoomFixture(kind)
        fixture.show()
        let page = fixture.page.view.convert(fixture.page.view.bounds, to: nil)
        fixture.close()
        fixture.device.advanceUntilIdle()
        fixture.card.frame = page.insetBy(dx: -growth, dy: -growth)
        fixture.show(fixture.transition)
        way.perform(in: fixture)
        let isGone = fixture.page.view.window == nil
        #expect(isGone, "\(growth)")
        #expect(fixture.device.window.overlays.isEmpty)
      }
    }

    @Test("The alignment rectangle of a page that scrolls itself is in points of its content")
    func scrolledPage() throws {
      let fixture = ElementZoomFixture(.navigation)
      let text = UIScrollView()
      text.contentInsetAdjustmentBehavior = .never
      text.contentSize = CGSize(width: 393, height: 3000)
      fixture.page.view = text
      let photo = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 294.75))
      text.addSubview(photo)
      var zoom = ElementZoomOptions()
      zoom.alignmentRect = { [weak photo] _ in photo?.frame }
      fixture.show(.zoom("card", options: zoom))
      text.contentOffset.y = 400
      fixture.close()
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      fixture.transition.update(1)
      let snapshot = try #require(fixture.standIn?.snapshots.outgoing)
      let origin = snapshot.bounds.origin
      let shown = snapshot.convert(
        CGRect(x: origin.x, y: origin.y + 100, width: 393, height: 294.75), to: nil)
      #expect(shown.isNear(fixture.cardFrame, within: 0.01))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A list that is rotated in flight has the safe area of its new orientation at once",
      arguments: [ZoomContainer.navigation, .tabs, .fullScreen], [true, false])
    func rotation(_ kind: ZoomContainer, _ isPresenting: Bool) {
      let fixture = ElementZoomFixture(kind)
      fixture.begin(isPresenting: isPresenting)
      fixture.device.advance(by: 0.1)
      fixture.device.rotate(to: .landscape)
      fixture.device.advance(by: 0.05)
      #expect(fixture.transition.flight != nil && !fixture.list.view.transform.isIdentity)
      let insets = fixture.list.view.safeAreaInsets
      fixture.device.advanceUntilIdle()
      if isPresenting {
        fixture.close()
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.list.view.safeAreaInsets == insets)
      #expect(fixture.list.additionalSafeAreaInsets == .zero)
      #expect(fixture.list.view.transform.isIdentity)
    }

    /// How a zoomed page returns.
    nonisolated enum Return: CaseIterable, Sendable {
      case call, rightToLeft, reducedMotion, caughtAgain, escape
    }

    @Test("Without a bounce, a page does not swing past its source", arguments: Return.allCases)
    func withoutBounce(way: Return) {
      var options = ElementZoomOptions()
      options.bounce = 0
      options.dismissalTiming = .spring(dampingRatio: 0.3, duration: 0.6)
      options.settlingWhenLeaving = .spring(dampingRatio: 0.3, response: 0.4)
      let fixture = ElementZoomFixture(.custom)
      if way == .rightToLeft { fixture.device.settings.layoutDirection = .rightToLeft }
      fixture.device.settings.reducesMotion = way == .reducedMotion
      fixture.device.settings.runsVoiceOver = way == .escape
      fixture.show(.zoom("card", options: options))
      if way == .escape {
        fixture.device.focusedView = fixture.page.view
        #expect(fixture.device.performEscape())
      } else {
        fixture.close()
      }
      if way == .caughtAgain {
        for isBack in [true, false] {
          fixture.device.advance(by: 0.1)
          fixture.transition.pause()
          fixture.device.advance(by: 0.05)
          if isBack { fixture.transition.cancel() } else { fixture.transition.finish(velocity: 3) }
        }
      }
      var frames: [CGRect] = []
      while fixture.transition.flight != nil || frames.isEmpty {
        fixture.device.advance(by: 1.0 / 60)
        guard let frame = fixture.standInFrame else {
          if fixture.transition.flight == nil { break }
          continue
        }
        frames.append(frame)
      }
      #expect(frames.isEmpty == (way == .reducedMotion))
      let card = fixture.cardFrame
      for frame in frames {
        #expect(frame.width > card.width - 0.01 && frame.height > card.height - 0.01)
      }
      fixture.device.advanceUntilIdle()
      #expect(!fixture.showsPage && fixture.device.window.overlays.isEmpty)
    }
  }
}
