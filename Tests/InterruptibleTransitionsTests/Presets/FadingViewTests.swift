import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension PresetTests {
  @Suite("Fading views")
  struct FadingViews {
    @Test("An effect view that a page adds in its layout is included in the fade")
    func lateEffect() {
      final class LatePage: UIView {
        let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))

        override func layoutSubviews() {
          super.layoutSubviews()
          if effectView.superview == nil { addSubview(effectView) }
        }
      }
      let page = LatePage(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let fader = ViewFader(page)
      fader.setVisible(false)
      let opacity = page.alpha
      let hasEffect = page.effectView.effect != nil
      #expect(opacity == 1 && !hasEffect)
      fader.restore(isShown: false)
      let isBack = page.effectView.effect != nil
      #expect(isBack)
    }

    @Test("A partly visible view is restored, except for changes by the app")
    func partial() {
      for hasEffect in [false, true] {
        let page = UIView()
        let label = UILabel()
        let hint = UILabel()
        let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        page.backgroundColor = .red
        for view in [label, hint] + (hasEffect ? [effectView] : []) { page.addSubview(view) }
        let fader = ViewFader(page)
        fader.apply(visibility: 0.5)
        let parts = (page.alpha, label.alpha, page.backgroundColor?.cgColor.alpha ?? 0)
        let expected = hasEffect ? (1, 0.5, 0.5) : (0.5, 1, 1)
        #expect(abs(parts.0 - expected.0) < 1e-4 && abs(parts.1 - expected.1) < 1e-4)
        #expect(abs(parts.2 - expected.2) < 1e-4)
        hint.alpha = 0.25
        fader.apply(visibility: 0.75)
        fader.restore(isShown: false)
        #expect(page.alpha == 1 && label.alpha == 1 && page.backgroundColor == .red)
        #expect(hint.alpha == 0.25 && effectView.effect != nil)
      }
    }

    @Test("A bar fades as a whole, including views that an app has added")
    func bars() {
      for bar in [UINavigationBar(), UITabBar()] as [UIView] {
        let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        bar.addSubview(effectView)
        let fader = ViewFader(bar)
        fader.setVisible(false)
        let opacity = bar.alpha
        let hasEffect = effectView.effect != nil
        #expect(opacity == 13.0 / 256 && hasEffect)
        fader.setVisible(true)
        let shown = bar.alpha
        #expect(shown == 1)
      }
    }

    @Test("A toolbar fades as a whole, and the page around it by parts or as a whole")
    func toolbar() {
      for hasOwnEffect in [false, true] {
        let page = UIView()
        let bar = UIToolbar()
        let label = UILabel()
        let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        for view in [bar, label] + (hasOwnEffect ? [effectView] : []) { page.addSubview(view) }
        let fader = ViewFader(page)
        fader.setVisible(false)
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        let background = bar.subviews.first
        #expect((background as? UIVisualEffectView)?.effect != nil && background?.alpha == 1)
        #expect(page.alpha == (hasOwnEffect ? 1 : 13.0 / 256))
        #expect(bar.alpha == (hasOwnEffect ? 13.0 / 256 : 1))
        #expect(label.alpha == (hasOwnEffect ? 1.0 / 65536 : 1))
        fader.restore(isShown: false)
        #expect([page, bar, label].allSatisfy { $0.alpha == 1 })
      }
    }

    @Test("The content of a cell fades, because lists set the opacity of cells in each layout")
    func cells() {
      let list = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let plain = UITableViewCell()
      let glass = UITableViewCell()
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      glass.contentView.addSubview(effectView)
      plain.backgroundColor = .red
      list.addSubview(plain)
      list.addSubview(glass)
      let fader = ViewFader(list)
      fader.setVisible(false)
      #expect(plain.alpha == 1 && glass.alpha == 1 && list.alpha == 1)
      #expect(plain.contentView.alpha == 1.0 / 65536 && effectView.effect == nil)
      #expect(plain.backgroundColor?.cgColor.alpha == 1.0 / 65536)
      fader.restore(isShown: false)
      #expect(plain.contentView.alpha == 1 && effectView.effect != nil)
      #expect(plain.backgroundColor == .red)
    }

    @Test("A background is restored, also where UIKit returns another color object")
    func convertedColor() {
      final class ConvertingView: UIView {
        override var backgroundColor: UIColor? {
          get {
            super.backgroundColor.map { color in
              UIColor(white: 0.5, alpha: color.cgColor.alpha)
            }
          }
          set { super.backgroundColor = newValue }
        }
      }
      let page = ConvertingView()
      page.backgroundColor = .red
      page.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light)))
      let fader = ViewFader(page)
      fader.setVisible(false)
      #expect(page.backgroundColor?.cgColor.alpha == 1.0 / 65536)
      fader.restore(isShown: false)
      #expect(page.backgroundColor?.cgColor.alpha == 1)
    }

    @Test("A page moves to the side of its offset by the distance to that side")
    func sides() {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let page = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 400))
      container.addSubview(page)
      for (offset, expected) in [
        (CGVector(dx: 0, dy: 0.5), CGPoint(x: 0, y: 250)),
        (CGVector(dx: 0, dy: -0.5), CGPoint(x: 0, y: -350)),
        (CGVector(dx: 0.5, dy: 0), CGPoint(x: 150, y: 0)),
        (CGVector(dx: -0.5, dy: 0), CGPoint(x: -150, y: 0)),
      ] {
        let moved = page.transform(of: TransitionPageAppearance(offset: offset), in: container)
        #expect(moved.tx == expected.x && moved.ty == expected.y)
      }
    }
  }
}

