import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite("Presentation that passes touches through", .underVariants)
  struct PassingTouchesThrough {
    private static let style = TransitionPresentationStyle(
      .sheet(height: 400), dimming: nil, passesTouchesThrough: true)
    private let outside = CGPoint(x: 200, y: 150)

    private final class Scene {
      let fixture: PresentationFixture
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
      private(set) var fired = 0

      init(_ style: TransitionPresentationStyle = PresentationTests.PassingTouchesThrough.style) {
        fixture = PresentationFixture(style)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 130, width: 200, height: 40)
        button.addAction(UIAction { [unowned self] _ in fired += 1 }, for: .touchUpInside)
        scrollView.contentSize.height = 2000
        for view in [scrollView, button] { fixture.presenter.view.addSubview(view) }
      }

      func scroll() -> CGFloat {
        let before = scrollView.contentOffset.y
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
        finger.lift()
        return scrollView.contentOffset.y - before
      }
    }

    @Test(
      "After the presentation, touches outside the sheet reach the presenter, and the sheet stays")
    func atRest() {
      let scene = Scene()
      scene.fixture.present()
      scene.fixture.device.tap(at: outside)
      #expect(scene.fired == 1)
      #expect(scene.scroll() > 50)
      scene.fixture.device.advanceUntilIdle()
      #expect(scene.fixture.presenter.presentedViewController === scene.fixture.presented)
      #expect(scene.fixture.listener.heard.isEmpty)
      scene.fixture.device.tap(at: CGPoint(x: 200, y: 700))
      #expect(scene.fired == 1)
    }

    @Test(
      "In flight, a tap outside fires a presenter's button once, and the flight continues",
      arguments: [false, true])
    func inFlight(isDismissal: Bool) {
      let scene = Scene()
      scene.fixture.present(for: isDismissal ? nil : 0.1)
      if isDismissal { scene.fixture.dismiss(for: 0.1) }
      scene.fixture.device.tap(at: outside)
      #expect(scene.fired == 1)
      scene.fixture.device.advanceUntilIdle()
      let presented = scene.fixture.presenter.presentedViewController
      #expect((presented == nil) == isDismissal)
    }

    @Test("With a dimming view, touches pass through only with passesTouchesThrough")
    func dimmed() {
      var style = Self.style
      style.dimming = UIColor(white: 0, alpha: 0.4)
      for passes in [true, false] {
        style.passesTouchesThrough = passes
        style.dismissesOnTapOutside = passes
        let scene = Scene(style)
        scene.fixture.present()
        scene.fixture.device.tap(at: outside)
        scene.fixture.device.advanceUntilIdle()
        #expect(scene.fired == (passes ? 1 : 0))
        #expect(scene.fixture.presenter.presentedViewController != nil)
        #expect(scene.fixture.dimmingView != nil)
      }
    }

    @Test("Touches pass through to a navigation bar and to a sheet below")
    func nested() {
      let device = Device()
      let root = titled("A")
      let stack = UINavigationController(rootViewController: root)
      device.launch(stack)
      stack.pushViewController(titled("B"), animated: false)
      device.advance(by: 0.1)
      let lower = titled("lower")
      let upper = titled("upper")
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.2))
      let other = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.2))
      stack.present(lower, with: slide, as: Self.style)
      device.advanceUntilIdle()
      var style = Self.style
      style.frame = .sheet(height: 200)
      var fired = 0
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
      button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
      lower.view.addSubview(button)
      lower.present(upper, with: other, as: style)
      device.advanceUntilIdle()
      device.tap(at: CGPoint(x: 200, y: 500))
      #expect(fired == 1)
      // The back button of the bar.
      device.tap(at: CGPoint(x: 30, y: 80))
      device.advanceUntilIdle()
      #expect(stack.viewControllers == [root])
      #expect(stack.presentedViewController === lower && lower.presentedViewController === upper)
    }

    @Test("Gestures on the presenter begin, and a tap outside does not trigger touch-to-pause")
    func gestures() {
      let scene = Scene()
      let fixture = scene.fixture
      fixture.transition.interactions = [.touchToPause(deciding: .up, within: 40)]
      fixture.present(for: 0.1)
      fixture.device.tap(at: outside)
      #expect(fixture.transition.phase == .running(toward: .end) && scene.fired == 1)
      fixture.device.advanceUntilIdle()
      var begun = 0
      let fade = InterruptibleTransition(.fade)
      fade.interactions = [.pan(.up, over: 300, on: fixture.presenter.view) { begun += 1 }]
      fixture.device.swipe(
        from: CGPoint(x: 200, y: 190), by: CGVector(dx: 0, dy: -100), over: 0.1)
      #expect(begun == 1)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "In flight, a drag outside scrolls the presenter and does not move the sheet",
      arguments: [false, true])
    func scrollsInFlight(isDismissal: Bool) {
      let scene = Scene()
      let fixture = scene.fixture
      fixture.transition.interactions = [
        .pan(.down, over: 400, on: fixture.presented.view) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        },
        .touchToPause(scrubbing: .up, over: 400),
      ]
      fixture.present(for: isDismissal ? nil : 0.2)
      if isDismissal { fixture.dismiss(for: 0.1) }
      #expect(scene.scroll() > 50)
      fixture.device.advanceUntilIdle()
      #expect((fixture.presenter.presentedViewController == nil) == isDismissal)
    }

    @Test("While a pan holds the sheet, a second finger scrolls the presenter")
    func scrollsBesideAFinger() {
      let scene = Scene()
      let fixture = scene.fixture
      fixture.transition.interactions = [
        .pan(.down, over: 400, on: fixture.presented.view) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        }
      ]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
      let progress = fixture.transition.progress
      #expect(fixture.transition.phase == .held)
      #expect(scene.scroll() > 50)
      #expect(fixture.transition.progress == progress)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController === fixture.presented)
    }

    @Test("VoiceOver reaches the presenter only if touches pass through")
    func voiceOver() {
      for passes in [true, false] {
        var style = Self.style
        style.passesTouchesThrough = passes
        let fixture = PresentationFixture(style)
        let button = UIButton(frame: CGRect(x: 100, y: 130, width: 200, height: 40))
        fixture.presenter.view.addSubview(button)
        fixture.device.settings.runsVoiceOver = true
        fixture.present()
        fixture.device.focusedView = button
        #expect((fixture.device.focusedView === button) == passes)
        fixture.dismiss()
        fixture.device.focusedView = button
        #expect(fixture.device.focusedView === button)
      }
    }

    @Test(
      "A tap through the upper sheet and outside the lower one dismisses both",
      .alsoUnder(.tellsLowestOfStack))
    func tapBesideTheLowerSheet() {
      let fixture = PresentationFixture(.sheet(height: 300))
      fixture.present()
      let upper = titled("upper")
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.2))
      fixture.presented.present(upper, with: slide, as: Self.style)
      let listener = DismissalListener()
      upper.presentationController?.delegate = listener
      fixture.device.advanceUntilIdle()
      fixture.device.tap(at: outside)
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController == nil)
      #expect(fixture.listener.heard == ["should", "will", "did"])
      #expect(listener.heard.isEmpty)
    }
  }
}

