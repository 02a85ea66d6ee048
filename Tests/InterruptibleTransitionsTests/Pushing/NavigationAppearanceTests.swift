import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A navigation controller with recording view controllers. Its recording delegate calls the
/// toolkit's delegate or leaves each change to the toolkit.
private final class NavigationFixture {
  let base = ContainerFixture()
  let log = CallLog()
  let navigation: UINavigationController
  let transition: InterruptibleTransition
  private let delegate = AppsDelegate()
  private let handsOver: Bool

  /// Creates a navigation controller with pages.
  ///
  /// - Parameters:
  ///   - names: The titles of the stack.
  ///   - handsOver: Whether the toolkit's methods make the changes, and not the delegate.
  init(_ names: String..., handsOver: Bool) {
    self.handsOver = handsOver
    navigation = base.navigation(names.map { [log] in RecordingViewController($0, in: log) })
    transition = base.slide()
    delegate.log = log
    navigation.delegate = delegate
    if !handsOver { delegate.transitions = NavigationTransitioningDelegate(transition) }
    _ = log.take()
  }

  func noted(_ name: String) -> RecordingViewController { RecordingViewController(name, in: log) }

  var names: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  func push(_ controller: UIViewController, _ plan: FlightPlan = .untouched) {
    plan.lead(transition, in: base) {
      if handsOver {
        navigation.pushViewController(controller, with: transition)
      } else {
        navigation.pushViewController(controller, animated: true)
      }
    }
  }

  func pop(_ plan: FlightPlan = .untouched) {
    plan.lead(transition, in: base) {
      if handsOver {
        navigation.popViewController(with: transition)
      } else {
        navigation.popViewController(animated: true)
      }
    }
  }

  /// Returns whether the callbacks of the view controllers in the stack and of others are balanced.
  func isBalanced(_ others: RecordingViewController...) -> Bool {
    (navigation.viewControllers + others).allSatisfy {
      ($0 as? RecordingViewController)?.isBalanced == true
    }
  }
}

extension NavigationTests {
  @Suite(
    "Order of appearance callbacks: navigation", .underVariants,
    .alsoUnder(.endsChangesForOthers, .stacksAtOnce))
  struct AppearanceCallbacks {
    @Test(
      "2.50, 2.55, 2.57–2.60, 2.64–2.65 A push completes or is cancelled",
      arguments: FlightPlan.allCases, [false, true])
    func push(_ plan: FlightPlan, handsOver: Bool) {
      let fixture = NavigationFixture("A", handsOver: handsOver)
      let b = fixture.noted("B")
      fixture.push(b, plan)
      #expect(
        fixture.log.take()
          == ["B willMove to parent", "A WD", "B WA", "willShow B", "B IA"] + plan.interaction
          + (plan.completes
            ? ["alongside completed", "A DD", "B DA", "B didMove to parent", "didShow B"]
            : CallLog.cancelled("B", "A", settled: ["B willMove to nil"]) + ["B didMove to nil"]))
      #expect(fixture.base.completions == [plan.completes])
      #expect(fixture.names == (plan.completes ? ["A", "B"] : ["A"]))
      #expect(fixture.isBalanced(b))
    }

