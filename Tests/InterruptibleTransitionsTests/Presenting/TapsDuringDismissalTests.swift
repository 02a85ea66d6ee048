import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  /// Touches outside a presented view that leaves reach the views behind it.
  @Suite("Taps during a dismissal", .underVariants)
  struct TapsDuringDismissals {
    private let outside = CGPoint(x: 60, y: 100)

    /// A sheet that a button of the presenter presents, and a button below each point outside.
    private final class Menu {
      let fixture: PresentationFixture
      private(set) var ground: TapButton?
      private(set) var opener: TapButton?

      init(_ style: TransitionPresentationStyle = .sheet(height: 400)) {
        let fixture = PresentationFixture(style)
        self.fixture = fixture
        ground = TapButton(in: fixture.presenter.view)
        ground?.view.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
        opener = TapButton(in: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition, as: style)
        }
        fixture.present()
      }

      var opened: Int { opener?.fired ?? 0 }
      var fired: Int { ground?.fired ?? 0 }

      /// Taps the button that opens the menu.
      func open() {
        fixture.device.tap(at: opener?.view.center ?? .zero)
      }
    }

    @Test("A menu that a tap dismisses can be opened again at once", arguments: [0.02, 0.1, 0.3])
    func again(after seconds: Double) {
      let menu = Menu()
      menu.fixture.device.tap(at: outside)
      menu.fixture.device.advance(by: 0.05 + seconds)
      menu.open()
      #expect(menu.opened == 1)
      menu.fixture.device.advanceUntilIdle()
      #expect(menu.fixture.presenter.presentedViewController === menu.fixture.presented)
      menu.fixture.device.tap(at: outside)
      menu.fixture.device.advanceUntilIdle()
      #expect(menu.fixture.presenter.presentedViewController == nil && menu.fired == 0)
    }

    @Test(
      "The second tap of a double tap that dismisses does nothing, and any other tap fires",
      arguments: [
        (0.1, CGVector(dx: 0, dy: 0), 0), (0.2, CGVector(dx: 16, dy: -16), 0),
        (0.1, CGVector(dx: 26, dy: 0), 1), (0.32, CGVector(dx: 0, dy: 0), 1),
      ])
    func doubleTap(after seconds: Double, _ offset: CGVector, _ count: Int) {
      let menu = Menu()
      menu.fixture.device.tap(at: outside)
      menu.fixture.device.advance(by: seconds)
      menu.fixture.device.tap(at: CGPoint(x: outside.x + offset.dx, y: outside.y + offset.dy))
      #expect(menu.fired == count)
      menu.fixture.device.advanceUntilIdle()
      #expect(menu.fixture.presenter.presentedViewController == nil)
      #expect(menu.fixture.listener.heard == ["should", "will", "did"])
    }

    @Test("The third tap of three quick ones fires")
    func thirdTap() {
      let menu = Menu()
      menu.fixture.transition.configuration.dismissalTiming = .linear(1)
      menu.fixture.device.tap(at: outside)
      for _ in 0..<2 {
        menu.fixture.device.advance(by: 0.14)
        menu.fixture.device.tap(at: outside)
      }
      #expect(menu.fired == 1)
      menu.fixture.device.advanceUntilIdle()
    }

    @Test("During a dismissal by code or by a gesture, the first tap fires")
    func byCode() {
      let menu = Menu()
      menu.fixture.dismiss(for: 0.15)
      menu.fixture.device.tap(at: outside)
      #expect(menu.fired == 1)
      menu.open()
      #expect(menu.opened == 1)
      menu.fixture.device.advanceUntilIdle()
      menu.fixture.transition.interactions = [
        .pan(.down, over: 400, on: menu.fixture.presented.view) { [unowned menu] in
          menu.fixture.presenter.dismiss(animated: true)
        }
      ]
      menu.fixture.device.swipe(
        from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 150), over: 0.2)
      menu.fixture.device.advance(by: 0.05)
      guard menu.fixture.transition.flight != nil else { return }
      menu.fixture.device.tap(at: outside)
      #expect(menu.fired == 2)
      menu.fixture.device.advanceUntilIdle()
    }

    @Test("After a presentation is reversed by a tap, the menu can be opened again at once")
    func reversedPresentation() {
      let menu = Menu()
      menu.fixture.dismiss()
      menu.fixture.present(for: 0.4)
      menu.fixture.device.tap(at: outside)
      menu.fixture.device.advance(by: 0.05)
      menu.open()
      #expect(menu.opened == 1)
      menu.fixture.device.advanceUntilIdle()
      #expect(menu.fixture.presenter.presentedViewController === menu.fixture.presented)
    }

    @Test("While a dismissal is reversed, a tap outside reaches no view, and dismisses again")
    func reversedDismissal() {
      let menu = Menu()
      menu.fixture.device.tap(at: outside)
      menu.fixture.device.advance(by: 0.3)
      menu.fixture.transition.reverse()
      menu.fixture.device.advance(by: 0.05)
      menu.fixture.device.tap(at: CGPoint(x: 250, y: 100))
      #expect(menu.fired == 0)
      menu.fixture.device.advanceUntilIdle()
      #expect(menu.fixture.presenter.presentedViewController == nil)
    }

    @Test("While a finger or the app holds a dismissal, a tap outside reaches no view")
    func held() {
      let menu = Menu()
      menu.fixture.transition.interactions = [.pan(.up, over: 400)]
      menu.fixture.dismiss(for: 0.1)
      let finger = menu.fixture.device.press(at: CGPoint(x: 200, y: 700))
      finger.move(by: CGVector(dx: 0, dy: 20), over: 0.05)
      #expect(menu.fixture.transition.phase == .held)
      menu.fixture.device.tap(at: outside)
      finger.lift()
      menu.fixture.transition.pause()
      menu.fixture.device.tap(at: outside)
      #expect(menu.fired == 0 && menu.fixture.transition.phase == .held)
      menu.fixture.transition.finish()
      menu.fixture.device.advanceUntilIdle()
    }

    @Test("With touch-to-pause, a tap outside freezes a dismissal and reaches no view")
    func touchToPause() {
      let menu = Menu()
      menu.fixture.transition.interactions = [.touchToPause(scrubbing: .up, over: 400)]
      menu.fixture.dismiss(for: 0.15)
      menu.fixture.device.tap(at: outside)
      #expect(menu.fired == 0 && menu.fixture.transition.phase == .held)
      menu.fixture.transition.finish()
      menu.fixture.device.advanceUntilIdle()
    }

    @Test("In a right-to-left layout, a side menu that a tap dismisses can be opened at once")
    func rightToLeft() {
      let menu = Menu(.side(.leading, width: 150))
      menu.fixture.dismiss()
      menu.fixture.presented.view.semanticContentAttribute = .forceRightToLeft
      menu.fixture.present()
      // The menu is on the right.
      menu.fixture.device.tap(at: outside)
      menu.fixture.device.advance(by: 0.1)
      menu.open()
      #expect(menu.opened == 1)
      menu.fixture.device.advanceUntilIdle()
      #expect(menu.fixture.presenter.presentedViewController === menu.fixture.presented)
    }

    @Test("After VoiceOver has dismissed a menu, its double tap opens the menu again at once")
    func voiceOver() {
      let menu = Menu()
      menu.fixture.device.settings.runsVoiceOver = true
      menu.opener?.view.isAccessibilityElement = true
      menu.fixture.device.focusedView = menu.fixture.dimmingView
      menu.fixture.device.activate()
      menu.fixture.device.advance(by: 0.1)
      menu.fixture.device.focusedView = menu.opener?.view
      menu.fixture.device.activate()
      #expect(menu.opened == 1)
      menu.fixture.device.advanceUntilIdle()
      #expect(menu.fixture.presenter.presentedViewController === menu.fixture.presented)
      // The menu that is shown again keeps VoiceOver.
      menu.fixture.device.focusedView = menu.opener?.view
      #expect(menu.fixture.device.focusedView !== menu.opener?.view)
    }
  }
}
