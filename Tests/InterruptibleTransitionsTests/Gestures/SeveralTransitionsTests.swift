import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Gestures of several transitions", .underVariants)
  struct SeveralTransitions {
    @Test("In the flight of one, the list, its pan and the other's carry don't wait in a circle")
    func circle() {
      let device = Device()
      let stack = UINavigationController()
      let first = UIViewController()
      let page = UIViewController()
      stack.viewControllers = [first, page]
      device.launch(stack)
      let list = UIScrollView(frame: page.view.bounds)
      list.contentSize = CGSize(width: 300, height: 1600)
      page.view.addSubview(list)
      var taps = 0
      for view in [first.view, page.view] {
        let button = UIButton(frame: CGRect(x: 20, y: 140, width: 120, height: 48))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view?.addSubview(button)
      }
      let flying = InterruptibleTransition(.slideAlong(), timing: .easeOut(0.6))
      let resting = InterruptibleTransition(.slideAlong(), timing: .easeOut(0.6))
      flying.interactions = [
        .scrollPullToDismiss(list, over: 300) {},
        .pan(.down, over: 300, on: page.view) {} as PanInteraction,
        .edgePan(.bottom, over: 300, on: page.view) { [weak stack, weak flying] in
          if let flying { stack?.popViewController(with: flying) }
        },
      ]
      resting.interactions = [
        .carry(toward: [.down, .up], on: page.view) { [weak stack, weak resting] in
          if let resting { stack?.popViewController(with: resting) }
        }
      ]
      let edgeFinger = device.press(at: CGPoint(x: 269, y: 851))
      edgeFinger.move(by: CGVector(dx: 0, dy: -63), over: 0.05)
      edgeFinger.cancel()
      #expect(flying.flight != nil)
      let finger = device.press(at: CGPoint(x: 189, y: 390))
      finger.move(by: CGVector(dx: 0, dy: 156), over: 0.05)
      finger.lift()
      device.advanceUntilIdle()
      device.tap(at: CGPoint(x: 80, y: 164))
      device.advanceUntilIdle()
      #expect(taps == 1)
    }

    @Test("A pan that starts again beside an older finger doesn't wait for a pan that waits for it")
    func circleWithAnOlderFinger() throws {
      let device = Device()
      let presenter = UIViewController()
      device.launch(presenter)
      let page = UIViewController()
      var taps = 0
      let button = UIButton(frame: CGRect(x: 20, y: 140, width: 120, height: 48))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      page.view.addSubview(button)
      let transition = InterruptibleTransition(.fade, timing: .easeOut(0.6))
      let outer: PanInteraction = .pan(.down, over: 300, on: device.window) {}
      let inner: PanInteraction = .pan(.down, over: 300, on: page.view)
      transition.interactions = [outer, inner]
      presenter.present(page, with: transition)
      device.advance(by: 0.2)
      let resting = device.press(at: CGPoint(x: 100, y: 400))
      let recognizer = try #require(outer.recognizers.first)
      recognizer.isEnabled = false
      recognizer.isEnabled = true
      device.advance(by: 1)
      #expect(transition.flight == nil)
      let finger = device.press(at: CGPoint(x: 250, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 156), over: 0.05)
      finger.lift()
      resting.lift()
      device.advanceUntilIdle()
      device.tap(at: CGPoint(x: 80, y: 164))
      device.advanceUntilIdle()
      #expect(taps == 1)
    }
  }
}