extension PresetTests {
  /// Tests of effects and bars in pages that fade.
  @Suite("Fading effects", .underVariants)
  struct FadingEffects {
    /// A page with a toolbar, and with an effect view that is added later.
    private final class EffectPage: UIViewController {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
      let late = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      let button = UIButton(type: .system)
      private let hasBar: Bool
      var taps = 0

      init(hasBar: Bool = true) {
        self.hasBar = hasBar
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        nil
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        guard hasBar else { return }
        view.addSubview(bar)
        button.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        bar.addSubview(button)
      }

      /// Whether all effects in the page are visible.
      var showsEffects: Bool {
        let background = bar.subviews.first { $0 is UIVisualEffectView }
        return [background, late].allSatisfy { view in
          view?.window == nil || (view?.layer.presentation()?.properties.backdrop.radius ?? 0) > 0
        }
      }
    }

    nonisolated enum Look: CaseIterable, Sendable {
      case fade, dissolve, zoom, scale, reduced

      @MainActor var animation: TransitionAnimation {
        switch self {
        case .fade: .fade
        case .dissolve: .dissolve
        case .zoom: .zoomIn()
        case .scale: .scale(from: 0.5)
        case .reduced: .slide(from: .bottom)
        }
      }
    }

    @Test(
      "Effects of bars and of views that are added late are visible at the end",
      .alsoUnder(.flattensHiddenEffects),
      arguments: Look.allCases, [true, false])
    func atRest(_ look: Look, hasBar: Bool) {
      let device = Device()
      let presenter = UIViewController()
      let page = EffectPage(hasBar: hasBar)
      if look == .reduced { device.settings.reducesMotion = true }
      let transition = InterruptibleTransition(look.animation, timing: .easeInOut(0.5))
      device.launch(presenter)
      presenter.present(page, with: transition)
      device.advance(by: 1.0 / 60)
      page.view.addSubview(page.late)
      device.advanceUntilIdle()
      #expect(page.showsEffects && page.late.window != nil)
      #expect(page.bar.alpha == 1 && page.view.alpha == 1)
    }

    @Test("Touches pass through a page that fades out to the page below")
    func pageBelow() {
      let device = Device()
      let presenter = UIViewController()
      let page = EffectPage()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      presenter.view.addSubview(button)
      let navigation = UINavigationController(rootViewController: presenter)
      device.launch(navigation)
      navigation.pushViewController(page, with: InterruptibleTransition(.fade, timing: .linear(1)))
      device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      device.advance(by: 0.3)
      device.tap(at: CGPoint(x: 200, y: 800))
      device.tap(at: CGPoint(x: 200, y: 150))
      #expect(taps == 1 && page.taps == 0)
      device.advanceUntilIdle()
      #expect(navigation.topViewController === presenter && navigation.view.subviews.count == 2)
    }

    @Test("Controls in a bar that fades out do not fire, and a pan holds the page")
    func controls() {
      let device = Device()
      let presenter = UIViewController()
      let page = EffectPage()
      let transition = InterruptibleTransition(.fade, timing: .linear(1))
      transition.interactions = [.pan(.down, over: .fraction(1))]
      device.launch(presenter)
      presenter.present(page, with: transition)
      device.advanceUntilIdle()
      page.dismiss(animated: true)
      device.advance(by: 0.3)
      device.tap(at: CGPoint(x: 200, y: 800))
      #expect(page.taps == 0)
      let finger = device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
      #expect(transition.phase == .held)
      transition.cancel()
      finger.lift()
      device.advanceUntilIdle()
      #expect(page.view.window != nil)
      device.tap(at: CGPoint(x: 200, y: 800))
      #expect(page.taps == 1)
    }
  }
}
