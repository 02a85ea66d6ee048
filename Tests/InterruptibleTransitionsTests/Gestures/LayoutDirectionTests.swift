import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Layout direction of animations and interactions", .underVariants)
  struct LayoutDirections {
    nonisolated enum Source: CaseIterable, Sendable {
      case device, page, both
    }

    private func makeDevice(_ source: Source, _ pages: UIViewController...) -> Device {
      let device = Device(framesPerSecond: 120)
      if source != .page { device.settings.layoutDirection = .rightToLeft }
      if source != .device {
        for page in pages { page.view.semanticContentAttribute = .forceRightToLeft }
      }
      return device
    }

    @Test(
      "A side menu slides in from its side in right-to-left layouts", arguments: Source.allCases,
      [TransitionEdge.left, .right, .leading, .trailing])
    func menu(_ source: Source, _ edge: TransitionEdge) {
      let screen = UIViewController()
      let menu = UIViewController()
      let device = makeDevice(source, screen, menu)
      device.launch(screen)
      let slide = InterruptibleTransition(.slide(from: edge), timing: .linear(0.4))
      screen.present(menu, with: slide, as: .side(edge, width: 300))
      device.advance(by: 0.1)
      let early = menu.view.layer.presentation()?.frame.minX ?? .nan
      device.advanceUntilIdle()
      let isLeft = edge == .left || edge == .trailing
      #expect(menu.view.frame.minX == (isLeft ? 0 : 93))
      #expect(isLeft ? early < menu.view.frame.minX : early > menu.view.frame.minX)
    }

    @Test("Presets come from the trailing side by default", arguments: Source.allCases)
    func presets(_ source: Source) {
      for (animation, isMirrored) in [
        (TransitionAnimation.push(), true), (.slideAlong(), true), (.zoomSlide(), true),
        (.pageIn(), true), (.push(from: .right), false), (.slide(from: .right), false),
        (.cover(from: .leading), false), (.cover(from: .trailing), true),
      ] {
        let first = titled("A")
        let second = titled("B")
        let stack = UINavigationController(rootViewController: first)
        let device = makeDevice(source, stack, first, second)
        device.launch(stack)
        stack.pushViewController(
          second, with: InterruptibleTransition(animation, timing: .linear(0.4)))
        device.advance(by: 0.1)
        let x = second.view.layer.presentation()?.frame.midX ?? .nan
        #expect((x < 196) == isMirrored)
        device.advanceUntilIdle()
      }
    }

    @Test("Pages with an offset in points are never mirrored, and pages with a side are")
    func pages() {
      for (page, isMirrored) in [
        (TransitionPageAppearance(offset: CGVector(dx: 1, dy: 0)), false),
        (TransitionPageAppearance(toward: .right), false),
        (TransitionPageAppearance(toward: .trailing), true),
        (TransitionPageAppearance(toward: .leading, by: -1), true),
      ] {
        let screen = UIViewController()
        let other = UIViewController()
        let device = makeDevice(.device)
        device.launch(screen)
        let transition = InterruptibleTransition(.pages(presented: page), timing: .linear(0.4))
        screen.present(other, with: transition)
        device.advance(by: 0.1)
        #expect(((other.view.layer.presentation()?.frame.midX ?? .nan) < 196) == isMirrored)
        device.advanceUntilIdle()
      }
    }

    /// Drags on a screen, and returns whether the drag has presented a view controller.
    private func begins(
      _ device: Device, on screen: UIViewController, by dx: CGFloat, from x: CGFloat = 200
    ) -> Bool {
      device.swipe(from: CGPoint(x: x, y: 400), by: CGVector(dx: dx, dy: 0), over: 0.1)
      device.advanceUntilIdle()
      let isPresented = screen.presentedViewController != nil
      screen.dismiss(animated: false)
      device.advanceUntilIdle()
      return isPresented
    }

    @Test(
      "Pans follow the layout direction of their view, also when it changes",
      arguments: Source.allCases)
    func pans(_ source: Source) {
      for (direction, isLeft) in [
        (TransitionDirection.left, true), (.right, false), (.trailing, true), (.leading, false),
      ] {
        let screen = UIViewController()
        let other = UIViewController()
        let device = makeDevice(source, screen)
        device.launch(screen)
        let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
        fade.interactions = [
          .pan(direction, over: 200, on: screen.view) { screen.present(other, with: fade) }
        ]
        #expect(begins(device, on: screen, by: -180) == isLeft)
        #expect(begins(device, on: screen, by: 180) == !isLeft)
        screen.view.semanticContentAttribute = .forceLeftToRight
        let isLeftNow = direction == .left || direction == .leading
        #expect(begins(device, on: screen, by: -180) == isLeftNow)
        #expect(begins(device, on: screen, by: 180) == !isLeftNow)
      }
    }

    @Test("Edge pans follow the layout direction at each touch")
    func edges() {
      let screen = UIViewController()
      let other = UIViewController()
      let device = makeDevice(.device)
      device.launch(screen)
      let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
      fade.interactions = [
        .edgePan(from: .leading, over: 200, on: screen.view) { screen.present(other, with: fade) }
      ]
      #expect(begins(device, on: screen, by: -300, from: 391))
      #expect(!begins(device, on: screen, by: 300, from: 2))
      screen.view.semanticContentAttribute = .forceLeftToRight
      #expect(!begins(device, on: screen, by: -300, from: 391))
      #expect(begins(device, on: screen, by: 300, from: 2))
    }

    @Test(
      "Scroll pulls follow the layout direction of their scroll view", arguments: [true, false])
    func pulls(isRightToLeft: Bool) {
      let screen = UIViewController()
      let other = UIViewController()
      let device = Device(framesPerSecond: 120)
      let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
      list.contentSize = CGSize(width: 1000, height: 400)
      screen.view.addSubview(list)
      device.launch(screen)
      let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
      fade.interactions = [
        .scrollPull(list, toward: .trailing, past: 10, over: 50) {
          screen.present(other, with: fade)
        }
      ]
      list.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      list.contentOffset.x = isRightToLeft ? 607 : 0
      #expect(begins(device, on: screen, by: isRightToLeft ? -300 : 300))
      list.contentOffset.x = isRightToLeft ? 0 : 607
      #expect(!begins(device, on: screen, by: isRightToLeft ? 300 : -300))
    }

    @Test("Touch-to-pause follows the layout direction of the presented view")
    func touchToPause() {
      for (direction, isLeft) in [(TransitionDirection.trailing, true), (.right, false)] {
        for goesLeft in [true, false] {
          let screen = UIViewController()
          let other = UIViewController()
          let device = makeDevice(.page, other)
          device.launch(screen)
          let fade = InterruptibleTransition(.fade, timing: .linear(0.4))
          fade.interactions = [.touchToPause(deciding: direction, within: 40)]
          screen.present(other, with: fade)
          device.advance(by: 0.1)
          device.swipe(
            from: CGPoint(x: 200, y: 400), by: CGVector(dx: goesLeft ? -80 : 80, dy: 0), over: 0.1)
          device.advanceUntilIdle()
          #expect((screen.presentedViewController != nil) == (goesLeft == isLeft))
        }
      }
    }

    @Test(
      "A pan without a view follows the layout direction of the container or presented view",
      arguments: [true, false])
    func grabs(isStack: Bool) {
      let first = titled("A")
      let second = titled("B")
      let stack = UINavigationController()
      if isStack { stack.viewControllers = [first] }
      let device = makeDevice(.page, isStack ? stack : second)
      device.launch(isStack ? stack : first)
      let slide = InterruptibleTransition(.slideAlong(), timing: .linear(0.5))
      slide.interactions = [.pan(.leading, over: 393)]
      if isStack {
        stack.pushViewController(second, with: slide)
      } else {
        first.present(second, with: slide)
      }
      device.advance(by: 0.1)
      let finger = device.press(at: CGPoint(x: 100, y: 400))
      finger.move(by: CGVector(dx: 100, dy: 0), over: 0.2)
      // Leading is to the right, and the page comes from the left.
      #expect(slide.progress > 0.35)
      finger.lift()
      device.advanceUntilIdle()
    }
  }
}

