import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatedHitTestingTests {
  private func hit(_ x: Double, in fixture: Fixture) -> UIView? {
    fixture.window.hitTest(CGPoint(x: x, y: 100), with: nil)
  }

  @Test("1.132 Views that UIView.animate moves get no touches, unless allowed; then at the target")
  func viewAnimation() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    fixture.advance(by: 0.5)
    #expect([0.0, 50, 100].allSatisfy { hit($0, in: fixture) === fixture.window })
    fixture.advance(by: 0.5)
    #expect(hit(100, in: fixture) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.center.x = 300
    }
    fixture.advance(by: 0.5)
    #expect(hit(300, in: fixture) === view)
    #expect(hit(200, in: fixture) === fixture.window)
  }

  @Test("1.133 Views that a property animator moves are hit where they are shown")
  func propertyAnimator() {
    let fixture = Fixture()
    let view = fixture.square()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    view.addSubview(child)
    fixture.frames(1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(hit(52, in: fixture) === view)
    #expect(hit(48, in: fixture) === child)
    #expect(hit(100, in: fixture) === fixture.window)
    animator.stopAnimation(true)
  }

  @Test("1.134 With manual hit-testing they are hit at the target")
  func manualHitTesting() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(hit(50, in: fixture) === fixture.window)
    #expect(hit(100, in: fixture) === view)
    animator.isManualHitTestingEnabled = false
    #expect(hit(50, in: fixture) === view)
    animator.stopAnimation(true)
  }

  @Test("1.47 Without user interaction the animated views are not hit until the end")
  func noInteraction() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(hit(50, in: fixture) === fixture.window)
    #expect(hit(100, in: fixture) === fixture.window)
    fixture.advance(by: 0.5)
    #expect(hit(100, in: fixture) === view)
  }

  @Test("1.135 Coordinates are converted by the model, during an animation too")
  func modelCoordinates() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    fixture.advance(by: 0.5)
    #expect(view.convert(CGPoint(x: 100, y: 100), from: fixture.window) == CGPoint(x: 5, y: 5))
  }
}
