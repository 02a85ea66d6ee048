import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension NavigationTests {
  @Suite("Navigation by gestures", .underVariants)
  struct Gestures {
    private let a = titled("A")
    private let b = titled("B")

    @Test(
      "An edge pan begins a pop, moves it, and its release decides the end",
      arguments: [true, false])
    func edgeSwipe(finishes: Bool) {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a, b])
      let transition = fixture.slide()
      let delegate = NavigationTransitioningDelegate(transition)
      navigation.delegate = delegate
      transition.interactions = [
        .edgePan(.left, over: 393, on: navigation.view) { [unowned navigation] in
          navigation.popViewController(animated: true)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 140, dy: 0), over: 0.4)
      #expect(transition.phase == .held)
      let shown = fixture.shownX(b)
      finger.move(by: CGVector(dx: 30, dy: 0), over: 0.2)
      #expect(abs(fixture.shownX(b) - shown - 30) < 0.5)
      finger.move(by: CGVector(dx: finishes ? 120 : -60, dy: 0), over: 0.15)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [finishes])
      #expect(fixture.directions == [false])
      #expect(fixture.shows(finishes ? [a] : [a, b], in: navigation))
      // The next push is not disturbed.
      let next = titled("C")
      navigation.pushViewController(next, animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(finishes ? [a, next] : [a, b, next], in: navigation))
      #expect(fixture.completions == [finishes, true])
      transition.interactions = []
    }

    @Test(
      "Repeated quick swipes neither freeze the app nor leave a black screen",
      arguments: [0.01, 0.03, 0.05])
    func quickSwipes(seconds: Double) {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a, b])
      let transition = fixture.slide()
      let delegate = NavigationTransitioningDelegate(transition)
      navigation.delegate = delegate
      transition.interactions = [
        .edgePan(.left, over: 393, on: navigation.view) { [unowned navigation] in
          navigation.popViewController(animated: true)
        }
      ]
      for round in 1...3 {
        let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
        finger.move(by: CGVector(dx: 60, dy: 0), over: seconds)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions.count == round)
        let isPopped = fixture.completions.last == true
        #expect(fixture.shows(isPopped ? [a] : [a, b], in: navigation))
        guard isPopped else { continue }
        navigation.pushViewController(b, with: fixture.slide())
        navigation.setViewControllers([a, b], animated: false)
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows([a, b], in: navigation))
        break
      }
      #expect(transition.isAtRest)
      transition.interactions = []
    }

    @Test("A second pan holds a settling pop and reverses it", arguments: [0.05, 0.15])
    func caughtWhileSettling(after seconds: Double) {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a, b])
      let transition = fixture.slide()
      let delegate = NavigationTransitioningDelegate(transition)
      navigation.delegate = delegate
      transition.interactions = [
        .edgePan(.left, over: 393, on: navigation.view) { [unowned navigation] in
          navigation.popViewController(animated: true)
        },
        .pan(.left, over: 393),
      ]
      let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 200, dy: 0), over: 0.3)
      finger.lift()
      fixture.device.advance(by: seconds)
      let second = fixture.device.press(at: CGPoint(x: 300, y: 400))
      second.move(by: CGVector(dx: -12, dy: 0), over: 1.0 / 60)
      #expect(transition.phase == .held)
      let caught = fixture.shownX(b)
      second.move(by: CGVector(dx: -40, dy: 0), over: 0.2)
      #expect(abs(fixture.shownX(b) - caught + 40) < 0.5)
      second.move(by: CGVector(dx: -200, dy: 0), over: 0.1)
      second.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.shows([a, b], in: navigation))
      transition.interactions = []
    }

    @Test("A push can be paused in flight and reversed repeatedly", arguments: [1, 2, 5])
    func grabAndReverse(turns: Int) {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let transition = fixture.slide()
      let delegate = NavigationTransitioningDelegate(transition)
      navigation.delegate = delegate
      navigation.pushViewController(b, animated: true)
      fixture.device.advance(by: 0.25)
      let before = fixture.shownX(b)
      transition.pause()
      fixture.device.advance(by: 0.2)
      #expect(abs(fixture.shownX(b) - before) < 20)
      transition.resume()
      for _ in 0..<turns {
        transition.reverse()
        fixture.device.advance(by: 0.05)
      }
      fixture.device.advanceUntilIdle()
      let isCompleted = turns.isMultiple(of: 2)
      #expect(fixture.completions == [isCompleted])
      #expect(fixture.shows(isCompleted ? [a, b] : [a], in: navigation))
    }

    @Test(
      "The system's swipe back works where the app provides no transition for a pop",
      arguments: [true, false])
    func systemSwipe(onceOnly: Bool) {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let transition = fixture.slide()
      let delegate = NavigationTransitioningDelegate { operation, _, _ in
        operation == .push ? transition : nil
      }
      if onceOnly {
        navigation.pushViewController(b, with: transition, returnTransition: .system)
      } else {
        navigation.delegate = delegate
        navigation.pushViewController(b, animated: true)
      }
      fixture.device.advanceUntilIdle()
      let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.4)
      #expect((200...320).contains(fixture.shownX(b)))
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      #expect(fixture.directions == [true])
    }

    @Test("A pan during a push holds the push and cancels it")
    func pushHeldByFinger() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let transition = fixture.slide()
      transition.interactions = [.pan(.left, over: 393)]
      navigation.pushViewController(b, with: transition)
      fixture.device.advance(by: 0.25)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 12, dy: 0), over: 1.0 / 60)
      #expect(transition.phase == .held)
      let held = fixture.shownX(b)
      finger.move(by: CGVector(dx: 50, dy: 0), over: 0.2)
      #expect(abs(fixture.shownX(b) - held - 50) < within(0.5, orStep: 7))
      finger.move(by: CGVector(dx: 150, dy: 0), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.shows([a], in: navigation))
    }

    @Test("An edge pan on the container that pops moves a push back toward its start")
    func popGestureGrabsPush() {
      let fixture = ContainerFixture()
      let stack = [titled("A"), titled("B")]
      let navigation = fixture.navigation([stack[0]])
      let slide = fixture.slide()
      let delegate = NavigationTransitioningDelegate(slide)
      navigation.delegate = delegate
      slide.interactions = [
        .edgePan(.left, over: 393, on: navigation.view) { [weak navigation] in
          navigation?.popViewController(animated: true)
        }
      ]
      navigation.pushViewController(stack[1], animated: true)
      fixture.device.advance(by: 0.3)
      let finger = fixture.device.press(at: CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 12, dy: 0))
      let held = slide.progress
      finger.move(by: CGVector(dx: 100, dy: 0), over: 0.2)
      #expect(slide.progress < held - 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.shows([stack[0]], in: navigation))
    }
  }
}
