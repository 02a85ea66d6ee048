import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("App's recognizer on a fading page", .underVariants)
  struct FadingPages {
    /// A page with an app's recognizer, which a transition fades.
    private final class Screen {
      let fixture = ContainerFixture()
      let root = titled("A")
      let page = titled("B")
      let pan = UIPanGestureRecognizer()
      private let point = CGPoint(x: 200, y: 400)

      func transition(
        _ animation: TransitionAnimation = .fade, begin: @escaping () -> Void
      ) -> InterruptibleTransition {
        page.view.addGestureRecognizer(pan)
        let transition = InterruptibleTransition(animation, timing: .linear(1))
        transition.interactions = [.pan(.down, over: .fraction(1), with: pan, begin: begin)]
        return transition
      }

      /// Presents the page, and dismisses it for a sixth of a second.
      func dismissal(
        _ transition: InterruptibleTransition, as style: TransitionPresentationStyle? = nil
      ) {
        fixture.device.launch(root)
        if let style {
          root.present(page, with: transition, as: style)
        } else {
          root.present(page, with: transition)
        }
        fixture.device.advanceUntilIdle()
        page.dismiss(animated: true)
        fixture.device.advance(by: 1.0 / 6)
      }

      @discardableResult func drag(
        from start: CGPoint? = nil, by distance: CGFloat = 60
      ) -> Finger {
        let finger = fixture.device.press(at: start ?? point)
        finger.move(by: CGVector(dx: 0, dy: distance), over: 0.1)
        return finger
      }
    }

    @Test(
      "An app's pan on the page holds the dismissal and decides its end", arguments: [true, false])
    func caught(finishes: Bool) {
      let screen = Screen()
      let fixture = screen.fixture
      let root = screen.root
      let page = screen.page
      let transition = screen.transition { [unowned page] in page.dismiss(animated: true) }
      screen.dismissal(transition)
      let finger = screen.drag()
      #expect(transition.phase == .held)
      #expect(abs(transition.progress - (1.0 / 6 + 50.0 / 852)) < 0.05)
      finger.move(by: CGVector(dx: 0, dy: finishes ? 300 : -300), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect((root.presentedViewController == nil) == finishes)
      #expect(page.view.alpha == 1 || finishes)
      transition.interactions = []
    }

    @Test(
      "An app's pan on the page holds a pop with a cross-fade, elements or an app's animation",
      arguments: ["fade", "elements", "own"])
    func inStack(_ name: String) {
      let screen = Screen()
      let fixture = screen.fixture
      let root = screen.root
      let page = screen.page
      let own = TransitionAnimation { [view = page.view] flight, steps in
        let isPresenting = flight.isPresenting
        if isPresenting { view?.alpha = 0 }
        steps.animate { view?.alpha = isPresenting ? 1 : 0 }
      }
      let navigation = fixture.navigation([root])
      let animation: TransitionAnimation =
        switch name {
        case "fade": .fade
        case "elements": .elements
        default: own
        }
      let transition = screen.transition(animation) { [unowned navigation] in
        navigation.popViewController(animated: true)
      }
      navigation.pushViewController(page, with: transition)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 1.0 / 6)
      let finger = screen.drag()
      #expect(transition.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      transition.interactions = []
    }

    @Test("A pan outside the page or with a disabled recognizer holds nothing")
    func elsewhere() {
      let screen = Screen()
      let fixture = screen.fixture
      let page = screen.page
      let pan = screen.pan
      let transition = screen.transition { [unowned page] in page.dismiss(animated: true) }
      screen.dismissal(transition, as: .sheet(height: .fraction(0.5)))
      screen.drag(from: CGPoint(x: 200, y: 200)).lift()
      #expect(transition.phase != .held)
      pan.isEnabled = false
      screen.drag(from: CGPoint(x: 200, y: 600)).lift()
      #expect(transition.phase != .held)
      pan.isEnabled = true
      screen.drag(from: CGPoint(x: 200, y: 600))
      #expect(transition.phase == .held)
      transition.interactions = []
      fixture.device.advanceUntilIdle()
    }

    @Test("A pan in flight needs as many fingers as the app's recognizer")
    func twoFingers() {
      let screen = Screen()
      let fixture = screen.fixture
      let page = screen.page
      let pan = screen.pan
      pan.minimumNumberOfTouches = 2
      let transition = screen.transition { [unowned page] in page.dismiss(animated: true) }
      screen.dismissal(transition)
      let finger = screen.drag()
      #expect(transition.phase != .held)
      finger.lift()
      let fingers = [screen.drag(by: 0), screen.drag(from: CGPoint(x: 250, y: 400), by: 0)]
      for _ in 0..<6 { for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 10)) } }
      #expect(transition.phase == .held)
      for finger in fingers { finger.lift() }
      fixture.device.advanceUntilIdle()
      transition.interactions = []
    }

    @Test("A pan without `begin` on a page holds the page's fade-out")
    func grabsAlone() {
      let screen = Screen()
      let fixture = screen.fixture
      let page = screen.page
      let transition = InterruptibleTransition(.fade, timing: .linear(1))
      transition.interactions = [.pan(.down, over: .fraction(1), on: page.view)]
      screen.dismissal(transition)
      let finger = screen.drag()
      #expect(transition.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "In flight, the delegate of the app's recognizer can refuse", arguments: [true, false],
      [true, false])
    func refused(fades: Bool, refusesTouches: Bool) {
      final class Refusal: NSObject, UIGestureRecognizerDelegate {
        let refusesTouches: Bool
        var asked = 0

        init(refusesTouches: Bool) { self.refusesTouches = refusesTouches }

        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool {
          asked += 1
          return !refusesTouches
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          asked += 1
          return refusesTouches
        }
      }
      let screen = Screen()
      let fixture = screen.fixture
      let page = screen.page
      let refusal = Refusal(refusesTouches: refusesTouches)
      screen.pan.delegate = refusal
      let transition = screen.transition(fades ? .fade : .slide(from: .bottom)) { [unowned page] in
        page.dismiss(animated: true)
      }
      screen.dismissal(transition)
      let finger = screen.drag()
      #expect(transition.phase != .held && refusal.asked > 0)
      finger.lift()
      fixture.device.advanceUntilIdle()
      transition.interactions = []
    }
  }
}

