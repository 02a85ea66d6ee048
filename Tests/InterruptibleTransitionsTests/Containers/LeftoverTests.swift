import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

@Suite("Leftovers in the app's hierarchy", .underVariants)
struct LeftoverTests {
  private let a = titled("A")
  private let b = titled("B")

  /// Returns the views of a tree with their recognizers, and the delegates of the recognizers.
  private func inventory(of view: UIView) -> [String] {
    let recognizers = (view.gestureRecognizers ?? []).map { recognizer in
      "\(type(of: recognizer)) \(recognizer.delegate.map { "\(type(of: $0))" } ?? "-")"
    }
    let own = "\(type(of: view)) \(recognizers)"
    return [own] + view.subviews.flatMap { inventory(of: $0).map { "  " + $0 } }
  }

  private let animations: [TransitionAnimation] = [
    .slide(from: .down), .push(), .elements, .flip(from: nil), .card(), .blur(),
  ]

  private func makeTransition(_ kind: Int, in view: UIView) -> InterruptibleTransition {
    let transition = InterruptibleTransition(animations[kind], timing: .easeInOut(0.3))
    transition.interactions = [
      .touchToPause(scrubbing: .up, over: 300), .pan(.up, over: 300), .pinch(by: 2),
      .edgePan(.right, over: 300),
    ]
    return transition
  }

  /// Performs and reverts a change, and expects the same hierarchy as before.
  private func expectNothing(
    on device: Device, _ transition: InterruptibleTransition, there: () -> Void, back: () -> Void
  ) {
    let before = inventory(of: device.window)
    there()
    device.advance(by: 0.1)
    transition.pause()
    transition.cancel()
    device.advanceUntilIdle()
    #expect(inventory(of: device.window) == before, "cancelled")
    there()
    device.advanceUntilIdle()
    back()
    device.advance(by: 0.1)
    transition.reverse()
    device.advanceUntilIdle()
    back()
    device.advanceUntilIdle()
    #expect(inventory(of: device.window) == before, "there and back")
  }

  @Test("A presentation and its dismissal leave nothing behind", arguments: 0..<6)
  func presentation(_ kind: Int) {
    let device = Device()
    device.launch(a)
    let transition = makeTransition(kind, in: a.view)
    expectNothing(
      on: device, transition,
      there: { a.present(b, with: transition, as: kind == 1 ? .full : .sheet(height: 400)) },
      back: { a.dismiss(animated: true) })
  }

  @Test("A push and the last pop leave nothing behind", arguments: 0..<6)
  func stack(_ kind: Int) {
    let device = Device()
    let stack = UINavigationController(rootViewController: a)
    device.launch(stack)
    let transition = makeTransition(kind, in: a.view)
    expectNothing(
      on: device, transition, there: { stack.pushViewController(b, with: transition) },
      back: { stack.popViewController(animated: true) })
    #expect(stack.delegate == nil)
  }

  @Test("A swipe back, a new stack and a pop to the root leave nothing behind", arguments: 0..<3)
  func otherWaysBack(_ way: Int) {
    let device = Device()
    let stack = UINavigationController(rootViewController: a)
    device.launch(stack)
    let before = inventory(of: device.window)
    let transition = InterruptibleTransition(.slideAlong(), timing: .easeInOut(0.3))
    stack.pushViewController(b, with: transition)
    device.advanceUntilIdle()
    switch way {
    case 0: device.swipe(from: CGPoint(x: 3, y: 400), by: CGVector(dx: 300, dy: 0), over: 0.2)
    case 1: stack.setViewControllers([a], animated: true)
    default: stack.popToRootViewController(animated: false)
    }
    device.advanceUntilIdle()
    #expect(stack.viewControllers == [a])
    #expect(inventory(of: device.window) == before)
  }

  @Test("A tab selection and its return leave nothing behind", arguments: 0..<6)
  func tabs(_ kind: Int) {
    let device = Device()
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    device.launch(tabs)
    let transition = makeTransition(kind, in: a.view)
    expectNothing(
      on: device, transition, there: { tabs.selectViewController(b, with: transition) },
      back: { tabs.selectViewController(a, with: transition, returning: .system) })
    #expect(tabs.delegate == nil)
  }

  @Test("The app's delegate of the interactive pop recognizer is restored")
  func swipeDelegate() {
    final class Gate: NSObject, UIGestureRecognizerDelegate {}
    for delegate in [nil, Gate()] {
      let device = Device()
      let stack = UINavigationController(rootViewController: titled("A"))
      device.launch(stack)
      let recognizer = stack.interactivePopGestureRecognizer
      recognizer?.delegate = delegate
      stack.pushViewController(
        titled("B"), with: InterruptibleTransition(.push(), timing: .linear(0.1)))
      device.advanceUntilIdle()
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
      #expect(recognizer?.delegate === delegate)
    }
  }
}
