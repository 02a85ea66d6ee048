import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// A navigation controller that is presented as a sheet with the preferred height of its top page.
private final class SheetScene {
  let device = Device(framesPerSecond: 120)
  let presenter = UIViewController()
  let first = titled("first")
  let second = titled("second")
  let stack: UINavigationController
  let slide = InterruptibleTransition(.slideAlong(), timing: .linear(0.4))

  init(style: TransitionPresentationStyle = .sheet(height: .preferred)) {
    stack = UINavigationController(rootViewController: first)
    first.preferredContentSize.height = 400
    second.preferredContentSize.height = 560
    device.launch(presenter)
    presenter.present(
      stack, with: InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.3)), as: style)
    device.advanceUntilIdle()
  }

  var height: CGFloat { stack.view.bounds.height }
  var shownHeight: CGFloat { stack.view.layer.presentation()?.bounds.height ?? .nan }
  /// Whether the sheet is at the bottom.
  var isAtBottom: Bool {
    abs(stack.view.frame.maxY - device.window.bounds.height) < 0.01
  }

  /// Expects the final height, also after layouts.
  func expectHeight(_ height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    device.advanceUntilIdle()
    #expect(self.height == height && isAtBottom, sourceLocation: sourceLocation)
    stack.presentationController?.containerView?.setNeedsLayout()
    device.advance(by: 0.05)
    #expect(self.height == height && isAtBottom, sourceLocation: sourceLocation)
    #expect(
      stack.topViewController?.view.bounds.height == height, sourceLocation: sourceLocation)
  }
}

extension PresentationTests {
  @Suite("Sheet with the preferred height", .underVariants)
  struct PreferredHeights {
    @Test("The sheet has the preferred height of its page, and animates changes of that height")
    func atRest() {
      let scene = SheetScene()
      scene.expectHeight(400)
      scene.first.preferredContentSize.height = 500
      scene.device.advance(by: 0.1)
      #expect(scene.shownHeight > 401 && scene.shownHeight < 499)
      scene.expectHeight(500)
      UIView.animate(withDuration: 1) { scene.first.preferredContentSize.height = 300 }
      scene.device.advance(by: 0.5)
      #expect(abs(scene.shownHeight - 400) < 40)
      scene.expectHeight(300)
      scene.first.preferredContentSize.height = 5000
      scene.expectHeight(852 - scene.device.window.safeAreaInsets.top)
    }

    @Test("Without a preferred size, the sheet has the full height")
    func withoutSize() {
      let device = Device()
      let presenter = UIViewController()
      let page = UIViewController()
      device.launch(presenter)
      presenter.present(
        page, with: InterruptibleTransition(.slide(from: .bottom)), as: .sheet(height: .preferred))
      device.advanceUntilIdle()
      #expect(page.view.bounds.height == 852 - device.window.safeAreaInsets.top)
      page.preferredContentSize = CGSize(width: 0, height: 250)
      device.advanceUntilIdle()
      #expect(page.view.bounds.height == 250)
    }

    @Test("A push and a pop animate the height of the sheet frame by frame")
    func push() {
      let scene = SheetScene()
      scene.stack.pushViewController(scene.second, with: scene.slide)
      scene.device.advance(by: 0.2)
      let progress = CGFloat(scene.slide.progress)
      #expect(progress > 0.3 && progress < 0.7)
      #expect(abs(scene.shownHeight - (400 + 160 * progress)) < 4)
      scene.expectHeight(560)
      scene.stack.popViewController(animated: true)
      scene.device.advance(by: 0.2)
      #expect(scene.shownHeight > 430 && scene.shownHeight < 530)
      scene.expectHeight(400)
    }

    nonisolated enum Cancel: CaseIterable, Sendable {
      case byCode, byReversing, byFinger, atOnce
    }

    @Test(
      "Cancelling a push or pop restores the height of the sheet", arguments: Cancel.allCases,
      [false, true])
    func cancelled(_ way: Cancel, isPop: Bool) {
      let scene = SheetScene()
      if isPop {
        scene.stack.pushViewController(scene.second, with: scene.slide)
        scene.device.advanceUntilIdle()
        scene.stack.popViewController(with: scene.slide)
      } else {
        scene.stack.pushViewController(scene.second, with: scene.slide)
      }
      scene.slide.interactions = [.pan(.left, over: 300)]
      if way != .atOnce { scene.device.advance(by: 0.15) }
      switch way {
      case .byCode, .atOnce: scene.slide.cancel()
      case .byReversing: scene.slide.reverse()
      case .byFinger:
        let finger = scene.device.press(at: CGPoint(x: 200, y: 700))
        finger.move(by: CGVector(dx: isPop ? -60 : 60, dy: 0), over: 0.1)
        #expect(scene.slide.phase == .held)
        let progress = CGFloat(scene.slide.progress)
        let expected = isPop ? 560 - 160 * progress : 400 + 160 * progress
        #expect(abs(scene.shownHeight - expected) < 4)
        finger.move(by: CGVector(dx: isPop ? -200 : 200, dy: 0), over: 0.1)
        finger.lift()
      }
      scene.device.advanceUntilIdle()
      #expect(scene.stack.viewControllers.count == (isPop ? 2 : 1))
      scene.expectHeight(isPop ? 560 : 400)
    }

