import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A tab bar controller with recording view controllers A, B and C.
private final class TabFixture {
  let base = ContainerFixture()
  let log = CallLog()
  let tabs: UITabBarController
  let noted: [NotedViewController]
  let transition: InterruptibleTransition
  private let delegate: TabBarTransitioningDelegate
  private let handsOver: Bool

  /// Creates a tab bar controller with three tabs.
  ///
  /// - Parameter handsOver: Whether the toolkit's method makes the changes, and not a delegate.
  init(handsOver: Bool) {
    self.handsOver = handsOver
    noted = ["A", "B", "C"].map { [log] in NotedViewController($0, in: log) }
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

@Suite("Order of appearance callbacks: tabs", .underVariants, .alsoUnder(.asksTabsLate))
struct TabCallbackOrderTests {
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