extension PresentationTests {
  @Suite("End of a presentation's dimming", .underVariants, .alsoUnder(.replacesWholeWindow))
  struct DimmingViews {
    @Test(
      "Replacing the root of a presentation releases the sheet and its dimming view",
      arguments: 0...2
    )
    func rootReplaced(fixture: Int) {
      let device = Device()
      weak var presenter: UIViewController?
      weak var presented: UIViewController?
      weak var controller: UIPresentationController?
      weak var dimmingView: UIView?
      do {
        let root = UIViewController()
        let sheet = UIViewController()
        let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
        presenter = root
        presented = sheet
        device.launch(root)
        root.present(sheet, with: slide, as: .sheet(height: 300))
        device.advance(by: fixture == 0 ? 1 : 0.2)
        if fixture == 2 { slide.pause() }
        controller = sheet.presentationController
        dimmingView = controller?.containerView?.subviews.first { $0 is DimmingView }
        #expect(dimmingView != nil)
        device.window.rootViewController = UIViewController()
        if fixture == 2 { slide.finish() }
        device.advanceUntilIdle()
        #expect(slide.isAtRest)
        // The sheet and its dimming view stay below the new root's view.
        let isSeen = !UIKitReading.replacesWholeWindow
        #expect(device.window.subviews.count == (isSeen ? 2 : 1))
        #expect((dimmingView?.window != nil) == isSeen)
        root.dismiss(animated: false)
        device.advanceUntilIdle()
      }
      device.advance(by: 0.1)
      #expect(presenter == nil && presented == nil && controller == nil && dimmingView == nil)
      #expect(device.window.subviews.count == 1)
    }

