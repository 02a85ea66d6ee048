import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter PresentationTests` runs all its suites.
@Suite("Presentations")
enum PresentationTests {}

extension PresentationTests {
  @Suite("Stacks of presentations", .underVariants)
  struct Stacks {
    @Test(
      "Dismissing a whole stack runs the topmost transition as a dismissal, and can be reversed",
      arguments: [2, 3])
    func goesAtOnce(count: Int) {
      let fixture = ContainerFixture()
      let root = titled("root")
      fixture.device.launch(root)
      let slides = (0..<count).map { _ in fixture.slide() }
      var top = root
      for slide in slides {
        let next = titled("card")
        top.present(next, with: slide)
        fixture.device.advanceUntilIdle()
        top = next
      }
      root.dismiss(animated: true)
      fixture.device.advance(by: 0.25)
      #expect(slides.last?.flight?.isPresenting == false)
      #expect(slides.dropLast().allSatisfy { $0.isAtRest })
      let seen = fixture.shownX(top)
      #expect((100...300).contains(seen))
      slides.last?.reverse()
      fixture.device.advanceUntilIdle()
      #expect(top.presentingViewController != nil && root.presentedViewController != nil)
      root.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(root.presentedViewController == nil && top.presentingViewController == nil)
      #expect(fixture.device.window.subviews == [root.view])
      #expect(fixture.completions == Array(repeating: true, count: count) + [false, true])
      #expect(fixture.directions == Array(repeating: true, count: count) + [false, false])
    }
  }
}

/// A stack of presentations: A presents B, which presents C, which presents D, with one transition
/// or three.
private final class ModalStack {
  let fixture = ContainerFixture()
  let log = CallLog()
  let controllers: [RecordingViewController]
  let transitions: [InterruptibleTransition]
  let watch = LeakWatch()

  init(isShared: Bool) {
    controllers = ["A", "B", "C", "D"].map { [log] in RecordingViewController($0, in: log) }
    let shared = fixture.slide()
    transitions = (0..<3).map { [fixture] _ in isShared ? shared : fixture.slide() }
    fixture.device.launch(controllers[0])
    for controller in controllers { watch.watch(controller, as: controller.title ?? "") }
  }

  /// The transition of the topmost presentation, which dismisses all.
  var last: InterruptibleTransition { transitions[2] }

  func present(_ level: Int) {
    controllers[level].present(controllers[level + 1], with: transitions[level])
  }

  func presentAll() {
    for level in 0..<3 {
      present(level)
      fixture.device.advanceUntilIdle()
    }
  }

  /// The number of presented view controllers.
  var height: Int {
    let chain = sequence(first: controllers[0] as UIViewController, next: \.presentedViewController)
    return Array(chain).count - 1
  }

  func expectRest(
    excluding changesBySystem: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      fixture.isEachCompletedOnce(excluding: changesBySystem), sourceLocation: sourceLocation)
    #expect(transitions.allSatisfy { $0.isAtRest }, sourceLocation: sourceLocation)
    #expect(
      controllers.filter { !$0.isBalanced }.map(\.title) == [], sourceLocation: sourceLocation)
  }
}

extension PresentationTests {
  @Suite("Dismissals of stacks", .sharingVariants)
  struct StackDismissals {
    @Test(
      "A dismissal from the lowest presenter uses the transition of the topmost presentation",
      arguments: FlightPlan.allCases, [false, true])
    func dismissed(_ plan: FlightPlan, isShared: Bool) {
      let stack = ModalStack(isShared: isShared)
      stack.presentAll()
      _ = stack.log.take()
      plan.lead(stack.last, in: stack.fixture) { stack.controllers[0].dismiss(animated: true) }
      #expect(stack.fixture.directions == [true, true, true, false])
      #expect(stack.fixture.completions == [true, true, true, plan.completes])
      #expect(stack.height == (plan.completes ? 0 : 3))
      #expect(stack.fixture.device.window.subviews.count == (plan.completes ? 1 : 4))
      stack.expectRest()
      stack.controllers[0].dismiss(animated: true)
      stack.fixture.device.advanceUntilIdle()
      #expect(stack.height == 0)
      stack.expectRest()
    }

    @Test(
      "A dismissal while the topmost is being presented does nothing, and succeeds afterward",
      arguments: Moment.allCases, [false, true])
    func dismissedWhilePresenting(_ moment: Moment, animated: Bool) {
      let stack = ModalStack(isShared: false)
      for level in 0..<2 {
        stack.present(level)
        stack.fixture.device.advanceUntilIdle()
      }
      let finger = stack.fixture.bring(stack.last, to: moment, on: stack.controllers[2].view) {
        [unowned stack] in stack.present(2)
      }
      stack.controllers[0].dismiss(animated: animated)
      stack.fixture.end(finger)
      #expect(stack.height == (stack.fixture.completions.last == true ? 3 : 2))
      stack.expectRest()
      stack.controllers[0].dismiss(animated: animated)
      stack.fixture.device.advanceUntilIdle()
      #expect(stack.height == 0)
      #expect(stack.fixture.device.window.subviews.count == 1)
      stack.expectRest(excluding: animated ? 0 : changesBySystem(unanimated: 1))
    }

    @Test(
      "Replacing the root under a stack of three in flight releases all view controllers",
      arguments: Moment.allCases, [false, true])
    func rootReplaced(_ moment: Moment, dismisses: Bool) {
      for isShared in [false, true] {
        var stack: ModalStack? = ModalStack(isShared: isShared)
        let fixture = stack?.fixture
        let watch = stack?.watch
        if let stack {
          stack.presentAll()
          if !dismisses {
            stack.controllers[2].dismiss(animated: false)
            stack.fixture.device.advanceUntilIdle()
          }
          let finger = stack.fixture.bring(
            stack.last, to: moment, on: stack.controllers[dismisses ? 3 : 2].view
          ) { [unowned stack] in
            if dismisses { stack.controllers[0].dismiss(animated: true) } else { stack.present(2) }
          }
          watch?.watch(stack.last)
          stack.fixture.device.window.rootViewController = UIViewController()
          stack.fixture.end(finger)
          // The presented view controllers stay below the new root's view.
          let seen = UIKitReading.replacesWholeWindow ? 0 : stack.height
          #expect(stack.fixture.device.window.subviews.count == seen + 1)
          stack.expectRest(excluding: dismisses ? 0 : changesBySystem(unanimated: 1))
          stack.controllers[0].dismiss(animated: false)
          stack.fixture.device.advanceUntilIdle()
          #expect(stack.fixture.device.window.subviews.count == 1)
        }
        stack = nil
        fixture?.device.advance(by: 0.1)
        #expect(watch?.alive == [])
      }
    }
  }
}

extension PresentationTests {
  @Suite("Order of appearance callbacks: presentations", .underVariants)
  struct AppearanceCallbacks {
    /// The styles in which the presenter's view stays. Nil is the toolkit's default.
    nonisolated static let overlays: [UIModalPresentationStyle?] = [nil, .custom, .overFullScreen]

    @Test(
      "2.51, 2.55, 2.57–2.61 A full-screen presentation completes or is cancelled",
      arguments: FlightPlan.allCases)
    func fullScreenPresentation(_ plan: FlightPlan) {
      let fixture = ModalFixture(.fullScreen)
      fixture.present(plan)
      #expect(
        fixture.log.take() == ["A WD", "B WA", "B IA"] + plan.interaction
          + (plan.completes
            ? ["alongside completed", "B DA", "A DD", "completion"] : CallLog.cancelled("B", "A")))
      #expect(fixture.base.completions == [plan.completes])
      #expect(fixture.a.isBalanced && fixture.b.isBalanced)
    }

    @Test(
      "2.52, 2.55–2.61 A full-screen dismissal completes or is cancelled",
      arguments: FlightPlan.allCases)
    func fullScreenDismissal(_ plan: FlightPlan) {
      let fixture = ModalFixture(.fullScreen)
      fixture.present()
      _ = fixture.log.take()
      fixture.dismiss(plan)
      #expect(
        fixture.log.take() == ["B WD", "A WA", "A IA"] + plan.interaction
          + (plan.completes
            ? ["alongside completed", "A DA", "B DD", "completion"] : CallLog.cancelled("A", "B")))
      #expect(fixture.base.completions == [true, plan.completes])
      #expect(fixture.a.isBalanced && fixture.b.isBalanced)
    }

    @Test(
      "2.53, 2.55, 2.57–2.61 A presenter that stays receives no callbacks of a presentation",
      arguments: overlays, FlightPlan.allCases)
    func overlayPresentation(_ style: UIModalPresentationStyle?, _ plan: FlightPlan) {
      let fixture = ModalFixture(style)
      fixture.present(plan)
      #expect(
        fixture.log.take() == ["B WA", "B IA"] + plan.interaction
          + (plan.completes
            ? ["alongside completed", "B DA", "completion"] : CallLog.cancelled("B", nil)))
      #expect(fixture.a.isBalanced && fixture.b.isBalanced)
    }

    @Test(
      "2.53, 2.56–2.61 A presenter that stays receives no callbacks of a dismissal",
      arguments: overlays, FlightPlan.allCases)
    func overlayDismissal(_ style: UIModalPresentationStyle?, _ plan: FlightPlan) {
      let fixture = ModalFixture(style)
      fixture.present()
      _ = fixture.log.take()
      fixture.dismiss(plan)
      #expect(
        fixture.log.take() == ["B WD"] + plan.interaction
          + (plan.completes
            ? ["alongside completed", "B DD", "completion"] : CallLog.cancelled(nil, "B")))
      #expect(fixture.a.isBalanced && fixture.b.isBalanced)
    }

    @Test(
      "2.62 isBeingPresented and isBeingDismissed are set in each callback, also after a cancel")
    func reasons() {
      let fixture = ModalFixture(nil)
      fixture.present()
      #expect(fixture.b.reasons == ["WA presented", "IA presented", "DA presented"])
      fixture.dismiss(.ledBack)
      #expect(fixture.b.reasons[3] == "WD dismissed")
      let count = fixture.b.reasons.count
      fixture.dismiss()
      #expect(fixture.b.reasons.dropFirst(count) == ["WD dismissed", "DD dismissed"])
      #expect(fixture.a.reasons.isEmpty)
    }

    @Test("2.63 Callbacks without animation come in the same order, within the next frame")
    func unanimated() {
      for style in Self.overlays + [.fullScreen] {
        let fixture = ModalFixture(style ?? .custom)
        fixture.a.present(fixture.b, animated: false) { fixture.log.note("completion") }
        fixture.base.device.advance(by: 0.03)
        let isCovered = style == .fullScreen
        #expect(
          fixture.log.take()
            == (isCovered ? ["A WD!"] : []) + ["B WA!", "alongside completed", "B IA!", "B DA!"]
            + (isCovered ? ["A DD!", "completion"] : ["completion"]))
        fixture.a.dismiss(animated: false) { fixture.log.note("completion") }
        fixture.base.device.advance(by: 0.03)
        #expect(
          fixture.log.take()
            == (isCovered
              ? ["B WD!", "A WA!", "alongside completed", "A IA!", "A DA!", "B DD!", "completion"]
              : ["B WD!", "alongside completed", "B DD!", "completion"]))
        #expect(fixture.base.device.window.subviews == [fixture.a.view])
        #expect(fixture.transition.isAtRest)
        #expect(fixture.a.isBalanced && fixture.b.isBalanced)
      }
    }

    @Test(
      "2.68 A container that forwards appearance itself cancels its child's with its own",
      arguments: FlightPlan.allCases)
    func forwarding(_ plan: FlightPlan) {
      final class Container: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override func viewWillAppear(_ animated: Bool) {
          children.first?.beginAppearanceTransition(true, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) { children.first?.endAppearanceTransition() }
        override func viewWillDisappear(_ animated: Bool) {
          children.first?.beginAppearanceTransition(false, animated: animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
          children.first?.endAppearanceTransition()
        }
      }
      let fixture = ModalFixture(nil)
      let container = Container()
      container.addChild(fixture.b)
      container.view.addSubview(fixture.b.view)
      fixture.b.didMove(toParent: container)
      _ = fixture.log.take()
      plan.lead(fixture.transition, in: fixture.base) {
        fixture.a.present(container, with: fixture.transition)
      }
      let callbacks = fixture.log.take().filter { $0.hasPrefix("B") }
      #expect(
        callbacks.filter { $0 != "B IA" }
          == (plan.completes ? ["B WA", "B DA"] : ["B WA", "B WD", "B DD"]))
      #expect(fixture.b.isBalanced)
    }
  }
}
