import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What users of other libraries ask for", .eachReading)
struct PeersAsksTests {
  @Test(
    "Ask 1: A quick swipe neither freezes the app nor leaves a black screen",
    arguments: ChangeKind.allCases, 1...3)
  func quickSwipe(_ kind: ChangeKind, frames: Int) {
    // A short one, a long one, and one that turns back; an app that asks at once, and one that asks
    // when the finger has lifted.
    for (distance, turnsBack, isLate) in [
      (30.0, false, false), (350, false, false), (120, true, false), (120, false, true),
    ] {
      let stage = ChangeStage(kind)
      let device = stage.world.device
      var wait: Int?
      stage.transition.interactions = [
        .pan(.down, over: 400, on: stage.gestureView) { [unowned stage] in
          if isLate { wait = 2 * frames + 2 } else { stage.ask() }
        }
      ]
      var gaps = 0
      let observation = device.onFrame { [unowned stage] _ in
        if !stage.fillsScreen { gaps += 1 }
        wait = wait.map { $0 - 1 }
        if wait == 0 { stage.ask() }
      }
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      let seconds = Double(frames) / 60
      finger.move(by: CGVector(dx: 0, dy: distance), over: seconds)
      if turnsBack { finger.move(by: CGVector(dx: 0, dy: -distance), over: seconds) }
      finger.lift()
      device.advance(by: 0.1)
      #expect(device.advanceUntilIdle(limit: 3))
      #expect(gaps == 0)
      #expect(stage.settled === (turnsBack ? stage.from : stage.to))
      stage.expectRest()
      stage.expectShown(stage.settled)
      stage.expectTouches(in: stage.settled)
      // Nor does it stand in the way of the next change.
      let next = turnsBack ? stage.to : stage.from
      if turnsBack { stage.ask() } else { stage.askBack() }
      #expect(device.advanceUntilIdle(limit: 3))
      stage.expectShown(next)
      #expect(stage.transition.isAtRest)
      observation.cancel()
      stage.transition.interactions = []
    }
  }