    @Test("Dismissing a stack of three sheets at once removes each dimming view")
    func stack() {
      let device = Device()
      let root = UIViewController()
      device.launch(root)
      var top: UIViewController = root
      var transitions: [InterruptibleTransition] = []
      var containers: [() -> UIView?] = []
      for height in [500, 400, 300] {
        let sheet = UIViewController()
        let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
        top.present(sheet, with: slide, as: .sheet(height: .points(CGFloat(height))))
        device.advanceUntilIdle()
        transitions.append(slide)
        containers.append { [weak container = sheet.presentationController?.containerView] in
          container
        }
        top = sheet
      }
      #expect(containers.allSatisfy { $0()?.subviews.first is DimmingView })
      #expect(device.window.subviews.count == 4)

      // After a cancel, all three sheets are shown with their dimming.
      root.dismiss(animated: true)
      device.advance(by: 0.2)
      transitions[2].cancel()
      device.advanceUntilIdle()
      #expect(device.window.subviews.count == 4)
      for container in containers {
        #expect(container()?.subviews.first?.layer.presentation()?.backgroundColor?.alpha == 0.4)
        #expect(container()?.isHidden == false)
      }
      root.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(root.presentedViewController == nil)
      #expect(device.window.subviews.count == 1)
      top = root
      device.advance(by: 0.1)
      #expect(containers.allSatisfy { $0() == nil })
    }

    @Test("A tap outside the upper of two sheets dismisses only the upper sheet")
    func upperOfTwo() {
      let base = PresentationFixture()
      base.present()
      let upper = UIViewController()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      base.presented.present(upper, with: slide, as: .sheet(height: 200))
      base.device.advanceUntilIdle()
      base.device.tap(at: CGPoint(x: 200, y: 500))
      base.device.advanceUntilIdle()
      #expect(base.presented.presentedViewController == nil)
      base.expectRest(isPresented: true, completions: [true, true, true])
      #expect(base.listener.heard.isEmpty)
    }

    @Test("Under another animator, the dimming view exists from the start to the end")
    func foreignAnimator() {
      final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let modal = ModalTransitioningDelegate(
          InterruptibleTransition(.fade), as: .sheet(height: 300))

        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          modal.presentationController(
            forPresented: presented, presenting: presenting, source: source)
        }
      }
      let device = Device()
      let root = UIViewController()
      let sheet = UIViewController()
      let delegate = Delegate()
      device.launch(root)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: true)
      device.advance(by: 0.1)
      device.tap(at: CGPoint(x: 200, y: 200))
      let dimmingView = sheet.presentationController?.containerView?.subviews.first
      #expect(dimmingView?.layer.presentation()?.backgroundColor?.alpha == 0.4)
      device.advanceUntilIdle()
      #expect(sheet.view.frame.minY == 552)
      // UIKit has blocked the first tap. A second tap soon after it would complete a double tap.
      device.advance(by: 0.4)
      device.tap(at: CGPoint(x: 200, y: 200))
      device.advanceUntilIdle()
      #expect(root.presentedViewController == nil && device.window.subviews.count == 1)
    }
  }
}