    @Test(
      "2.50, 2.55, 2.57–2.60, 2.64–2.65 A pop completes or is cancelled",
      arguments: FlightPlan.allCases, [false, true])
    func pop(_ plan: FlightPlan, handsOver: Bool) throws {
      let fixture = NavigationFixture("A", "B", handsOver: handsOver)
      let b = try #require(fixture.navigation.topViewController as? RecordingViewController)
      fixture.pop(plan)
      #expect(
        fixture.log.take()
          == ["B willMove to nil", "B WD", "A WA", "willShow A", "A IA"] + plan.interaction
          + (plan.completes
            ? ["alongside completed", "B DD", "A DA", "B didMove to nil", "didShow A"]
            : CallLog.cancelled("A", "B")))
      #expect(fixture.base.completions == [plan.completes])
      #expect(fixture.isBalanced(b))
    }

    @Test(
      "2.62 isMovingToParent and isMovingFromParent are set in each callback",
      arguments: [false, true])
    func reasons(handsOver: Bool) {
      let fixture = NavigationFixture("A", handsOver: handsOver)
      let b = fixture.noted("B")
      fixture.push(b)
      #expect(b.reasons == ["WA added", "IA added", "DA added"])
      fixture.pop(.ledBack)
      #expect(b.reasons[3] == "WD removed")
      let count = b.reasons.count
      fixture.pop()
      #expect(b.reasons.dropFirst(count) == ["WD removed", "DD removed"])
    }

    @Test("2.63 Callbacks without animation come in the same order, within the next frame")
    func unanimated() {
      let fixture = NavigationFixture("A", handsOver: false)
      let b = fixture.noted("B")
      fixture.navigation.pushViewController(b, animated: false)
      fixture.base.device.advance(by: 0.03)
      #expect(
        fixture.log.take()
          == ["B willMove to parent", "A WD!", "B WA!", "willShow B", "alongside completed"]
          + ["A DD!", "B IA!", "B DA!", "B didMove to parent", "didShow B"])
      fixture.navigation.popViewController(animated: false)
      fixture.base.device.advance(by: 0.03)
      #expect(
        fixture.log.take()
          == ["B willMove to nil", "B WD!", "A WA!", "willShow A", "alongside completed"]
          + ["B DD!", "A IA!", "A DA!", "B didMove to nil", "didShow A"])
      #expect(fixture.isBalanced(b))
    }

    @Test(
      "2.66 The stack lacks the old top from a pop's first callback on, and a cancel restores it",
      arguments: FlightPlan.allCases, [false, true])
    func stackDuringPop(_ plan: FlightPlan, handsOver: Bool) throws {
      let fixture = NavigationFixture("A", "B", handsOver: handsOver)
      let b = try #require(fixture.navigation.topViewController as? RecordingViewController)
      var stacks: [[String]] = []
      b.onCallback = { _ in stacks.append(fixture.names) }
      fixture.pop(plan)
      #expect(stacks.first == ["A"])
      #expect(stacks.last == fixture.names)
      #expect(fixture.names == (plan.completes ? ["A"] : ["A", "B"]))
    }

    @Test(
      "2.67 A push during a push or a pop is shown after it, completed or cancelled",
      arguments: FlightPlan.allCases, [false, true])
    func pushDuringChange(_ plan: FlightPlan, handsOver: Bool) {
      let fixture = NavigationFixture("A", handsOver: handsOver)
      // See ``pushEndsChange(_:)``.
      guard !UIKitReading.endsChangesForOthers else { return }
      let b = fixture.noted("B")
      let c = fixture.noted("C")
      plan.lead(fixture.transition, in: fixture.base) {
        fixture.navigation.pushViewController(b, with: fixture.transition)
        fixture.base.device.advance(by: 0.05)
        fixture.navigation.pushViewController(c, animated: true)
      }
      #expect(fixture.base.completions == [plan.completes, true])
      let isLate = !UIKitReading.changesStacksAtOnce
      let below = plan.completes ? "B" : "A"
      // A stack that UIKit changes at once still contains the cancelled page.
      #expect(fixture.names == (isLate && !plan.completes ? ["A", "C"] : ["A", "B", "C"]))
      let comes = ["C willMove to parent"]
      let moves = ["B didMove to parent"]
      let taken =
        CallLog.cancelled("B", "A", settled: isLate ? ["B willMove to nil"] : [])
        + (isLate ? ["B didMove to nil"] : [])
      #expect(
        fixture.log.take()
          == ["B willMove to parent", "A WD", "B WA", "willShow B", "B IA"] + (isLate ? [] : comes)
          + plan.interaction
          + (plan.completes
            ? ["alongside completed", "A DD", "B DA"] + (isLate ? moves : []) + ["didShow B"]
            : taken)
          + (isLate ? comes : [])
          + ["\(below) WD", "C WA", "willShow C", "C IA", "\(below) DD", "C DA"]
          + (isLate ? [] : moves)
          + ["C didMove to parent", "didShow C"])
      #expect(fixture.isBalanced(b, c))
    }

    @Test(
      "7.78 A push that ends another push is shown after it, even if it was held",
      arguments: [FlightPlan.untouched, .ledToEnd])
    func pushEndsChange(_ plan: FlightPlan) {
      let fixture = NavigationFixture("A", handsOver: true)
      let b = fixture.noted("B")
      let c = fixture.noted("C")
      var names: [[String]] = []
      plan.lead(fixture.transition, in: fixture.base) {
        fixture.navigation.pushViewController(b, with: fixture.transition)
        fixture.base.device.advance(by: 0.05)
        guard UIKitReading.endsChangesForOthers else { return }
        fixture.navigation.pushViewController(c, animated: true)
        names = [fixture.names]
        #expect(fixture.transition.phase == .ended(at: .end))
        // The other push may have begun.
        #expect(b.isBalanced || UIKitReading.startsAtOnce)
      }
      guard !names.isEmpty else { return }
      #expect(fixture.base.completions == [true])
      #expect(names + [fixture.names] == [["A", "B", "C"], ["A", "B", "C"]])
      #expect(
        fixture.log.take()
          == ["B willMove to parent", "A WD", "B WA", "willShow B", "B IA", "alongside completed"]
          + ["A DD", "B DA", "B didMove to parent", "didShow B", "C willMove to parent"]
          + ["B WD", "C WA", "willShow C", "C IA", "B DD", "C DA"]
          + ["C didMove to parent", "didShow C"])
      #expect(fixture.isBalanced(b, c))
    }
  }
}
