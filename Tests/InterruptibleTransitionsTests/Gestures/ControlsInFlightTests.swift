import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension GestureTests {
  /// Tests of taps on controls during a flight.
  @Suite("Controls in flight", .underVariants)
  struct ControlsInFlight {
    @Test("A tap on a moving button fires it once where it is shown, and the flight continues")
    func moving() {
      var primary = 0
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presented.view)
      button.view.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
      fixture.present(for: 0.25)
      let finger = fixture.device.press(at: button.shownPlace)
      fixture.device.advance(by: 0.08)
      finger.lift()
      #expect(button.fired == 1 && primary == 1)
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      fixture.device.tap(at: button.shownPlace)
      #expect(button.fired == 2 && primary == 2)
      fixture.expectRest(isPresented: true, completions: [true])
    }

    @Test("A finger that moves away from a moving button does not fire it")
    func dragged() {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presented.view)
      fixture.present(for: 0.25)
      let finger = fixture.device.press(at: button.shownPlace)
      finger.move(by: CGVector(dx: 0, dy: -250), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(button.fired == 0)
      fixture.device.tap(at: button.shownPlace)
      #expect(button.fired == 1)
    }

    @Test("A disabled button and a button under touch-to-pause do not fire in flight")
    func notFired() {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presented.view)
      button.view.isEnabled = false
      fixture.present(for: 0.2)
      fixture.device.tap(at: button.shownPlace)
      button.view.isEnabled = true
      fixture.transition.interactions = [.touchToPause(deciding: .up, within: 40)]
      fixture.device.advance(by: 0.05)
      fixture.device.tap(at: button.shownPlace)
      #expect(fixture.transition.phase == .held)
      #expect(button.fired == 0)
      fixture.transition.interactions = []
      fixture.device.advanceUntilIdle()
    }

    @Test("A presenter's button fires where it is visible during presentation and dismissal")
    func presenter() {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presenter.view)
      fixture.present(for: 0.1)
      fixture.device.tap(at: button.shownPlace)
      #expect(button.fired == 1)
      fixture.device.advanceUntilIdle()
      fixture.device.tap(at: button.shownPlace)
      #expect(button.fired == 1)
      fixture.dismiss(for: 0.4)
      fixture.device.tap(at: button.shownPlace)
      #expect(button.fired == 2)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A button under another view of the window or of the container does not fire")
    func covered() {
      let base = ContainerFixture()
      let navigation = base.navigation([titled("A")])
      for isInWindow in [true, false] {
        let page = titled("B")
        let button = TapButton(in: page.view)
        let toast = UIView(frame: base.device.window.bounds)
        let superview: UIView = isInWindow ? base.device.window : navigation.view
        superview.addSubview(toast)
        navigation.pushViewController(page, with: base.slide())
        base.device.advance(by: 0.35)
        base.device.tap(at: button.shownPlace)
        base.device.advanceUntilIdle()
        #expect(button.fired == 0)
        toast.removeFromSuperview()
        base.device.tap(at: button.shownPlace)
        #expect(button.fired == 1)
        navigation.popViewController(animated: true)
        base.device.advanceUntilIdle()
      }
    }

    @Test("A touch on a button that moves away does not fire it")
    func resting() {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presented.view)
      fixture.transition.configuration.dismissalTiming = .linear(2)
      fixture.present(for: 0.25)
      fixture.transition.pause()
      let finger = fixture.device.press(at: button.shownPlace)
      fixture.transition.resume()
      fixture.device.advance(by: 0.7)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(button.fired == 0)
    }

    @Test("A button on an outgoing, moving page does not fire")
    func leaving() {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presented.view)
      fixture.present()
      fixture.dismiss(for: 0.25)
      fixture.device.tap(at: button.shownPlace)
      fixture.device.advanceUntilIdle()
      #expect(button.fired == 0)
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A button on a page whose presentation is reversed does not fire")
    func turnedRound() {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presented.view)
      fixture.present(for: 0.3)
      fixture.transition.reverse()
      fixture.device.advance(by: 0.05)
      fixture.device.tap(at: button.shownPlace)
      fixture.device.advanceUntilIdle()
      #expect(button.fired == 0)
      fixture.expectRest(isPresented: false, completions: [false])
    }

    @Test("A button on a page that is being pushed fires")
    func pushed() {
      let base = ContainerFixture()
      let navigation = base.navigation([titled("A")])
      let page = titled("B")
      let button = TapButton(in: page.view)
      let slide = base.slide()
      navigation.pushViewController(page, with: slide)
      base.device.advance(by: 0.35)
      base.device.tap(at: button.shownPlace)
      #expect(button.fired == 1)
      base.device.advanceUntilIdle()
      #expect(base.completions == [true])
    }

    @Test("A double tap on a button that presents a sheet does not dismiss the sheet")
    func doubleTap() {
      let sheet = PresentationFixture(.sheet(height: 400))
      let button = TapButton(in: sheet.presenter.view) { [unowned sheet] in
        sheet.presenter.present(sheet.presented, with: sheet.transition, as: sheet.style)
      }
      let place = button.view.center
      sheet.device.tap(at: place)
      sheet.device.advance(by: 0.15)
      sheet.device.tap(at: place)
      sheet.device.advanceUntilIdle()
      sheet.noteController()
      sheet.expectRest(isPresented: true, completions: [true])
      sheet.device.advance(by: 0.4)
      sheet.device.tap(at: place)
      sheet.device.advanceUntilIdle()
      sheet.expectRest(isPresented: false, completions: [true, true])
    }
  }
}

