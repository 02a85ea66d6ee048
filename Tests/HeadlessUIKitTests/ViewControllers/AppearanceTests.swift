import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct AppearanceTests {
  /// Returns the appearance callbacks and completions in the log, and clears the log.
  private func callbacks(_ fixture: TransitionFixture) -> [String] {
    fixture.takeLog().filter { entry in
      ["WA", "IA", "DA", "WD", "DD", "completion"].contains { entry.hasSuffix($0) }
    }
  }

  @Test("The root view controller appears with the window, and has appeared at the next turn")
  func rootAppears() {
    let fixture = TransitionFixture(launches: false)
    fixture.device.window.rootViewController = fixture.root
    #expect(fixture.log.isEmpty)
    fixture.device.window.makeKeyAndVisible()
    #expect(fixture.takeLog() == ["A.loaded", "A.WA!", "A.IA!"])
    #expect(fixture.root.view.frame == fixture.device.window.bounds)
    fixture.device.advance(by: 0.01)
    #expect(fixture.takeLog() == ["A.DA!"])
    let next = fixture.controller("N")
    fixture.device.window.rootViewController = next
    fixture.device.advance(by: 0.01)
    #expect(fixture.takeLog() == ["A.WD!", "A.DD!", "N.loaded", "N.WA!", "N.IA!", "N.DA!"])
    #expect(fixture.root.view.superview == nil)
  }

  @Test("2.51 Order of a full-screen presentation: A.WD, B.WA, …, B.DA, A.DD, completion")
  func fullScreenPresentation() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .fullScreen)
    fixture.root.present(controller, animated: true) { fixture.record("completion") }
    fixture.device.advanceUntilIdle()
    #expect(callbacks(fixture) == ["A.WD", "B.WA", "B.IA", "B.DA", "A.DD", "completion"])
  }

  @Test("2.52 Order of a full-screen dismissal: B.WD, A.WA, …, A.DA, B.DD, completion")
  func fullScreenDismissal() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .fullScreen)
    fixture.presentToTheEnd(controller)
    fixture.root.dismiss(animated: true) { fixture.record("completion") }
    fixture.device.advanceUntilIdle()
    #expect(callbacks(fixture) == ["B.WD", "A.WA", "A.IA", "A.DA", "B.DD", "completion"])
  }

  @Test(
    "2.53 A presenter whose view stays gets no appearance callbacks",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet, .automatic])
  func presenterHearsNothing(style: UIModalPresentationStyle) {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: style)
    fixture.root.present(controller, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(callbacks(fixture) == ["B.WA", "B.IA", "B.DA"])
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(callbacks(fixture) == ["B.WD", "B.DD"])
  }

  @Test(
    "2.55, 2.60 A cancelled presentation reverses the appearance callbacks",
    arguments: [
      (UIModalPresentationStyle.custom, ["B.WA", "B.IA", "B.WD", "B.DD"]),
      (.fullScreen, ["A.WD", "B.WA", "B.IA", "B.WD", "B.DD", "A.WA", "A.IA", "A.DA"]),
    ])
  func cancelledPresentation(style: UIModalPresentationStyle, expected: [String]) {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    animator.completes = { _ in false }
    let controller = fixture.controller(
      style: style, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.root.present(controller, animated: true) { fixture.record("completion") }
    fixture.device.advanceUntilIdle()
    #expect(callbacks(fixture) == expected)
  }

  @Test(
    "2.56 A cancelled dismissal ends with the presented controller appearing again",
    arguments: [
      (UIModalPresentationStyle.custom, ["B.WD", "B.WA", "B.IA", "B.DA"]),
      (.fullScreen, ["B.WD", "A.WA", "A.IA", "A.WD", "A.DD", "B.WA", "B.IA", "B.DA"]),
    ])
  func cancelledDismissal(style: UIModalPresentationStyle, expected: [String]) {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(
      style: style, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.presentToTheEnd(controller)
    animator.completes = { _ in false }
    controller.dismiss(animated: true) { fixture.record("completion") }
    fixture.device.advanceUntilIdle()
    #expect(callbacks(fixture) == expected)
  }

  @Test("2.57 viewIsAppearing is called with the view in the window and laid out")
  func isAppearing() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .fullScreen)
    controller.onCallback = { callback in
      guard let view = controller.viewIfLoaded else { return }
      fixture.record("\(callback) \(view.window != nil) \(Int(view.bounds.width))")
    }
    fixture.root.present(controller, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("WA false 393"))
    #expect(fixture.log.contains("IA true 393"))
  }

  @Test("2.58, 2.59 A cancel calls the interaction-change block first and the callbacks at the end")
  func callbacksAfterInteractionChange() {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = fixture.controller(
      delegate: LoggingDelegate(
        fixture, animator: InterruptibleAnimator(fixture), interactor: interactor))
    controller.onCallback = { callback in
      guard callback == "WA" else { return }
      controller.transitionCoordinator?.notifyWhenInteractionChanges { _ in fixture.record("change")
      }
    }
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.05)
    interactor.update(0.5)
    _ = fixture.takeLog()
    interactor.cancel()
    #expect(fixture.takeLog() == ["change"])
    fixture.device.advanceUntilIdle()
    #expect(callbacks(fixture) == ["B.WD", "B.DD"])
  }

  @Test("2.62 isBeingDismissed is true for a dismissal that viewDidAppear requests")
  func passageOfTheNext() {
    let fixture = TransitionFixture()
    let controller = fixture.controller()
    var flags: [Bool] = []
    controller.onCallback = { [unowned controller] callback in
      if callback == "DA" { controller.dismiss(animated: true) }
      flags.append(controller.isBeingDismissed)
    }
    fixture.root.present(controller, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(flags == [false, false, true, true, true])
    #expect(!controller.isBeingDismissed && controller.presentingViewController == nil)
  }

  @Test("2.62 isBeingPresented and isBeingDismissed are true in the callbacks")
  func beingPresented() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture)))
    var flags: [String] = []
    controller.onCallback = {
      let state =
        controller.isBeingPresented ? "presented" : controller.isBeingDismissed ? "dismissed" : "-"
      flags.append("\($0) \(state)")
    }
    fixture.presentToTheEnd(controller)
    #expect(flags == ["WA presented", "IA presented", "DA presented"])
    #expect(!controller.isBeingPresented)
    flags = []
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(flags == ["WD dismissed", "DD dismissed"])
    #expect(!controller.isBeingDismissed)
  }

  @Test("2.61 Presenter and presented controller are unlinked in the last callback")
  func partedBeforeDisappeared() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .fullScreen)
    fixture.presentToTheEnd(controller)
    var presenters: [String: UIViewController?] = [:]
    controller.onCallback = { presenters[$0] = controller.presentingViewController }
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(presenters["WD"] == fixture.root)
    #expect(presenters["DD"] == .some(nil))
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test("2.62 isBeingDismissed is true in viewWillDisappear of a dismissal that is cancelled")
  func beingDismissedThoughCancelled() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    fixture.presentToTheEnd(controller)
    var flag: Bool?
    controller.onCallback = { if $0 == "WD" { flag = controller.isBeingDismissed } }
    animator.completes = { _ in false }
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(flag == true)
    #expect(!controller.isBeingDismissed)
  }

  @Test("2.63 The callbacks receive whether the transition is animated")
  func animatedFlag() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .fullScreen)
    fixture.root.present(controller, animated: false)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog() == ["B.loaded", "A.WD!", "B.WA!", "B.IA!", "B.DA!", "A.DD!"])
  }
}
