import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Pans that catch a flight", .underVariants)
  struct CatchingPans {
    @Test("A pan on the window catches a flight with and without a begin closure")
    func onWindow() {
      for hasBegin in [true, false] {
        let device = Device()
        let screen = UIViewController()
        let page = UIViewController()
        device.launch(screen)
        let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(1))
        slide.interactions = [
          hasBegin
            ? .pan(.down, over: 300, on: device.window) {} as PanInteraction
            : .pan(.down, over: 300, on: device.window)
        ]
        screen.present(page, with: slide)
        device.advance(by: 0.5)
        let finger = device.press(at: CGPoint(x: 196, y: 600))
        finger.move(by: CGVector(dx: 0, dy: 12), over: 0.05)
        #expect(slide.phase == .held)
        finger.lift()
        device.advanceUntilIdle()
        slide.interactions = []
      }
    }

    @Test(
      "A pan on a stack's view follows the pages of a vertical push",
      arguments: [true, false], [true, false])
    func onStack(hasBegin: Bool, isUp: Bool) {
      let device = Device()
      let stack = UINavigationController(rootViewController: UIViewController())
      device.launch(stack)
      let slide = InterruptibleTransition(.push(from: .bottom), timing: .linear(1))
      let direction: TransitionDirection = isUp ? .up : .down
      slide.interactions = [
        hasBegin
          ? .pan(direction, over: 300, on: stack.view) {} as PanInteraction
          : .pan(direction, over: 300, on: stack.view)
      ]
      stack.pushViewController(UIViewController(), with: slide)
      device.advance(by: 0.5)
      let finger = device.press(at: CGPoint(x: 196, y: 500))
      finger.move(by: CGVector(dx: 0, dy: isUp ? -12 : 12), over: 0.05)
      let before = slide.progress
      finger.move(by: CGVector(dx: 0, dy: isUp ? -40 : 40), over: 0.1)
      // Without a closure, the direction leads to the presented page.
      #expect((slide.progress > before) == (isUp || !hasBegin))
      finger.lift()
      device.advanceUntilIdle()
      slide.interactions = []
    }
  }
}
