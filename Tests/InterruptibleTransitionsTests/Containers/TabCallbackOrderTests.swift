import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A tab bar controller with noting view controllers A, B and C.
private final class TabStage {
  let world = ContainerWorld()
  let log = CallLog()
  let tabs: UITabBarController
  let noted: [NotedViewController]
  let transition: InterruptibleTransition
  private let delegate: TabBarTransitioningDelegate
  private let handsOver: Bool

  /// - Parameter handsOver: Whether changes are made by the toolkit's form, and not by a delegate.
  init(handsOver: Bool) {
    self.handsOver = handsOver
    noted = ["A", "B", "C"].map { [log] in NotedViewController($0, in: log) }
    tabs = world.tabs(noted)
    transition = world.slide()
    delegate = TabBarTransitioningDelegate(transition)
    if !handsOver { tabs.delegate = delegate }
    _ = log.take()
  }

  func select(_ index: Int, _ plan: FlightPlan = .untouched) {
    plan.lead(transition, in: world) {
      if handsOver {
        tabs.select(noted[index], with: transition)
      } else {
        tabs.selectedIndex = index
      }
    }
  }

  var isBalanced: Bool { noted.allSatisfy(\.isBalanced) }
}

@Suite("What is called, in order: tabs", .everyReading)
struct TabCallbackOrderTests {
  @Test(
    "2.54, 2.55, 2.57–2.60 A change completes or is cancelled",
    arguments: FlightPlan.allCases, [false, true])
  func change(_ plan: FlightPlan, handsOver: Bool) {
    let stage = TabStage(handsOver: handsOver)
    stage.select(2, plan)
    #expect(
      stage.log.take() == ["C WA", "A WD", "C IA"] + plan.interaction
        + (plan.completes
          ? ["alongside completed", "A DD", "C DA"] : CallLog.cancelled("C", "A")))
    #expect(stage.world.completions == [plan.completes])
    #expect(stage.isBalanced)
    #expect(stage.noted.allSatisfy { $0.reasons.isEmpty })
  }

  @Test("2.54, 2.63 Without an animator the change is made at once, without animation")
  func atOnce() {
    let stage = TabStage(handsOver: true)
    stage.tabs.selectedIndex = 1
    #expect(
      stage.log.take() == ["B WA!", "A WD!", "alongside completed", "A DD!", "B IA!", "B DA!"])
    #expect(stage.isBalanced)
  }

  @Test(
    "2.66 The selection is the new one from the first callback on; a cancel takes it back",
    arguments: FlightPlan.allCases, [false, true])
  func selection(_ plan: FlightPlan, handsOver: Bool) {
    let stage = TabStage(handsOver: handsOver)
    var selections: [Int] = []
    stage.noted[1].onCallback = { _ in selections.append(stage.tabs.selectedIndex) }
    stage.select(1, plan)
    #expect(selections.first == 1)
    #expect(stage.tabs.selectedIndex == (plan.completes ? 1 : 0))
    #expect(stage.world.shows(plan.completes ? 1 : 0, in: stage.tabs))
  }

  @Test(
    "2.67 What is selected during a change is shown after it, completed or cancelled",
    arguments: FlightPlan.allCases, [false, true])
  func selectDuringChange(_ plan: FlightPlan, handsOver: Bool) {
    let stage = TabStage(handsOver: handsOver)
    plan.lead(stage.transition, in: stage.world) {
      stage.tabs.select(stage.noted[1], with: stage.transition)
      stage.world.device.advance(by: 0.05)
      if handsOver {
        stage.tabs.select(stage.noted[2], with: stage.world.slide())
      } else {
        stage.tabs.selectedIndex = 2
      }
    }
    #expect(stage.world.shows(2, in: stage.tabs))
    #expect(stage.isBalanced)
  }
}
