import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension RegressionTests {
  @Suite("Reports about other libraries", .sharingVariants)
  struct LibraryReports {
    @Test(
      "A quick swipe neither freezes the app nor leaves a black screen",
      arguments: ChangeKind.allCases, 1...3)
    func quickSwipe(_ kind: ChangeKind, frames: Int) {
      // A short swipe, a long swipe and a swipe that returns. The app requests the change at once,
      // or after the finger has lifted.
      for (distance, turnsBack, isLate) in [
        (30.0, false, false), (350, false, false), (120, true, false), (120, false, true),
      ] {
        let fixture = ChangeFixture(kind)
        let device = fixture.base.device
        var wait: Int?
        fixture.transition.interactions = [
          .pan(.down, over: 400, on: fixture.gestureView) { [unowned fixture] in
            if isLate { wait = 2 * frames + 2 } else { fixture.ask() }
          }
        ]
        var gaps = 0
        let observation = device.onFrame { [unowned fixture] _ in
          if !fixture.fillsScreen { gaps += 1 }
          wait = wait.map { $0 - 1 }
          if wait == 0 { fixture.ask() }
        }
        let finger = device.press(at: CGPoint(x: 200, y: 300))
        let seconds = Double(frames) / 60
        finger.move(by: CGVector(dx: 0, dy: distance), over: seconds)
        if turnsBack { finger.move(by: CGVector(dx: 0, dy: -distance), over: seconds) }
        finger.lift()
        device.advance(by: 0.1)
        #expect(device.advanceUntilIdle(limit: 3))
        #expect(gaps == 0)
        #expect(fixture.settled === (turnsBack ? fixture.from : fixture.to))
        fixture.expectRest()
        fixture.expectShown(fixture.settled)
        fixture.expectTouches(in: fixture.settled)
        // The swipe does not prevent the next change.
        let next = turnsBack ? fixture.to : fixture.from
        if turnsBack { fixture.ask() } else { fixture.askBack() }
        #expect(device.advanceUntilIdle(limit: 3))
        fixture.expectShown(next)
        #expect(fixture.transition.isAtRest)
        observation.cancel()
        fixture.transition.interactions = []
      }
    }

    @Test("A cancelled pop disturbs neither the layout nor the next push")
    func cancelledPops() throws {
      let fixture = ChangeFixture(.pop)
      let navigation = try #require(fixture.container as? UINavigationController)
      fixture.transition.interactions = [
        .edgePan(.left, over: 393, on: navigation.view) { [unowned fixture] in fixture.ask() }
      ]
      for round in 1...3 {
        let finger = fixture.base.device.press(at: CGPoint(x: 2, y: 400))
        finger.move(by: CGVector(dx: 150, dy: 0), over: 0.2)
        #expect(fixture.transition.phase == .held)
        finger.move(by: CGVector(dx: -100, dy: 0), over: 0.1)
        finger.lift()
        fixture.base.device.advanceUntilIdle()
        #expect(fixture.base.completions == Array(repeating: false, count: round))
        fixture.expectRest()
        fixture.expectShown(fixture.from)
      }
      let next = RecordingViewController("C", in: fixture.log)
      navigation.pushViewController(next, animated: true)
      fixture.base.device.advance(by: 0.25)
      #expect((100...300).contains(fixture.base.shownX(next)))
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.base.shows([fixture.to, fixture.from, next], in: navigation))
      #expect([fixture.to, fixture.from, next].allSatisfy { $0.isBalanced })
      fixture.transition.interactions = []
    }

    @Test("A transition keeps the app's navigation delegate, which receives all its calls")
    func navigationDelegate() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = base.navigation([a])
      let delegate = AppsDelegate()
      navigation.delegate = delegate
      navigation.pushViewController(b, with: base.slide())
      base.device.advanceUntilIdle()
      let transition = base.slide()
      navigation.popViewController(with: transition)
      base.device.advance(by: 0.1)
      transition.cancel()
      base.device.advanceUntilIdle()
      navigation.popViewController(with: transition)
      base.device.advanceUntilIdle()
      #expect(
        delegate.heard == ["willShow B", "didShow B", "willShow A", "willShow A", "didShow A"])
      #expect(navigation.delegate === delegate)
      navigation.pushViewController(b, animated: true)
      base.device.advanceUntilIdle()
      #expect(delegate.heard.suffix(2) == ["willShow B", "didShow B"])
      #expect(base.directions == [true, false, false])
    }

    @Test("A transition keeps the app's tab bar delegate, which receives the calls for taps")
    func tabDelegate() {
      final class Delegate: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        func tabBarController(
          _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
          heard.append("shouldSelect \(viewController.title ?? "")")
          return viewController.title != "C"
        }
        func tabBarController(
          _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
          heard.append("didSelect \(viewController.title ?? "")")
        }
      }
      let base = ContainerFixture()
      let controllers = [titled("A"), titled("B"), titled("C")]
      let tabs = base.tabs(controllers)
      let delegate = Delegate()
      tabs.delegate = delegate
      tabs.selectViewController(controllers[1], with: base.slide())
      base.device.advanceUntilIdle()
      for x in [350.0, 60] { base.device.tap(at: CGPoint(x: x, y: 790)) }
      base.device.advanceUntilIdle()
      #expect(delegate.heard == ["shouldSelect C", "shouldSelect A", "didSelect A"])
      #expect(tabs.delegate === delegate)
      #expect(base.shows(0, in: tabs))
    }

    @Test("The system's swipe back works after a push with a transition, cancelled or not")
    func systemSwipeBack() {
      /// A delegate that could return animators might disable the swipe.
      final class Delegate: NSObject, UINavigationControllerDelegate {
        private(set) var heard: [String] = []

        func navigationController(
          _ navigationController: UINavigationController, willShow viewController: UIViewController,
          animated: Bool
        ) {
          heard.append("willShow \(viewController.title ?? "")")
        }

        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) {
          heard.append("didShow \(viewController.title ?? "")")
        }
      }
      for finishes in [false, true] {
        let base = ContainerFixture()
        let a = titled("A")
        let b = titled("B")
        let navigation = base.navigation([a])
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.pushViewController(b, with: base.slide())
        base.device.advanceUntilIdle()
        let finger = base.device.press(at: CGPoint(x: 2, y: 400))
        finger.move(by: CGVector(dx: 250, dy: 0), over: 0.4)
        #expect((150...260).contains(base.shownX(b)))
        if !finishes { finger.move(by: CGVector(dx: -200, dy: 0), over: 0.2) }
        finger.lift()
        base.device.advanceUntilIdle()
        #expect(base.shows(finishes ? [a] : [a, b], in: navigation))
        #expect(delegate.heard.last == (finishes ? "didShow A" : "willShow A"))
      }
    }

    @Test(
      "A change that is interrupted and reversed repeatedly still completes",
      arguments: ChangeKind.allCases, 1...4)
    func changedMind(_ kind: ChangeKind, times: Int) {
      let fixture = ChangeFixture(kind)
      fixture.transition.interactions = [.pan(.right, over: 300)]
      fixture.ask()
      fixture.base.device.advance(by: 0.3)
      let onwards = fixture.transition.flight?.isPresenting == true ? 1.0 : -1
      for time in 1...times {
        let back = !time.isMultiple(of: 2)
        let finger = fixture.base.device.press(at: CGPoint(x: 196, y: 400))
        finger.move(by: CGVector(dx: (back ? -90 : 90) * onwards, dy: 0), over: 0.1)
        #expect(fixture.transition.phase == .held)
        finger.lift()
        #expect(fixture.transition.phase == .settling(toward: back ? .start : .end))
      }
      fixture.base.device.advanceUntilIdle()
      fixture.expectRest(at: times.isMultiple(of: 2) ? .end : .start)
      fixture.expectShown(times.isMultiple(of: 2) ? fixture.to : fixture.from)
    }

    @Test("A duration that the app sets for a release takes effect")
    func settlingDuration() {
      /// Returns the duration, in seconds, of a push from progress 0.4 after a release with
      /// velocity 1.
      func duration(_ settling: TransitionSettling) -> Double {
        let fixture = ChangeFixture(.push)
        fixture.transition.configuration.settling = settling
        _ = fixture.bring(to: .running)
        fixture.transition.pause()
        fixture.transition.update(0.4)
        let start = fixture.base.device.time
        fixture.transition.finish(velocity: 1)
        while fixture.transition.flight != nil { fixture.base.device.advance(by: 1 / 60) }
        return fixture.base.device.time - start
      }
      let frame = 1.5 / 60
      #expect(abs(duration(.timingCurve()) - 0.3) <= frame)
      #expect(abs(duration(.timingCurve(speed: 4)) - 0.075) <= frame)
      #expect(abs(duration(.timingCurve(speed: 0.5)) - 0.6) <= frame)
      #expect(duration(.spring(response: 0.6)) > duration(.spring(response: 0.3)) + 0.1)
      #expect(duration(.spring(response: 2, longestDuration: 0.25)) <= 0.25 + frame)
    }
  }
}

