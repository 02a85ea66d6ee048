import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A screen and a menu that a preset presents above a part of the screen, in 0.4 s.
private final class MenuFixture {
  let device = Device()
  let screen = UIViewController()
  let menu = UIViewController()
  let transition: InterruptibleTransition
  private let style: TransitionPresentationStyle

  init(
    _ animation: TransitionAnimation = .slideAlong(from: .left),
    as style: TransitionPresentationStyle = .side(.left, width: 240)
  ) {
    transition = InterruptibleTransition(animation, timing: .linear(0.4))
    self.style = style
    menu.view.backgroundColor = .systemBackground
    device.launch(screen)
  }

  /// Starts the presentation and runs it for a time in seconds, by default to its end.
  func present(for seconds: Double? = nil) {
    screen.present(menu, with: transition, as: style)
    advance(by: seconds)
  }

  /// Starts the dismissal and runs it for a time in seconds, by default to its end.
  func dismiss(for seconds: Double? = nil) {
    screen.dismiss(animated: true)
    advance(by: seconds)
  }

  private func advance(by seconds: Double?) {
    if let seconds { device.advance(by: seconds) } else { device.advanceUntilIdle() }
  }

  var view: UIView { screen.view }

  /// The motion of the screen as it is shown, in points.
  var shownMotion: CGFloat { view.layer.presentation()?.affineTransform().tx ?? .nan }

  func expectInPlace(_ location: SourceLocation = #_sourceLocation) {
    #expect(view.transform.isIdentity, sourceLocation: location)
    #expect(view.place == view.superview?.bounds, sourceLocation: location)
    #expect(view.layer.cornerRadius == 0 && !view.clipsToBounds, sourceLocation: location)
    #expect(screen.additionalSafeAreaInsets == .zero, sourceLocation: location)
  }

  func expectAway(by motion: CGFloat = 240, _ location: SourceLocation = #_sourceLocation) {
    #expect(
      view.transform == CGAffineTransform(translationX: motion, y: 0), sourceLocation: location)
    #expect(view.place == view.superview?.bounds, sourceLocation: location)
  }
}

extension TransitionAnimation {
  /// A card above a page that becomes smaller and gets round corners.
  fileprivate static var deck: TransitionAnimation {
    .card(scale: 0.9, cornerRadius: 12)
  }
}

extension PresentationTests {
  @Suite("The page behind a page that covers only a part", .underVariants)
  struct CoveredPages {
    @Test("An offset of 1 moves the page by the size of the presented view, in each direction")
    func distances() {
      let sheet = TransitionPresentationStyle.sheet(height: 300)
      let card = TransitionPresentationStyle.centered(CGSize(width: 200, height: 100))
      let cases: [(TransitionAnimation, TransitionPresentationStyle, CGVector)] = [
        (.slideAlong(from: .left), .side(.left, width: 240), CGVector(dx: 240, dy: 0)),
        (.slideAlong(from: .right), .side(.right, width: 240), CGVector(dx: -240, dy: 0)),
        (.push(from: .left), .side(.left, width: 240), CGVector(dx: 80, dy: 0)),
        (.push(from: .bottom), sheet, CGVector(dx: 0, dy: -100)),
        (.slideAlong(from: .top), .side(.top, width: 90), CGVector(dx: 0, dy: 90)),
        (.slideAlong(from: .bottom), card, CGVector(dx: 0, dy: -100)),
        (.slideAlong(from: .right).reversed, card, CGVector(dx: 200, dy: 0)),
      ]
      for (animation, style, motion) in cases {
        let fixture = MenuFixture(animation, as: style)
        fixture.present(for: 0.2)
        let shown = fixture.view.layer.presentation()?.affineTransform() ?? .identity
        #expect(abs(shown.tx - motion.dx / 2) < 12 && abs(shown.ty - motion.dy / 2) < 12)
        fixture.device.advanceUntilIdle()
        let transform = fixture.view.transform
        #expect(abs(transform.tx - motion.dx) < 1e-9 && abs(transform.ty - motion.dy) < 1e-9)
        fixture.dismiss()
        fixture.expectInPlace()
      }
    }

