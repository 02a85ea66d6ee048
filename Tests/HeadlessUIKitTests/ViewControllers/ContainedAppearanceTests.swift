import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// The callbacks of pages whose containers appear and disappear at the same time.
@MainActor struct ContainedAppearanceTests {
  /// A change of a stack A, B, and whether it is animated.
  enum Change: CaseIterable {
    case pop, popAtOnce, push, pushAtOnce, replace

    @MainActor func request(_ navigation: UINavigationController, _ page: UIViewController) {
      switch self {
      case .pop: navigation.popViewController(animated: true)
      case .popAtOnce: navigation.popToRootViewController(animated: false)
      case .push: navigation.pushViewController(page, animated: true)
      case .pushAtOnce: navigation.pushViewController(page, animated: false)
      case .replace: navigation.setViewControllers([page], animated: true)
      }
    }
  }

  /// Tabs with a stack A, B and a page C, and what drives the change between the tabs.
  @MainActor private final class Tabs {
    let fixture = TransitionFixture(launches: false)
    let controller = UITabBarController()
    let navigation = UINavigationController()
    let delegate = NotingTabDelegate()
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

  /// The callbacks that came where they must not come.
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

  private func expectBalance(_ pages: [UIViewController], _ note: String) {
    for page in pages {
      let isShown = page.viewIfLoaded?.window != nil
      #expect(page.appearance == (isShown ? .appeared : .disappeared), "\(note): \(page.noted)")
    }
  }

  @Test(
    "2.144 A stack that changes while its tab disappears: who is not shown has not appeared",
    arguments: Change.allCases, [false, true])
  func leavingTab(change: Change, cancels: Bool) throws {
    for delay in [0, 0.02, 0.15] {
      for changesFirst in [false, true] {
        let tabs = Tabs()
        let (fixture, navigation) = (tabs.fixture, tabs.navigation)
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
        let note = "\(change) after \(delay), \(changesFirst): \(callbacks)"
        #expect(misplaced(in: callbacks, appeared: ["B"]).isEmpty, "\(note)")
        expectBalance(pages + [tabs.controller.viewControllers?[1]].compactMap { $0 }, note)
        #expect(tabs.controller.selectedIndex == (cancels ? 0 : 1), "\(note)")
        #expect(try #require(navigation.topViewController).view.window == nil || cancels)
        tabs.controller.delegate = nil
        tabs.controller.selectedIndex = cancels ? 1 : 0
        fixture.device.advanceUntilIdle()
        expectBalance(pages, note)
      }
    }
  }

  @Test("2.144 The new page appears when the change of tabs is taken back, or with the tab")
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

  @Test("2.144 A page that is pushed while its tab appears has appeared after its push")
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

  @Test("2.145 A stack that changes while it is about to appear shows its new top at once")
  func changedInWillAppear() {
    for change in Change.allCases {
      let fixture = TransitionFixture(launches: false)
      let navigation = UINavigationController()
      let (first, second, pushed) = (fixture.child("A"), fixture.child("B"), fixture.child("D"))
      navigation.viewControllers = [first, second]
      second.onCallback = { [unowned second] callback in
        guard callback == "WA" else { return }
        second.onCallback = nil
        change.request(navigation, pushed)
      }
      fixture.device.launch(navigation)
      fixture.device.advanceUntilIdle()
      let name = navigation.topViewController?.noted ?? ""
      #expect(
        fixture.takeCallbacks() == [
          "B.WA!", "B.WD!", "\(name).WA!", "B.DD!", "\(name).IA!", "\(name).DA!",
        ])
      #expect(name == (change == .pop || change == .popAtOnce ? "A" : "D"))
      #expect(navigation.topViewController?.view.window != nil)
      #expect(second.viewIfLoaded?.window == nil)
      #expect(navigation.children.count == navigation.viewControllers.count)
    }
  }

  @Test("2.145 So is one that changes while the view of its top is loaded")
  func changedInDidLoad() {
    let fixture = TransitionFixture(launches: false)
    let navigation = UINavigationController()
    let (first, second) = (fixture.child("A"), PoppingController())
    navigation.viewControllers = [first, second]
    fixture.device.launch(navigation)
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
    #expect(fixture.takeCallbacks() == ["A.WA!", "A.IA!", "A.DA!"])
    #expect(first.view.window != nil && second.view.window == nil)
    #expect(second.appearance == .disappeared)
  }

