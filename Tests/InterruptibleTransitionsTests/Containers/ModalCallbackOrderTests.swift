import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Order of appearance callbacks: presentations", .underVariants)
struct ModalCallbackOrderTests {
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

  @Test("2.62 isBeingPresented and isBeingDismissed are set in each callback, also after a cancel")
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
      override func viewDidDisappear(_ animated: Bool) { children.first?.endAppearanceTransition() }
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