extension GestureTests {
  /// Tests of taps on pages that fade out or return.
  @Suite("Taps on fading pages", .underVariants)
  struct FadingPageTaps {
    nonisolated enum Content: CaseIterable, Sendable {
      case plain, toolbar, blur
    }

    private func add(_ content: Content, to view: UIView) {
      switch content {
      case .plain: break
      case .toolbar: view.addSubview(UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 50)))
      case .blur: view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .dark)))
      }
    }

    @Test("A page that fades out receives no tap", arguments: Content.allCases)
    func leaving(_ content: Content) {
      let animations: [TransitionAnimation] = [
        .fade, .scale(from: 1.2), .blur(), .dissolve, .zoomIn(), .zoomOut(), .elements,
      ]
      for animation in animations {
        let device = Device()
        let a = titled("A")
        let b = titled("B")
        var taps = 0
        let tap = UITapGestureRecognizer()
        let observer = TransitionGestureObserver(tap) { _ in taps += 1 }
        b.view.addGestureRecognizer(tap)
        add(content, to: b.view)
        let navigation = UINavigationController(rootViewController: a)
        device.launch(navigation)
        navigation.pushViewController(
          b, with: InterruptibleTransition(animation, timing: .linear(2)))
        device.advanceUntilIdle()
        navigation.popViewController(animated: true)
        device.advance(by: 0.3)
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(taps == 0)
        device.advanceUntilIdle()
        observer.invalidate()
      }
    }

    @Test(
      "A tap on a sheet whose dismissal is reversed does not dismiss the sheet",
      arguments: Content.allCases)
    func sheet(_ content: Content) {
      for animation in [TransitionAnimation.fade, .scale(from: 1.2), .slide(from: .bottom)] {
        let device = Device()
        let a = titled("A")
        let b = titled("B")
        add(content, to: b.view)
        let transition = InterruptibleTransition(animation, timing: .linear(1))
        device.launch(a)
        a.present(b, with: transition, as: .sheet(height: .fraction(0.6)))
        device.advanceUntilIdle()
        b.dismiss(animated: true)
        device.advance(by: 0.3)
        transition.reverse()
        device.advance(by: 0.1)
        device.tap(at: CGPoint(x: 200, y: 750))
        device.advanceUntilIdle()
        #expect(a.presentedViewController === b)
      }
    }

    @Test("A button of a page whose pop is reversed fires, and the button below does not")
    func button() {
      let device = Device()
      let a = titled("A")
      let b = titled("B")
      var taps: [String] = []
      for page in [a, b] {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 300, width: 393, height: 100)
        button.addAction(UIAction { _ in taps.append(page.title ?? "") }, for: .touchUpInside)
        page.view.addSubview(button)
      }
      let navigation = UINavigationController(rootViewController: a)
      device.launch(navigation)
      let transition = InterruptibleTransition(.fade, timing: .linear(2))
      navigation.pushViewController(b, with: transition)
      device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      device.advance(by: 0.6)
      transition.reverse()
      device.advance(by: 0.3)
      device.tap(at: CGPoint(x: 200, y: 350))
      #expect(taps == ["B"])
      device.advanceUntilIdle()
      #expect(navigation.topViewController === b)
    }
  }
}
