import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Requests by users of other libraries", .sharingVariants)
struct PeersAsksTests {
  @Test(
    "Ask 1: A quick swipe neither freezes the app nor leaves a black screen",
    arguments: ChangeKind.allCases, 1...3)
  func quickSwipe(_ kind: ChangeKind, frames: Int) {
    // A short swipe, a long swipe and a swipe that returns. The app requests the change at once, or
    // after the finger has lifted.
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

  @Test("Ask 2: Pops that a gesture cancels disturb neither the layout nor the next push")
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
    let next = NotedViewController("C", in: fixture.log)
    navigation.pushViewController(next, animated: true)
    fixture.base.device.advance(by: 0.25)
    #expect((100...300).contains(fixture.base.shownX(next)))
    fixture.base.device.advanceUntilIdle()
    #expect(fixture.base.shows([fixture.to, fixture.from, next], in: navigation))
    #expect([fixture.to, fixture.from, next].allSatisfy { $0.isBalanced })
    fixture.transition.interactions = []
  }

  @Test("Ask 3: The app's navigation delegate is kept and receives all its calls")
  func navigationDelegate() {
    let base = ContainerFixture()
    let (a, b) = (titled("A"), titled("B"))
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
    #expect(delegate.heard == ["willShow B", "didShow B", "willShow A", "willShow A", "didShow A"])
    #expect(navigation.delegate === delegate)
    navigation.pushViewController(b, animated: true)
    base.device.advanceUntilIdle()
    #expect(delegate.heard.suffix(2) == ["willShow B", "didShow B"])
    #expect(base.directions == [true, false, false])
  }

  @Test("Ask 3: The app's tab bar delegate is kept and receives the calls for taps")
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

  @Test("Ask 3: The system's swipe back works after a push with a transition, cancelled or not")
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
      let (a, b) = (titled("A"), titled("B"))
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
    "Ask 4: A person may interrupt a change and reverse it repeatedly",
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

  @Test("Ask 4: The app can set the duration of a change after its release")
  func settlingDuration() {
    /// Returns the duration, in seconds, of a push from progress 0.4 after a release with velocity
    /// 1.
    func duration(_ settling: TransitionSettling) -> Double {
      let fixture = ChangeFixture(.push)
      fixture.transition.settling = settling
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
