import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatedHitTestingTests {
  private func hit(_ x: Double, in fixture: Fixture) -> UIView? {
    fixture.window.hitTest(CGPoint(x: x, y: 100), with: nil)
  }

  @Test("1.132 UIView.animate blocks touches, or hits views at the target if it allows touches")
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

  @Test("1.133 A property animator's views are hit where they are shown")
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

  @Test("1.134 With manual hit-testing a property animator's views are hit at the target")
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

  @Test("1.47 Views of an animator without user interaction are not hit until its end")
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

  @Test("1.135 Coordinates are converted by model values during an animation")
  func modelCoordinates() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    fixture.advance(by: 0.5)
    #expect(view.convert(CGPoint(x: 100, y: 100), from: fixture.window) == CGPoint(x: 5, y: 5))
  }
}
