import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A view controller that counts its flights and the requests for its interactions.
private final class Child: UIViewController, TransitionParticipant, TransitionInteractionProvider {
  private(set) var (flights, asks) = (0, 0)

  func takePart(in flight: TransitionFlight) { flights += 1 }

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    asks += 1
    return []
  }
}

/// Adds a child view controller, and its view to `view` or, by default, to the parent's view.
@discardableResult private func add<Page: UIViewController>(
  _ child: Page, to parent: UIViewController, in view: UIView? = nil
) -> Page {
  parent.addChild(child)
  (view ?? parent.view).addSubview(child.view)
  child.didMove(toParent: parent)
  return child
}

@Suite("Children of plain view controllers", .underVariants)
struct ChildParticipantTests {
  private func fade() -> InterruptibleTransition {
    InterruptibleTransition(.fade, timing: .linear(0.3))
  }

  @Test(
    "Children at any depth on both sides participate once per flight and provide interactions once")
  func depth() {
    let device = Device()
    let (presenter, presented) = (UIViewController(), UIViewController())
    let outer = add(Child(), to: presenter)
    let (middle, inner, panel) = (UIViewController(), Child(), UIView())
    add(middle, to: presented)
    add(inner, to: middle, in: panel)
    middle.view.addSubview(panel)
    device.launch(presenter)
    presenter.present(presented, with: fade())
    device.advanceUntilIdle()
    #expect(outer.flights == 1 && inner.flights == 1)
    #expect(outer.asks == 0 && inner.asks == 1)
    presented.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(outer.flights == 2 && inner.flights == 2 && inner.asks == 1)
  }

  @Test("Children participate in flights next to navigation stacks and tab bar controllers")
  func mixed() {
    let device = Device()
    let (root, shell, page) = (UIViewController(), UIViewController(), UIViewController())
    let (stack, tabs) = (UINavigationController(rootViewController: page), UITabBarController())
    let (inPage, beside, other) = (Child(), Child(), Child())
    tabs.viewControllers = [stack, other]
    add(tabs, to: shell)
    add(beside, to: shell)
    add(inPage, to: page)
    device.launch(root)
    root.present(shell, with: fade())
    device.advanceUntilIdle()
    #expect([inPage, beside, other].map(\.flights) == [1, 1, 0])
    #expect([inPage, beside, other].map(\.asks) == [1, 1, 0])
    stack.pushViewController(titled("P"), with: fade())
    device.advanceUntilIdle()
    #expect([inPage, beside, other].map(\.flights) == [2, 1, 0])
  }

  @Test(
    "Hidden children, children whose view is not loaded, and children elsewhere don't participate")
  func notShown() {
    let device = Device()
    let (root, presented) = (UIViewController(), UIViewController())
    let (hidden, inHidden, unloaded, elsewhere) = (Child(), Child(), Child(), Child())
    add(hidden, to: presented).view.isHidden = true
    let panel = UIView()
    add(inHidden, to: presented, in: panel)
    presented.view.addSubview(panel)
    panel.isHidden = true
    presented.addChild(unloaded)
    add(elsewhere, to: presented, in: UIView())
    device.launch(root)
    root.present(presented, with: fade())
    device.advanceUntilIdle()
    let all = [hidden, inHidden, unloaded, elsewhere]
    #expect(all.map(\.flights) == [0, 0, 0, 0] && all.map(\.asks) == [0, 0, 0, 0])
    #expect(unloaded.viewIfLoaded == nil)
    panel.isHidden = false
    presented.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(all.map(\.flights) == [0, 1, 0, 0])
  }

  @Test("The children of a pushed page and of a selected tab participate in the flight")
  func pushedAndSelected() {
    let device = Device()
    let (stack, page) = (UINavigationController(rootViewController: titled("A")), titled("B"))
    let pushed = add(Child(), to: page)
    device.launch(stack)
    stack.pushViewController(page, with: fade())
    device.advanceUntilIdle()
    #expect(pushed.flights == 1 && pushed.asks == 1)
    let (tabs, tab) = (UITabBarController(), titled("C"))
    let selected = add(Child(), to: tab)
    tabs.viewControllers = [titled("D"), tab]
    device.window.rootViewController = tabs
    tabs.selectViewController(tab, with: fade())
    device.advanceUntilIdle()
    #expect(selected.flights == 1 && selected.asks == 1)
  }

  @Test("A child of a tab bar controller that is not a tab participates in the flight")
  func besideTabs() {
    let device = Device()
    let (root, tabs) = (UIViewController(), UITabBarController())
    tabs.viewControllers = [titled("A"), titled("B")]
    let player = add(Child(), to: tabs)
    device.launch(root)
    root.present(tabs, with: fade())
    device.advanceUntilIdle()
    #expect(player.flights == 1 && player.asks == 1)
  }
}
