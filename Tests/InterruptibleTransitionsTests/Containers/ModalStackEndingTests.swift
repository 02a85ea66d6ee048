import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A stack of presentations: A presents B, which presents C, which presents D, with one transition
/// or three.
private final class ModalStack {
  let fixture = ContainerFixture()
  let log = CallLog()
  let controllers: [NotedViewController]
  let transitions: [InterruptibleTransition]
  let watch = LeakWatch()

  init(isShared: Bool) {
    controllers = ["A", "B", "C", "D"].map { [log] in NotedViewController($0, in: log) }
    let shared = fixture.slide()
    transitions = (0..<3).map { [fixture] _ in isShared ? shared : fixture.slide() }
    fixture.device.launch(controllers[0])
    for controller in controllers { watch.watch(controller, as: controller.title ?? "") }
  }

  /// The transition of the topmost presentation, which dismisses all.
  var last: InterruptibleTransition { transitions[2] }

  func present(_ level: Int) {
    controllers[level].present(controllers[level + 1], with: transitions[level])
  }

  func presentAll() {
    for level in 0..<3 {
      present(level)
      fixture.device.advanceUntilIdle()
    }
  }

  /// The number of presented view controllers.
  var height: Int {
    let chain = sequence(first: controllers[0] as UIViewController, next: \.presentedViewController)
    return Array(chain).count - 1
  }

  func expectRest(
    besides changesBySystem: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      fixture.isEachCompletedOnce(besides: changesBySystem), sourceLocation: sourceLocation)
    #expect(transitions.allSatisfy { $0.isAtRest }, sourceLocation: sourceLocation)
    #expect(
      controllers.filter { !$0.isBalanced }.map(\.title) == [], sourceLocation: sourceLocation)
  }
}

@Suite("Dismissing stacks of presentations", .sharingVariants)
struct ModalStackEndingTests {
  @Test(
    "A dismissal from the lowest presenter uses the transition of the topmost presentation",
    arguments: FlightPlan.allCases, [false, true])
  func dismissed(_ plan: FlightPlan, isShared: Bool) {
    let stack = ModalStack(isShared: isShared)
    stack.presentAll()
    _ = stack.log.take()
    plan.lead(stack.last, in: stack.fixture) { stack.controllers[0].dismiss(animated: true) }
    #expect(stack.fixture.directions == [true, true, true, false])
    #expect(stack.fixture.completions == [true, true, true, plan.completes])
    #expect(stack.height == (plan.completes ? 0 : 3))
    #expect(stack.fixture.device.window.subviews.count == (plan.completes ? 1 : 4))
    stack.expectRest()
    stack.controllers[0].dismiss(animated: true)
    stack.fixture.device.advanceUntilIdle()
    #expect(stack.height == 0)
    stack.expectRest()
  }

  @Test(
    "A dismissal while the topmost is being presented does nothing, and succeeds afterward",
    arguments: Moment.allCases, [false, true])
  func dismissedWhilePresenting(_ moment: Moment, animated: Bool) {
    let stack = ModalStack(isShared: false)
    for level in 0..<2 {
      stack.present(level)
      stack.fixture.device.advanceUntilIdle()
    }
    let finger = stack.fixture.bring(stack.last, to: moment, on: stack.controllers[2].view) {
      [unowned stack] in stack.present(2)
    }
    stack.controllers[0].dismiss(animated: animated)
    stack.fixture.end(finger)
    #expect(stack.height == (stack.fixture.completions.last == true ? 3 : 2))
    stack.expectRest()
    stack.controllers[0].dismiss(animated: animated)
    stack.fixture.device.advanceUntilIdle()
    #expect(stack.height == 0)
    #expect(stack.fixture.device.window.subviews.count == 1)
    stack.expectRest(besides: animated ? 0 : changesBySystem(unanimated: 1))
  }

  @Test(
    "Replacing the root under a stack of three in flight releases all view controllers",
    arguments: Moment.allCases, [false, true])
  func rootReplaced(_ moment: Moment, dismisses: Bool) {
    for isShared in [false, true] {
      var stack: ModalStack? = ModalStack(isShared: isShared)
      let fixture = stack?.fixture
      let watch = stack?.watch
      if let stack {
        stack.presentAll()
        if !dismisses {
          stack.controllers[2].dismiss(animated: false)
          stack.fixture.device.advanceUntilIdle()
        }
        let finger = stack.fixture.bring(
          stack.last, to: moment, on: stack.controllers[dismisses ? 3 : 2].view
        ) { [unowned stack] in
          if dismisses { stack.controllers[0].dismiss(animated: true) } else { stack.present(2) }
        }
        watch?.watch(stack.last)
        stack.fixture.device.window.rootViewController = UIViewController()
        stack.fixture.end(finger)
        // The presented view controllers stay below the new root's view.
        let seen = UIKitReading.replacesWholeWindow ? 0 : stack.height
        #expect(stack.fixture.device.window.subviews.count == seen + 1)
        stack.expectRest(besides: dismisses ? 0 : changesBySystem(unanimated: 1))
        stack.controllers[0].dismiss(animated: false)
        stack.fixture.device.advanceUntilIdle()
        #expect(stack.fixture.device.window.subviews.count == 1)
      }
      stack = nil
      fixture?.device.advance(by: 0.1)
      #expect(watch?.alive == [])
    }
  }
}
