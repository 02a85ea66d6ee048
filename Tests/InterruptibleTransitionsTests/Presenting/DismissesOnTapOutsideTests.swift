import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite("Tap outside a presented view", .underVariants)
  struct TapsOutside {
    private let outside = CGPoint(x: 200, y: 150)
    private let inside = CGPoint(x: 200, y: 700)

    @Test("A tap outside a sheet dismisses it and calls the delegate, and a tap inside does not")
    func atRest() {
      let fixture = PresentationFixture()
      fixture.present()
      fixture.device.tap(at: inside)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard.isEmpty)
      fixture.expectRest(isPresented: true, completions: [true])
      fixture.device.tap(at: outside)
      fixture.device.advance(by: 0.2)
      #expect(fixture.listener.heard == ["should", "will"])
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A tap outside does nothing while UIKit presents or dismisses without the transition")
    func bySystem() {
      let fixture = PresentationFixture()
      let delegate = ModalTransitioningDelegate(as: fixture.style) { _, _ in nil }
      fixture.presented.modalPresentationStyle = .custom
      fixture.presented.transitioningDelegate = delegate
      fixture.presenter.present(fixture.presented, animated: true)
      fixture.noteController()
      let controller = fixture.controller as? InterruptiblePresentationController
      fixture.device.advance(by: 0.1)
      controller?.handleDismissalTap()
      #expect(fixture.presented.isBeingPresented && fixture.listener.heard.isEmpty)
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController === fixture.presented)
      fixture.presenter.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      controller?.handleDismissalTap()
      #expect(fixture.presented.isBeingDismissed && fixture.listener.heard.isEmpty)
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController == nil)
    }

    @Test("A tap outside a running presentation reverses it, and a second tap does nothing")
    func turnsBack() {
      let fixture = PresentationFixture()
      fixture.present(for: 0.3)
      let before = fixture.shownProgress
      fixture.device.tap(at: outside)
      #expect(fixture.listener.heard == ["should", "will"])
      // The tap takes some frames, in which the progress changes by a thirtieth each.
      #expect(fixture.shownProgress > before - 0.05 && fixture.shownProgress < before + 0.2)
      let turned = fixture.shownProgress
      fixture.device.advance(by: 0.1)
      #expect(abs(fixture.shownProgress - (turned - 0.2)) < 0.05)
      fixture.device.tap(at: outside)
      #expect(abs(fixture.shownDimming - fixture.shownProgress) < 0.02)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      fixture.expectRest(isPresented: false, completions: [false])
      fixture.present()
      fixture.expectRest(isPresented: true, completions: [false, true])
    }

    @Test("A tap outside a running or returning dismissal only dismisses")
    func onItsWayOut() {
      let fixture = PresentationFixture()
      fixture.present()
      fixture.dismiss(for: 0.1)
      fixture.device.tap(at: outside)
      #expect(fixture.transition.phase == .running(toward: .end))
      #expect(fixture.listener.heard.isEmpty)
      fixture.transition.reverse()
      fixture.device.advance(by: 0.05)
      // At the same place, the tap would be the second one of a double tap.
      fixture.device.tap(at: CGPoint(x: 60, y: 100))
      #expect(fixture.transition.phase == .settling(toward: .end))
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A dismissal by a tap that is reversed and tapped again calls didDismiss once")
    func toldOnce() {
      let fixture = PresentationFixture()
      fixture.present()
      fixture.device.tap(at: outside)
      fixture.device.advance(by: 0.2)
      fixture.transition.reverse()
      fixture.device.advance(by: 0.05)
      fixture.device.tap(at: outside)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard.filter { $0 == "did" }.count == 1)
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test(
      "A cancelled dismissal by a tap keeps the sheet, and the next dismissal by code calls nothing"
    )
    func takenBack() {
      let fixture = PresentationFixture()
      fixture.present()
      fixture.device.tap(at: outside)
      fixture.device.advance(by: 0.2)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true, false])
      fixture.dismiss()
      #expect(fixture.listener.heard == ["should", "will"])
      fixture.expectRest(isPresented: false, completions: [true, false, true])
    }

    @Test(
      "A tap outside a sheet that forbids dismissal calls didAttemptToDismiss",
      arguments: [true, false], [true, false])
    func forbidden(isModal: Bool, isInFlight: Bool) {
      let fixture = PresentationFixture()
      fixture.presented.isModalInPresentation = isModal
      fixture.listener.allows = isModal
      fixture.present(for: isInFlight ? 0.2 : nil)
      fixture.device.tap(at: outside)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == (isModal ? ["attempt"] : ["should", "attempt"]))
      fixture.expectRest(isPresented: true, completions: [true])
    }

    @Test("With dismissesOnTapOutside off, the dimming view blocks touches until the sheet leaves")
    func turnedOff() {
      var style = TransitionPresentationStyle.sheet(height: 400)
      style.dismissesOnTapOutside = false
      let fixture = PresentationFixture(style)
      var fired = 0
      let button = UIButton(type: .system)
      button.frame = fixture.presenter.view.bounds
      button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
      fixture.presenter.view.addSubview(button)
      fixture.device.tap(at: outside)
      #expect(fired == 1)
      for seconds in [0.02, 0.2, nil] {
        fixture.present(for: seconds)
        fired = 0
        fixture.device.tap(at: outside)
        fixture.device.advanceUntilIdle()
        #expect(fired == 0)
        #expect(fixture.presenter.presentedViewController === fixture.presented)
        fired = 0
        fixture.dismiss(for: 0.1)
        fixture.device.tap(at: outside)
        #expect(fired == 1)
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.listener.heard.isEmpty)
      fixture.device.tap(at: outside)
      #expect(fired == 2)
    }

    @Test("While a gesture or the app holds the flight, a tap outside does nothing")
    func whileHeld() {
      let fixture = PresentationFixture()
      fixture.transition.interactions = [.pan(.up, over: 400)]
      fixture.present(for: 0.2)
      let finger = fixture.device.press(at: inside)
      finger.move(by: CGVector(dx: 0, dy: -20), over: 0.05)
      #expect(fixture.transition.phase == .held)
      let held = fixture.shownProgress
      fixture.device.tap(at: outside)
      #expect(fixture.transition.phase == .held)
      #expect(abs(fixture.shownProgress - held) < 0.01)
      #expect(fixture.listener.heard.isEmpty)
      finger.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
      finger.lift()
      fixture.transition.pause()
      fixture.device.tap(at: outside)
      #expect(fixture.transition.phase == .held)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard.isEmpty)
      fixture.expectRest(isPresented: true, completions: [true])
    }

    @Test(
      "With touch-to-pause, a tap in flight pauses it anywhere, and a tap after the end dismisses")
    func withHold() {
      let fixture = PresentationFixture()
      fixture.transition.interactions = [.touchToPause(scrubbing: .up, over: 400)]
      fixture.present(for: 0.2)
      fixture.device.tap(at: outside)
      #expect(fixture.transition.phase == .held)
      #expect(fixture.listener.heard.isEmpty)
      fixture.device.tap(at: outside)
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])
      fixture.device.tap(at: outside)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test(
      "A drag that begins on or beside the sheet does not count as a tap outside",
      arguments: [700, 150])
    func dragged(from y: CGFloat) {
      let fixture = PresentationFixture()
      let presented = fixture.presented
      fixture.present()
      fixture.transition.interactions = [
        .pan(.down, over: 400, on: fixture.container) { [weak presented] in
          presented?.dismiss(animated: true)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: y))
      finger.move(by: CGVector(dx: 0, dy: 12))
      #expect(fixture.transition.phase == .held)
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
      #expect(abs(fixture.shownProgress - 0.75) < 0.02)
      #expect(abs(fixture.shownDimming - 0.75) < 0.02)
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will"])
      fixture.expectRest(isPresented: true, completions: [true, false])
      fixture.device.tap(at: outside)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: false, completions: [true, false, true])
    }

    @Test(
      "The app can present at once in presentationControllerDidDismiss", arguments: [true, false])
    func presentsAtOnce(isInFlight: Bool) {
      let fixture = PresentationFixture()
      let next = UIViewController()
      fixture.listener.onDismissal = { [unowned fixture] in
        #expect(fixture.presenter.presentedViewController == nil)
        fixture.presenter.present(next, animated: false)
      }
      fixture.present(for: isInFlight ? 0.2 : nil)
      fixture.device.tap(at: outside)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      #expect(fixture.presenter.presentedViewController === next && next.view.window != nil)
    }

    @Test("A tap dismisses a view controller without a delegate, and all objects are released")
    func nothingLeft() {
      let device = Device()
      device.launch(UIViewController())
      weak var presented: UIViewController?
      weak var transition: InterruptibleTransition?
      weak var controller: UIPresentationController?
      weak var dimmingView: UIView?
      do {
        let sheet = UIViewController()
        let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
        presented = sheet
        transition = slide
        device.window.rootViewController?.present(sheet, with: slide, as: .sheet(height: 300))
        device.advanceUntilIdle()
        controller = sheet.presentationController
        dimmingView = controller?.containerView?.subviews.first
      }
      #expect(controller != nil && dimmingView != nil)
      device.tap(at: outside)
      device.advanceUntilIdle()
      device.advance(by: 0.1)
      #expect(device.window.subviews.count == 1)
      #expect(presented == nil && transition == nil && controller == nil && dimmingView == nil)
    }

    @Test("After a dismissal is requested, a tap outside requests no other dismissal")
    func afterRequest() {
      let fixture = PresentationFixture()
      fixture.present()
      fixture.presenter.dismiss(animated: true)
      (fixture.controller as? InterruptiblePresentationController)?.handleDismissalTap()
      #expect(fixture.listener.heard.isEmpty)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: false, completions: [true, true])
    }
  }
}
