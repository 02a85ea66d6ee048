import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of navigation stacks and of the window's root.
@MainActor @Suite struct VariantStackTests {
  /// Returns the results of a closure by default and under a variant.
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  @Test("7.46 A push or pop during a transition may change the stack at once")
  func stacksAtOnce() {
    let (byDefault, varied) = compare(.stacksAtOnce) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      navigation.pushViewController(fixture.child("C"), animated: true)
      fixture.device.advance(by: 0.1)
      navigation.pushViewController(fixture.child("D"), animated: true)
      let pushed = navigation.names
      let popped = navigation.popToRootViewController(animated: false)?.map(\.noted) ?? []
      let after = navigation.names
      delegate.interactor = nil
      interactor.finish()
      fixture.device.advanceUntilIdle()
      return [pushed, popped, after, navigation.names, navigation.children.map(\.noted)]
    }
    let all = ["A", "B", "C", "D"]
    #expect(byDefault == [["A", "B", "C"], [], ["A", "B", "C"], all, all])
    #expect(varied == [all, ["B", "C", "D"], ["A"], ["A"], ["A"]])
  }

  @Test(
    "7.94 A bar may keep the items of the former page after a cancel",
    arguments: [true, false], [true, false])
  func keepsItemsAfterCancel(cancelsFirst: Bool, finishes: Bool) {
    let (byDefault, varied) = compare(.keepsItemsAfterCancel) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      let first = navigation.topViewController
      let second = fixture.child("B")
      @MainActor func shows(_ page: UIViewController?) -> Bool {
        navigation.navigationBar.topItem === page?.navigationItem
      }
      navigation.pushViewController(second, animated: true)
      fixture.device.advance(by: 0.1)
      if cancelsFirst {
        interactor.cancel()
        interactor.pause()
      }
      if finishes { interactor.finish() } else { interactor.cancel() }
      fixture.device.advanceUntilIdle()
      let top = navigation.topViewController
      #expect(top === (finishes ? second : first))
      let afterward = shows(top)
      navigation.setViewControllers(navigation.viewControllers, animated: false)
      return [afterward, shows(top)]
    }
    #expect(byDefault == [true, true])
    #expect(varied == [!cancelsFirst || !finishes, true])
  }

  @Test("7.46 A push while the animator is requested may change the stack at once")
  func stacksAtOnceWithinQuestion() {
    let (byDefault, varied) = compare(.stacksAtOnce) {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      let first = fixture.child("B")
      let second = fixture.child("C")
      let delegate = PushingDelegate(second)
      navigation.delegate = delegate
      navigation.pushViewController(first, animated: true)
      fixture.device.advanceUntilIdle()
      #expect(navigation.names == ["A", "B", "C"])
      #expect(first.viewIfLoaded?.window == nil && second.view.window != nil)
      #expect(first.appearance == .disappeared && second.appearance == .appeared)
      #expect(Runtime.current.transitions.isEmpty)
      #expect(delegate.operations == [.push, .push])
      return delegate.names
    }
    #expect(byDefault == ["A", "B"])
    #expect(varied == ["A", "B", "C"])
  }

  /// The change after a cancelled one.
  nonisolated enum Sequel: CaseIterable, Sendable {
    case pop, push, set, cover
  }

  @Test(
    "7.82 A cancelled new stack may leave its top in the former stack", arguments: Sequel.allCases)
  func keepsCancelledTop(_ sequel: Sequel) {
    let (byDefault, varied) = compare(.keepsCancelledTop) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      let former = navigation.topViewController
      navigation.setViewControllers([fixture.child("B")], animated: true)
      fixture.device.advance(by: 0.1)
      interactor.update(0.3)
      interactor.cancel()
      fixture.device.advanceUntilIdle()
      let found = [navigation.names, navigation.children.map(\.noted)]
      #expect(former?.view.window != nil && former?.appearance == .appeared)
      delegate.animator = nil
      delegate.interactor = nil
      switch sequel {
      case .pop: navigation.popViewController(animated: true)
      case .push: navigation.pushViewController(fixture.child("C"), animated: true)
      case .set: navigation.setViewControllers([fixture.child("C")], animated: true)
      case .cover:
        navigation.present(fixture.controller("P", style: .fullScreen), animated: false)
        fixture.device.advanceUntilIdle()
        navigation.dismiss(animated: false)
      }
      fixture.device.advanceUntilIdle()
      let top = navigation.topViewController
      #expect(top?.view.window != nil && top?.appearance == .appeared, "\(sequel)")
      #expect(navigation.childSwitch.contentView.subviews.count == 1, "\(sequel)")
      #expect(Runtime.current.transitions.isEmpty)
      #expect(navigation.children.map(\.noted) == navigation.names)
      return found + [navigation.names]
    }
    let after: (byDefault: [String], varied: [String]) =
      switch sequel {
      case .pop: (["A"], ["A"])
      case .push: (["A", "C"], ["A", "B", "C"])
      case .set: (["C"], ["C"])
      case .cover: (["A"], ["A", "B"])
      }
    #expect(byDefault == [["A"], ["A"], after.byDefault])
    #expect(varied == [["A", "B"], ["A", "B"], after.varied])
  }

  /// A delegate that pushes a controller when it is first asked for an animator.
  private final class PushingDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var names: [String] = []
    private(set) var operations: [UINavigationController.Operation] = []
    private let controller: UIViewController

    init(_ controller: UIViewController) {
      self.controller = controller
      super.init()
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      guard names.isEmpty else { return nil }
      navigationController.pushViewController(controller, animated: true)
      names = navigationController.names
      return nil
    }
  }

  @Test("7.47 A new root may replace presentations", arguments: [false, true])
  func replacesWholeWindow(inFlight: Bool) {
    let (byDefault, varied) = compare(.replacesWholeWindow) {
      let fixture = TransitionFixture()
      let controller = fixture.controller()
      var ends = 0
      fixture.root.present(controller, animated: true) { ends += 1 }
      fixture.device.advance(by: 0.1)
      if !inFlight { fixture.device.advanceUntilIdle() }
      let next = fixture.child("N")
      fixture.device.window.rootViewController = next
      fixture.device.advanceUntilIdle()
      #expect(ends == 1)
      #expect(Runtime.current.transitions.isEmpty)
      #expect(fixture.device.window.subviews.last === next.view)
      #expect(fixture.root.presentedViewController === controller)
      return [controller.view.window != nil, controller.appearance == .appeared]
    }
    #expect(byDefault == [true, true])
    #expect(varied == [false, false])
  }

  @Test("7.51 A pop over several controllers may list the old top first until it begins")
  func listsPoppedTopFirst() {
    let (byDefault, varied) = compare(.listsPoppedTopFirst) {
      let (fixture, navigation) = TransitionFixture.navigating("A", "B", "C", "D")
      var found = [navigation.popToRootViewController(animated: true)?.map(\.noted) ?? []]
      found.append(navigation.names)
      #expect(navigation.topViewController?.noted == "A")
      fixture.device.advance(by: 0.02)
      found.append(navigation.names)
      fixture.device.advanceUntilIdle()
      navigation.pushViewController(fixture.child("E"), animated: true)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      found.append(navigation.names)
      fixture.device.advanceUntilIdle()
      return found
    }
    #expect(byDefault == [["B", "C", "D"], ["A"], ["A"], ["A"]])
    #expect(varied == [["B", "C", "D"], ["D", "A"], ["A"], ["A"]])
  }

  @Test("7.52 Several changes of a stack in one turn may be one change")
  func joinsChangesInOneTurn() {
    let (byDefault, varied) = compare(.joinsChangesInOneTurn) {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      navigation.pushViewController(fixture.child("B"), animated: true)
      navigation.pushViewController(fixture.child("C"), animated: true)
      let names = navigation.names
      fixture.device.advanceUntilIdle()
      return [names, navigation.names, fixture.takeCallbacks().filter { $0.hasSuffix("WA") }]
    }
    #expect(byDefault == [["A", "B"], ["A", "B", "C"], ["B.WA", "C.WA"]])
    #expect(varied == [["A", "B", "C"], ["A", "B", "C"], ["C.WA"]])
  }
}
