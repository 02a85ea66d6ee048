import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite final class TransactionTests {
  private lazy var fixture = Fixture()

  private func animate(_ view: UIView, for seconds: TimeInterval) {
    UIView.animate(withDuration: seconds) { view.center.x += 100 }
  }

  @Test("1.141 A completion block waits for all animations that are added after it is set")
  func completion() {
    let view = fixture.square()
    let other = fixture.square()
    var calls: [String] = []
    CATransaction.begin()
    animate(other, for: 1)
    CATransaction.setCompletionBlock { calls.append("first") }
    animate(view, for: 0.1)
    CATransaction.setCompletionBlock { calls.append("second") }
    #expect(CATransaction.completionBlock() != nil)
    animate(view, for: 0.2)
    CATransaction.begin()
    animate(view, for: 0.4)
    CATransaction.commit()
    CATransaction.commit()
    animate(other, for: 1)
    fixture.advance(by: 0.1)
    #expect(calls == ["first"])
    fixture.advance(by: 0.25)
    #expect(calls == ["first"])
    fixture.advance(by: 0.05)
    #expect(calls == ["first", "second"])
  }

  @Test("1.141 A completion block without animations is called at the next turn")
  func nothingToWaitFor() {
    var calls = 0
    fixture.frames(1)
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.commit()
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    fixture.frames(1)
    #expect(calls == 2)
  }

  @Test(
    "1.141 A completion block doesn't wait for removed animations or those that stay at their end")
  func removed() {
    let view = fixture.square()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    animate(view, for: 1)
    let staying = CABasicAnimation(keyPath: "opacity")
    staying.fromValue = 0
    staying.duration = 0.2
    staying.isRemovedOnCompletion = false
    view.layer.add(staying, forKey: "fade")
    CATransaction.commit()
    view.layer.removeAnimation(forKey: "position")
    fixture.frames(1)
    #expect(calls == 0)
    fixture.advance(by: 0.2)
    #expect(calls == 1 && view.layer.animationKeys() == ["fade"])
  }

  @Test("1.141 A completion block waits for a property animator to stop")
  func animator() {
    let view = fixture.square()
    var calls = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    animator.startAnimation()
    CATransaction.commit()
    fixture.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(calls == 0)
    fixture.frames(1)
    #expect(calls == 1)
    animator.finishAnimation(at: .end)
  }
}
