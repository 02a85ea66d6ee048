import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ContainerTests {
  /// Tests of an app's container delegate while transitions push, present and select in the
  /// container.
  @Suite("App's container delegate", .underVariants)
  struct AppDelegates {
    private let a = titled("A")
    private let b = titled("B")
    private let c = titled("C")

    @Test("While a page stays, the app's delegate receives all calls, and it is restored afterward")
    func hearsEverything() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let delegate = AppsDelegate()
      navigation.delegate = delegate
      weak var transition: InterruptibleTransition?
      do {
        let slide = fixture.slide()
        transition = slide
        navigation.pushViewController(b, with: slide)
      }
      fixture.device.advanceUntilIdle()
      #expect(transition != nil)
      navigation.popViewController(animated: true)
      fixture.device.advanceUntilIdle()
      fixture.device.advance(by: 0.1)
      #expect(delegate.heard == ["willShow B", "didShow B", "willShow A", "didShow A"])
      #expect(navigation.delegate === delegate)
      #expect(transition == nil)
    }

    @Test("A delegate of the app that wraps the current delegate receives each call once")
    func wrapping() {
      final class Delegate: NSObject, UINavigationControllerDelegate {
        var next: (any UINavigationControllerDelegate)?
        var calls = 0
        func navigationController(
          _ navigationController: UINavigationController, willShow viewController: UIViewController,
          animated: Bool
        ) {
          calls += 1
          next?.navigationController(
            navigationController, willShow: viewController, animated: animated)
        }
      }
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      let delegate = Delegate()
      navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      delegate.next = navigation.delegate
      navigation.delegate = delegate
      navigation.pushViewController(c, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      #expect(delegate.calls == 1)
      navigation.popToRootViewController(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(delegate.calls == 2)
      #expect(navigation.delegate === delegate)
    }

    @Test("While a page stays, the app's navigation delegate provides its transitions")
    func appsTransitions() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      let delegate = AppsDelegate()
      delegate.animator = PlainAnimator()
      navigation.delegate = delegate
      navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(delegate.asks.isEmpty)
      navigation.pushViewController(c, animated: true)
      fixture.device.advanceUntilIdle()
      #expect(delegate.asks == ["animator", "interactor"])
      #expect(fixture.shows([a, b, c], in: navigation) && fixture.completions == [true, true])
    }

    @Test("While a tab stays, the app's tab bar delegate provides its transitions")
    func appsTabTransitions() {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([a, b, c])
      let slide = fixture.slide()
      let delegate = AppsDelegate()
      delegate.animator = PlainAnimator()
      tabs.delegate = delegate
      tabs.selectViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(delegate.asks.isEmpty)
      tabs.selectedIndex = 2
      fixture.device.advanceUntilIdle()
      #expect(delegate.asks == ["animator", "interactor"])
      #expect(fixture.shows(2, in: tabs) && fixture.completions == [true, true])
    }

    @Test(
      "A navigation delegate that the app sets during a push is kept", arguments: [true, false])
    func laterDelegate(finishes: Bool) {
      for way in [TransitionReturn.mirrored, .system] {
        let fixture = ContainerFixture()
        let navigation = fixture.navigation([a])
        let slide = fixture.slide()
        let delegate = AppsDelegate()
        navigation.pushViewController(b, with: slide, returnTransition: way)
        fixture.device.advance(by: 0.2)
        navigation.delegate = delegate
        if !finishes { slide.cancel() }
        fixture.device.advanceUntilIdle()
        #expect(navigation.delegate === delegate)
        navigation.popViewController(animated: false)
        fixture.device.advanceUntilIdle()
        #expect(navigation.delegate === delegate)
      }
    }

    @Test(
      "A tab bar delegate that the app sets during a tab change is kept", arguments: [true, false])
    func laterTabDelegate(finishes: Bool) {
      for way in [TransitionReturn.mirrored, .system] {
        let fixture = ContainerFixture()
        let tabs = fixture.tabs([titled("A"), titled("B")])
        let slide = fixture.slide()
        let delegate = AppsDelegate()
        tabs.selectViewController(tabs.viewControllers?[1] ?? a, with: slide, returnTransition: way)
        fixture.device.advance(by: 0.2)
        tabs.delegate = delegate
        if !finishes { slide.cancel() }
        fixture.device.advanceUntilIdle()
        #expect(tabs.delegate === delegate)
        tabs.selectedIndex = 0
        fixture.device.advanceUntilIdle()
        #expect(tabs.delegate === delegate)
      }
    }
  }
}

extension ContainerTests {
  /// Tests of the time at which the app's container delegate is restored, and of changes by another
  /// delegate.
  @Suite("Restoring the app's container delegate", .underVariants, .alsoUnder(.asksTabsLate))
  struct RestoredDelegates {
    private let a = titled("A")
    private let b = titled("B")

    @Test("The delegate of a page whose push has no outcome is restored after its pop")
    func unanswered() {
      let base = ContainerFixture()
      let navigation = base.navigation([a])
      let delegate = AppsDelegate()
      let slide = base.slide()
      let request = ChangeRequest(StubChange(of: b, with: slide))
      navigation.delegate = delegate
      NavigationDelegateProxy.proxy(of: navigation)
        .keep(b, for: slide, until: request)
      navigation.pushViewController(b, animated: true)
      base.device.advanceUntilIdle()
      #expect(navigation.delegate !== delegate)
      navigation.popViewController(animated: true)
      base.device.advanceUntilIdle()
      #expect(base.directions == [false] && navigation.viewControllers == [a])
      #expect(navigation.delegate === delegate)
      withExtendedLifetime(request) {}
    }