extension GestureTests {
  /// Tests of gestures whose direction follows the layout of a view.
  @Suite("Right-to-left layout", .underVariants)
  struct RightToLeft {
    /// Drags from an edge of the screen, on a page that presents another page from an edge.
    /// - Returns: The progress of the flight under the finger, and whether the page is presented
    ///   afterward.
    private func drag(
      fromLeft: Bool, for edges: NSDirectionalRectEdge, isMirrored: Bool, by travel: CGFloat = 0.6
    ) -> (progress: CGFloat, isPresented: Bool) {
      let fixture = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      first.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      fixture.device.launch(first)
      let transition = InterruptibleTransition(.cover(from: .left), timing: .linear(0.4))
      transition.interactions = [
        .edgePan(from: edges, over: .fraction(1), on: first.view) { [unowned first] in
          first.present(second, with: transition)
        }
      ]
      let width = fixture.device.window.bounds.width
      let sign = fromLeft ? 1.0 : -1
      let finger = fixture.device.press(at: CGPoint(x: fromLeft ? 2 : width - 2, y: 400))
      finger.move(by: CGVector(dx: sign * 12, dy: 0), over: 0.05)
      finger.move(by: CGVector(dx: sign * travel * width, dy: 0), over: 0.4)
      finger.move(by: CGVector(dx: -sign, dy: 0), over: 0.2)
      let progress = transition.progress
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(transition.isAtRest)
      return (progress, first.presentedViewController != nil)
    }

