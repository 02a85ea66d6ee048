import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A presentation whose page slides to a side, with a pan or a pull without a distance.
private final class DraggedPage {
  let device = Device()
  let presenter = UIViewController()
  let page = UIViewController()
  let transition: InterruptibleTransition
  let list = UIScrollView()
  private let side: TransitionDirection

  init(
    _ side: TransitionDirection, _ animation: TransitionAnimation? = nil, isPull: Bool = false
  ) {
    self.side = side
    transition = InterruptibleTransition(animation ?? .slide(from: side.edge), timing: .linear(0.5))
    device.launch(presenter)
    let begin: () -> Void = { [weak self] in self?.page.dismiss(animated: true) }
    page.loadViewIfNeeded()
    guard isPull else {
      transition.interactions = [.pan(side, on: page.view, begin: begin)]
      return
    }
    list.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 2000)
    page.view.addSubview(list)
    transition.interactions = [.scrollPullToDismiss(list, begin: begin)]
  }

  func present(as style: TransitionPresentationStyle) {
    presenter.present(page, with: transition, as: style)
    device.advanceUntilIdle()
  }

  /// The shown middle of the page.
  var middle: CGPoint {
    let frame = page.view.layer.presentedFrame ?? .null
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The direction on the screen in which the page leaves.
  var direction: TransitionDirection {
    side.resolved(in: page.view.effectiveUserInterfaceLayoutDirection)
  }

  /// Returns a finger whose pan has begun.
  func press() -> Finger {
    let finger = device.press(at: middle)
    finger.move(by: direction.vector(12), over: 0.05)
    device.advance(by: 0.05)
    return finger
  }

  /// Moves a finger by 100 points, and returns the motion of the page along it.
  func motion(of finger: Finger) -> CGFloat {
    let before = middle
    finger.move(by: direction.vector(100), over: 0.3)
    return direction.component(of: CGPoint(x: middle.x - before.x, y: middle.y - before.y))
  }

  func end(_ finger: Finger) {
    finger.lift()
    device.advanceUntilIdle()
    #expect(transition.isAtRest)
  }
}

extension GestureTests {
  @Suite("Distance of the presented view", .underVariants)
  struct PresentedViewDistances {
    /// Returns styles, and the sides to which their views leave.
    private static var styles: [(TransitionPresentationStyle, TransitionDirection)] {
      [
        (.sheet(height: .preferred), .down), (.sheet(height: .fraction(0.5)), .down),
        (.inset(UIEdgeInsets(top: 80, left: 20, bottom: 300, right: 20)), .down),
        (.inset(UIEdgeInsets(top: 80, left: 20, bottom: 300, right: 20)), .up),
        (.custom { CGRect(x: 0, y: $0.bounds.height - 320, width: 300, height: 280) }, .down),
        (.side(.leading, width: 280), .leading), (.centered(CGSize(width: 300, height: 300)), .up),
        (.full, .down),
      ]
    }

    @Test("A view of any style stays under the finger that dismisses it", arguments: [false, true])
    func styles(isRightToLeft: Bool) {
      for (style, side) in Self.styles {
        let fixture = DraggedPage(side)
        fixture.device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        fixture.page.preferredContentSize = CGSize(width: 393, height: 260)
        fixture.present(as: style)
        let finger = fixture.press()
        #expect(abs(fixture.motion(of: finger) - 100) < 1, "\(style) \(side)")
        fixture.end(finger)
      }
    }

    @Test("A sheet that has grown, or an app's animation, stays under the finger")
    func grown() {
      let custom = TransitionAnimation { flight, steps in
        guard let view = flight.installViews() else { return }
        let away = CGAffineTransform(translationX: 0, y: 500)
        if flight.isPresenting { view.transform = away }
        steps.animate { view.transform = flight.isPresenting ? .identity : away }
        steps.cleanUp { _ in view.transform = .identity }
      }
      for animation in [nil, custom] {
        let fixture = DraggedPage(.down, animation)
        fixture.present(as: .sheet(height: .fraction(0.5)))
        fixture.page.changePresentationStyle(to: .sheet(height: .fraction(0.9)))
        fixture.device.advanceUntilIdle()
        let finger = fixture.press()
        #expect(abs(fixture.motion(of: finger) - 100) < 1)
        fixture.end(finger)
      }
    }

    @Test("A sheet stays under a finger that catches its presentation")
    func caught() {
      let fixture = DraggedPage(.down)
      fixture.presenter.present(
        fixture.page, with: fixture.transition, as: .sheet(height: 400))
      fixture.device.advance(by: 0.3)
      let finger = fixture.press()
      #expect(abs(fixture.motion(of: finger) - 100) < within(1, orStep: 8))
      fixture.end(finger)
    }

