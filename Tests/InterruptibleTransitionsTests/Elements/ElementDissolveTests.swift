import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite("Dissolve of the screens around stand-ins", .underVariants)
  struct Dissolve {
    /// The page that fades in a flight: the outgoing page, or the presented page where UIKit gives
    /// no access to the presenter.
    private static func fadingPage(
      _ kind: ContainerKind, isPresenting: Bool, _ fixture: ContainerKindFixture
    ) -> UIView {
      isPresenting && kind != .custom ? fixture.first.view : fixture.second.view
    }

    @Test(
      "One page fades with the progress, in front of the other page",
      arguments: ContainerKind.allCases)
    func opacities(_ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, .elements)
      for isPresenting in [true, false] {
        if isPresenting { fixture.there() } else { fixture.back() }
        let fading = Self.fadingPage(kind, isPresenting: isPresenting, fixture)
        let other = fading === fixture.first.view ? fixture.second.view : fixture.first.view
        let fadesIn = isPresenting && kind == .custom
        for progress in [0.2, 0.75, 0.4] {
          fixture.hold(at: progress)
          let expected = fadesIn ? progress : 1 - progress
          #expect(abs(fading.shownAlpha - expected) < 1e-3)
          #expect(other?.shownAlpha == 1)
          let siblings = fading.superview?.subviews ?? []
          if let other, let back = siblings.firstIndex(of: other) {
            #expect(siblings[back...].contains(fading))
          }
        }
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(fading.alpha == 1 && other?.alpha == 1)
      }
    }

    @Test("Each view of a page with an effect view fades, and the effect fades too")
    func effects() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      let label = UILabel()
      effectView.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
      for view in [effectView, label] { fixture.first.view.addSubview(view) }
      fixture.there()
      fixture.hold(at: 0.25)
      let radius = effectView.layer.presentation()?.properties.backdrop.radius ?? 0
      #expect(fixture.first.view.shownAlpha == 1 && effectView.shownAlpha == 1)
      #expect(abs(label.shownAlpha - 0.75) < 1e-3)
      fixture.hold(at: 0.75)
      let later = effectView.layer.presentation()?.properties.backdrop.radius ?? 0
      #expect(later > 0 && later < radius)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(effectView.effect != nil && label.alpha == 1)
    }

    @Test("Cancelling undoes the changes to a page by an app's animation mid-flight")
    func changedInFlight() {
      for isDeep in [false, true] {
        let fixture = ContainerKindFixture(.navigation, .elements)
        let page = fixture.first.view!
        let label = UILabel()
        page.addSubview(label)
        if isDeep { page.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .dark))) }
        let changed = isDeep ? label : page
        fixture.there()
        fixture.hold(at: 0.5)
        fixture.transition.flight?.addAnimations { changed.alpha = 0.2 }
        fixture.hold(at: 0.75)
        #expect(changed.shownAlpha < 0.5)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        #expect(changed.alpha == 1)
      }
    }

    @Test("A page is visible again if UIKit ends the flight midway")
    func endedByUIKit() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let navigation = fixture.first.navigationController
      fixture.there()
      fixture.device.advance(by: 0.2)
      #expect(fixture.first.view.alpha < 0.9)
      navigation?.setViewControllers([fixture.first], animated: false)
      fixture.device.advanceUntilIdle()
      #expect(fixture.first.view.alpha == 1 && fixture.second.view.alpha == 1)
    }

    @Test("A presented page with the size of a card fades, and its presenter does not")
    func card() {
      let device = Device()
      let presenter = titled("A")
      let page = titled("B")
      let transition = InterruptibleTransition(.elements, timing: .linear(0.4))
      device.launch(presenter)
      presenter.present(page, with: transition, as: .sheet(height: .fraction(0.5)))
      device.advance(by: 0.1)
      transition.pause()
      transition.update(0.6)
      device.advance(by: 0.05)
      #expect(abs(page.view.shownAlpha - 0.6) < 1e-3 && presenter.view.shownAlpha == 1)
      transition.finish()
      device.advanceUntilIdle()
      page.dismiss(animated: true)
      device.advance(by: 0.1)
      transition.pause()
      transition.update(0.6)
      device.advance(by: 0.05)
      #expect(abs(page.view.shownAlpha - 0.4) < 1e-3 && presenter.view.shownAlpha == 1)
    }
  }
}

extension UIView {
  /// The opacity that the screen shows.
  fileprivate var shownAlpha: Double { Double(layer.presentation()?.opacity ?? layer.opacity) }
}

extension ElementTests {
  @Suite("Elements over an animation of the screens", .underVariants)
  struct ScreenAnimations {
    @Test(
      "The screens are pushed, and matched elements morph above them",
      arguments: [ContainerKind.navigation, .tabs, .fullScreen])
    func push(_ kind: ContainerKind) throws {
      let fixture = ElementsFixture(kind, .elements(over: .push(from: .right)))
      let button = UIView(frame: CGRect(x: 10, y: 700, width: 40, height: 40))
      fixture.container.second.view.addSubview(button)
      for isBack in [false, true] {
        if isBack { fixture.container.back() } else { fixture.container.there() }
        fixture.container.hold(at: 0.5)
        let page = try #require(fixture.container.second.view.layer.presentation())
        #expect(abs(page.frame.minX - 393 / 2) < within(1, orStep: 393 / 2400))
        #expect(page.opacity == 1)
        let standIn = try #require(fixture.device.window.namedStandIns["card"])
        #expect(abs(standIn.center.y - (545 + 200) / 2) < within(1, orStep: 345 / 2400))
        // The button moves with its page.
        #expect(button.superview === fixture.container.second.view && button.layer.mask == nil)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.container.second.view.window == nil)
    }

    @Test("A screen that morphs as a whole is not moved")
    func wholeScreen() throws {
      let fixture = ElementsFixture(.navigation, .elements(over: .push(from: .right)))
      fixture.detail.elementID = nil
      fixture.container.second.view.elementID = "card"
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let page = try #require(fixture.container.second.view.layer.presentation())
      #expect(page.frame.minX == 0)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("The timing is that of the animation of the screens")
    func timing() {
      let elements = TransitionAnimation.elements(over: .push())
      let push = TransitionAnimation.push()
      #expect(elements.timing.duration == push.timing.duration)
    }
  }
}
