import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of an app's container delegate while transitions push, present and select in the
/// container.
@Suite("App's container delegate", .underVariants)
struct AppsDelegateTests {
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
    let (slide, delegate) = (fixture.slide(), Delegate())
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
    let (slide, delegate) = (fixture.slide(), AppsDelegate())
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
    let (slide, delegate) = (fixture.slide(), AppsDelegate())
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

  @Test("A navigation delegate that the app sets during a push is kept", arguments: [true, false])
  func laterDelegate(finishes: Bool) {
    for way in [TransitionReturn.mirrored, .system] {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let (slide, delegate) = (fixture.slide(), AppsDelegate())
      navigation.pushViewController(b, with: slide, returning: way)
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
      let (slide, delegate) = (fixture.slide(), AppsDelegate())
      tabs.selectViewController(tabs.viewControllers?[1] ?? a, with: slide, returning: way)
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
