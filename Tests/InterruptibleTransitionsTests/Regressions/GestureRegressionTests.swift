import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RegressionTests {
  @Suite("Interactions with changed views and recognizers", .underVariants)
  struct DisturbedInteractions {
    /// Expects that a finger does not hold a presentation.
    private func expectNoCatch(in fixture: FlightFixture) {
      fixture.present()
      fixture.device.advance(by: 0.2)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      #expect(fixture.transition.phase != .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = []
    }

    @Test("An app's recognizer without a view holds no flight")
    func recognizerWithoutView() {
      let fixture = FlightFixture(timing: .linear(1))
      let pan = UIPanGestureRecognizer()
      fixture.transition.interactions = [
        .pan(.down, over: 400, with: pan) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        }
      ]
      expectNoCatch(in: fixture)
    }

    @Test("A disabled app's recognizer without a view holds no flight")
    func disabledWithoutView() {
      let fixture = FlightFixture(timing: .linear(1))
      let pan = UIPanGestureRecognizer()
      pan.isEnabled = false
      fixture.transition.interactions = [.pan(.down, over: 400, with: pan)]
      expectNoCatch(in: fixture)
    }

    @Test("A pan on a released view holds no flight")
    func releasedView() {
      let fixture = FlightFixture(timing: .linear(1))
      var view: UIView? = UIView()
      fixture.transition.interactions = [.pan(.down, over: 400, on: view)]
      view = nil
      expectNoCatch(in: fixture)
    }

    @Test(
      "A slider does not prevent a pan beside its thumb, inside and outside a scroll view",
      arguments: [true, false])
    func besideThumb(inScrollView: Bool) {
      let fixture = FlightFixture(timing: .linear(0.5))
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
      fixture.presenter.view.addSubview(list)
      if inScrollView {
        list.addSubview(slider)
      } else {
        fixture.presenter.view.addSubview(slider)
        slider.frame.origin.y = 150
      }
      fixture.transition.interactions = [
        .pan(.down, over: 400, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
      fixture.device.advance(by: 0.3)
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
      #expect(fixture.transition.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = []
    }

    @Test("A pan that the app adds again in the callback of its removal works")
    func givenBackInRemoval() {
      let fixture = FlightFixture(timing: .linear(0.5))
      let pan: PanInteraction = .pan(.down, over: 400, on: fixture.presenter.view) {
        [unowned fixture] in
        fixture.presenter.present(fixture.presented, with: fixture.transition)
      }
      fixture.transition.interactions = [pan]
      let finger = fixture.device.press(at: CGPoint(x: 100, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
      var done = false
      let observer = fixture.transition.observePhases { [unowned fixture] phase in
        if !done, phase != .held {
          done = true
          fixture.transition.interactions = [pan]
        }
      }
      fixture.transition.interactions = []
      finger.lift()
      fixture.device.advanceUntilIdle()
      observer.remove()
      #expect(fixture.transition.interactions.count == 1)
      #expect(pan.transition === fixture.transition)
      fixture.transition.interactions = []
    }

    @Test("Touch-to-pause that the app adds again in the callback of its removal works")
    func holdGivenBack() {
      let fixture = FlightFixture(timing: .linear(1))
      let hold: TouchToPauseInteraction = .touchToPause(deciding: .up, within: 40)
      fixture.transition.interactions = [hold]
      fixture.present()
      fixture.device.advance(by: 0.2)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      fixture.device.advance(by: 0.05)
      var done = false
      let observer = fixture.transition.observePhases { [unowned fixture] phase in
        if !done, phase != .held {
          done = true
          fixture.transition.interactions = [hold]
        }
      }
      fixture.transition.interactions = []
      observer.remove()
      #expect(hold.transition === fixture.transition)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = []
      #expect(fixture.device.window.gestureRecognizers?.isEmpty != false)
    }

    @Test("A finger that has lifted from a control does not prevent a second finger's pan")
    func secondFinger() {
      let fixture = FlightFixture(timing: .linear(0.5))
      let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      fixture.presenter.view.addSubview(slider)
      fixture.transition.interactions = [
        .pan(.down, over: 400, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let first = fixture.device.press(at: CGPoint(x: 14, y: 200))
      fixture.device.advance(by: 0.3)
      let second = fixture.device.press(at: CGPoint(x: 300, y: 500))
      first.lift()
      fixture.device.advance(by: 0.5)
      second.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
      #expect(fixture.transition.phase == .held)
      second.lift()
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = []
    }
  }
}

extension RegressionTests {
  /// Tests of the direction in which a gesture that starts pushes or pops moves a flight that it
  /// did not start.
  @Suite("Gestures on the pages of a stack", .underVariants)
  struct StackDirections {
    /// The view of a gesture, and the change that the gesture starts.
    nonisolated enum Gesture: CaseIterable, Sendable {
      case pushOnFirst, pushOnContainer, popOnSecond, popOnContainer
    }

    @Test(
      "A pan does not move a push or pop by the app against the finger",
      arguments: Gesture.allCases,
      [true, false])
    func grabs(_ gesture: Gesture, pops: Bool) {
      let fixture = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      let navigation = fixture.navigation(pops ? [first, second] : [first])
      let transition = fixture.slide()
      let pushes = gesture == .pushOnFirst || gesture == .pushOnContainer
      let view: UIView? =
        switch gesture {
        case .pushOnFirst: first.view
        case .popOnSecond: second.view
        case .pushOnContainer, .popOnContainer: navigation.view
        }
      transition.interactions = [
        .pan(pushes ? .left : .right, over: .fraction(1), on: view) { [unowned navigation] in
          if pushes {
            navigation.pushViewController(second, with: transition)
          } else {
            navigation.popViewController(with: transition)
          }
        }
      ]
      if pops {
        navigation.popViewController(with: transition)
      } else {
        navigation.pushViewController(second, with: transition)
      }
      fixture.device.advance(by: 0.2)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: -20, dy: 0), over: 0.1)
      let before = fixture.shownX(second)
      finger.move(by: CGVector(dx: -60, dy: 0), over: 0.2)
      // The page of the pushed view controller moves with the finger.
      #expect(abs(before - fixture.shownX(second) - 60) < within(1, orStep: 14))
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(transition.isAtRest)
    }

    @Test("A pan left that pops, on the pushed page, moves a push back toward its start")
    func unusualDirection() {
      let fixture = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      let navigation = fixture.navigation([first])
      let transition = fixture.slide()
      transition.interactions = [
        .pan(.left, over: .fraction(1), on: second.view) { [unowned navigation] in
          navigation.popViewController(with: transition)
        }
      ]
      // The push has no swipe back, which would lead to the right where only the container receives
      // touches.
      navigation.pushViewController(second, with: transition, returnTransition: .system)
      fixture.device.advance(by: 0.3)
      let finger = fixture.device.press(at: CGPoint(x: 300, y: 400))
      finger.move(by: CGVector(dx: -20, dy: 0), over: 0.1)
      #expect(transition.phase == .held)
      let before = transition.progress
      finger.move(by: CGVector(dx: -60, dy: 0), over: 0.2)
      #expect(abs(transition.progress - before + 60 / 393) < 0.03)
      finger.lift()
      fixture.device.advanceUntilIdle()
      transition.interactions = []
    }
  }
}