    @Test("A sheet follows the finger that presents it")
    func presents() {
      let fixture = DraggedPage(.down)
      fixture.transition.interactions = [
        .pan(.up, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(
            fixture.page, with: fixture.transition, as: .sheet(height: 400))
          let view: UIView = fixture.presenter.view
          #expect(fixture.transition.pageDistance(along: .up, around: view) == 400)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 700))
      finger.move(by: CGVector(dx: 0, dy: -12), over: 0.05)
      fixture.device.advance(by: 0.05)
      finger.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
      let before = fixture.middle.y
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
      #expect(abs(before - fixture.middle.y - 100) < 1)
      fixture.end(finger)
    }

    @Test("A sheet stays under a pull on its list")
    func pull() {
      let fixture = DraggedPage(.down, isPull: true)
      fixture.present(as: .sheet(height: 300))
      let finger = fixture.press()
      #expect(abs(fixture.motion(of: finger) - 100) < 1)
      fixture.end(finger)
    }

    @Test("With reduced motion, the distance is that of the full motion")
    func reducedMotion() {
      let fixture = DraggedPage(.down)
      fixture.device.settings.reducesMotion = true
      fixture.present(as: .sheet(height: 400))
      let finger = fixture.press()
      let before = fixture.transition.progress
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.3)
      #expect(abs(fixture.transition.progress - before - 0.25) < 0.01)
      fixture.end(finger)
      fixture.device.settings.reducesMotion = false
    }

    @Test("A view that hardly moves along the pan has the distance of the container")
    func still() {
      for (animation, side) in [
        (TransitionAnimation.fade, TransitionDirection.down),
        (.slide(from: .right), .down), (.zoomIn(), .down),
      ] {
        let fixture = DraggedPage(side, animation)
        fixture.present(as: .sheet(height: 400))
        let finger = fixture.press()
        let before = fixture.transition.progress
        finger.move(by: CGVector(dx: 0, dy: 213), over: 0.3)
        #expect(abs(fixture.transition.progress - before - 0.25) < 0.01)
        fixture.end(finger)
      }
    }

    @Test("Pages of a stack have the distance of the container")
    func pushed() {
      let fixture = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      let stack = fixture.navigation([first])
      let transition = fixture.slide()
      transition.interactions = [
        .contentPan(on: second.view) { [unowned stack] in stack.popViewController(animated: true) }
      ]
      stack.pushViewController(second, with: transition)
      fixture.device.advanceUntilIdle()
      let finger = fixture.device.press(at: CGPoint(x: 100, y: 400))
      finger.move(by: CGVector(dx: 12, dy: 0), over: 0.05)
      fixture.device.advance(by: 0.05)
      let before = fixture.shownX(second)
      finger.move(by: CGVector(dx: 100, dy: 0), over: 0.3)
      #expect(abs(fixture.shownX(second) - before - 100) < 1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      transition.interactions = []
    }

    @Test("After a rotation, the distance is that of the new frame")
    func turned() {
      let fixture = DraggedPage(.down)
      fixture.present(as: .sheet(height: .fraction(0.5)))
      fixture.device.rotate(to: .landscape)
      fixture.device.advanceUntilIdle()
      let finger = fixture.press()
      #expect(abs(fixture.motion(of: finger) - 100) < 1)
      fixture.end(finger)
    }

    @Test("A sheet whose style changes under the finger stays under it")
    func changedUnderFinger() {
      let fixture = DraggedPage(.down)
      fixture.present(as: .sheet(height: 400))
      let finger = fixture.press()
      #expect(abs(fixture.motion(of: finger) - 100) < 1)
      fixture.page.changePresentationStyle(to: .sheet(height: 600))
      fixture.device.advance(by: 0.1)
      #expect(abs(fixture.motion(of: finger) - 100) < 1)
      fixture.end(finger)
    }
  }
}

/// A page that returns a new pan each time.
private final class AskedPage: UIViewController, TransitionInteractionProvider {
  private(set) var pans: [PanInteraction] = []

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    let pan: PanInteraction = .pan(.down, on: view) { [weak self] in
      self?.dismiss(animated: true)
    }
    pans.append(pan)
    return [pan]
  }
}

extension GestureTests.PresentedViewDistances {
  @Test("A requested update asks a page again, after the flight, and replaces its interactions")
  func asksAgain() {
    let device = Device()
    let presenter = UIViewController()
    let page = AskedPage()
    device.launch(presenter)
    let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
    presenter.present(page, with: slide)
    device.advance(by: 0.2)
    slide.setNeedsInteractionsUpdate()
    device.advance(by: 0.1)
    #expect(page.pans.count == 1)
    device.advanceUntilIdle()
    #expect(page.pans.count == 2)
    #expect(page.pans[0].transition == nil && page.pans.last?.transition === slide)
    slide.setNeedsInteractionsUpdate()
    device.advanceUntilIdle()
    #expect(page.pans.count == 3 && slide.allInteractions.count == 1)
    let finger = device.press(at: CGPoint(x: 196, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 600), over: 0.3)
    finger.lift()
    device.advanceUntilIdle()
    #expect(presenter.presentedViewController == nil)
  }
}