    @Test(
      "The height is correct after layouts, rotations and resizes in flight", arguments: 0..<3,
      [true, false])
    func disturbed(_ kind: Int, finishes: Bool) {
      let scene = SheetScene()
      scene.stack.pushViewController(scene.second, with: scene.slide)
      scene.device.advance(by: 0.1)
      scene.slide.pause()
      switch kind {
      case 0:
        scene.stack.presentationController?.containerView?.setNeedsLayout()
        scene.device.advance(by: 0.1)
        #expect(abs(scene.shownHeight - 440) < 20)
      case 1:
        scene.device.rotate(to: .landscape)
        scene.device.advance(by: 0.5)
        scene.device.rotate(to: .portrait)
        scene.device.advance(by: 0.5)
      default: scene.device.resize(to: CGSize(width: 350, height: 700), over: 0.2)
      }
      if finishes { scene.slide.finish() } else { scene.slide.cancel() }
      scene.expectHeight(finishes ? 560 : 400)
    }

    @Test("A change of the preferred height during a push animates with the push")
    func changedInFlight() {
      for finishes in [true, false] {
        let scene = SheetScene()
        scene.stack.pushViewController(scene.second, with: scene.slide)
        scene.device.advance(by: 0.1)
        scene.second.preferredContentSize.height = 600
        scene.device.advance(by: 0.1)
        scene.slide.pause()
        scene.device.advance(by: 0.5)
        #expect(scene.shownHeight > 420 && scene.shownHeight < 590)
        if finishes { scene.slide.finish() } else { scene.slide.cancel() }
        scene.expectHeight(finishes ? 600 : 400)
      }
    }

    @Test(
      "The sheet follows the preferred height of a selected tab and of a UIKit push",
      arguments: [true, false])
    func others(isTab: Bool) {
      let device = Device()
      let presenter = UIViewController()
      let a = titled("A")
      let b = titled("B")
      a.preferredContentSize.height = 400
      b.preferredContentSize.height = 560
      device.launch(presenter)
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      let stack = UINavigationController()
      if !isTab { stack.viewControllers = [a] }
      let container = isTab ? tabs : stack
      presenter.present(
        container, with: InterruptibleTransition(.slide(from: .bottom)),
        as: .sheet(height: .preferred))
      device.advanceUntilIdle()
      #expect(container.view.bounds.height == 400)
      let slide = InterruptibleTransition(.slideAlong(), timing: .linear(0.3))
      if isTab {
        tabs.selectViewController(b, with: slide)
      } else {
        stack.pushViewController(b, animated: true)
      }
      device.advanceUntilIdle()
      #expect(container.view.bounds.height == 560)
    }

    @Test("A cancelled dismissal keeps the preferred height of the page")
    func dismissal() {
      let scene = SheetScene()
      scene.presenter.dismiss(animated: true)
      scene.device.advance(by: 0.1)
      scene.first.preferredContentSize.height = 300
      let flight = scene.stack.transitioningDelegate as? ModalTransitioningDelegate
      flight?.lastPresentation?.cancel()
      scene.expectHeight(300)
    }

    @Test(
      "A height that changes in a cancelled dismissal is reached in a motion, also below a page",
      arguments: [false, true])
    func motionAfterDismissal(isUncovered: Bool) {
      let scene = SheetScene()
      var dismissed: UIViewController = scene.stack
      if isUncovered {
        // Its dismissal gives the transition the view of the sheet.
        dismissed = UIViewController()
        dismissed.modalPresentationStyle = .fullScreen
        let delegate = ModalTransitioningDelegate(scene.slide)
        dismissed.transitioningDelegate = delegate
        scene.stack.present(dismissed, animated: false)
        scene.device.advanceUntilIdle()
        withExtendedLifetime(delegate) {
          dismissed.presentingViewController?.dismiss(animated: true)
          scene.device.advance(by: 0.1)
        }
      } else {
        scene.presenter.dismiss(with: scene.slide)
        scene.device.advance(by: 0.1)
      }
      scene.first.preferredContentSize.height = 600
      if !isUncovered { scene.slide.cancel() }
      var tops: [CGFloat] = []
      let observation = scene.device.onFrame { _ in
        let layer = scene.stack.view.layer.presentation()
        guard let layer, let window = scene.device.window.layer.presentation() else { return }
        tops.append(layer.convert(layer.bounds, to: window).minY)
      }
      scene.expectHeight(600)
      observation.cancel()
      let steps = zip(tops, tops.dropFirst()).map { abs($0 - $1) }
      #expect(steps.max() ?? .infinity < 25, "\(steps.map { Int($0) })")
    }
  }
}