/// A presented page that scrolls vertically, with a horizontal strip and a button. A pull at its
/// top dismisses the page.
private final class ScrollingPage {
  let fixture = ChangeFixture(.dismiss)
  let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 150))
  let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 50))
  var taps = 0

  init() {
    page.contentInsetAdjustmentBehavior = .never
    page.contentSize = CGSize(width: 393, height: 3000)
    strip.contentInsetAdjustmentBehavior = .never
    strip.contentSize = CGSize(width: 2000, height: 150)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    page.addSubview(strip)
    page.addSubview(button)
    fixture.from.view.addSubview(page)
    fixture.transition.interactions = [
      .scrollPullToDismiss(page, over: 400) { [unowned fixture] in fixture.ask() }
    ]
    fixture.base.device.advance(by: 0.05)
  }

  func press(at point: CGPoint) -> Finger { fixture.base.device.press(at: point) }

  /// Expects that the page is shown or dismissed, and that no flight is in progress.
  func expectRest(isDismissed: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    fixture.base.device.advanceUntilIdle()
    fixture.expectRest(at: isDismissed ? .end : .start, sourceLocation: sourceLocation)
    fixture.expectShown(isDismissed ? fixture.to : fixture.from, sourceLocation: sourceLocation)
    #expect(page.bounces, sourceLocation: sourceLocation)
  }
}