  @Test("Ask 2: A pop that a finger cancels, once and again, disturbs neither layout nor next push")
  func cancelledPops() throws {
    let stage = ChangeStage(.pop)
    let navigation = try #require(stage.container as? UINavigationController)
    stage.transition.interactions = [
      .edgePan(.left, over: 393, on: navigation.view) { [unowned stage] in stage.ask() }
    ]
    for round in 1...3 {
      let finger = stage.world.device.press(at: CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 150, dy: 0), over: 0.2)
      #expect(stage.transition.phase == .held)
      finger.move(by: CGVector(dx: -100, dy: 0), over: 0.1)
      finger.lift()
      stage.world.device.advanceUntilIdle()
      #expect(stage.world.completions == Array(repeating: false, count: round))
      stage.expectRest()
      stage.expectShown(stage.from)
    }
    let next = NotedViewController("C", in: stage.log)
    navigation.pushViewController(next, animated: true)
    stage.world.device.advance(by: 0.25)
    #expect((100...300).contains(stage.world.shownX(next)))
    stage.world.device.advanceUntilIdle()
    #expect(stage.world.shows([stage.to, stage.from, next], in: navigation))
    #expect([stage.to, stage.from, next].allSatisfy { $0.isBalanced })
    stage.transition.interactions = []
  }

  @Test("Ask 3: A navigation delegate stays the app's, and hears all that it always hears")
  func navigationDelegate() {
    let world = ContainerWorld()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = world.navigation([a])
    let delegate = AppsNavigationDelegate()
    navigation.delegate = delegate
    navigation.push(b, with: world.slide())
    world.device.advanceUntilIdle()
    let transition = world.slide()
    navigation.popViewController(with: transition)
    world.device.advance(by: 0.1)
    transition.cancel()
    world.device.advanceUntilIdle()
    navigation.popViewController(with: transition)
    world.device.advanceUntilIdle()
    #expect(delegate.heard == ["willShow B", "didShow B", "willShow A", "willShow A", "didShow A"])
    #expect(navigation.delegate === delegate)
    navigation.pushViewController(b, animated: true)
    world.device.advanceUntilIdle()
    #expect(delegate.heard.suffix(2) == ["willShow B", "didShow B"])
    #expect(world.directions == [true, false, false])
  }

  @Test("Ask 3: A tab bar delegate stays the app's, and is asked and told of taps")
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
    let world = ContainerWorld()
    let controllers = [titled("A"), titled("B"), titled("C")]
    let tabs = world.tabs(controllers)
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.select(controllers[1], with: world.slide())
    world.device.advanceUntilIdle()
    for x in [350.0, 60] { world.device.tap(at: CGPoint(x: x, y: 790)) }
    world.device.advanceUntilIdle()
    #expect(delegate.heard == ["shouldSelect C", "shouldSelect A", "didSelect A"])
    #expect(tabs.delegate === delegate)
    #expect(world.shows(0, in: tabs))
  }

  @Test("Ask 3: The system's swipe back works after a push with a transition, cancelled or not")
  func systemSwipeBack() {
    /// One that could give animators may switch the swipe off by itself.
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
      let world = ContainerWorld()
      let (a, b) = (titled("A"), titled("B"))
      let navigation = world.navigation([a])
      let delegate = Delegate()
      navigation.delegate = delegate
      navigation.push(b, with: world.slide())
      world.device.advanceUntilIdle()
      let finger = world.device.press(at: CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 250, dy: 0), over: 0.4)
      #expect((150...260).contains(world.shownX(b)))
      if !finishes { finger.move(by: CGVector(dx: -200, dy: 0), over: 0.2) }
      finger.lift()
      world.device.advanceUntilIdle()
      #expect(world.shows(finishes ? [a] : [a, b], in: navigation))
      #expect(delegate.heard.last == (finishes ? "didShow A" : "willShow A"))
    }
  }

  @Test(
    "Ask 4: A person may interrupt a change and change their mind, again and again",
    arguments: ChangeKind.allCases, 1...4)
  func changedMind(_ kind: ChangeKind, times: Int) {
    let stage = ChangeStage(kind)
    stage.transition.interactions = [.pan(.right, over: 300)]
    stage.ask()
    stage.world.device.advance(by: 0.3)
    let onwards = stage.transition.flight?.isPresenting == true ? 1.0 : -1
    for time in 1...times {
      let back = !time.isMultiple(of: 2)
      let finger = stage.world.device.press(at: CGPoint(x: 196, y: 400))
      finger.move(by: CGVector(dx: (back ? -90 : 90) * onwards, dy: 0), over: 0.1)
      #expect(stage.transition.phase == .held)
      finger.lift()
      #expect(stage.transition.phase == .settling(toward: back ? .start : .end))
    }
    stage.world.device.advanceUntilIdle()
    stage.expectRest(at: times.isMultiple(of: 2) ? .end : .start)
    stage.expectShown(times.isMultiple(of: 2) ? stage.to : stage.from)
  }

  @Test("Ask 4: How long a change takes after it is let go is the app's to set")
  func settlingDuration() {
    /// How long, in seconds, a push from 0.4 takes after it is let go at a velocity.
    func duration(_ settling: TransitionSettling) -> Double {
      let stage = ChangeStage(.push)
      stage.transition.settling = settling
      _ = stage.bring(to: .running)
      stage.transition.pause()
      stage.transition.update(0.4)
      let start = stage.world.device.time
      stage.transition.finish(velocity: 1)
      while stage.transition.flight != nil { stage.world.device.advance(by: 1 / 60) }
      return stage.world.device.time - start
    }
    let frame = 1.5 / 60
    #expect(abs(duration(.timingCurve()) - 0.3) <= frame)
    #expect(abs(duration(.timingCurve(speed: 4)) - 0.075) <= frame)
    #expect(abs(duration(.timingCurve(speed: 0.5)) - 0.6) <= frame)
    #expect(duration(.spring(response: 0.6)) > duration(.spring(response: 0.3)) + 0.1)
    #expect(duration(.spring(response: 2, longestDuration: 0.25)) <= 0.25 + frame)
  }
}
