import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// What fades as a whole, and what does so by its parts.
@Suite("Fading views")
struct ViewFaderTests {
  @Test("An effect view that a page adds when it is laid out counts too")
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
    fader.hide()
    let (opacity, hasEffect) = (page.alpha, page.effectView.effect != nil)
    #expect(opacity == 1 && !hasEffect)
    fader.restore(isShown: false)
    let isBack = page.effectView.effect != nil
    #expect(isBack)
  }

  @Test("A bar fades as a whole, whatever an app has put into it")
  func bars() {
    for bar in [UINavigationBar(), UITabBar()] as [UIView] {
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      bar.addSubview(effectView)
      let fader = ViewFader(bar)
      fader.hide()
      let (opacity, hasEffect) = (bar.alpha, effectView.effect != nil)
      #expect(opacity < 0.0001 && hasEffect)
      fader.show()
      let shown = bar.alpha
      #expect(shown == 1)
    }
  }

  @Test("A page moves by the distance to the side that its offset names, however little")
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