extension RegressionTests {
  @Suite("Reports about other libraries: scroll views", .underVariants)
  struct ScrollViewReports {
    @Test(
      "A pull at the top dismisses, unless it returns before the release",
      arguments: [true, false])
    func pull(finishes: Bool) {
      let page = ScrollingPage()
      let finger = page.press(at: CGPoint(x: 300, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
      #expect(page.fixture.transition.phase == .held)
      #expect(abs(page.page.contentOffset.y) < 1e-9)
      finger.move(by: CGVector(dx: 0, dy: finishes ? 100 : -100), over: 0.1)
      finger.lift()
      var strayed: CGFloat = 0
      let observation = page.fixture.base.device.onFrame { [unowned page] _ in
        strayed = max(strayed, abs(page.page.contentOffset.y))
      }
      page.expectRest(isDismissed: finishes)
      // The throw that returns the page does not scroll the content.
      #expect(strayed == 0)
      observation.cancel()
    }

    @Test("A drag first scrolls the content to its top, and then dismisses")
    func scrolledContent() {
      let page = ScrollingPage()
      page.page.contentOffset.y = 200
      let finger = page.press(at: CGPoint(x: 300, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
      #expect(page.fixture.transition.flight == nil)
      #expect((40...70).contains(page.page.contentOffset.y))
      finger.move(by: CGVector(dx: 0, dy: 250), over: 0.2)
      #expect(page.fixture.transition.phase == .held)
      #expect(page.page.contentOffset.y == 0)
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
      finger.lift()
      page.expectRest(isDismissed: true)
    }

    @Test("A drag up scrolls and does not dismiss")
    func upwards() {
      let page = ScrollingPage()
      let finger = page.press(at: CGPoint(x: 300, y: 600))
      finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
      finger.lift()
      page.expectRest(isDismissed: false)
      #expect(page.page.contentOffset.y > 280)
    }

    @Test("A horizontal drag in a strip scrolls the strip")
    func sideways() {
      let page = ScrollingPage()
      let finger = page.press(at: CGPoint(x: 300, y: 180))
      finger.move(by: CGVector(dx: -200, dy: 20), over: 0.2)
      #expect(page.fixture.transition.flight == nil)
      finger.lift()
      page.expectRest(isDismissed: false)
      #expect(page.strip.contentOffset.x > 150)
      #expect(page.page.contentOffset.y == 0)
    }

    @Test("A tap fires a button before a pull and after a pull that returned")
    func button() {
      let page = ScrollingPage()
      for round in 1...2 {
        page.fixture.base.device.tap(at: CGPoint(x: 60, y: 320))
        page.fixture.base.device.advance(by: 0.3)
        #expect(page.taps == round)
        let finger = page.press(at: CGPoint(x: 60, y: 320))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        finger.lift()
        page.expectRest(isDismissed: false)
        #expect(page.taps == round)
      }
    }

    @Test("A pan holds a settling dismissal and reverses it, without scrolling the content")
    func caught() {
      let page = ScrollingPage()
      // The pan is on the window, because UIKit may keep touches from moving views.
      page.fixture.transition.interactions.append(.pan(.up, over: 400))
      let finger = page.press(at: CGPoint(x: 300, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
      finger.lift()
      let second = page.press(at: CGPoint(x: 300, y: 600))
      second.move(by: CGVector(dx: 0, dy: -14), over: 1 / 60)
      #expect(page.fixture.transition.phase == .held)
      second.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
      second.lift()
      page.expectRest(isDismissed: false)
      #expect(page.page.contentOffset.y == 0)
    }
  }
}
