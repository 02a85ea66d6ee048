import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  /// Tests of presentations that cover the current context and not the window.
  @Suite("Presentation in the current context", .underVariants)
  struct CurrentContexts {
    /// A column at the right side of a screen.
    private final class SplitScene {
      let device = Device(screenSize: CGSize(width: 1000, height: 700))
      let host = UIViewController()
      let column: UIViewController
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.4))
      var style = TransitionPresentationStyle.sheet(height: .fraction(0.5))
      let page = UIViewController()

      init(column: UIViewController = UIViewController()) {
        self.column = column
        style.presentsInCurrentContext = true
        column.definesPresentationContext = true
        column.view.frame = CGRect(x: 320, y: 0, width: 680, height: 700)
        column.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addChild(column)
        host.view.addSubview(column.view)
        device.launch(host)
        device.advance(by: 0.1)
      }

      var shown: CGRect { page.view.convert(page.view.bounds, to: nil) }
    }

    @Test("A sheet covers its column, follows a finger, and leaves")
    func column() {
      let scene = SplitScene()
      let column = scene.column.view.convert(scene.column.view.bounds, to: nil)
      scene.slide.interactions = [
        .pan(.down, on: scene.page.view) { [weak page = scene.page] in page?.dismiss(animated: true)
        }
      ]
      scene.column.present(scene.page, with: scene.slide, as: scene.style)
      scene.device.advanceUntilIdle()
      #expect(scene.page.presentingViewController === scene.column)
      #expect(scene.shown.minX == column.minX && scene.shown.width == column.width)
      #expect(scene.shown.maxY == 700 && scene.shown.height == 350)
      let finger = scene.device.press(at: CGPoint(x: 600, y: 450))
      finger.move(by: CGVector(dx: 0, dy: 110), over: 0.3)
      let top = scene.page.view.layer.presentation()?.frame.minY ?? 0
      #expect(abs(top - 450) < 15)
      finger.move(by: CGVector(dx: 0, dy: 140), over: 0.2)
      finger.lift()
      scene.device.advanceUntilIdle()
      #expect(scene.column.presentedViewController == nil)
    }

    @Test(
      "A presentation in a tab that is being selected waits until the tab is there",
      arguments: 0...3)
    func presentedDuringTabs(start: Int) {
      let device = Device()
      let root = UIViewController()
      let tabs = UITabBarController()
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      tabs.viewControllers = [UIViewController(), stack]
      device.launch(tabs)
      tabs.selectViewController(
        stack, with: InterruptibleTransition(.slideAlong(), timing: .easeOut(0.5)))
      device.advance(by: Double(start * 8) / 60)
      var style = TransitionPresentationStyle.sheet(height: .fraction(0.5))
      style.presentsInCurrentContext = true
      let handle = root.present(
        page, with: InterruptibleTransition(.slide(from: .bottom)), as: style)
      device.advanceUntilIdle()
      #expect(handle.result == .completed && page.view.window != nil)
      #expect(tabs.selectedViewController === stack)
    }

    @Test(
      "VoiceOver reaches a page again whose presentation is dismissed while tabs change",
      arguments: [3, 10, 60], [0, 5, 20, 60])
    func dismissedDuringTabs(framesBefore: Int, framesAfter: Int) {
      let device = Device()
      device.settings.runsVoiceOver = true
      let root = UIViewController()
      let other = UIViewController()
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, other]
      let element = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      element.isAccessibilityElement = true
      root.view.addSubview(element)
      device.launch(tabs)
      let change = InterruptibleTransition(.slideAlong(), timing: .easeOut(0.5))
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.6))
      var style = TransitionPresentationStyle.sheet(height: .fraction(0.5))
      style.presentsInCurrentContext = true
      root.present(page, with: slide, as: style)
      device.advanceUntilIdle()
      tabs.selectViewController(other, with: change)
      device.advance(by: Double(framesBefore) / 60)
      stack.dismiss(with: slide)
      device.advance(by: Double(framesAfter) / 60)
      tabs.selectViewController(stack, with: change)
      device.advanceUntilIdle()
      #expect(stack.presentedViewController == nil && root.view.window != nil)
      #expect(device.accessibleViews.contains(element))
    }

    @Test(
      "In a tab, the stack moves behind a sheet, which the app can keep", arguments: [true, false])
    func inTab(isKept: Bool) {
      let device = Device()
      let root = UIViewController()
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UIViewController()]
      device.launch(tabs)
      let transition = InterruptibleTransition(.deck, timing: .linear(0.4))
      transition.interactions = [
        .pan(.down, on: page.view) { [weak page] in page?.dismiss(animated: true) }
      ]
      var style = TransitionPresentationStyle.sheet(height: .fraction(0.5))
      style.presentsInCurrentContext = true
      page.isModalInPresentation = isKept
      root.present(page, with: transition, as: style)
      device.advanceUntilIdle()
      #expect(stack.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
      device.swipe(from: CGPoint(x: 196, y: 500), by: CGVector(dx: 0, dy: 300), over: 0.3)
      device.advanceUntilIdle()
      #expect((stack.presentedViewController == nil) != isKept)
      #expect(stack.view.transform.isIdentity != isKept)
    }

    @Test("A sheet follows a column that its parent lays out", arguments: [true, false])
    func followsColumn(isAnimated: Bool) {
      final class Split: UIViewController {
        let column = UIViewController()
        var part: CGFloat = 0.4

        override func viewDidLoad() {
          super.viewDidLoad()
          column.definesPresentationContext = true
          addChild(column)
          view.addSubview(column.view)
          column.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let width = view.bounds.width * part
          column.view.frame = CGRect(
            x: view.bounds.width - width, y: 0, width: width, height: view.bounds.height)
        }
      }
      let device = Device(screenSize: CGSize(width: 1000, height: 700))
      let split = Split()
      let page = UIViewController()
      device.launch(split)
      device.advance(by: 0.1)
      var style = TransitionPresentationStyle.sheet(height: .fraction(0.5))
      style.presentsInCurrentContext = true
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.4))
      split.column.present(page, with: slide, as: style)
      device.advanceUntilIdle()
      func expectInPlace() {
        let shown = page.view.convert(page.view.bounds, to: nil)
        let column = split.column.view.frame
        #expect(shown.minX == column.minX && shown.width == column.width)
        #expect(shown.maxY == column.maxY && shown.height == column.height / 2)
      }
      expectInPlace()
      split.part = 0.6
      split.view.setNeedsLayout()
      if isAnimated { UIView.animate(withDuration: 0.3) { split.view.layoutIfNeeded() } }
      device.advance(by: 0.15)
      let shown = page.view.layer.presentation()?.bounds.width
      let column = split.column.view.layer.presentation()?.bounds.width
      #expect(shown == column)
      device.advanceUntilIdle()
      expectInPlace()
      device.rotate(to: .portrait)
      device.advanceUntilIdle()
      expectInPlace()
      split.column.dismiss(with: slide)
      device.advanceUntilIdle()
      #expect(!split.column.view.subviews.contains { $0 is SizeObserverView })
    }

    @Test("A gesture that presents has the travel in the column")
    func presentingPan() {
      let scene = SplitScene()
      scene.slide.interactions = [
        .pan(.up, on: scene.column.view) { [weak scene] in
          guard let scene else { return }
          scene.column.present(scene.page, with: scene.slide, as: scene.style)
        }
      ]
      let finger = scene.device.press(at: CGPoint(x: 600, y: 650))
      finger.move(by: CGVector(dx: 0, dy: -185), over: 0.4)
      #expect(abs(scene.slide.progress - 0.5) < 0.04)
      finger.cancel()
      scene.device.advanceUntilIdle()
    }

    @Test("A sheet in a tab leaves the bar free with the option, and covers it without")
    func tabs() {
      for isInContext in [true, false] {
        let device = Device()
        let tabs = UITabBarController()
        let page = UIViewController()
        let root = UIViewController()
        tabs.viewControllers = [
          UINavigationController(rootViewController: root), UIViewController(),
        ]
        device.launch(tabs)
        var style = TransitionPresentationStyle.full
        style.presentsInCurrentContext = isInContext
        root.present(page, with: InterruptibleTransition(.slide(from: .bottom)), as: style)
        device.advanceUntilIdle()
        device.tap(at: CGPoint(x: 300, y: 790))
        device.advanceUntilIdle()
        #expect((tabs.selectedIndex == 1) == isInContext)
      }
    }

    @Test("The sheet follows a rotation, and a push in its column goes on behind it")
    func surroundings() {
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      let scene = SplitScene(column: stack)
      root.present(scene.page, with: scene.slide, as: scene.style)
      scene.device.advanceUntilIdle()
      #expect(scene.page.presentingViewController === stack)
      scene.device.resize(to: CGSize(width: 800, height: 900))
      scene.device.advanceUntilIdle()
      let column = stack.view.convert(stack.view.bounds, to: nil)
      #expect(scene.shown.minX == column.minX && scene.shown.width == column.width)
      #expect(scene.shown.minY == 450 && scene.shown.maxY == 900)
      let pushed = UIViewController()
      stack.pushViewController(pushed, with: InterruptibleTransition(.push()))
      scene.device.advanceUntilIdle()
      #expect(stack.topViewController === pushed)
      #expect(scene.page.view.window != nil && scene.shown.minY == 450)
      root.dismiss(with: scene.slide)
      scene.device.advanceUntilIdle()
      #expect(scene.page.view.window == nil && pushed.view.window != nil)
    }

    @Test("VoiceOver reaches the sheet and what is beside its column, and not the column")
    func voiceOver() {
      let scene = SplitScene()
      scene.device.settings.runsVoiceOver = true
      let views = [scene.host.view, scene.column.view, scene.page.view].map { parent in
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 44))
        view.isAccessibilityElement = true
        parent?.addSubview(view)
        return view
      }
      var style = scene.style
      style.dismissesOnTapOutside = false
      scene.column.present(scene.page, with: scene.slide, as: style)
      scene.device.advanceUntilIdle()
      #expect(scene.device.accessibleViews.contains(views[0]))
      #expect(!scene.device.accessibleViews.contains(views[1]))
      #expect(scene.device.accessibleViews.contains(views[2]))
    }
  }
}
