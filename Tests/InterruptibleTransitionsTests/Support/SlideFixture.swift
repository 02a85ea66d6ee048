import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A device, and a view controller that slides in from the right.
class SlideFixture {
  let base = ContainerFixture()
  let first = titled("A")
  let second = titled("B")
  let transition: InterruptibleTransition

  init(_ interactions: [any TransitionInteraction] = []) {
    transition = base.slide()
    transition.interactions = interactions
    base.device.launch(first)
  }

  func present() {
    first.present(second, with: transition)
  }

  /// Presents, and runs to the middle.
  func fly() {
    present()
    base.device.advance(by: 0.2)
  }

  /// Returns a finger that has dragged to the left.
  func drag(_ distance: CGFloat = 60, over seconds: Double = 0.1) -> Finger {
    let finger = base.device.press(at: CGPoint(x: 380, y: 400))
    finger.move(by: CGVector(dx: -distance, dy: 0), over: seconds)
    return finger
  }

  func expectEnd(_ completed: Bool) {
    base.device.advanceUntilIdle()
    #expect(base.completions == [completed])
    #expect(transition.isAtRest && transition.session?.isActive != true)
    #expect((first.presentedViewController != nil) == completed)
  }
}
