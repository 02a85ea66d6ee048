import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite("The end of a presentation that covers only a part of the page", .underVariants)
  struct CoveredPageEnds {
    @Test("The page's own transform, corners and opacity are put back exactly", arguments: 0...2)
    func ownValues(ending: Int) {
      let fixture = MenuFixture(.deck, as: .sheet(height: 600))
      let view = fixture.view
      let own = CGAffineTransform(rotationAngle: 0.1)
      view.transform = own
      view.alpha = 0.9
      view.layer.cornerRadius = 5
      view.layer.maskedCorners = .layerMinXMinYCorner
      view.layer.cornerCurve = .continuous
      fixture.present(for: 0.2)
      #expect(view.clipsToBounds)
      if ending == 0 { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      if ending > 0 {
        #expect(view.layer.cornerRadius == 12 && view.clipsToBounds)
        #expect(view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9).rotated(by: 0.1))
        fixture.screen.dismiss(animated: ending == 1)
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.screen.presentedViewController == nil)
      #expect(view.transform == own && abs(view.alpha - 0.9) < 1e-6)
      #expect(view.layer.cornerRadius == 5 && !view.clipsToBounds)
      #expect(
        view.layer.maskedCorners == .layerMinXMinYCorner && view.layer.cornerCurve == .continuous)
    }

    @Test("Values that the app sets while the page is away stay", arguments: [true, false])
    func appsValues(isAnimated: Bool) {
      let fixture = MenuFixture(.deck, as: .sheet(height: 600))
      fixture.present()
      let own = CGAffineTransform(scaleX: 0.5, y: 0.5)
      fixture.view.transform = own
      fixture.view.layer.cornerRadius = 30
      fixture.device.rotate(to: .landscape)
      fixture.device.advanceUntilIdle()
      #expect(fixture.view.transform == own)
      fixture.screen.dismiss(animated: isAnimated)
      fixture.device.advanceUntilIdle()
      #expect(fixture.view.transform == own)
      #expect(fixture.view.layer.cornerRadius == 30 && fixture.view.clipsToBounds)
    }

    @Test(
      "Values that the app sets while the page is away stay when the page is moved again",
      arguments: [nil, 0, 30], 0...3)
    func appsValuesMovedAgain(radius: CGFloat?, reason: Int) {
      let fixture = MenuFixture(.deck, as: .sheet(height: 600))
      fixture.present()
      if let radius {
        fixture.view.layer.cornerRadius = radius
      } else {
        fixture.view.transform = .identity
      }
      switch reason {
      case 0: fixture.menu.changePresentationStyle(to: .sheet(height: 300))
      case 1: fixture.device.rotate(to: .landscape)
      case 2:
        fixture.dismiss(for: 0.2)
        fixture.transition.cancel()
      default:
        let next = titled("Next")
        next.modalPresentationStyle = .fullScreen
        fixture.menu.present(next, animated: false)
        fixture.device.advanceUntilIdle()
        fixture.menu.dismiss(animated: false)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.view.transform.isIdentity == (radius == nil))
      #expect(fixture.view.layer.cornerRadius == radius ?? 12)
      fixture.dismiss()
      #expect(fixture.view.transform.isIdentity)
      #expect(fixture.view.layer.cornerRadius == radius ?? 0)
    }

    @Test("A dismissal by another transition moves the page back along with it")
    func otherTransition() {
      let fixture = MenuFixture()
      fixture.present()
      let fade = InterruptibleTransition(.fade, timing: .linear(0.4))
      fixture.menu.dismiss(with: fade)
      fixture.device.advance(by: 0.2)
      #expect(abs(fixture.shownMotion - 120) < 12)
      fade.cancel()
      fixture.device.advanceUntilIdle()
      fixture.expectAway()
      fixture.menu.dismiss(with: fade)
      fixture.device.advanceUntilIdle()
      fixture.expectInPlace()
    }

    @Test("A dismissal by UIKit's own transition puts the page back", arguments: [true, false])
    func systemTransition(isAnimated: Bool) {
      let fixture = MenuFixture()
      let delegate = ModalTransitioningDelegate(as: .side(.left, width: 240)) { operation, _ in
        operation == .present ? fixture.transition : nil
      }
      fixture.menu.modalPresentationStyle = .custom
      fixture.menu.transitioningDelegate = delegate
      fixture.screen.present(fixture.menu, animated: true)
      fixture.device.advanceUntilIdle()
      fixture.expectAway()
      fixture.screen.dismiss(animated: isAnimated)
      fixture.device.advanceUntilIdle()
      #expect(fixture.screen.presentedViewController == nil)
      fixture.expectInPlace()
    }

    @Test("A new root view controller puts the page back, at rest and in flight", arguments: 0...2)
    func newRoot(moment: Int) {
      let fixture = MenuFixture(.deck, as: .sheet(height: 600))
      fixture.present(for: moment == 0 ? 0.2 : nil)
      if moment == 2 { fixture.dismiss(for: 0.2) }
      fixture.device.window.rootViewController = UIViewController()
      fixture.device.advanceUntilIdle()
      #expect(fixture.view.transform.isIdentity)
      #expect(fixture.view.layer.cornerRadius == 0 && !fixture.view.clipsToBounds)
      #expect(fixture.screen.additionalSafeAreaInsets == .zero)
    }

    @Test("The page keeps its place behind further presentations", arguments: 0...3)
    func furtherPresentation(kind: Int) {
      let fixture = MenuFixture()
      fixture.present()
      let next = titled("Next")
      let slide = InterruptibleTransition(.slideAlong(from: .bottom), timing: .linear(0.4))
      switch kind {
      case 0: fixture.menu.present(next, with: slide, as: .sheet(height: 200))
      case 1: fixture.menu.present(next, with: slide)
      default:
        next.modalPresentationStyle = .fullScreen
        fixture.menu.present(next, animated: kind == 2)
      }
      fixture.device.advanceUntilIdle()
      fixture.device.rotate(to: .landscape)
      fixture.device.advanceUntilIdle()
      fixture.menu.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      fixture.expectAway()
      #expect(fixture.menu.view.transform.isIdentity)
      fixture.dismiss()
      fixture.expectInPlace()
    }

    @Test("Dismissals of several screens at once put each page back", arguments: [true, false])
    func several(isAnimated: Bool) {
      let fixture = MenuFixture()
      fixture.present()
      let slide = InterruptibleTransition(.slideAlong(from: .bottom), timing: .linear(0.4))
      fixture.menu.present(titled("Next"), with: slide, as: .sheet(height: 200))
      fixture.device.advanceUntilIdle()
      #expect(fixture.menu.view.transform.ty == -200)
      fixture.screen.dismiss(animated: isAnimated)
      if isAnimated {
        fixture.device.advance(by: 0.2)
        #expect(abs(fixture.shownMotion - 120) < 12)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.screen.presentedViewController == nil)
      #expect(fixture.menu.view.transform.isIdentity)
      fixture.expectInPlace()
    }

    @Test(
      "The page also moves with a presentation controller of the app", .alsoUnder(.movesSafeArea))
    func appsController() {
      /// A presentation in the right half of the container.
      final class Controller: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
          let bounds = containerView?.bounds ?? .zero
          return bounds.inset(
            by: UIEdgeInsets(top: 0, left: bounds.width / 2, bottom: 0, right: 0))
        }

        override func containerViewWillLayoutSubviews() {
          super.containerViewWillLayoutSubviews()
          presentedView?.place(at: frameOfPresentedViewInContainerView)
        }
      }

      final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let transition = InterruptibleTransition(
          .slideAlong(from: .right), timing: .linear(0.4))

        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          Controller(presentedViewController: presented, presenting: presenting)
        }

        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

        func animationController(
          forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
      }

      let fixture = MenuFixture()
      let delegate = Delegate()
      fixture.menu.modalPresentationStyle = .custom
      fixture.menu.transitioningDelegate = delegate
      fixture.screen.present(fixture.menu, animated: true)
      fixture.device.advanceUntilIdle()
      fixture.expectAway(by: -196.5)
      fixture.dismiss(for: 0.2)
      #expect(abs(fixture.shownMotion + 98) < 12)
      fixture.device.rotate(to: .landscape)
      fixture.device.advance(by: 0.1)
      delegate.transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.expectAway(by: -426)
      #expect(fixture.view.safeAreaInsets == fixture.device.window.safeAreaInsets)
      fixture.dismiss()
      fixture.expectInPlace()
    }

    /// A view that lays out a column by its frame, at each layout or only in a new size.
    private final class ColumnView: UIView {
      var inset: CGFloat = 0
      private var size = CGSize.zero

      override func layoutSubviews() {
        super.layoutSubviews()
        if inset == 0, size == bounds.size { return }
        size = bounds.size
        subviews.first?.frame = bounds.inset(
          by: UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0))
      }
    }

    @Test(
      "A container that sets the frame of a scaled page gives it the right size",
      arguments: [0, 100])
    func laidOutByFrame(inset: Int) {
      let device = Device()
      let host = UIViewController()
      let view = ColumnView()
      let column = UIViewController()
      view.inset = CGFloat(inset)
      host.view = view
      host.addChild(column)
      view.addSubview(column.view)
      column.definesPresentationContext = true
      device.launch(host)
      device.advance(by: 0.1)
      var style = TransitionPresentationStyle.sheet(height: 300)
      style.presentsInCurrentContext = true
      let transition = InterruptibleTransition(.deck, timing: .linear(0.4))
      column.present(UIViewController(), with: transition, as: style)
      device.advanceUntilIdle()
      func expectAway() {
        #expect(column.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        #expect(column.view.place.minX == CGFloat(inset) && column.view.place.minY == 0)
        #expect(column.view.place.maxX == view.bounds.maxX)
        #expect(column.view.place.maxY == view.bounds.maxY)
      }
      expectAway()
      device.rotate(to: .landscape)
      device.advanceUntilIdle()
      expectAway()
      device.resize(to: CGSize(width: 600, height: 300), over: 0.1)
      device.advanceUntilIdle()
      expectAway()
      column.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(column.view.transform.isIdentity && column.view.place.maxX == 600)
    }

    @Test("In the current context, the column moves, also after it was hidden")
    func column() {
      let device = Device(screenSize: CGSize(width: 1000, height: 700))
      let tabs = UITabBarController()
      let host = UIViewController()
      let column = UIViewController()
      let sheet = UIViewController()
      column.definesPresentationContext = true
      column.view.frame = CGRect(x: 320, y: 0, width: 680, height: 700)
      column.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addChild(column)
      host.view.addSubview(column.view)
      tabs.viewControllers = [host, UIViewController()]
      device.launch(tabs)
      var style = TransitionPresentationStyle.sheet(height: 300)
      style.presentsInCurrentContext = true
      let transition = InterruptibleTransition(.push(from: .bottom), timing: .linear(0.4))
      column.present(sheet, with: transition, as: style)
      device.advanceUntilIdle()
      let away = CGAffineTransform(translationX: 0, y: -100)
      #expect(column.view.transform == away)
      #expect(column.view.place == CGRect(x: 320, y: 0, width: 680, height: 700))
      tabs.selectedIndex = 1
      device.advanceUntilIdle()
      tabs.selectedIndex = 0
      device.advanceUntilIdle()
      #expect(column.view.transform == away)
      column.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(column.view.transform.isIdentity)
      #expect(column.view.place == CGRect(x: 320, y: 0, width: 680, height: 700))
    }
  }
}
