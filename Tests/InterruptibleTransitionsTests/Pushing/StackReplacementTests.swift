import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension NavigationTests {
  /// Tests of pops over several pages, and of new stacks.
  @Suite("Pops to a page, and new stacks", .underVariants)
  struct StackReplacements {
    private let base = ContainerFixture()
    private let a = titled("A")
    private let b = titled("B")
    private let c = titled("C")
    private let d = titled("D")

    /// A request that shows the root.
    nonisolated enum Way: CaseIterable, Sendable {
      case toRoot, toPage, set
    }

    private func request(
      _ way: Way, showing root: UIViewController, in stack: UINavigationController,
      with transition: InterruptibleTransition
    ) -> TransitionHandle {
      switch way {
      case .toRoot: stack.popToRootViewController(with: transition)
      case .toPage: stack.popToViewController(root, with: transition)
      case .set: stack.setViewControllers([root], with: transition)
      }
    }

    private var messages: [String] {
      Runtime.current.console.filter { $0.contains("is refused") }
    }

    // MARK: At rest

    @Test("One flight pops all pages above the root", arguments: Way.allCases)
    func atRest(_ way: Way) {
      let stack = base.navigation([a, b, c])
      let handle = request(way, showing: a, in: stack, with: base.slide())
      base.device.advance(by: 0.2)
      #expect(handle.flight?.fromViewController === c && handle.flight?.toViewController === a)
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([a], in: stack))
      #expect(base.directions == [false] && base.completions == [true])
      #expect(stack.delegate == nil && messages.isEmpty)
    }

    @Test("A pop to a page keeps the pages below it")
    func toPage() {
      let stack = base.navigation([a, b, c, d])
      let handle = stack.popToViewController(b, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([a, b], in: stack))
    }

    @Test("A new stack with a new top is pushed, and its top is popped by the same transition")
    func newTop() {
      let stack = base.navigation([a, b])
      let handle = stack.setViewControllers([a, c, d], with: base.slide())
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([a, c, d], in: stack))
      stack.popViewController(animated: true)
      base.device.advanceUntilIdle()
      #expect(base.directions == [true, false] && base.shows([a, c], in: stack))
    }

    @Test("With a return by the system, the top of a new stack is popped by the system")
    func systemReturn() {
      let stack = base.navigation([a, b])
      stack.setViewControllers([a, d], with: base.slide(), returnTransition: .system)
      base.device.advanceUntilIdle()
      stack.popViewController(animated: true)
      base.device.advanceUntilIdle()
      #expect(base.directions == [true] && base.shows([a], in: stack))
    }

    @Test("A new stack whose top is in the stack is popped")
    func formerTop() {
      let stack = base.navigation([a, b, c])
      let handle = stack.setViewControllers([d, b], with: base.slide())
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([d, b], in: stack))
      #expect(base.directions == [false])
    }

    @Test("A new stack with the same top replaces the pages below without a flight")
    func sameTop() {
      let stack = base.navigation([a, b, c])
      let transition = base.slide()
      let handles = [[d, c], [d, c]].map { stack.setViewControllers($0, with: transition) }
      #expect(handles.allSatisfy { $0.result == .completed })
      base.device.advanceUntilIdle()
      #expect(base.shows([d, c], in: stack) && base.directions.isEmpty && transition.isAtRest)
    }

    // MARK: In flight

    @Test(
      "In flight, a push lands, and then one flight pops to the root", arguments: Way.allCases,
      [true, false])
    func duringPush(_ way: Way, isSame: Bool) {
      let stack = base.navigation([a, b])
      let first = base.slide()
      let push = stack.pushViewController(c, with: first)
      base.device.advance(by: 0.1)
      let handle = request(way, showing: a, in: stack, with: isSame ? first : base.slide())
      base.device.advanceUntilIdle()
      #expect(push.result == .completed && handle.result == .completed)
      #expect(base.shows([a], in: stack) && base.completions == [true, true])
    }

    @Test(
      "A push onto the root is reversed by the same transition, also before its start",
      arguments: Way.allCases, [0, 0.1])
    func reversed(_ way: Way, after seconds: Double) {
      let stack = base.navigation([a])
      let transition = base.slide()
      let push = stack.pushViewController(b, with: transition)
      base.device.advance(by: seconds)
      let handle = request(way, showing: a, in: stack, with: transition)
      base.device.advanceUntilIdle()
      #expect(push.result == .cancelled && handle.result == .completed)
      #expect(base.shows([a], in: stack) && base.completions == [false])
    }

    @Test("A push by UIKit onto the root is reversed by its transition", arguments: Way.allCases)
    func reversedFromUIKit(_ way: Way) {
      let stack = base.navigation([a])
      let transition = base.slide()
      let delegate = NavigationTransitioningDelegate(transition)
      stack.delegate = delegate
      stack.pushViewController(b, animated: true)
      base.device.advance(by: 0.1)
      let handle = request(way, showing: a, in: stack, with: transition)
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([a], in: stack))
      #expect(base.completions == [false])
    }

    @Test(
      "A pop to the root is reversed by its transition with the former stack",
      arguments: [0, 0.1])
    func broughtBack(after seconds: Double) {
      let stack = base.navigation([a, b, c])
      let transition = base.slide()
      let pop = stack.popToRootViewController(with: transition)
      base.device.advance(by: seconds)
      let handle = stack.setViewControllers([a, b, c], with: transition)
      base.device.advanceUntilIdle()
      #expect(pop.result == .cancelled && handle.result == .completed)
      #expect(base.shows([a, b, c], in: stack) && base.completions == [false])
    }

    @Test("A pop to the root that is cancelled restores all pages", arguments: Way.allCases)
    func cancelled(_ way: Way) {
      let stack = base.navigation([a, b, c])
      let handle = request(way, showing: a, in: stack, with: base.slide())
      base.device.advance(by: 0.2)
      handle.cancel()
      base.device.advanceUntilIdle()
      #expect(handle.result == .cancelled && base.shows([a, b, c], in: stack))
    }

    @Test(
      "A repeated request is met by the first one, also by another transition",
      arguments: Way.allCases, [true, false])
    func repeated(_ way: Way, isSame: Bool) {
      let stack = base.navigation([a, b, c])
      let transition = base.slide()
      let handles = [0, 0.1].map { seconds in
        base.device.advance(by: seconds)
        let next = isSame ? transition : base.slide()
        return request(way, showing: a, in: stack, with: next)
      }
      #expect(handles[0].flight != nil && (handles[1].flight === handles[0].flight) == isSame)
      base.device.advanceUntilIdle()
      #expect(handles.map(\.result) == [.completed, .completed])
      #expect(base.shows([a], in: stack) && base.completions == [true] && messages.isEmpty)
    }

    @Test("A pop to a page that waits to be pushed follows its push")
    func toWaitingPage() {
      let stack = base.navigation([a])
      stack.pushViewController(b, with: base.slide())
      base.device.advance(by: 0.1)
      let pushes = [c, d].map { stack.pushViewController($0, with: base.slide()) }
      let handle = stack.popToViewController(c, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(pushes.allSatisfy { $0.result == .completed } && handle.result == .completed)
      #expect(base.shows([a, b, c], in: stack))
    }

    @Test(
      "A pop below a presentation waits until UIKit accepts it", arguments: Way.allCases, [0, 0.1])
    func belowPresentation(_ way: Way, after seconds: Double) {
      let stack = base.navigation([a, b, c])
      let presentation = stack.present(d, with: base.slide(), as: .sheet(height: 300))
      base.device.advance(by: seconds)
      let handle = request(way, showing: a, in: stack, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(presentation.result == .completed && handle.result == .completed)
      #expect(stack.viewControllers == [a] && stack.presentedViewController === d)
    }

    // MARK: Held

    @Test("While a flight is held, the request waits", arguments: Way.allCases)
    func held(_ way: Way) {
      let stack = base.navigation([a, b])
      let first = base.slide()
      stack.pushViewController(c, with: first)
      base.device.advance(by: 0.1)
      first.pause()
      let handle = request(way, showing: a, in: stack, with: base.slide())
      base.device.advance(by: 1)
      #expect(first.phase == .held && handle.flight == nil && handle.result == nil)
      first.cancel()
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([a], in: stack))
      #expect(base.completions == [false, true])
    }

    // MARK: Refusals

    /// A request that a stack of A and B refuses. P is presented, C is in another stack.
    nonisolated enum Refusal: CaseIterable, Sendable {
      case foreignPage, topPage, emptyStack, twice, presented, elsewhere, navigationController
    }

    private func refuse(
      _ refusal: Refusal, in stack: UINavigationController, _ presented: UIViewController,
      _ other: UINavigationController, with transition: InterruptibleTransition
    ) -> TransitionHandle {
      switch refusal {
      case .foreignPage: stack.popToViewController(c, with: transition)
      case .topPage: stack.popToViewController(b, with: transition)
      case .emptyStack: stack.setViewControllers([], with: transition)
      case .twice: stack.setViewControllers([a, d, a], with: transition)
      case .presented: stack.setViewControllers([a, presented], with: transition)
      case .elsewhere: stack.setViewControllers([c, d], with: transition)
      case .navigationController:
        stack.setViewControllers([UINavigationController(), d], with: transition)
      }
    }

    @Test(
      "A request that UIKit cannot perform is refused with a message",
      arguments: Refusal.allCases, [true, false])
    func refused(_ refusal: Refusal, isAtRest: Bool) {
      let stack = UINavigationController()
      stack.viewControllers = isAtRest ? [a, b] : [a]
      let other = UINavigationController(rootViewController: c)
      let tabs = base.tabs([stack, other])
      let presented = titled("P")
      tabs.present(presented, animated: false)
      base.device.advanceUntilIdle()
      if !isAtRest {
        stack.pushViewController(b, with: base.slide())
        base.device.advance(by: 0.1)
      }
      let transition = base.slide()
      let handle = refuse(refusal, in: stack, presented, other, with: transition)
      if isAtRest { #expect(handle.result == .refused) }
      base.device.advanceUntilIdle()
      #expect(stack.viewControllers == [a, b] && other.viewControllers == [c])
      #expect(transition.isAtRest)
      // A push can have led to the page in the meantime.
      guard isAtRest || refusal != .topPage else { return }
      #expect(handle.result == .refused && messages.count == 1)
    }

    @Test("An empty stack is also refused during the push of the first page, by its transition")
    func emptyInFlight() {
      let stack = base.navigation([])
      let transition = base.slide()
      let push = stack.pushViewController(a, with: transition)
      base.device.advance(by: 0.1)
      let handle = stack.setViewControllers([], with: transition)
      #expect(handle.result == .refused && messages.count == 1)
      base.device.advanceUntilIdle()
      #expect(push.result == .completed && base.shows([a], in: stack))
    }

    @Test("At the root, a pop to the root is refused with a message")
    func atRoot() {
      let stack = base.navigation([a])
      let handle = stack.popToRootViewController(with: base.slide())
      #expect(handle.result == .refused && messages.count == 1)
    }

    @Test(
      "A page cannot be both in a new stack that waits and in a presentation",
      arguments: [true, false]
    )
    func presentedAndSet(presentsFirst: Bool) {
      let stack = base.navigation([a])
      stack.present(b, with: base.slide())
      stack.pushViewController(c, with: base.slide())
      var handles: [TransitionHandle] = []
      let present = { handles.append(b.present(d, with: base.slide(), whenBusy: .wait)) }
      let set = { handles.append(stack.setViewControllers([d, a], with: base.slide())) }
      for request in presentsFirst ? [present, set] : [set, present] { request() }
      #expect(handles.map(\.result) == [nil, .refused])
      base.device.advanceUntilIdle()
      #expect(handles.map(\.result) == [.completed, .refused])
      #expect(messages.count == (presentsFirst ? 1 : 0))
      #expect((b.presentedViewController === d) == presentsFirst)
      #expect(stack.viewControllers == (presentsFirst ? [a, c] : [d, a]))
    }

    @Test("Behind a push that has not begun, a new stack with the same top completes once made")
    func sameTopBehindPush() {
      let stack = base.navigation([a, b])
      let tabs = base.tabs([stack, d])
      tabs.selectViewController(d, with: base.slide())
      base.device.advance(by: 0.1)
      stack.pushViewController(c, animated: true)
      let handle = stack.setViewControllers([b, c], with: base.slide())
      #expect(handle.result == nil || stack.viewControllers == [b, c])
      tabs.selectedIndex = 0
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([b, c], in: stack))
    }

    @Test("Within the delegate's report of an end, requests are refused", arguments: Way.allCases)
    func withinReport(_ way: Way) {
      final class Delegate: NSObject, UINavigationControllerDelegate {
        var report: () -> Void = {}

        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) { report() }
      }
      let stack = base.navigation([a, b])
      let delegate = Delegate()
      let transition = base.slide()
      stack.delegate = delegate
      var handles: [TransitionHandle] = []
      delegate.report = {
        handles.append(request(way, showing: a, in: stack, with: transition))
      }
      stack.pushViewController(c, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(handles.map(\.result) == [.refused] && messages.count == 1)
      #expect(base.shows([a, b, c], in: stack) && transition.isAtRest)
      delegate.report = {}
      let handle = request(way, showing: a, in: stack, with: transition)
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([a], in: stack))
    }

    @Test("In a stack that is not in a window, requests are refused", arguments: Way.allCases)
    func withoutWindow(_ way: Way) {
      let stack = UINavigationController()
      stack.viewControllers = [a, b]
      let tabs = base.tabs([d, stack])
      let handle = request(way, showing: a, in: stack, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(handle.result == .refused && messages.count == 1)
      #expect(stack.viewControllers == [a, b] && tabs.selectedIndex == 0)
    }

    @Test("In the turn in which its tab is selected, a stack is changed", arguments: Way.allCases)
    func selectedStack(_ way: Way) {
      for isToolkit in [true, false] {
        let base = ContainerFixture()
        let stack = UINavigationController()
        stack.viewControllers = [a, b, c]
        let tabs = base.tabs([d, stack])
        if isToolkit {
          tabs.selectViewController(stack, with: base.slide())
        } else {
          tabs.selectedIndex = 1
        }
        let handle = request(way, showing: a, in: stack, with: base.slide())
        base.device.advanceUntilIdle()
        #expect(handle.result == .completed && base.shows([a], in: stack), "\(isToolkit)")
        stack.viewControllers = []
      }
    }

    @Test("In the turn in which a stack is presented, it is changed", arguments: Way.allCases)
    func presentedStack(_ way: Way) {
      let stack = UINavigationController()
      stack.viewControllers = [a, b, c]
      base.device.launch(d)
      d.present(stack, with: base.slide())
      let handle = request(way, showing: a, in: stack, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.shows([a], in: stack))
    }
  }
}
