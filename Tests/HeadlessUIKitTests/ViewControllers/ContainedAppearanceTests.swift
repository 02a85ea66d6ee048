import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// The callbacks of pages whose containers appear or disappear at the same time.
@MainActor struct ContainedAppearanceTests {
  /// A tab bar controller with a stack A, B and a page C, and an interactive change between the
  /// tabs.
  @MainActor private final class Tabs {
    let fixture = TransitionFixture(launches: false)
    let controller = UITabBarController()
    let navigation = UINavigationController()
    let delegate = LoggingTabDelegate()
    let interactor = UIPercentDrivenInteractiveTransition()

    init() {
      navigation.viewControllers = [fixture.child("A"), fixture.child("B")]
      controller.viewControllers = [navigation, fixture.child("C")]
      fixture.device.launch(controller)
      fixture.device.advanceUntilIdle()
      fixture.log = []
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      controller.delegate = delegate
    }
  }

  /// Returns the callbacks that are out of order.
  private func misplaced(in callbacks: [String], appeared: Set<String>) -> [String] {
    var states: [Substring: String] = [:]
    for name in appeared { states[Substring(name)] = "DA" }
    let before = ["WA": ["DD", "WD"], "IA": ["WA"], "DA": ["IA"], "WD": ["WA", "IA", "DA"]]
    return callbacks.filter { entry in
      let parts = entry.split(separator: ".")
      let callback = parts[1].prefix(2)
      defer { states[parts[0]] = String(callback) }
      return !(before[String(callback)] ?? ["WD"]).contains(states[parts[0]] ?? "DD")
    }
  }

  private func expectBalance(_ pages: [UIViewController], _ record: String) {
    for page in pages {
      let isShown = page.viewIfLoaded?.window != nil
      #expect(page.appearance == (isShown ? .appeared : .disappeared), "\(record): \(page.noted)")
    }
  }

  @Test(
    "2.144 A page has appeared only if it is shown after its stack and its tab have changed",
    arguments: StackChange.allCases, [false, true])
  func leavingTab(change: StackChange, cancels: Bool) throws {
    for delay in [0, 0.02, 0.15] {
      for changesFirst in [false, true] {
        let tabs = Tabs()
        let fixture = tabs.fixture
        let navigation = tabs.navigation
        let pushed = fixture.child("D")
        let pages = navigation.viewControllers + [pushed]
        if !changesFirst { tabs.controller.selectedIndex = 1 }
        if changesFirst { change.request(navigation, pushed) }
        fixture.device.advance(by: delay)
        if changesFirst { tabs.controller.selectedIndex = 1 }
        if !changesFirst { change.request(navigation, pushed) }
        fixture.device.advance(by: 0.1)
        if cancels { tabs.interactor.cancel() } else { tabs.interactor.finish() }
        fixture.device.advanceUntilIdle()
        let callbacks = fixture.takeCallbacks()
        let record = "\(change) after \(delay), \(changesFirst): \(callbacks)"
        #expect(misplaced(in: callbacks, appeared: ["B"]).isEmpty, "\(record)")
        expectBalance(pages + [tabs.controller.viewControllers?[1]].compactMap { $0 }, record)
        #expect(tabs.controller.selectedIndex == (cancels ? 0 : 1), "\(record)")
        #expect(try #require(navigation.topViewController).view.window == nil || cancels)
        tabs.controller.delegate = nil
        tabs.controller.selectedIndex = cancels ? 1 : 0
        fixture.device.advanceUntilIdle()
        expectBalance(pages, record)
      }
    }
  }

  @Test("2.144 A new page in a disappearing tab appears if the change of tabs is cancelled")
  func leavingTabInWords() {
    let tabs = Tabs()
    tabs.controller.selectedIndex = 1
    tabs.navigation.popViewController(animated: true)
    tabs.fixture.device.advance(by: 0.6)
    #expect(tabs.fixture.takeCallbacks() == ["C.WA", "B.WD", "C.IA", "B.DD"])
    #expect(tabs.navigation.names == ["A"])
    tabs.interactor.cancel()
    tabs.fixture.device.advanceUntilIdle()
    #expect(tabs.fixture.takeCallbacks() == ["C.WD", "C.DD", "A.WA", "A.IA", "A.DA"])
  }

