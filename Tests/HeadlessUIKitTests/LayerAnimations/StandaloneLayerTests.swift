import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite final class StandaloneLayerTests {
  private lazy var fixture = Fixture()

  /// Returns a layer without a view, in the window, that has been shown once.
  private func layer() -> CALayer {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    fixture.window.layer.addSublayer(layer)
    fixture.frames(1)
    return layer
  }

  private func x(_ layer: CALayer) -> Double {
    layer.presentation().map { Double($0.position.x) } ?? .nan
  }

  /// The progress of the default curve, (.25, .1)(.25, 1), at half of its time.
  private let half = 0.802403

  @Test("1.139 A layer without a view animates changes for 0.25 s along the default curve")
  func byItself() {
    let layer = layer()
    layer.position.x = 100
    layer.borderWidth = 10
    layer.opacity = 0
    #expect(layer.position.x == 100)
    #expect(layer.animationKeys() == ["position", "borderWidth", "opacity"])
    #expect(x(layer) == 0)
    fixture.advance(by: 0.125)
    #expect(near(x(layer), 100 * half, within: 1e-3))
    #expect(near(layer.presentation().map { Double($0.borderWidth) } ?? 0, 10 * half, within: 1e-4))
    fixture.advance(by: 0.125)
    #expect(x(layer) == 100)
    #expect(layer.animationKeys() == nil && fixture.runtime.isIdle)
  }

  @Test("1.139 A layer without a view ignores the timing of an animation block")
  func insideBlock() {
    let layer = layer()
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) { layer.position.x = 100 }
    fixture.advance(by: 0.125)
    #expect(near(x(layer), 100 * half, within: 1e-3))
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { layer.position.y = 100 }
    animator.fractionComplete = 0.5
    fixture.advance(by: 0.25)
    #expect(layer.presentation()?.position.y == 100)
    animator.stopAnimation(true)
    UIView.performWithoutAnimation { layer.position.x = 0 }
    #expect(x(layer) == 100)
  }

  @Test("1.139 Setting a property again starts from the shown value")
  func setAgain() {
    let layer = layer()
    layer.position.x = 100
    fixture.advance(by: 0.125)
    let shown = x(layer)
    layer.position.x = 0
    #expect(x(layer) == shown)
    #expect(layer.animationKeys() == ["position"])
    fixture.advance(by: 0.25)
    #expect(x(layer) == 0)
  }

  @Test("1.139 A layer that isn't shown doesn't animate its changes")
  func unseen() {
    let new = CALayer()
    let outside = layer()
    let hidden = layer()
    fixture.window.layer.addSublayer(new)
    outside.removeFromSuperlayer()
    for layer in [new, outside] { layer.position.x = 100 }
    #expect(new.animationKeys() == nil && outside.animationKeys() == nil)
    fixture.runtime.enterBackground {}
    hidden.position.x = 100
    #expect(hidden.animationKeys() == nil)
  }

  @Test("1.140 Disabled actions turn off all animations until the end of the turn")
  func disabledActions() {
    let layer = layer()
    let view = fixture.square()
    func change(to x: CGFloat) {
      layer.position.x = x
      UIView.animate(withDuration: 1) { view.center.x = x }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    CATransaction.begin()
    change(to: 10)
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    change(to: 50)
    CATransaction.commit()
    #expect(layer.animationKeys() == nil && view.layer.animationKeys() == nil)
    #expect(!CATransaction.disableActions())
    CATransaction.setDisableActions(true)
    change(to: 60)
    #expect(layer.animationKeys() == nil && view.layer.animationKeys() == nil)
    fixture.frames(1)
    change(to: 100)
    #expect(layer.animationKeys() == ["position"] && view.layer.animationKeys() == ["position"])
  }

  @Test("1.140 A transaction sets the duration and timing function of a layer's own animations")
  func transactionValues() {
    let layer = layer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    #expect(CATransaction.animationDuration() == 1)
    layer.position.x = 100
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil)
    CATransaction.setAnimationDuration(0)
    layer.opacity = 0
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(layer.animationKeys() == ["position"])
    fixture.advance(by: 0.25)
    #expect(near(x(layer), 25))
  }
}
