import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the direction in which a gesture that starts pushes or pops moves a flight that it did
/// not start.
@Suite("Gestures on the pages of a stack", .underVariants)
struct StackDirectionTests {
  /// The view of a gesture, and the change that the gesture starts.
  nonisolated enum Gesture: CaseIterable, Sendable {
    case pushOnFirst, pushOnContainer, popOnSecond, popOnContainer
  }

  @Test(
    "A push or pop by the app follows the direction of the finger", arguments: Gesture.allCases,
    [true, false])
  func grabs(_ gesture: Gesture, pops: Bool) {
    let fixture = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
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
    let (first, second) = (titled("A"), titled("B"))
    let navigation = fixture.navigation([first])
    let transition = fixture.slide()
    transition.interactions = [
      .pan(.left, over: .fraction(1), on: second.view) { [unowned navigation] in
        navigation.popViewController(with: transition)
      }
    ]
    // The push has no swipe back, which would lead to the right where only the container receives
    // touches.
    navigation.pushViewController(second, with: transition, returning: .system)
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
