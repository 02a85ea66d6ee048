import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AdditiveAnimationTests {
  private func animate(
    _ options: UIView.AnimationOptions = .curveLinear, _ block: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options, animations: block, completion: completion)
  }

  @Test("1.101, 1.105 A second animation adds to the first, and each finishes at its own end")
  func additive() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [String] = []
    animate {
      view.center.x = 100
    } completion: {
      finished.append("first \($0)")
    }
    fixture.advance(by: 0.5)
    animate {
      view.center.x = 0
    } completion: {
      finished.append("second \($0)")
    }
    #expect(near(view.shownX, 50))
    fixture.advance(by: 0.25)
    // The model is 0. A quarter of the first difference (-100) and three quarters of the second
    // (100) are left.
    #expect(near(view.shownX, -25 + 75))
    fixture.advance(by: 0.25)
    #expect(finished == ["first true"])
    fixture.advance(by: 0.5)
    #expect(finished == ["first true", "second true"])
    #expect(view.shownX == 0)
  }

  @Test("1.101 Reversing with a second animation along the same curve keeps the velocity")
  func velocityContinuity() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    fixture.advance(by: 0.5)
    let before = view.shownX
    fixture.advance(by: 0.001)
    let velocity = (view.shownX - before) / 0.001
    UIView.animate(withDuration: 1) { view.center.x = 0 }
    let start = view.shownX
    fixture.advance(by: 0.001)
    #expect(near((view.shownX - start) / 0.001, velocity, within: velocity * 0.02))
  }

  @Test("1.102 Position, bounds, transforms and corner radius add up")
  func additiveKeys() {
    let fixture = Fixture()
    let view = fixture.square()
    animate {
      view.bounds.size.width = 110
      view.transform = CGAffineTransform(translationX: 100, y: 0)
      view.layer.cornerRadius = 100
    }
    fixture.advance(by: 0.5)
    animate {
      view.bounds.size.width = 10
      view.transform = .identity
      view.layer.cornerRadius = 0
    }
    fixture.advance(by: 0.25)
    #expect(near(view.layer.presentation().map { Double($0.bounds.width) } ?? 0, 60))
    #expect(near(view.layer.presentation().map { Double($0.transform.m41) } ?? 0, 50))
    #expect(near(view.layer.presentation().map { Double($0.cornerRadius) } ?? 0, 50))
    #expect(view.layer.animationKeys()?.count == 6)
  }

  @Test("1.102 Opacity, colors, anchor point and shadow opacity don't add up")
  func replacingKeys() {
    let fixture = Fixture()
    let view = fixture.square()
    for isFirst in [true, false] {
      animate {
        view.alpha = isFirst ? 0 : 1
        view.backgroundColor = isFirst ? .red : .blue
        view.layer.anchorPoint.x = isFirst ? 0 : 1
        view.layer.shadowOpacity = isFirst ? 1 : 0
      }
      fixture.advance(by: 0.5)
    }
    #expect(
      view.layer.animationKeys() == ["opacity", "backgroundColor", "anchorPoint", "shadowOpacity"])
  }

  @Test(
    "1.104 Opacity animations replace each other, from the model value or from the shown value",
    arguments: [false, true])
  func replacing(beginsFromCurrentState: Bool) {
    let options: UIView.AnimationOptions = beginsFromCurrentState ? .beginFromCurrentState : []
    let origin = beginsFromCurrentState ? 0.5 : 0
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    animate {
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 0.5)
    animate(options.union(.curveLinear)) {
      view.alpha = 1
    } completion: {
      finished.append($0)
    }
    #expect(finished == [false])
    #expect(near(view.shownAlpha, origin))
    fixture.advance(by: 0.5)
    #expect(near(view.shownAlpha, (origin + 1) / 2))
    fixture.advance(by: 0.5)
    #expect(finished == [false, true])
  }

  @Test("1.104 A property animator, and a block nested in it, starts from the shown value")
  func replacingByAnimator() {
    let fixture = Fixture()
    for isNested in [true, false] {
      let view = fixture.square()
      animate { view.alpha = 0 }
      fixture.advance(by: 0.5)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        if isNested { UIView.animate(withDuration: 1) { view.alpha = 1 } } else { view.alpha = 1 }
      }
      animator.startAnimation()
      #expect(near(view.shownAlpha, 0.5))
      animator.stopAnimation(true)
    }
  }

  @Test("1.104 The completion of a replaced animation runs outside the new animation block")
  func completionOutsideTheBlock() {
    let fixture = Fixture()
    let view = fixture.square()
    let other = fixture.square()
    animate {
      view.alpha = 0
    } completion: { _ in
      other.center.x = 100
    }
    animate { view.alpha = 1 }
    #expect(other.shownX == 100)
  }

  @Test("Setting a property twice in a block leaves one animation, which starts at the first value")
  func twiceInABlock() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    animate {
      view.alpha = 0.2
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 0.5)
    #expect(near(view.shownAlpha, 0.5))
    fixture.advance(by: 0.5)
    #expect(finished == [true])
  }

  @Test(
    "1.103 A repeating animation is not additive, and neither is the animation after it",
    arguments: [false, true])
  func repeating(beginsFromCurrentState: Bool) {
    let options: UIView.AnimationOptions = beginsFromCurrentState ? .beginFromCurrentState : []
    let origin = beginsFromCurrentState ? 25.0 : 100
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    animate([.curveLinear, .repeat]) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 3.25)
    #expect(near(view.shownX, 25))
    animate(options.union(.curveLinear)) { view.center.x = 0 }
    #expect(finished == [false])
    #expect(near(view.shownX, origin))
    fixture.advance(by: 0.2)
    #expect(near(view.shownX, origin * 0.8))
  }

  @Test("1.111 beginFromCurrentState makes no difference to additive animations")
  func beginFromCurrentState() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    animate {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 0.5)
    animate([.curveLinear, .beginFromCurrentState]) { view.center.x = 0 }
    #expect(finished.isEmpty)
    fixture.advance(by: 0.25)
    #expect(near(view.shownX, -25 + 75))
    fixture.advance(by: 0.25)
    #expect(finished == [true])
    #expect(near(view.shownX, 50))
  }

  @Test("1.106 A change without a duration shifts the base of running animations")
  func zeroDurationShift() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    animate {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 0.5)
    UIView.animate(withDuration: 0) { view.center.x = 200 }
    #expect(near(view.shownX, 150))
    #expect(finished.isEmpty)
    fixture.advance(by: 0.5)
    #expect(finished == [true])
  }

  @Test("1.107 Moving back with a new animation lets the first animation finish")
  func reversalByAnimation() {
    let fixture = Fixture()
    let view = fixture.square()
    var ends: [UIViewAnimatingPosition] = []
    for x in [100.0, 0] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = x }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      fixture.advance(by: 0.5)
    }
    fixture.advance(by: 0.5)
    #expect(ends == [.end, .end])
  }
}
