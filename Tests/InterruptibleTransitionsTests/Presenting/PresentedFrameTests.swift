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
      let presenter = UIViewController()
      let page = UIViewController()
      device.launch(presenter)
      presenter.present(
        page, with: InterruptibleTransition(.fade, timing: .linear(0.2)), as: .custom(frame))
      device.advanceUntilIdle()
      return (device, page)
    }

    @Test("A style can round some corners, of a custom frame or of a sheet")
    func maskedCorners() {
      let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      for frame in [TransitionPresentationFrame.custom { _ in .zero }, .sheet(height: 300)] {
        for mask in [upper, .layerMaxXMaxYCorner, []] as [CACornerMask] {
          let fixture = PresentationFixture(
            TransitionPresentationStyle(frame, maskedCorners: mask))
          let layer = fixture.presented.view.layer
          let own = layer.maskedCorners
          fixture.present()
          #expect(layer.maskedCorners == mask && layer.cornerRadius == 16)
          fixture.presented.changePresentationStyle(to: .centered(CGSize(width: 200, height: 200)))
          fixture.device.advanceUntilIdle()
          #expect(layer.maskedCorners == own)
          fixture.dismiss()
          #expect(layer.maskedCorners == own && layer.cornerRadius == 0)
        }
      }
    }

    @Test("A view at an edge has the full length of the edge, in both layout directions")
    func edges() {
      for isRightToLeft in [false, true] {
        let device = Device()
        device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let page = UIViewController()
        device.launch(UIViewController())
        let context = TransitionPresentationContext(of: page, in: device.window)
        func frame(_ edge: TransitionEdge) -> CGRect {
          TransitionPresentationFrame.side(edge, width: 100).rectangle(in: context)
        }
        let left = CGRect(x: 0, y: 0, width: 100, height: 852)
        let right = CGRect(x: 293, y: 0, width: 100, height: 852)
        #expect(frame(.top) == CGRect(x: 0, y: 0, width: 393, height: 100))
        #expect(frame(.bottom) == CGRect(x: 0, y: 752, width: 393, height: 100))
        #expect(frame(.left) == left && frame(.right) == right)
        #expect(frame(.leading) == (isRightToLeft ? right : left))
        #expect(frame(.trailing) == (isRightToLeft ? left : right))
      }
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

    @Test("A custom frame that follows other state of the app is shown at once, as a finger needs")
    func otherState() {
      final class Stops { var height: CGFloat = 400 }
      let stops = Stops()
      let (device, page) = present { [stops] in
        CGRect(x: 0, y: $0.bounds.maxY - stops.height, width: 393, height: stops.height)
      }
      let container = page.presentationController?.containerView
      for _ in 0..<10 {
        stops.height += 10
        container?.setNeedsLayout()
        device.advance(by: 1.0 / 60)
        #expect(page.view.layer.presentation()?.frame.minY == 852 - stops.height)
      }
      UIView.animate(withDuration: 0.4) {
        stops.height = 300
        container?.setNeedsLayout()
        container?.layoutIfNeeded()
      }
      device.advance(by: 0.2)
      let shown = page.view.layer.presentation()?.bounds.height ?? 0
      #expect(shown > 310 && shown < 490)
      device.advanceUntilIdle()
      #expect(page.view.bounds.height == 300)
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
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.4))

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
      let device = Device()
      let presenter = UIViewController()
      let presented = UIViewController()
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