  @Test("2.144 A page pushed in an appearing tab has appeared after the push and the change")
  func arrivingTab() {
    let tabs = Tabs()
    tabs.controller.delegate = nil
    tabs.controller.selectedIndex = 1
    tabs.controller.delegate = tabs.delegate
    tabs.fixture.log = []
    tabs.controller.selectedIndex = 0
    tabs.fixture.device.advance(by: 0.05)
    tabs.navigation.pushViewController(tabs.fixture.child("D"), animated: false)
    tabs.fixture.device.advance(by: 0.05)
    #expect(
      tabs.fixture.takeCallbacks() == ["B.WA", "C.WD", "B.IA", "B.WD!", "D.WA!", "B.DD!", "D.IA!"])
    tabs.interactor.finish()
    tabs.fixture.device.advanceUntilIdle()
    #expect(tabs.fixture.takeCallbacks() == ["C.DD", "D.DA!"])
    tabs.navigation.popViewController(animated: true)
    tabs.fixture.device.advanceUntilIdle()
    #expect(tabs.fixture.takeCallbacks() == ["D.WD", "B.WA", "B.IA", "D.DD", "B.DA"])
  }

  @Test("2.144 A push doesn't show its page if the outgoing page replaces the root")
  func replacedInWillDisappear() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    let pushed = fixture.child("B")
    (navigation.topViewController as? LoggingController)?.onCallback = { callback in
      let window = fixture.device.window
      guard callback == "WD", window.rootViewController === navigation else { return }
      window.rootViewController = fixture.child("O")
    }
    navigation.pushViewController(pushed, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["A.WD", "A.DD", "O.WA!", "O.IA!", "O.DA!"])
    #expect(pushed.appearance == .disappeared && pushed.viewIfLoaded?.window == nil)
    #expect(navigation.names == ["A", "B"])
  }

  @Test(
    "2.144 A page pushed in tabs during a dismissal of the tabs appears only after a cancel",
    arguments: [false, true])
  func pushedInTabsThatGo(cancels: Bool) {
    let fixture = TransitionFixture()
    let tabs = UITabBarController()
    let navigation = UINavigationController()
    navigation.viewControllers = [fixture.child("B")]
    tabs.viewControllers = [fixture.child("C"), navigation]
    let interactor = fixture.beginDismissal(of: tabs)
    tabs.selectedIndex = 1
    navigation.pushViewController(fixture.child("D"), animated: true)
    fixture.device.advance(by: 0.6)
    #expect(fixture.takeCallbacks() == ["C.WD", "C.DD"])
    if cancels { interactor.cancel() } else { interactor.finish() }
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == (cancels ? ["D.WA", "D.IA", "D.DA"] : []))
    #expect(navigation.names == ["B", "D"])
  }

  @Test("2.144 A pushed page doesn't appear if its tab is left while its view loads")
  func leftInViewDidLoad() {
    for animated in [true, false] {
      let tabs = Tabs()
      tabs.controller.delegate = nil
      let pushed = tabs.fixture.child("D")
      pushed.onLoad = { tabs.controller.selectedIndex = 1 }
      tabs.navigation.pushViewController(pushed, animated: animated)
      tabs.fixture.device.advanceUntilIdle()
      #expect(
        tabs.fixture.takeCallbacks() == ["C.WA!", "B.WD!", "B.DD!", "C.IA!", "C.DA!"])
      #expect(pushed.view.window == nil && tabs.navigation.names == ["A", "B", "D"])
      tabs.controller.selectedIndex = 0
      tabs.fixture.device.advanceUntilIdle()
      #expect(
        tabs.fixture.takeCallbacks() == ["D.WA!", "C.WD!", "C.DD!", "D.IA!", "D.DA!"])
    }
  }

  @Test("2.147 A tab change within viewIsAppearing ends that appearance")
  func selectedInIsAppearing() throws {
    let tabs = Tabs()
    tabs.controller.delegate = nil
    let pushed = tabs.fixture.child("D")
    pushed.onCallback = { if $0 == "IA" { tabs.controller.selectedIndex = 1 } }
    tabs.navigation.pushViewController(pushed, animated: false)
    tabs.fixture.device.advanceUntilIdle()
    #expect(
      tabs.fixture.takeCallbacks() == [
        "B.WD!", "D.WA!", "B.DD!", "D.IA!", "C.WA!", "D.WD!", "D.DD!", "C.IA!", "C.DA!",
      ])
    #expect(pushed.view.window == nil)
  }

  @Test("2.147 A root that is replaced in its own viewWillAppear leaves no view in the window")
  func replacedInWillAppear() {
    let fixture = TransitionFixture()
    let next = fixture.child("N")
    let last = fixture.child("O")
    let container = UINavigationController(rootViewController: next)
    next.onCallback = { if $0 == "WA" { fixture.device.window.rootViewController = last } }
    fixture.device.window.rootViewController = container
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.takeCallbacks() == [
        "A.WD!", "A.DD!", "N.WA!", "N.WD!", "N.DD!", "O.WA!", "O.IA!", "O.DA!",
      ])
    #expect(fixture.device.window.subviews == [last.view])
  }

  @Test("2.147 A dismissal in the layout of an unanimated presentation ends the appearance")
  func dismissedInLayout() {
    RuntimeVariants.$current.withValue(.startsAtOnce) {
      let fixture = TransitionFixture()
      let presented = fixture.child("B")
      let probe = LayoutProbe(frame: fixture.device.window.bounds)
      presented.view.addSubview(probe)
      probe.onLayout = { [unowned probe] in
        guard presented.presentingViewController != nil, presented.transitionCoordinator == nil
        else { return }
        probe.onLayout = nil
        fixture.root.dismiss(animated: true)
      }
      _ = fixture.takeCallbacks()
      fixture.root.present(presented, animated: false)
      #expect(presented.appearance == .disappearing)
      fixture.device.advanceUntilIdle()
      let callbacks = fixture.takeCallbacks().filter { $0.hasPrefix("B") }
      #expect(callbacks == ["B.WA!", "B.WD", "B.DD"])
      #expect(presented.view.window == nil && fixture.root.presentedViewController == nil)
    }
  }

  private final class LayoutProbe: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }
}
