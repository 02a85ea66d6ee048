import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct EffectTests {
  private func backdrop(_ view: UIView) -> Backdrop {
    view.layer.presentation()?.properties.backdrop ?? .none
  }

  private func effectView(in fixture: Fixture) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    fixture.window.addSubview(view)
    fixture.frames(1)
    return view
  }

  @Test("1.120, 5.8 A paused animator shows a fraction of the blur")
  func partialBlur() {
    let fixture = Fixture()
    let view = effectView(in: fixture)
    let effect = UIBlurEffect(style: .regular)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.effect = effect }
    animator.fractionComplete = 0
    #expect(backdrop(view).radius == 0)
    animator.fractionComplete = 1
    let full = backdrop(view)
    #expect(full.radius > 0)
    animator.fractionComplete = 0.25
    #expect(near(backdrop(view).radius, full.radius / 4))
    #expect(near(backdrop(view).tint.alpha, full.tint.alpha / 4))
    // The tint has its full color from the start, and only its opacity grows.
    #expect(near(backdrop(view).tint.red, full.tint.red))
    animator.stopAnimation(true)
  }

  @Test("5.8 An animator that runs back to its start restores the old effect")
  func restoredEffect() {
    let fixture = Fixture()
    let view = effectView(in: fixture)
    for old in [nil, UIBlurEffect(style: .dark)] {
      view.effect = old
      let new = UIBlurEffect(style: .regular)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = new }
      animator.startAnimation()
      fixture.advance(by: 0.5)
      #expect(view.effect === new)
      animator.isReversed = true
      fixture.advance(by: 0.5)
      #expect(view.effect === old)
    }
  }

  @Test("5.11 Inverse curves without linear scrubbing show the same blur in both directions")
  func blurBothWays() {
    let fixture = Fixture()
    let view = effectView(in: fixture)
    func radii(_ curve: UIView.AnimationCurve, to effect: UIVisualEffect?) -> [Double] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.effect = effect }
      animator.scrubsLinearly = false
      defer {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
      return [0.2, 0.5, 0.8].map {
        animator.fractionComplete = effect == nil ? 1 - $0 : $0
        return backdrop(view).radius
      }
    }
    let into = radii(.easeIn, to: UIBlurEffect(style: .regular))
    let out = radii(.easeOut, to: nil)
    for (a, b) in zip(into, out) { #expect(near(a, b)) }
  }

  @Test("5.9 An effect view's content view fills it")
  func contentView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 60)
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("5.26 Glass is an effect, and a glass container has no material")
  func glass() {
    let fixture = Fixture()
    let view = effectView(in: fixture)
    let looks = [UIGlassEffect.Style.regular, .clear].map { style in
      let glass = UIGlassEffect(style: style)
      #expect(!glass.isInteractive && glass.tintColor == nil)
      view.effect = glass
      fixture.frames(1)
      #expect(view.effect === glass)
      return backdrop(view)
    }
    #expect(Set(looks + [.none]).count == 3)
    let container = UIGlassContainerEffect()
    #expect(container.spacing == 0)
    view.effect = container
    fixture.frames(1)
    #expect(view.effect === container && backdrop(view).tint.alpha == 0)
    #expect(backdrop(view).radius < 1e-6)
  }
}
