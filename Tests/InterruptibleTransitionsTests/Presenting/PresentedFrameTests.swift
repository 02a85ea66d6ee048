import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite("Presentation with a custom frame")
  struct CustomFrames {
    private func present(
      on device: Device = Device(),
      _ frame: @escaping @MainActor @Sendable (TransitionPresentationContext) -> CGRect
    ) -> (device: Device, page: UIViewController) {
      let (presenter, page) = (UIViewController(), UIViewController())
      device.launch(presenter)
      presenter.present(
        page, with: InterruptibleTransition(.fade, timing: .linear(0.2)), as: .custom(frame))
      device.advanceUntilIdle()
      return (device, page)
    }

    @Test("A custom frame is computed at each layout from the bounds and the safe area")
    func layouts() {
      let (device, page) = present {
        $0.bounds.inset(by: $0.safeAreaInsets).insetBy(dx: 20, dy: 30)
      }
      let portrait = device.window.bounds.inset(by: device.window.safeAreaInsets)
      #expect(page.view.frame == portrait.insetBy(dx: 20, dy: 30))
      device.rotate(to: .landscape)
      device.advanceUntilIdle()
      let landscape = device.window.bounds.inset(by: device.window.safeAreaInsets)
      #expect(page.view.frame == landscape.insetBy(dx: 20, dy: 30))
      device.resize(to: CGSize(width: 300, height: 500))
      device.advanceUntilIdle()
      #expect(page.view.bounds.width == 260 - 2 * device.window.safeAreaInsets.left)
    }

    @Test("A custom frame follows the traits: in landscape, the height is compact")
    func traits() {
      let (device, page) = present { context in
        let isCompact = context.traitCollection.verticalSizeClass == .compact
        return CGRect(x: 0, y: 0, width: 100, height: isCompact ? 50 : 200)
      }
      #expect(page.view.bounds.height == 200)
      device.rotate(to: .landscape)
      device.advanceUntilIdle()
      #expect(page.view.bounds.height == 50)
    }

    @Test("A custom frame follows the preferred content size with an animation")
    func preferredSize() {
      let (device, page) = present {
        CGRect(x: 10, y: 100, width: 200, height: max($0.preferredContentSize.height, 80))
      }
      #expect(page.view.bounds.height == 80)
      page.preferredContentSize = CGSize(width: 0, height: 240)
      device.advance(by: 0.1)
      let shown = page.view.layer.presentation()?.bounds.height ?? 0
      #expect(shown > 82 && shown < 238)
      device.advanceUntilIdle()
      #expect(page.view.bounds.height == 240)
    }

    @Test(
      "A custom frame that is empty or not finite becomes the whole container",
      arguments: [
        CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
        CGRect(x: 0, y: CGFloat.infinity, width: 5, height: 5),
      ])
    func unusable(_ frame: CGRect) {
      let (device, page) = present { _ in frame }
      #expect(page.view.frame == device.window.bounds)
    }

    @Test("A custom frame with a negative size is standardized")
    func negative() {
      let (_, page) = present { _ in CGRect(x: 200, y: 300, width: -150, height: -100) }
      #expect(page.view.frame == CGRect(x: 50, y: 200, width: 150, height: 100))
    }
  }
}

/// A navigation controller that is presented as a sheet with the preferred height of its top page.
private final class SheetScene {
  let device = Device(framesPerSecond: 120)
  let presenter = UIViewController()
  let (first, second) = (titled("first"), titled("second"))
  let stack: UINavigationController
  let slide = InterruptibleTransition(.slideAlong(), timing: .linear(0.4))

  init(style: TransitionPresentationStyle = .sheet(height: .preferred)) {
    stack = UINavigationController(rootViewController: first)
    first.preferredContentSize.height = 400
    second.preferredContentSize.height = 560
    device.launch(presenter)
    presenter.present(
      stack, with: InterruptibleTransition(.slide(from: .down), timing: .easeOut(0.3)), as: style)
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
      let (device, presenter, page) = (Device(), UIViewController(), UIViewController())
      device.launch(presenter)
      presenter.present(
        page, with: InterruptibleTransition(.slide(from: .down)), as: .sheet(height: .preferred))
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
      let (device, presenter) = (Device(), UIViewController())
      let (a, b) = (titled("A"), titled("B"))
      (a.preferredContentSize.height, b.preferredContentSize.height) = (400, 560)
      device.launch(presenter)
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      let stack = UINavigationController()
      if !isTab { stack.viewControllers = [a] }
      let container = isTab ? tabs : stack
      presenter.present(
        container, with: InterruptibleTransition(.slide(from: .down)),
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
  }
}

extension PresentationTests {
  /// Tests of a presented view's frame that an app changes during a flight.
  @Suite("Presented frame that changes in flight", .underVariants)
  struct ChangedFrames {
    /// A presentation controller that decides the frame of the presented view.
    private final class Presentation: UIPresentationController {
      var place = CGRect(x: 0, y: 400, width: 393, height: 452)

      override var frameOfPresentedViewInContainerView: CGRect { place }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let transition = InterruptibleTransition(.slide(from: .down), timing: .linear(0.4))

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { transition }

      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { transition }

      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Presentation(presentedViewController: presented, presenting: presenting)
      }
    }

    @Test(
      "Cancelling a dismissal moves the view to its new frame, unless the app has set its size",
      arguments: [nil, CGSize(width: 200, height: 300)])
    func cancelled(_ ownSize: CGSize?) throws {
      let (device, presenter, presented) = (Device(), UIViewController(), UIViewController())
      let delegate = Delegate()
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      device.launch(presenter)
      presenter.present(presented, animated: true)
      device.advanceUntilIdle()
      let presentation = try #require(presented.presentationController as? Presentation)
      #expect(presented.view.frame == presentation.place)
      if let ownSize { presented.view.bounds.size = ownSize }
      presenter.dismiss(animated: true)
      device.advance(by: 0.1)
      presentation.place = CGRect(x: 0, y: 300, width: 393, height: 552)
      delegate.transition.cancel()
      device.advanceUntilIdle()
      #expect(presenter.presentedViewController === presented)
      #expect(presented.view.bounds.size == ownSize ?? presentation.place.size)
    }

    /// Moves a page when its scroll view has scrolled.
    private final class Mover: NSObject, UIScrollViewDelegate {
      let page: UIView

      init(_ page: UIView) {
        self.page = page
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        page.center = CGPoint(x: 500, y: 500)
      }
    }

    @Test("A center that a scroll view's delegate sets during place(at:) is kept")
    func movedInLayout() {
      _ = Device()
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let scrollView = UIScrollView(frame: page.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize.height = 400
      scrollView.contentOffset.y = 300
      page.addSubview(scrollView)
      let mover = Mover(page)
      scrollView.delegate = mover
      page.place(at: CGRect(x: 20, y: 30, width: 100, height: 300))
      #expect(page.center == CGPoint(x: 500, y: 500) && page.bounds.height == 300)
    }
  }
}
