import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

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
        let menu = fixture.menu.view.layer.presentation()?.affineTransform().tx ?? .nan
        #expect(abs(240 + menu - fixture.shownMotion) < 0.5, sourceLocation: location)
      }
      fixture.present(for: 0.1)
      expectFollows()
      transition.pause()
      for progress in [0.8, 0.2, 0.5] {
        transition.update(progress)
        fixture.device.advance(by: 0.02)
        expectFollows()
        #expect(abs(fixture.shownMotion - 240 * progress) < within(0.5, orStep: 3))
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

    @Test(
      "VoiceOver's escape gesture, and its button, move the page back along with the menu",
      arguments: [true, false], [true, false])
    func voiceOver(escapes: Bool, isCaught: Bool) {
      let fixture = MenuFixture()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
      fixture.view.addSubview(button)
      fixture.device.settings.runsVoiceOver = true
      fixture.device.focusedView = button
      fixture.present()
      fixture.expectAway()
      fixture.device.focusedView = fixture.menu.view.superview?.subviews.first { $0 is DimmingView }
      if escapes {
        #expect(fixture.device.performEscape())
      } else {
        fixture.device.activate()
      }
      fixture.device.advance(by: 0.2)
      #expect(abs(fixture.shownMotion - 120) < 12)
      if isCaught {
        fixture.transition.pause()
        fixture.device.advance(by: 0.1)
        fixture.transition.finish()
      }
      fixture.device.advanceUntilIdle()
      fixture.expectInPlace()
      #expect(fixture.device.focusedView === button)
    }

    @Test("A sheet behind a card has the height of its style on a screen of another size")
    func sheetThatFilledTheScreen() {
      let fixture = MenuFixture(.slideAlong(from: .bottom), as: .sheet(height: 400))
      fixture.device.rotate(to: .landscape)
      fixture.device.advanceUntilIdle()
      fixture.present()
      #expect(fixture.menu.view.place == CGRect(x: 0, y: 0, width: 852, height: 393))
      let card = UIViewController()
      fixture.menu.present(
        card, with: InterruptibleTransition(.deck), as: .centered(CGSize(width: 200, height: 100)))
      fixture.device.advanceUntilIdle()
      #expect(!fixture.menu.view.transform.isIdentity)
      fixture.device.rotate(to: .portrait)
      fixture.device.advanceUntilIdle()
      #expect(!fixture.menu.view.transform.isIdentity)
      #expect(fixture.menu.view.place == CGRect(x: 0, y: 452, width: 393, height: 400))
      card.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.menu.view.transform.isIdentity)
      #expect(fixture.menu.view.place == CGRect(x: 0, y: 452, width: 393, height: 400))
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
