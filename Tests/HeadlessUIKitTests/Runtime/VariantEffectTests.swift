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
    arguments: [(0, true), (0.005, true), (5.0 / 256, true), (0.02, false), (1, false)]
      as [(CGFloat, Bool)])
  func flattensHiddenEffects(alpha: CGFloat, isFlat: Bool) {
    func radii(_ change: (UIView, UIVisualEffectView, Fixture) -> Void) -> [Bool] {
      let fixture = Fixture()
      let page = UIView()
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
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
      let page = UIView()
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
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

  /// The way in which a view around an effect view is masked.
  enum Mask: CaseIterable {
    case none, empty, elsewhere, clear, hidden, small, nested, ownEmpty

    /// Whether an effect that appears below the mask stays invisible.
    var isFlat: Bool {
      switch self {
      case .empty, .elsewhere, .clear, .hidden: true
      case .none, .small, .nested, .ownEmpty: false
      }
    }

    @MainActor func apply(to page: UIView, and view: UIView) {
      if self == .none { return }
      let mask = CALayer()
      switch self {
      case .none, .empty, .ownEmpty: break
      case .elsewhere: mask.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      case .clear, .hidden: mask.frame = page.bounds
      // A part of the effect view, which is at (50, 50), is enough.
      case .small: mask.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      case .nested:
        let part = CALayer()
        part.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        part.backgroundColor = UIColor.black.cgColor
        mask.addSublayer(part)
      }
      if [.elsewhere, .hidden, .small].contains(self) {
        mask.backgroundColor = UIColor.black.cgColor
      }
      mask.isHidden = self == .hidden
      (self == .ownEmpty ? view : page).layer.mask = mask
    }
  }

  @Test(
    "7.89 An effect that appears below a mask that shows nothing of it may show nothing",
    arguments: Mask.allCases, [true, false])
  func flattensMaskedEffects(mask: Mask, isSetLate: Bool) {
    let (byDefault, varied) = compare(.flattensHiddenEffects) {
      let fixture = Fixture()
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let holder = UIView(frame: CGRect(x: 20, y: 20, width: 180, height: 180))
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      view.frame = CGRect(x: 30, y: 30, width: 100, height: 100)
      let effect = view.effect
      if isSetLate { view.effect = nil }
      page.addSubview(holder)
      holder.addSubview(view)
      mask.apply(to: page, and: view)
      fixture.window.addSubview(page)
      fixture.frames(1)
      view.effect = effect
      fixture.frames(1)
      page.layer.mask = nil
      view.layer.mask = nil
      fixture.frames(2)
      var isShown = [(view.layer.presentation()?.properties.backdrop.radius ?? 0) > 0]
      view.effect = effect
      fixture.frames(1)
      isShown.append((view.layer.presentation()?.properties.backdrop.radius ?? 0) > 0)
      return isShown
    }
    #expect(byDefault == [true, true])
    #expect(varied == [!mask.isFlat, true])
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
