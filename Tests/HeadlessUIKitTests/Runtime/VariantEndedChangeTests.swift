import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A push or pop by an app's animator may end when another change is requested.
@MainActor @Suite struct VariantEndedChangeTests {
  /// A change that an app requests during a push of "C" over "A" and "B".
  enum Request: CaseIterable {
    case push, pop, popToRoot, set
    case pushWithoutAnimation, popWithoutAnimation, popToTop

    /// Whether the request ends the push.
    var ends: Bool {
      switch self {
      case .push, .pop, .popToRoot, .set: true
      case .pushWithoutAnimation, .popWithoutAnimation, .popToTop: false
      }
    }

    /// The names of the stack after both changes.
    var stack: [String] {
      switch self {
      case .push: ["A", "B", "C", "D"]
      case .pop: ["A", "B"]
      case .popToRoot: ["A"]
      case .set: ["D"]
      case .pushWithoutAnimation: ["A", "B", "C", "D"]
      case .popWithoutAnimation, .popToTop: ["A", "B", "C"]
      }
    }

    @MainActor func make(on navigation: UINavigationController, in fixture: TransitionFixture) {
      let top = navigation.viewControllers[navigation.viewControllers.count - 1]
      switch self {
      case .push: navigation.pushViewController(fixture.child("D"), animated: true)
      case .pop: navigation.popViewController(animated: true)
      case .popToRoot: navigation.popToRootViewController(animated: true)
      case .set: navigation.setViewControllers([fixture.child("D")], animated: true)
      case .pushWithoutAnimation:
        navigation.pushViewController(fixture.child("D"), animated: false)
      case .popWithoutAnimation: navigation.popViewController(animated: false)
      case .popToTop: navigation.popToViewController(top, animated: true)
      }
    }
  }

  /// A push of "C" over "A" and "B" by an app's animator, 0.1 s after its start.
  @MainActor private final class Push {
    let fixture: TransitionFixture
    let navigation: UINavigationController
    let delegate = LoggingNavigationDelegate()
    let interactor = UIPercentDrivenInteractiveTransition()
    let animator: InterruptibleAnimator

    /// - Parameter isHeld: Whether a percent-driven interaction controller holds the push.
    init(isHeld: Bool) {
      let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
      self.fixture = fixture
      self.navigation = navigation
      animator = InterruptibleAnimator(fixture)
      delegate.animator = animator
      if isHeld { delegate.interactor = interactor }
      navigation.pushViewController(fixture.child("C"), animated: true)
      fixture.device.advance(by: 0.1)
      delegate.animator = nil
      delegate.interactor = nil
      fixture.log = []
    }

    /// Returns the entries of the log that have a prefix.
    func recorded(_ prefix: String) -> [String] { fixture.log.filter { $0.hasPrefix(prefix) } }
  }