    @Test("A push that is refused during another push does not take that push's transition")
    func refusedMeanwhile() {
      let base = ContainerFixture()
      let navigation = base.navigation([a])
      let delegate = AppsDelegate()
      let slide = base.slide()
      let other = titled("C")
      let refused = ChangeRequest(StubChange(of: other, with: slide))
      navigation.delegate = delegate
      let proxy = NavigationDelegateProxy.proxy(of: navigation)
      proxy.keep(other, for: slide, until: refused)
      let request = ChangeRequest(StubChange(of: b, with: slide))
      proxy.provideTransition(for: request)
      slide.recordSubmission(of: request)
      refused.settle(.refused)
      navigation.pushViewController(b, animated: true)
      base.device.advanceUntilIdle()
      #expect(base.directions == [true] && base.completions == [true])
      #expect(request.stage == .settled)
      #expect(navigation.delegate === delegate && navigation.viewControllers == [a, b])
    }

    @Test("A tab change by the app's own transition completes at its end")
    func tabs() {
      let base = ContainerFixture()
      let tabs = base.tabs([a, b])
      let delegate = AppsDelegate()
      delegate.animator = PlainAnimator()
      let handle = tabs.selectViewController(b, with: base.slide())
      tabs.delegate = delegate
      base.device.advance(by: 0.1)
      while tabs.transitionCoordinator != nil { base.device.advance(by: 1 / 60) }
      // A late UIKit calls only the app's delegate, and a change might still follow.
      if RuntimeVariants.current.contains(.asksTabsLate) { base.device.advance(by: 0.07) }
      #expect(handle.result == .completed)
      base.device.advanceUntilIdle()
      #expect(base.shows(1, in: tabs))
    }
  }
}

/// The context of a transition in an app's container.
private final class OwnContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let pages: [UIViewController]
  private(set) var ends: [Bool] = []
  let isAnimated = true
  let isInteractive = true
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity

  init(_ view: UIView, from: UIViewController, to: UIViewController) {
    containerView = view
    pages = [from, to]
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { ends.append(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    pages[key == .from ? 0 : 1]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    pages[key == .from ? 0 : 1].view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}

extension ContainerTests {
  @Suite("App's container view controller")
  struct CustomContainers {
    private let device = Device()
    private let host = UIViewController()
    private let transition = InterruptibleTransition(.slideAlong(), timing: .easeInOut(0.2))

    private var messages: Int {
      Runtime.current.console.count { $0.contains("second transition") }
    }

    private func add(_ pages: UIViewController...) {
      for page in pages { host.addChild(page) }
      host.view.addSubview(pages[0].view)
    }

    private func change(_ from: UIViewController, _ to: UIViewController) {
      let context = OwnContext(host.view, from: from, to: to)
      transition.startInteractiveTransition(context)
      transition.finish()
      device.advanceUntilIdle()
      #expect(context.ends == [true])
    }

    @Test("The first return with the same transition logs a message, and later returns do not")
    func thereAndBack() {
      device.launch(host)
      let a = UIViewController()
      let b = UIViewController()
      add(a, b)
      change(a, b)
      #expect(messages == 0)
      change(b, a)
      #expect(messages == 1)
      change(a, b)
      change(b, a)
      #expect(messages == 1)
    }

    @Test("Changes that lead on log no message, nor does a return with another transition")
    func leadingOn() {
      device.launch(host)
      let a = UIViewController()
      let b = UIViewController()
      let c = UIViewController()
      add(a, b, c)
      change(a, b)
      change(b, c)
      change(c, a)
      #expect(messages == 0)
      let back = InterruptibleTransition(.slideAlong(from: .left), timing: .easeInOut(0.2))
      let context = OwnContext(host.view, from: a, to: c)
      back.startInteractiveTransition(context)
      back.finish()
      device.advanceUntilIdle()
      #expect(messages == 0)
    }

    @Test("A container in a stack, in a presentation or with a child added later logs the message")
    func surroundings() {
      for kind in 0..<3 {
        let device = Device()
        let root = UIViewController()
        let host = UIViewController()
        let a = UIViewController()
        let b = UIViewController()
        switch kind {
        case 0: device.launch(UINavigationController(rootViewController: host))
        case 1:
          device.launch(root)
          root.present(host, with: InterruptibleTransition(.fade, timing: .linear(0.1)))
          device.advanceUntilIdle()
        default: device.launch(host)
        }
        host.addChild(a)
        if kind < 2 { host.addChild(b) }
        host.view.addSubview(a.view)
        for pages in [[a, b], [b, a]] {
          let context = OwnContext(host.view, from: pages[0], to: pages[1])
          transition.startInteractiveTransition(context)
          transition.finish()
          device.advanceUntilIdle()
        }
        #expect(messages == 1, "kind \(kind)")
        Runtime.current.console.removeAll()
        transition.customContainerChange = CustomContainerChange()
      }
    }

    @Test("UIKit's stacks, tabs and presentations log no message")
    func ofUIKit() {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let stack = fixture.navigation([a])
      stack.pushViewController(b, with: transition)
      fixture.device.advanceUntilIdle()
      stack.popViewController(with: transition)
      fixture.device.advanceUntilIdle()
      let page = UIViewController()
      stack.present(page, with: transition)
      fixture.device.advanceUntilIdle()
      page.dismiss(with: transition)
      fixture.device.advanceUntilIdle()
      #expect(messages == 0)
    }

    @Test("The transition keeps no view controller of an app's container")
    func released() {
      device.launch(host)
      weak var page: UIViewController?
      do {
        let a = UIViewController()
        let b = UIViewController()
        page = b
        add(a, b)
        change(a, b)
        for child in [a, b] {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
      device.advance(by: 0.1)
      #expect(page == nil)
    }
  }
}