  /// Pops itself when its view is loaded.
  private final class PoppingController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.popViewController(animated: true)
    }
  }

  @Test("2.144 A root that a page replaces as it disappears: the next page does not appear")
  func replacedInWillDisappear() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    let pushed = fixture.child("B")
    (navigation.topViewController as? NotingController)?.onCallback = { callback in
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

  @Test("2.145 So is a selection; before its pages hear, only the new one does")
  func selectedInWillAppear() {
    let fixture = TransitionFixture(launches: false)
    let tabs = UITabBarController()
    let first = fixture.child("A")
    tabs.viewControllers = [first, fixture.child("B")]
    first.onCallback = { if $0 == "WA" { tabs.selectedIndex = 1 } }
    fixture.device.launch(tabs)
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.takeCallbacks() == ["A.WA!", "B.WA!", "A.WD!", "A.DD!", "B.IA!", "B.DA!"])
    #expect(tabs.selectedViewController?.view.window != nil)

    let selecting = SelectingTabs()
    selecting.viewControllers = [fixture.child("C"), fixture.child("D")]
    fixture.device.window.rootViewController = selecting
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["B.WD!", "B.DD!", "D.WA!", "D.IA!", "D.DA!"])
    #expect(selecting.selectedViewController?.view.window != nil)
  }

  /// Selects its second tab when it is about to appear.
  private final class SelectingTabs: UITabBarController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      selectedIndex = 1
    }
  }

  @Test("2.145 A push into an empty stack that is about to appear is shown")
  func pushedIntoEmptyStack() {
    let fixture = TransitionFixture(launches: false)
    let delegate = NotingNavigationDelegate()
    delegate.fixture = fixture
    let navigation = PushingNavigation()
    navigation.page = fixture.child("A")
    navigation.delegate = delegate
    fixture.device.launch(navigation)
    fixture.device.advanceUntilIdle()
    let log = fixture.takeLog().filter { $0.hasPrefix("A.") || $0.contains("Show") }
    #expect(
      log.filter { !$0.contains("ove") && !$0.contains("loaded") } == [
        "A.WA!", "willShow(A, false)", "A.IA!", "A.DA!", "didShow(A, false)",
      ])
  }

  /// Pushes its page when it is about to appear.
  private final class PushingNavigation: UINavigationController {
    var page: UIViewController?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let page { pushViewController(page, animated: true) }
    }
  }

  @Test(
    "2.146 A push within the last callbacks of a change is another one", arguments: [false, true])
  func pushedAtTheEnd(cancelsFirst: Bool) {
    let delegate = NotingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let (first, second) = (
      UIPercentDrivenInteractiveTransition(), UIPercentDrivenInteractiveTransition()
    )
    (delegate.animator, delegate.interactor) = (InterruptibleAnimator(fixture), first)
    let leaving = fixture.child("C")
    let pushed = fixture.child("D")
    let page = cancelsFirst ? leaving : navigation.topViewController as? NotingController
    page?.onCallback = { callback in
      guard callback == "DD" else { return }
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = second
      navigation.pushViewController(pushed, animated: true)
    }
    navigation.pushViewController(leaving, animated: true)
    fixture.device.advance(by: 0.1)
    if cancelsFirst { first.cancel() } else { first.finish() }
    fixture.device.advance(by: 1)
    page?.onCallback = nil
    let before = cancelsFirst ? ["A", "B"] : ["A", "B", "C"]
    #expect(navigation.names == before + ["D"])
    second.update(0.2)
    second.cancel()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == before)
    #expect(navigation.children.map(\.noted) == before)
    #expect(pushed.parent == nil && (leaving.parent == nil) == cancelsFirst)
    #expect(navigation.topViewController?.appearance == .appeared)
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test("2.146 A pop that begins within the last callbacks of a cancelled one is what counts")
  func poppedAgainAtTheEnd() {
    let delegate = NotingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    (delegate.animator, delegate.interactor) = (InterruptibleAnimator(fixture), interactor)
    let below = navigation.viewControllers[0] as? NotingController
    below?.onCallback = { callback in
      guard callback == "DD" else { return }
      below?.onCallback = nil
      (delegate.animator, delegate.interactor) = (InterruptibleAnimator(fixture), nil)
      navigation.popViewController(animated: true)
      #expect(navigation.transitionCoordinator != nil)
    }
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    fixture.log = []
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["A.WD", "A.DD", "A.WA", "A.IA", "B.DD", "A.DA"])
    #expect(navigation.names == ["A"])
  }

  @Test("2.147 A tab change within viewIsAppearing ends that appearance, and nothing follows")
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

  @Test("2.147 A root that is replaced in its own viewWillAppear leaves nothing in the window")
  func replacedInWillAppear() {
    let fixture = TransitionFixture()
    let (next, last) = (fixture.child("N"), fixture.child("O"))
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
}
