import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct PresentationMisuseTests {
  @Test("2.86 A second presentation during a transition is ignored")
  func presentWhilePresenting() {
    let fixture = TransitionFixture()
    let first = fixture.controller("B")
    let second = fixture.controller("C")
    fixture.root.present(first, animated: true)
    fixture.root.present(second, animated: true) { fixture.record("completion") }
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.console == [
        "Attempt to present <LoggingController> on <LoggingController> (from <LoggingController>) "
          + "while a presentation is in progress!"
      ])
    #expect(fixture.root.presentedViewController === first)
    #expect(!fixture.log.contains("completion"))
    #expect(second.presentingViewController == nil)
  }

  @Test("2.87 Presenting from a controller that already presents is ignored")
  func presentWhenPresented() {
    let fixture = TransitionFixture()
    fixture.presentToTheEnd(fixture.controller("B"))
    fixture.root.present(fixture.controller("C"), animated: true)
    #expect(
      fixture.console == [
        "Attempt to present <LoggingController> on <LoggingController> (from <LoggingController>) "
          + "which is already presenting <LoggingController>."
      ])
  }

  @Test("2.87 Presenting from a controller whose view is not in the window is ignored")
  func presentOutsideTheWindow() {
    let fixture = TransitionFixture()
    let lonely = fixture.controller("L")
    lonely.present(UIViewController(), animated: true)
    #expect(
      fixture.console == [
        "Attempt to present <UIViewController> on <LoggingController> (from <LoggingController>) "
          + "whose view is not in the window hierarchy."
      ])
    #expect(lonely.presentedViewController == nil)
  }

  @Test("2.88 A dismissal during a presentation or dismissal is ignored")
  func dismissDuringTransition() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture)))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.1)
    controller.dismiss(animated: true) { fixture.record("completion") }
    let line =
      "Attempt to dismiss from view controller <LoggingController> while a presentation or "
      + "dismiss is in progress!"
    #expect(fixture.console == [line])
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.presentedViewController === controller)
    fixture.root.dismiss(animated: true)
    fixture.root.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.console == [line, line])
    #expect(fixture.root.presentedViewController == nil)
    #expect(!fixture.log.contains("completion"))
  }

  @Test("2.88 A dismissal while the presented view loads is ignored")
  func dismissWhileLoading() {
    let fixture = TransitionFixture()
    let controller = DismissingController()
    fixture.root.present(controller, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.console == [
        "Attempt to dismiss from view controller <DismissingController> while a presentation or "
          + "dismiss is in progress!"
      ])
    #expect(fixture.root.presentedViewController === controller)
    #expect(controller.view.window != nil && controller.appearance == .appeared)
  }

  /// A view controller that dismisses itself in `viewDidLoad`.
  private final class DismissingController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      dismiss(animated: true)
    }
  }

  @Test("2.89 Presenting a controller that is presented elsewhere is an error")
  func presentActiveController() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TransitionFixture()
        let first = fixture.controller("B")
        let second = fixture.controller("C")
        fixture.presentToTheEnd(first)
        first.present(second, animated: false)
        fixture.device.advanceUntilIdle()
        second.present(first, animated: false)
      }
    }
    let reason = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(reason.contains("Application tried to present modally an active controller"))
  }

  @Test("2.90 dismiss removes the presented controller and everything above it")
  func dismissStack() {
    let fixture = TransitionFixture()
    let second = fixture.controller("B")
    let third = fixture.controller("C")
    fixture.presentToTheEnd(second)
    second.present(third, animated: true)
    fixture.device.advanceUntilIdle()
    _ = fixture.takeLog()
    fixture.root.dismiss(animated: true) { fixture.record("completion") }
    fixture.device.advance(by: 0.1)
    // The presentation in between is hidden at once.
    #expect(second.view.superview?.isHidden == true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog() == ["C.WD", "B.WD", "C.DD", "B.DD", "completion"])
    #expect(fixture.root.presentedViewController == nil)
    #expect(second.presentedViewController == nil)
    #expect(fixture.device.window.subviews == [fixture.root.view])
  }

  @Test("2.90 Dismissing several full-screen presentations restores the lowest view")
  func dismissFullScreenStack() {
    let fixture = TransitionFixture()
    let second = fixture.controller("B", style: .fullScreen)
    let third = fixture.controller("C", style: .fullScreen)
    fixture.presentToTheEnd(second)
    second.present(third, animated: true)
    fixture.device.advanceUntilIdle()
    _ = fixture.takeLog()
    fixture.root.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog() == ["C.WD", "A.WA", "A.IA", "A.DA", "C.DD"])
    #expect(fixture.device.window.subviews == [fixture.root.view])
    #expect(second.view.window == nil)
  }

  @Test("2.90 dismiss without a presentation goes to the presenter, also from a child")
  func dismissFromPresentedOrChild() {
    let fixture = TransitionFixture()
    let controller = fixture.controller()
    let child = UIViewController()
    controller.addChild(child)
    fixture.presentToTheEnd(controller)
    #expect(child.presentingViewController === fixture.root)
    child.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
    fixture.root.dismiss(animated: true)
    #expect(fixture.console.isEmpty)
  }

  @Test("A child presents through its outermost container")
  func presentFromChild() {
    let fixture = TransitionFixture()
    let child = UIViewController()
    fixture.root.addChild(child)
    fixture.root.view.addSubview(child.view)
    let controller = fixture.controller()
    child.present(controller, animated: true)
    #expect(controller.presentingViewController === fixture.root)
    #expect(child.presentedViewController === controller)
    fixture.device.advanceUntilIdle()
  }

  @Test("A presentation can begin in the callbacks and the completion of another one")
  func presentInCallbacks() {
    let fixture = TransitionFixture()
    let second = fixture.controller("B")
    let third = fixture.controller("C")
    second.onCallback = { if $0 == "DA" { second.present(third, animated: true) } }
    fixture.root.present(second, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.console.isEmpty)
    #expect(third.view.window != nil)
    second.onCallback = nil
    fixture.root.dismiss(animated: true) {
      fixture.root.present(fixture.controller("D"), animated: false)
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.console.isEmpty)
    #expect((fixture.root.presentedViewController as? LoggingController)?.name == "D")
  }
}