    @Test("Presets without a motion of the page, and dissolves, leave the page in its place")
    func others() {
      for animation in [
        TransitionAnimation.cover(), .slide(from: .bottom), .fade, .zoomIn(), .dissolve, .blur(),
        .flip(from: nil), .scale(from: 0.5), .unanimated,
      ] {
        let fixture = MenuFixture(animation, as: .sheet(height: 300))
        for time in [0.2, nil] {
          fixture.present(for: time)
          fixture.expectInPlace()
        }
        fixture.dismiss()
        fixture.expectInPlace()
      }
    }

    @Test("The page follows the flight: held, scrubbed, reversed, cancelled and caught again")
    func follows() {
      let fixture = MenuFixture()
      let transition = fixture.transition
      func expectFollows(_ location: SourceLocation = #_sourceLocation) {
        let isPresenting = transition.flight?.isPresenting == true
        let part = isPresenting ? transition.progress : 1 - transition.progress
        #expect(abs(fixture.shownMotion - 240 * part) < 0.5, sourceLocation: location)
      }
      fixture.present(for: 0.1)
      expectFollows()
      transition.pause()
      for progress in [0.8, 0.2, 0.5] {
        transition.update(progress)
        fixture.device.advance(by: 0.02)
        expectFollows()
      }
      transition.cancel()
      fixture.device.advance(by: 0.05)
      expectFollows()
      transition.pause()
      fixture.device.advance(by: 0.05)
      expectFollows()
      transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.expectInPlace()
      fixture.present()
      fixture.expectAway()
      fixture.dismiss(for: 0.2)
      expectFollows()
      transition.reverse()
      fixture.device.advance(by: 0.1)
      expectFollows()
      fixture.device.advanceUntilIdle()
      fixture.expectAway()
      fixture.dismiss(for: 0.1)
      transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.expectAway()
      fixture.dismiss()
      fixture.expectInPlace()
    }