    @Test("Right to left: the leading edge is on the right, and the trailing edge on the left")
    func edges() {
      for isMirrored in [false, true] {
        for (edges, isLeading) in [(NSDirectionalRectEdge.leading, true), (.trailing, false)] {
          let fromItsEdge = drag(
            fromLeft: isLeading != isMirrored, for: edges, isMirrored: isMirrored)
          #expect(abs(fromItsEdge.progress - 0.6) < 0.05 && fromItsEdge.isPresented)
          let fromOther = drag(
            fromLeft: isLeading == isMirrored, for: edges, isMirrored: isMirrored)
          #expect(fromOther.progress == 0 && !fromOther.isPresented)
        }
        for fromLeft in [true, false] {
          #expect(drag(fromLeft: fromLeft, for: .all, isMirrored: isMirrored).isPresented)
          #expect(!drag(fromLeft: fromLeft, for: .top, isMirrored: isMirrored).isPresented)
        }
      }
    }

    @Test("Right to left: an edge pan that is released before the middle is cancelled")
    func back() {
      let result = drag(fromLeft: false, for: .leading, isMirrored: true, by: 0.3)
      #expect(abs(result.progress - 0.3) < 0.05 && !result.isPresented)
    }

    @Test("Right to left: the swipe back after a push begins at the right edge")
    func swipeBack() {
      for isMirrored in [false, true] {
        for fromLeft in [true, false] {
          let fixture = ContainerFixture()
          let first = titled("A")
          let second = titled("B")
          let navigation = fixture.navigation([first])
          let direction: UISemanticContentAttribute =
            isMirrored ? .forceRightToLeft : .forceLeftToRight
          for view in [navigation.view, first.view, second.view] {
            view?.semanticContentAttribute = direction
          }
          navigation.pushViewController(second, with: InterruptibleTransition(.push(from: .right)))
          fixture.device.advanceUntilIdle()
          let width = fixture.device.window.bounds.width
          let finger = fixture.device.press(at: CGPoint(x: fromLeft ? 2 : width - 2, y: 400))
          finger.move(by: CGVector(dx: (fromLeft ? 0.8 : -0.8) * width, dy: 0), over: 0.3)
          finger.lift()
          fixture.device.advanceUntilIdle()
          #expect(
            navigation.viewControllers == (fromLeft != isMirrored ? [first] : [first, second]))
        }
      }
    }
  }
}
