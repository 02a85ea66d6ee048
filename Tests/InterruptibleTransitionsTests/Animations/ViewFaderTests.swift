import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Fading views")
struct ViewFaderTests {
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
    fader.show(false)
    let (opacity, hasEffect) = (page.alpha, page.effectView.effect != nil)
    #expect(opacity == 1 && !hasEffect)
    fader.restore(isShown: false)
    let isBack = page.effectView.effect != nil
    #expect(isBack)
  }

  @Test("A partly visible view is restored, except for changes by the app")
  func partial() {
    for hasEffect in [false, true] {
      let (page, label, hint) = (UIView(), UILabel(), UILabel())
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      page.backgroundColor = .red
      for view in [label, hint] + (hasEffect ? [effectView] : []) { page.addSubview(view) }
      let fader = ViewFader(page)
      fader.show(0.5)
      let parts = (page.alpha, label.alpha, page.backgroundColor?.cgColor.alpha ?? 0)
      let expected = hasEffect ? (1, 0.5, 0.5) : (0.5, 1, 1)
      #expect(abs(parts.0 - expected.0) < 1e-4 && abs(parts.1 - expected.1) < 1e-4)
      #expect(abs(parts.2 - expected.2) < 1e-4)
      hint.alpha = 0.25
      fader.show(0.75)
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
      fader.show(false)
      let (opacity, hasEffect) = (bar.alpha, effectView.effect != nil)
      #expect(opacity == 5.0 / 256 && hasEffect)
      fader.show(true)
      let shown = bar.alpha
      #expect(shown == 1)
    }
  }

  @Test("A toolbar fades as a whole, and the page around it by parts or as a whole")
  func toolbar() {
    for hasOwnEffect in [false, true] {
      let (page, bar, label) = (UIView(), UIToolbar(), UILabel())
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      for view in [bar, label] + (hasOwnEffect ? [effectView] : []) { page.addSubview(view) }
      let fader = ViewFader(page)
      fader.show(false)
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      let background = bar.subviews.first
      #expect((background as? UIVisualEffectView)?.effect != nil && background?.alpha == 1)
      #expect(page.alpha == (hasOwnEffect ? 1 : 5.0 / 256))
      #expect(bar.alpha == (hasOwnEffect ? 5.0 / 256 : 1))
      #expect(label.alpha == (hasOwnEffect ? 1.0 / 65536 : 1))
      fader.restore(isShown: false)
      #expect([page, bar, label].allSatisfy { $0.alpha == 1 })
    }
  }

  @Test("The content of a cell fades, because lists set the opacity of cells in each layout")
  func cells() {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (plain, glass) = (UITableViewCell(), UITableViewCell())
    let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.contentView.addSubview(effectView)
    plain.backgroundColor = .red
    list.addSubview(plain)
    list.addSubview(glass)
    let fader = ViewFader(list)
    fader.show(false)
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
    fader.show(false)
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
      let moved = page.transform(of: TransitionPage(offset: offset), in: container)
      #expect(moved.tx == expected.x && moved.ty == expected.y)
    }
  }
}
