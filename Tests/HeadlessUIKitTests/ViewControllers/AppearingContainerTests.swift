import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Changes of a container that is about to appear and is not in the window yet.
@MainActor struct AppearingContainerTests {
  @Test("2.145 A stack that changes in viewWillAppear shows its new top at once")
  func changedInWillAppear() {
    for change in StackChange.allCases {
      let fixture = TransitionFixture(launches: false)
      let navigation = UINavigationController()
      let first = fixture.child("A")
      let second = fixture.child("B")
      let pushed = fixture.child("D")
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

  @Test("2.145 A page whose stack is removed in the page's viewWillAppear gets viewWillDisappear")
  func replacedRootInWillAppear() {
    let fixture = TransitionFixture(launches: false)
    let first = fixture.child("A")
    let pushed = fixture.child("D")
    let navigation = UINavigationController(rootViewController: first)
    first.onCallback = { [unowned first] callback in
      guard callback == "WA" else { return }
      first.onCallback = nil
      navigation.pushViewController(pushed, animated: true)
    }
    pushed.onCallback = { [unowned pushed] callback in
      guard callback == "WA" else { return }
      pushed.onCallback = nil
      fixture.device.window.rootViewController = fixture.child("R")
    }
    fixture.device.launch(navigation)
    fixture.device.advanceUntilIdle()
    let calls = fixture.takeCallbacks().filter { $0.hasPrefix("D") }
    #expect(calls.map { String($0.dropFirst(2).prefix(2)) } == ["WA", "WD", "DD"])
    #expect(pushed.appearance == .disappeared && pushed.viewIfLoaded?.window == nil)
  }

  @Test("2.145 A page between two changes in the callbacks gets no callbacks")
  func changedTwiceInWillAppear() {
    let fixture = TransitionFixture()
    let first = fixture.child("B")
    let last = fixture.child("D")
    let navigation = UINavigationController(rootViewController: first)
    first.onCallback = { callback in
      switch callback {
      case "WA": navigation.pushViewController(fixture.child("C"), animated: true)
      case "WD": navigation.pushViewController(last, animated: true)
      default: break
      }
    }
    fixture.root.present(navigation, animated: true)
    fixture.device.advanceUntilIdle()
    let callbacks = fixture.takeCallbacks().filter { !$0.hasPrefix("A") }
    #expect(callbacks == ["B.WA", "B.WD!", "D.WA!", "B.DD!", "D.IA!", "D.DA!"])
    #expect(navigation.names == ["B", "C", "D"] && last.view.window != nil)
  }

  @Test("2.145 A stack that changes back in viewWillAppear shows its former top again")
  func changedBackInWillAppear() {
    let fixture = TransitionFixture()
    let first = fixture.child("B")
    let second = fixture.child("C")
    let navigation = UINavigationController(rootViewController: first)
    first.onCallback = { callback in
      guard callback == "WA" else { return }
      first.onCallback = nil
      navigation.pushViewController(second, animated: true)
    }
    second.onCallback = { if $0 == "WA" { navigation.popViewController(animated: false) } }
    fixture.root.present(navigation, animated: true)
    fixture.device.advanceUntilIdle()
    let callbacks = fixture.takeCallbacks().filter { !$0.hasPrefix("A") }
    #expect(
      callbacks == ["B.WA", "B.WD!", "C.WA!", "C.WD!", "B.WA!", "C.DD!", "B.IA!", "B.DA!"])
    #expect(navigation.names == ["B"] && first.view.window != nil)
    #expect(second.viewIfLoaded?.window == nil)
  }

  @Test("2.145 A stack that changes while its top's view loads shows its new top")
  func changedInDidLoad() {
    let fixture = TransitionFixture(launches: false)
    let navigation = UINavigationController()
    let first = fixture.child("A")
    let second = PoppingController()
    navigation.viewControllers = [first, second]
    fixture.device.launch(navigation)
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
    #expect(fixture.takeCallbacks() == ["A.WA!", "A.IA!", "A.DA!"])
    #expect(first.view.window != nil && second.view.window == nil)
    #expect(second.appearance == .disappeared)
  }

  /// A view controller that pops itself in `viewDidLoad`.
  private final class PoppingController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.popViewController(animated: true)
    }
  }

  @Test("2.145 A selection before or in a page's viewWillAppear is shown at once")
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

  @Test("2.145 A selection that changes back in viewWillAppear shows the former tab")
  func selectedBackInWillAppear() {
    let fixture = TransitionFixture(launches: false)
    let tabs = UITabBarController()
    let first = fixture.child("A")
    let second = fixture.child("B")
    tabs.viewControllers = [first, second]
    first.onCallback = { if $0 == "WA" { tabs.selectedIndex = 1 } }
    second.onCallback = { if $0 == "WA" { tabs.selectedIndex = 0 } }
    fixture.device.launch(tabs)
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.takeCallbacks() == ["A.WA!", "B.WA!", "B.WD!", "B.DD!", "A.IA!", "A.DA!"])
    #expect(first.view.window != nil && second.viewIfLoaded?.window == nil)
  }

  /// A tab bar controller that selects its second tab in `viewWillAppear`.
  private final class SelectingTabs: UITabBarController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      selectedIndex = 1
    }
  }

  @Test("2.145 A push into an empty stack that is about to appear is shown")
  func pushedIntoEmptyStack() {
    let fixture = TransitionFixture(launches: false)
    let delegate = LoggingNavigationDelegate()
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

  /// A navigation controller that pushes its page in `viewWillAppear`.
  private final class PushingNavigation: UINavigationController {
    var page: UIViewController?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let page { pushViewController(page, animated: true) }
    }
  }

  @Test("2.148 A page whose view loads while its container's dismissal is cancelled appears")
  func turnedInDidLoad() {
    RuntimeVariants.$current.withValue(.takesBackAtCancel) {
      let fixture = TransitionFixture()
      let tabs = UITabBarController()
      let page = fixture.child("B")
      tabs.viewControllers = [
        fixture.child("C"), UINavigationController(rootViewController: page),
      ]
      let interactor = fixture.beginDismissal(of: tabs)
      page.onLoad = { interactor.cancel() }
      tabs.selectedIndex = 1
      fixture.device.advanceUntilIdle()
      #expect(fixture.takeCallbacks() == ["C.WD", "B.WA", "C.DD", "B.IA", "B.DA"])
      #expect(page.appearance == .appeared && page.view.window != nil)
    }
  }
}