  private func compare<Finding>(_ find: () -> Finding) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(.endsChangesForOthers) { find() })
  }

  @Test("7.78 The first change may end within the call, and then the second begins")
  func order() {
    let (byDefault, varied) = compare {
      let push = Push(isHeld: false)
      push.navigation.pushViewController(push.fixture.child("D"), animated: true)
      #expect(push.animator.animator?.isRunning == true)
      let within = push.fixture.takeLog()
      push.fixture.device.advanceUntilIdle()
      #expect(push.navigation.names == ["A", "B", "C", "D"])
      #expect(push.navigation.children.map(\.noted) == ["A", "B", "C", "D"])
      #expect(push.navigation.viewControllers.map { $0.view.window != nil }.last == true)
      #expect(Runtime.current.transitions.isEmpty)
      #expect(push.recorded("animator ended").count == 1)
      return (within, Runtime.current.lateCompletions, push.fixture.console.count)
    }
    #expect(byDefault == ([], 0, 1))
    let ended = ["animationEnded(true)", "B.DD", "C.DA", "C.didMove(UINavigationController)"]
    #expect(
      varied
        == (ended + ["didShow(C, true)", "D.willMove(UINavigationController)"], 1, 0))
  }

  @Test(
    "7.78 Animated changes may end a push, and unanimated changes don't",
    arguments: Request.allCases, [false, true])
  func requests(_ request: Request, isHeld: Bool) {
    let (byDefault, varied) = compare {
      let push = Push(isHeld: isHeld)
      request.make(on: push.navigation, in: push.fixture)
      let ends = push.recorded("animationEnded")
      if ends.isEmpty { push.interactor.finish() }
      push.fixture.device.advanceUntilIdle()
      #expect(push.navigation.children.map(\.noted) == push.navigation.names)
      #expect(push.navigation.topViewController?.appearance == .appeared)
      #expect(push.recorded("animationEnded") == ["animationEnded(true)"])
      // The app must end an animator that its interaction controller holds.
      push.animator.animator?.stopAnimation(true)
      return (ends.count, push.navigation.names)
    }
    // By default a pop during a push is ignored.
    let isPop = request == .pop || request == .popToRoot
    #expect(byDefault == (0, isPop ? ["A", "B", "C"] : request.stack))
    #expect(varied == (request.ends ? 1 : 0, request.stack))
  }

  @Test("7.78 A change that is being cancelled may end cancelled, and a pop may then do nothing")
  func cancelled() {
    let (byDefault, varied) = compare {
      let push = Push(isHeld: true)
      push.interactor.update(0.5)
      push.interactor.cancel()
      push.navigation.popToRootViewController(animated: true)
      let stacks = [push.navigation.names]
      push.navigation.popViewController(animated: true)
      push.fixture.device.advanceUntilIdle()
      #expect(push.recorded("animationEnded") == ["animationEnded(false)"])
      #expect(push.navigation.children.map(\.noted) == push.navigation.names)
      return stacks + [push.navigation.names]
    }
    #expect(byDefault == [["A", "B", "C"], ["A", "B"]])
    #expect(varied == [["A"], ["A"]])
  }

  @Test("7.78 System changes, changes that are starting, and covered changes are not ended")
  func others() {
    RuntimeVariants.$current.withValue(.endsChangesForOthers) {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      navigation.pushViewController(fixture.child("B"), animated: true)
      fixture.device.advance(by: 0.1)
      navigation.pushViewController(fixture.child("C"), animated: true)
      #expect(navigation.names == ["A", "B"])
      fixture.device.advanceUntilIdle()
      #expect(navigation.names == ["A", "B", "C"])

      let delegate = LoggingNavigationDelegate()
      let (second, other) = TransitionFixture.navigating("A", delegate: delegate)
      delegate.animator = InterruptibleAnimator(second)
      let pushed = second.child("B")
      var names: [String] = []
      pushed.onCallback = { [unowned second, unowned other] callback in
        guard callback == "WA" else { return }
        other.pushViewController(second.child("C"), animated: true)
        names = other.names
      }
      other.pushViewController(pushed, animated: true)
      second.device.advanceUntilIdle()
      #expect(names == ["A", "B"])
      #expect(other.names == ["A", "B", "C"])
      #expect(second.log.filter { $0.hasPrefix("animationEnded") }.count == 2)

      let push = Push(isHeld: false)
      push.navigation.present(
        push.fixture.controller("P", style: .overFullScreen), animated: true)
      push.navigation.pushViewController(push.fixture.child("D"), animated: true)
      #expect(push.recorded("animationEnded").isEmpty)
      push.fixture.device.advanceUntilIdle()
      #expect(push.navigation.names == ["A", "B", "C", "D"])
      #expect(Runtime.current.lateCompletions == 0)
    }
  }

  @Test("7.78 A stack that changes at once doesn't end the first change")
  func stacksAtOnce() {
    RuntimeVariants.$current.withValue([.stacksAtOnce, .endsChangesForOthers]) {
      let push = Push(isHeld: false)
      push.navigation.pushViewController(push.fixture.child("D"), animated: true)
      #expect(push.navigation.names == ["A", "B", "C", "D"])
      #expect(push.recorded("animationEnded").isEmpty)
      push.fixture.device.advanceUntilIdle()
      #expect(Runtime.current.lateCompletions == 0)
    }
  }
}
