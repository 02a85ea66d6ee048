import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter TabBarTests` runs all its suites.
@Suite("Tab bars")
enum TabBarTests {}

extension TabBarTests {
  @Suite("Tab bar controller with tabs instead of view controllers", .underVariants)
  struct TabLists {
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
      "`selectViewController(_:with:)` selects a view controller, and directions follow the tabs"
    )
    func selecting() throws {
      let fixture = ContainerFixture()
      let all = ["A", "B", "C"].map(tab)
      let tabs = launch(fixture, all)
      let slide = fixture.slide()
      let first = try #require(all[0].viewController)
      let last = try #require(all[2].viewController)
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
      let a = tab("A")
      let b = tab("B")
      let c = tab("C")
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
      let tabs = launch(fixture, all)
      let delegate = Delegate()
      tabs.delegate = delegate
      tabs.selectViewController(try #require(all[1].viewController), with: fixture.slide())
      fixture.device.advanceUntilIdle()
      fixture.device.tap(at: CGPoint(x: 60, y: 800))
      fixture.device.advanceUntilIdle()
      #expect(delegate.asked == ["A"] && tabs.selectedTab === all[1])
    }

    /// A delegate that records each question and each report.
    private final class Recorder: NSObject, UITabBarControllerDelegate {
      var asked: [String?] = []
      var reported: [String] = []

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        asked.append(viewController.title)
        return true
      }

      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
      ) {
        reported.append("\(previousTab?.title ?? "") \(selectedTab.title)")
      }
    }

    @Test(
      "A tap in flight is reported by the tab, and the app is asked once",
      .alsoUnder(.tapsAskForBoth))
    func tapsInFlight() throws {
      let fixture = ContainerFixture()
      let all = ["A", "B", "C"].map(tab)
      let tabs = launch(fixture, all)
      let delegate = Recorder()
      tabs.delegate = delegate
      let last = try #require(all[2].viewController)
      tabs.selectViewController(last, with: fixture.slide())
      fixture.device.advance(by: 0.1)
      // A third tab, which waits for the end of the flight.
      fixture.device.tap(at: CGPoint(x: 196, y: 800))
      fixture.device.advanceUntilIdle()
      #expect(tabs.selectedTab === all[1])
      #expect(delegate.reported == ["C B"])
      // The default answer for a tab is that for its view controller.
      #expect(delegate.asked == ["B"])
      delegate.asked = []
      delegate.reported = []
      tabs.selectViewController(last, with: fixture.slide())
      fixture.device.advance(by: 0.1)
      // The outgoing tab, to which the flight is reversed.
      fixture.device.tap(at: CGPoint(x: 196, y: 800))
      fixture.device.advanceUntilIdle()
      #expect(tabs.selectedTab === all[1])
      #expect(delegate.reported.count == 1 && delegate.reported.first?.hasSuffix("B") == true)
      #expect(delegate.asked == ["B"])
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
      let tabs = launch(fixture, all)
      let slide = fixture.slide()
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
}

/// A tab bar controller with recording view controllers A, B and C.
private final class TabFixture {
  let base = ContainerFixture()
  let log = CallLog()
  let tabs: UITabBarController
  let noted: [RecordingViewController]
  let transition: InterruptibleTransition
  private let delegate: TabBarTransitioningDelegate
  private let handsOver: Bool

  /// Creates a tab bar controller with three tabs.
  ///
  /// - Parameter handsOver: Whether the toolkit's method makes the changes, and not a delegate.
  init(handsOver: Bool) {
    self.handsOver = handsOver
    noted = ["A", "B", "C"].map { [log] in RecordingViewController($0, in: log) }
    tabs = base.tabs(noted)
    transition = base.slide()
    delegate = TabBarTransitioningDelegate(transition)
    if !handsOver { tabs.delegate = delegate }
    _ = log.take()
  }

  func select(_ index: Int, _ plan: FlightPlan = .untouched) {
    plan.lead(transition, in: base) {
      if handsOver {
        tabs.selectViewController(noted[index], with: transition)
      } else {
        tabs.selectedIndex = index
      }
    }
  }

  var isBalanced: Bool { noted.allSatisfy(\.isBalanced) }
}

extension TabBarTests {
  @Suite("Order of appearance callbacks: tabs", .underVariants, .alsoUnder(.asksTabsLate))
  struct AppearanceCallbacks {
    @Test(
      "2.54, 2.55, 2.57–2.60 A tab change completes or is cancelled",
      arguments: FlightPlan.allCases, [false, true])
    func change(_ plan: FlightPlan, handsOver: Bool) {
      let fixture = TabFixture(handsOver: handsOver)
      fixture.select(2, plan)
      #expect(
        fixture.log.take() == ["C WA", "A WD", "C IA"] + plan.interaction
          + (plan.completes
            ? ["alongside completed", "A DD", "C DA"] : CallLog.cancelled("C", "A")))
      #expect(fixture.base.completions == [plan.completes])
      #expect(fixture.isBalanced)
      #expect(fixture.noted.allSatisfy { $0.reasons.isEmpty })
    }

    @Test("2.54, 2.63 Without an animator, the tab changes at once without animation")
    func atOnce() {
      let fixture = TabFixture(handsOver: true)
      fixture.tabs.selectedIndex = 1
      #expect(
        fixture.log.take() == ["B WA!", "A WD!", "alongside completed", "A DD!", "B IA!", "B DA!"])
      #expect(fixture.isBalanced)
    }

    @Test(
      "2.66 The selection is new from the first callback on, and a cancel restores it",
      arguments: FlightPlan.allCases, [false, true])
    func selection(_ plan: FlightPlan, handsOver: Bool) {
      let fixture = TabFixture(handsOver: handsOver)
      var selections: [Int] = []
      fixture.noted[1].onCallback = { _ in selections.append(fixture.tabs.selectedIndex) }
      fixture.select(1, plan)
      #expect(selections.first == 1)
      #expect(fixture.tabs.selectedIndex == (plan.completes ? 1 : 0))
      #expect(fixture.base.shows(plan.completes ? 1 : 0, in: fixture.tabs))
    }

    @Test(
      "2.67 A tab selection during a tab change is shown after it, completed or cancelled",
      arguments: FlightPlan.allCases, [false, true])
    func selectDuringChange(_ plan: FlightPlan, handsOver: Bool) {
      let fixture = TabFixture(handsOver: handsOver)
      plan.lead(fixture.transition, in: fixture.base) {
        fixture.tabs.selectViewController(fixture.noted[1], with: fixture.transition)
        fixture.base.device.advance(by: 0.05)
        if handsOver {
          fixture.tabs.selectViewController(fixture.noted[2], with: fixture.base.slide())
        } else {
          fixture.tabs.selectedIndex = 2
        }
      }
      #expect(fixture.base.shows(2, in: fixture.tabs))
      #expect(fixture.isBalanced)
    }
  }
}
