import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of effects and of safe areas that change late.
@MainActor @Suite struct VariantEffectTests {
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  @Test(
    "7.89 An effect that appears in a nearly transparent view may show nothing",
    arguments: [(0, true), (0.005, true), (5.0 / 256, false), (1, false)])
  func flattensHiddenEffects(alpha: CGFloat, isFlat: Bool) {
    func radii(_ change: (UIView, UIVisualEffectView, Fixture) -> Void) -> [Bool] {
      let fixture = Fixture()
      let (page, view) = (UIView(), UIVisualEffectView(effect: UIBlurEffect(style: .light)))
      page.alpha = alpha
      change(page, view, fixture)
      fixture.frames(1)
      page.alpha = 1
      fixture.frames(2)
      let shown = view.layer.presentation()?.properties.backdrop.radius ?? 0
      #expect(view.effect is UIBlurEffect)
      let effect = view.effect
      view.effect = nil
      view.effect = effect
      fixture.frames(1)
      return [shown > 0, (view.layer.presentation()?.properties.backdrop.radius ?? 0) > 0]
    }
    let changes: [(UIView, UIVisualEffectView, Fixture) -> Void] = [
      { page, view, fixture in
        page.addSubview(view)
        fixture.window.addSubview(page)
      },
      { page, view, fixture in
        let effect = view.effect
        view.effect = nil
        page.addSubview(view)
        fixture.window.addSubview(page)
        fixture.frames(1)
        view.effect = effect
      },
    ]
    for change in changes {
      let (byDefault, varied) = compare(.flattensHiddenEffects) { radii(change) }
      #expect(byDefault == [true, true])
      #expect(varied == [!isFlat, true])
    }
  }

  @Test("7.89 The shown opacity counts, not the model's")
  func countsShownOpacity() {
    let (byDefault, varied) = compare(.flattensHiddenEffects) {
      let fixture = Fixture()
      let (page, view) = (UIView(), UIVisualEffectView(effect: UIBlurEffect(style: .light)))
      page.alpha = 0
      fixture.window.addSubview(page)
      fixture.frames(1)
      page.addSubview(view)
      UIView.animate(withDuration: 1) { page.alpha = 1 }
      fixture.advance(by: 2)
      return view.layer.presentation()?.properties.backdrop.radius ?? 0
    }
    #expect(byDefault > 0 && varied == 0)
  }

  @Test("7.90 The safe area may exclude a bar shown by a pushed page until a layout")
  func keepsInsetsUntilLayout() {
    final class BarPage: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    let (byDefault, varied) = compare(.keepsInsetsUntilLayout) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      delegate.animator = InterruptibleAnimator(fixture)
      navigation.isNavigationBarHidden = true
      fixture.device.advance(by: 0.1)
      let page = BarPage()
      navigation.pushViewController(page, animated: true)
      fixture.device.advanceUntilIdle()
      let atRest = page.view.safeAreaInsets.top
      navigation.view.setNeedsLayout()
      fixture.device.advance(by: 0.1)
      return [atRest, page.view.safeAreaInsets.top]
    }
    #expect(byDefault == [103, 103])
    #expect(varied == [59, 103])
  }
}
