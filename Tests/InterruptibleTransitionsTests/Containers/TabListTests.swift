import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Tab bar controller with tabs instead of view controllers", .underVariants)
struct TabListTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { titled($0.title) }
  }

  private func launch(_ fixture: ContainerFixture, _ tabs: [UITab]) -> UITabBarController {
    let controller = UITabBarController()
    controller.tabs = tabs
    fixture.device.launch(controller)
    return controller
  }

  @Test(
    "`selectViewController(_:with:)` selects a tab's view controller, and directions follow the tabs"
  )
  func selecting() throws {
    let fixture = ContainerFixture()
    let all = ["A", "B", "C"].map(tab)
    let (tabs, slide) = (launch(fixture, all), fixture.slide())
    let (first, last) = (
      try #require(all[0].viewController), try #require(all[2].viewController)
    )
    tabs.selectViewController(last, with: slide)
    fixture.device.advanceUntilIdle()
    #expect(tabs.selectedTab === all[2] && fixture.directions == [true])
    #expect(last.viewIfLoaded?.window != nil)
    // A tap on the former tab goes back with the same transition.
    fixture.device.tap(at: CGPoint(x: 60, y: 800))
    fixture.device.advance(by: 0.1)
    #expect(slide.flight?.isPresenting == false)
    tabs.selectViewController(last, with: slide)
    fixture.device.advanceUntilIdle()
    #expect(tabs.selectedTab === all[2])
    tabs.selectViewController(first, with: slide)
    fixture.device.advanceUntilIdle()
    #expect(tabs.selectedTab === all[0] && fixture.directions == [true, false, false])
    #expect(tabs.selectViewController(titled("X"), with: slide).result == .refused)
  }

  @Test("Directions follow the order of tabs in groups, and a tap during a change is performed")
  func directions() {
    let fixture = ContainerFixture()
    let (a, b, c) = (tab("A"), tab("B"), tab("C"))
    let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [b, c])
    let tabs = launch(fixture, [a, group])
    let slide = fixture.slide()
    let delegate = TabBarTransitioningDelegate(slide)
    tabs.delegate = delegate
    for (tab, _) in [(c, true), (b, false), (a, false)] {
      tabs.selectedTab = tab
      fixture.device.advanceUntilIdle()
    }
    #expect(fixture.directions == [true, false, false])
    tabs.selectedTab = b
    fixture.device.advance(by: 0.1)
    fixture.device.tap(at: CGPoint(x: 60, y: 800))
    fixture.device.advanceUntilIdle()
    #expect(tabs.selectedTab === a)
  }

  @Test("The proxy forwards shouldSelect calls to the app's delegate")
  func asksDelegate() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var asked: [String?] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        asked.append(viewController.title)
        return false
      }
    }
    let fixture = ContainerFixture()
    let all = ["A", "B"].map(tab)
    let (tabs, delegate) = (launch(fixture, all), Delegate())
    tabs.delegate = delegate
    tabs.selectViewController(try #require(all[1].viewController), with: fixture.slide())
    fixture.device.advanceUntilIdle()
    fixture.device.tap(at: CGPoint(x: 60, y: 800))
    fixture.device.advanceUntilIdle()
    #expect(delegate.asked == ["A"] && tabs.selectedTab === all[1])
  }

  @Test("After the app's delegate was released, the proxy behaves like no delegate")
  func goneDelegate() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    let fixture = ContainerFixture()
    let all = ["A", "B"].map(tab)
    let (tabs, slide) = (launch(fixture, all), fixture.slide())
    var delegate: Delegate? = Delegate()
    tabs.delegate = delegate
    tabs.selectViewController(try #require(all[1].viewController), with: slide)
    fixture.device.advanceUntilIdle()
    #expect((tabs.delegate as? DelegateForwarding)?.next === delegate)
    delegate = nil
    #expect((tabs.delegate as? DelegateForwarding)?.next == nil)
    fixture.device.tap(at: CGPoint(x: 60, y: 800))
    fixture.device.advanceUntilIdle()
    #expect(tabs.selectedTab === all[0] && tabs.delegate == nil)
  }
}