extension GestureTests {
  /// Tests of the controls that a tap in flight reaches, by their visibility.
  @Suite("Visible controls in flight", .underVariants)
  struct VisibleControls {
    @Test("A button of a presenter that moves aside fires where it is shown")
    func presenterMakesRoom() {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presenter.view)
      let view: UIView = fixture.presenter.view
      fixture.transition.addAuxiliaryAnimations { flight in
        view.frame.origin.y = flight.isPresenting ? -400 : 0
      }
      fixture.present(for: 0.15)
      let place = button.shownPlace
      #expect(place.y < 260)
      fixture.device.tap(at: place)
      #expect(button.fired == 1)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A button fires in flight while its opacity is above a hundredth",
      arguments: [(0.015, 1), (0.005, 0)])
    func faint(_ alpha: CGFloat, _ count: Int) {
      let fixture = PresentationFixture(.full)
      let button = TapButton(in: fixture.presented.view)
      button.view.alpha = alpha
      fixture.present(for: 0.25)
      fixture.device.tap(at: button.shownPlace)
      #expect(button.fired == count)
      fixture.device.advanceUntilIdle()
    }
  }
}

extension GestureTests {
  /// Tests of taps on controls where UIKit keeps touches from views during a transition.
  @Suite("Controls in flight without UIKit's touches")
  struct KeptOutTouches {
    /// A transitioning delegate that returns the transition as the animation controller only.
    private final class AnimatorOnly: NSObject, UIViewControllerTransitioningDelegate {
      let transition: InterruptibleTransition

      init(_ transition: InterruptibleTransition) {
        self.transition = transition
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition
      }
    }

    @Test("With touches kept from both screens, a tap in flight fires a control once")
    func fromTheViews() {
      RuntimeVariants.$current.withValue(.keepsTouchesOut) {
        let fixture = PresentationFixture(.full)
        let button = TapButton(in: fixture.presented.view)
        fixture.present(for: 0.25)
        fixture.device.tap(at: button.shownPlace)
        #expect(button.fired == 1)
        fixture.device.advanceUntilIdle()
        fixture.expectRest(isPresented: true, completions: [true])
      }
    }

    @Test("With touches kept from all views, a tap in flight fires no control")
    func fromAll() {
      let device = Device()
      let presenter = UIViewController()
      let presented = UIViewController()
      let delegate = AnimatorOnly(
        InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5)))
      let button = TapButton(in: presented.view)
      device.launch(presenter)
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      presenter.present(presented, animated: true)
      device.advance(by: 0.25)
      device.tap(at: button.shownPlace)
      device.advanceUntilIdle()
      #expect(button.fired == 0 && presenter.presentedViewController === presented)
      device.tap(at: button.shownPlace)
      #expect(button.fired == 1)
    }
  }
}