    @Test("A finger drags the page together with the menu, and cancels")
    func finger() {
      let fixture = MenuFixture()
      fixture.transition.interactions = [
        .pan(.left, on: fixture.menu.view) { [weak menu = fixture.menu] in
          menu?.dismiss(animated: true)
        }
      ]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: -110, dy: 0), over: 0.3)
      let menu = fixture.menu.view.layer.presentation()?.affineTransform().tx ?? .nan
      #expect(menu < -80 && abs(240 + menu - fixture.shownMotion) < 0.5)
      finger.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
      finger.lift()
      fixture.device.advance(by: 0.05)
      let again = fixture.device.press(at: CGPoint(x: 100, y: 400))
      again.move(by: CGVector(dx: -30, dy: 0), over: 0.2)
      #expect(fixture.transition.phase == .held && fixture.shownMotion < 230)
      let caught = fixture.menu.view.layer.presentation()?.affineTransform().tx ?? .nan
      #expect(abs(240 + caught - fixture.shownMotion) < 0.5)
      again.lift()
      fixture.device.advanceUntilIdle()
      fixture.expectAway()
      fixture.device.swipe(
        from: CGPoint(x: 200, y: 400), by: CGVector(dx: -180, dy: 0), over: 0.2)
      fixture.device.advanceUntilIdle()
      fixture.expectInPlace()
    }

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

    private enum Moment: CaseIterable {
      case presenting, cancelledPresentation, rest, dismissing, cancelledDismissal
    }

    @Test(
      "After a rotation or a resize, the page has its new size and is as far away",
      arguments: [true, false])
    func rotated(rotates: Bool) {
      for isDeck in [true, false] {
        for moment in Moment.allCases {
          let fixture =
            isDeck
            ? MenuFixture(.deck, as: .sheet(height: 300))
            : MenuFixture(as: .side(.left, width: .fraction(0.5)))
          let isPresenting = moment == .presenting || moment == .cancelledPresentation
          fixture.present(for: isPresenting ? 0.2 : nil)
          if moment == .dismissing || moment == .cancelledDismissal { fixture.dismiss(for: 0.2) }
          if rotates {
            fixture.device.rotate(to: .landscape)
          } else {
            fixture.device.resize(to: CGSize(width: 300, height: 600), over: 0.1)
          }
          #expect(fixture.view.place == fixture.view.superview?.bounds)
          if moment == .cancelledPresentation || moment == .cancelledDismissal {
            fixture.transition.cancel()
          }
          fixture.device.advanceUntilIdle()
          guard moment != .cancelledPresentation, moment != .dismissing else {
            fixture.expectInPlace()
            continue
          }
          #expect(fixture.view.place == fixture.view.superview?.bounds)
          let width = fixture.view.bounds.width
          #expect(
            fixture.view.transform
              == (isDeck
                ? CGAffineTransform(scaleX: 0.9, y: 0.9)
                : CGAffineTransform(translationX: width / 2, y: 0)),
            "\(moment)")
          fixture.dismiss()
          fixture.expectInPlace()
        }
      }
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
      fixture.device.advanceUntilIdle()
      #expect(fixture.screen.presentedViewController == nil)
      #expect(fixture.menu.view.transform.isIdentity)
      fixture.expectInPlace()
    }

    @Test("With Reduce Motion, the page does not move")
    func reducedMotion() {
      let fixture = MenuFixture()
      fixture.device.settings.reducesMotion = true
      fixture.present(for: 0.08)
      #expect(fixture.shownMotion == 0)
      fixture.device.advanceUntilIdle()
      fixture.expectInPlace()
      fixture.dismiss()
      fixture.device.settings.reducesMotion = false
      fixture.present()
      fixture.device.settings.reducesMotion = true
      // A page that is already away returns at the end, without a motion.
      fixture.dismiss(for: 0.08)
      #expect(fixture.shownMotion == 240)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.expectAway()
      fixture.dismiss()
      fixture.expectInPlace()
    }

    @Test("Right to left, the page moves to the other side")
    func rightToLeft() {
      let fixture = MenuFixture(.slideAlong(from: .leading), as: .side(.leading, width: 240))
      fixture.menu.view.semanticContentAttribute = .forceRightToLeft
      fixture.present()
      fixture.expectAway(by: -240)
      fixture.dismiss()
      fixture.expectInPlace()
    }

    @Test("Invalid values of an appearance are limited or do not move the page")
    func values() {
      for value in [CGFloat.nan, .infinity, 0, -1] {
        let appearance = TransitionPageAppearance(
          toward: .right, by: value, scale: value, cornerRadius: value)
        let fixture = MenuFixture(.pages(other: appearance))
        fixture.present()
        if value == -1 { fixture.expectAway(by: -240) } else { fixture.expectInPlace() }
        fixture.dismiss()
        fixture.expectInPlace()
      }
    }

    @Test(
      "The content keeps its place in a page that is moved into another safe area",
      .alsoUnder(.movesSafeArea))
    func safeArea() {
      let fixture = MenuFixture(.deck, as: .sheet(height: 300))
      let insets = fixture.view.safeAreaInsets
      fixture.present(for: 0.2)
      #expect(fixture.view.safeAreaInsets == insets)
      fixture.device.advanceUntilIdle()
      #expect(fixture.view.safeAreaInsets == insets)
      fixture.dismiss(for: 0.2)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.view.safeAreaInsets == insets)
      fixture.dismiss()
      #expect(fixture.view.safeAreaInsets == insets)
      fixture.expectInPlace()
    }

    @Test("The page follows a presented view that gets another size")
    func resizedMenu() {
      let fixture = MenuFixture()
      fixture.present()
      fixture.menu.changePresentationStyle(
        to: .side(.left, width: 120), timing: .linear(0.4))
      fixture.device.advance(by: 0.2)
      #expect(abs(fixture.shownMotion - 180) < 8)
      fixture.device.advanceUntilIdle()
      fixture.expectAway(by: 120)
      fixture.dismiss()
      fixture.expectInPlace()
    }

    @Test("The page also moves with a presentation controller of the app")
    func appsController() {
      final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let transition = InterruptibleTransition(
          .slideAlong(from: .right), timing: .linear(0.4))

        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          PresentingExamples.DrawerPresentationController(
            presentedViewController: presented, presenting: presenting)
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
      fixture.expectAway(by: -280)
      fixture.device.rotate(to: .landscape)
      fixture.device.advanceUntilIdle()
      fixture.expectAway(by: -280)
      fixture.dismiss(for: 0.2)
      #expect(abs(fixture.shownMotion + 140) < 12)
      fixture.device.advanceUntilIdle()
      fixture.expectInPlace()
    }

    @Test("In the current context, the column moves, also when it is resized and hidden")
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

    @Test("VoiceOver and touches do not reach the page, as behind every modal presentation")
    func unreachable() {
      let fixture = MenuFixture()
      fixture.present()
      #expect(fixture.menu.view.superview?.accessibilityViewIsModal == true)
      let hit = fixture.device.window.hitTest(CGPoint(x: 300, y: 400), with: nil)
      #expect(hit is DimmingView)
    }
  }
}
