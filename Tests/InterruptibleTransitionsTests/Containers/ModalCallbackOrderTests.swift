import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What is called, in order: modal", .everyReading)
struct ModalCallbackOrderTests {
  /// The styles in which the presenter's view stays; nil is the toolkit's own way.
  nonisolated static let overlays: [UIModalPresentationStyle?] = [nil, .custom, .overFullScreen]

  @Test(
    "2.51, 2.55, 2.57–2.61 A full-screen presentation completes or is cancelled",
    arguments: FlightPlan.allCases)
  func fullScreenPresentation(_ plan: FlightPlan) {
    let stage = ModalStage(.fullScreen)
    stage.present(plan)
    #expect(
      stage.log.take() == ["A WD", "B WA", "B IA"] + plan.interaction
        + (plan.completes
          ? ["alongside completed", "B DA", "A DD", "completion"] : CallLog.cancelled("B", "A")))
    #expect(stage.world.completions == [plan.completes])
    #expect(stage.a.isBalanced && stage.b.isBalanced)
  }

  @Test(
    "2.52, 2.55–2.61 A full-screen dismissal completes or is cancelled",
    arguments: FlightPlan.allCases)
  func fullScreenDismissal(_ plan: FlightPlan) {
    let stage = ModalStage(.fullScreen)
    stage.present()
    _ = stage.log.take()
    stage.dismiss(plan)
    #expect(
      stage.log.take() == ["B WD", "A WA", "A IA"] + plan.interaction
        + (plan.completes
          ? ["alongside completed", "A DA", "B DD", "completion"] : CallLog.cancelled("A", "B")))
    #expect(stage.world.completions == [true, plan.completes])
    #expect(stage.a.isBalanced && stage.b.isBalanced)
  }

  @Test(
    "2.53, 2.55, 2.57–2.61 Where the presenter stays it hears nothing of a presentation",
    arguments: overlays, FlightPlan.allCases)
  func overlayPresentation(_ style: UIModalPresentationStyle?, _ plan: FlightPlan) {
    let stage = ModalStage(style)
    stage.present(plan)
    #expect(
      stage.log.take() == ["B WA", "B IA"] + plan.interaction
        + (plan.completes
          ? ["alongside completed", "B DA", "completion"] : CallLog.cancelled("B", nil)))
    #expect(stage.a.isBalanced && stage.b.isBalanced)
  }

  @Test(
    "2.53, 2.56–2.61 Where the presenter stays it hears nothing of a dismissal",
    arguments: overlays, FlightPlan.allCases)
  func overlayDismissal(_ style: UIModalPresentationStyle?, _ plan: FlightPlan) {
    let stage = ModalStage(style)
    stage.present()
    _ = stage.log.take()
    stage.dismiss(plan)
    #expect(
      stage.log.take() == ["B WD"] + plan.interaction
        + (plan.completes
          ? ["alongside completed", "B DD", "completion"] : CallLog.cancelled(nil, "B")))
    #expect(stage.a.isBalanced && stage.b.isBalanced)
  }

  @Test("2.62 Each callback can be asked why it comes, that of a cancelled dismissal too")
  func reasons() {
    let stage = ModalStage(nil)
    stage.present()
    #expect(stage.b.reasons == ["WA presented", "IA presented", "DA presented"])
    stage.dismiss(.ledBack)
    #expect(stage.b.reasons[3] == "WD dismissed")
    let count = stage.b.reasons.count
    stage.dismiss()
    #expect(stage.b.reasons.dropFirst(count) == ["WD dismissed", "DD dismissed"])
    #expect(stage.a.reasons.isEmpty)
  }

  @Test("2.63 Without animation the callbacks say so, in the same order, within the next frame")
  func unanimated() {
    for style in Self.overlays + [.fullScreen] {
      let stage = ModalStage(style ?? .custom)
      stage.a.present(stage.b, animated: false) { stage.log.note("completion") }
      stage.world.device.advance(by: 0.03)
      let isCovered = style == .fullScreen
      #expect(
        stage.log.take()
          == (isCovered ? ["A WD!"] : []) + ["B WA!", "alongside completed", "B IA!", "B DA!"]
          + (isCovered ? ["A DD!", "completion"] : ["completion"]))
      stage.a.dismiss(animated: false) { stage.log.note("completion") }
      stage.world.device.advance(by: 0.03)
      #expect(
        stage.log.take()
          == (isCovered
            ? ["B WD!", "A WA!", "alongside completed", "A IA!", "A DA!", "B DD!", "completion"]
            : ["B WD!", "alongside completed", "B DD!", "completion"]))
      #expect(stage.world.device.window.subviews == [stage.a.view])
      #expect(stage.transition.isAtRest)
      #expect(stage.a.isBalanced && stage.b.isBalanced)
    }
  }

  @Test(
    "2.68 A container that forwards by hand cancels its child's appearance along with its own",
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
    let stage = ModalStage(nil)
    let container = Container()
    container.addChild(stage.b)
    container.view.addSubview(stage.b.view)
    stage.b.didMove(toParent: container)
    _ = stage.log.take()
    plan.lead(stage.transition, in: stage.world) {
      stage.a.present(container, with: stage.transition)
    }
    let callbacks = stage.log.take().filter { $0.hasPrefix("B") }
    #expect(
      callbacks.filter { $0 != "B IA" }
        == (plan.completes ? ["B WA", "B DA"] : ["B WA", "B WD", "B DD"]))
    #expect(stage.b.isBalanced)
  }
}
