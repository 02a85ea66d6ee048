import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension NavigationTests {
  @Suite("Swipe back beside a gesture around the stack", .underVariants)
  struct SwipesBesideOuterGestures {
    nonisolated enum Gesture: CaseIterable, Sendable {
      case panDown, panRight, carryDown, carryRight

      @MainActor func interaction(
        on view: UIView, begin: @escaping () -> Void
      ) -> any TransitionInteraction {
        switch self {
        case .panDown: .pan(.down, over: 300, on: view, begin: begin)
        case .panRight: .pan(.right, over: 300, on: view, begin: begin)
        case .carryDown: .carry(on: view, begin: begin)
        case .carryRight: .carry(toward: [.right], on: view, begin: begin)
        }
      }
    }

    @Test(
      "The swipe and the gesture do not wait for each other, and taps arrive",
      arguments: Gesture.allCases, [true, false])
    func swipes(_ gesture: Gesture, isOnWindow: Bool) {
      let device = Device()
      let container = UIViewController()
      let stack = UINavigationController()
      let root = titled("R")
      let page = titled("P")
      stack.viewControllers = [root, page]
      container.addChild(stack)
      stack.view.frame = container.view.bounds
      container.view.addSubview(stack.view)
      stack.didMove(toParent: container)
      device.launch(container)
      var taps = 0
      for view in [root.view, page.view] {
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 120, height: 48))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view?.addSubview(button)
      }
      let transition = InterruptibleTransition(.fade)
      var begins = 0
      transition.interactions = [
        gesture.interaction(on: isOnWindow ? device.window : container.view) { begins += 1 }
      ]
      device.advanceUntilIdle()
      let finger = device.press(at: CGPoint(x: 1, y: 412))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.2)
      finger.lift()
      device.advanceUntilIdle()
      // On the window, fingers carry only in flight.
      let isAlong = gesture == .panRight || gesture == .carryRight && !isOnWindow
      #expect(begins == (isAlong ? 1 : 0))
      #expect(stack.topViewController === (isAlong ? page : root))
      device.tap(at: CGPoint(x: 60, y: 220))
      device.advanceUntilIdle()
      #expect(taps == 1)
    }
  }
}
