import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite final class LayerAnimationTests {
  private final class Hearer: NSObject, CAAnimationDelegate {
    var calls: [String] = []
    var last: CAAnimation?

    func animationDidStart(_ anim: CAAnimation) {
      calls.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      calls.append("stop \(flag)")
      last = anim
    }
  }

  private lazy var fixture = Fixture()

  private func fade(from: Any? = 0.0, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  @Test("1.142 An animation shows its values, keeps the model, and is removed at its end")
  func basic() {
    let view = fixture.square()
    view.layer.add(fade(from: 0, to: 0.5), forKey: "fade")
    #expect(view.shownAlpha == 0 && view.alpha == 1)
    fixture.advance(by: 0.5)
    #expect(near(view.shownAlpha, 0.25))
    #expect(view.layer.animationKeys() == ["fade"])
    fixture.advance(by: 0.5)
    #expect(view.shownAlpha == 1 && view.layer.animationKeys() == nil)
    #expect(fixture.runtime.isIdle)
  }

  @Test(
    "1.112 The given values of a basic animation determine its start and end",
    arguments: [
      (0.2, 0.6, nil, 0.2, 0.6), (0.2, nil, 0.4, 0.2, 0.6), (nil, 0.6, 0.4, 0.2, 0.6),
      (0.2, nil, nil, 0.2, 0.8), (nil, 0.6, nil, 0.8, 0.6), (nil, nil, -0.4, 0.8, 0.4),
      (nil, nil, nil, 1, 0.8),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func values(from: Double?, to: Double?, by: Double?, first: Double, last: Double) {
    let view = fixture.square()
    view.alpha = 0.8
    view.layer.add(fade(from: from, to: to, by: by), forKey: nil)
    fixture.advance(by: 0.25)
    #expect(near(view.shownAlpha, first + (last - first) * 0.25, within: 1e-6))
  }

  @Test("1.142 An animation replaces the one with the same key; without a key it isn't listed")
  func keys() {
    let layer = fixture.square().layer
    let hearer = Hearer()
    let first = fade()
    first.delegate = hearer
    layer.add(first, forKey: "fade")
    first.duration = 9
    #expect(layer.animation(forKey: "fade") !== first)
    #expect(layer.animation(forKey: "fade")?.duration == 1)
    layer.add(fade(), forKey: nil)
    fixture.frames(1)
    layer.add(fade(), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    fixture.frames(1)
    #expect(hearer.calls == ["start", "stop false"])
    #expect(layer.animation(forKey: "other") == nil)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
  }

  @Test("1.142 The animations of a block have the names of their properties as keys")
  func animationsOfBlocks() {
    let view = fixture.square()
    UIView.animate(withDuration: 2) {
      view.center.x = 100
      view.alpha = 0
    }
    let move = view.layer.animation(forKey: "position") as? CABasicAnimation
    #expect(move?.isAdditive == true && move?.duration == 2)
    #expect(move?.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
    let fade = view.layer.animation(forKey: "opacity") as? CABasicAnimation
    #expect(fade?.fromValue as? Double == 1 && fade?.toValue == nil)
    view.layer.removeAnimation(forKey: "position")
    #expect(view.shownX == 100 && view.layer.animationKeys() == ["opacity"])
  }

  @Test("1.143 The delegate is called at the beginning and at the end, finished or not")
  func delegate() {
    let view = fixture.square()
    let first = Hearer()
    let second = Hearer()
    for (hearer, key) in [(first, "first"), (second, "second")] {
      let animation = fade()
      animation.delegate = hearer
      animation.beginTime = CACurrentMediaTime() + (key == "second" ? 0.5 : 0)
      view.layer.add(animation, forKey: key)
    }
    #expect(first.calls.isEmpty)
    fixture.advance(by: 0.1)
    #expect(first.calls == ["start"] && second.calls.isEmpty)
    let added = view.layer.animation(forKey: "first")
    fixture.advance(by: 0.9)
    #expect(first.calls == ["start", "stop true"] && second.calls == ["start"])
    #expect(first.last === added)
    view.removeFromSuperview()
    fixture.frames(1)
    #expect(second.calls == ["start", "stop false"])
  }

  @Test("1.144 The fill mode determines the value outside of an animation's time")
  func fillModes() {
    let view = fixture.square()
    for (mode, before, after) in [
      (CAMediaTimingFillMode.removed, 1.0, 1.0), (.backwards, 0.2, 1), (.forwards, 1, 0.6),
      (.both, 0.2, 0.6),
    ] {
      let animation = fade(from: 0.2, to: 0.6)
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      animation.beginTime = CACurrentMediaTime() + 0.5
      view.layer.add(animation, forKey: "fade")
      fixture.advance(by: 0.25)
      #expect(near(view.shownAlpha, before))
      fixture.advance(by: 0.75)
      #expect(near(view.shownAlpha, 0.4))
      fixture.advance(by: 0.75)
      #expect(near(view.shownAlpha, after))
      #expect(view.layer.animationKeys() == ["fade"] && fixture.runtime.isIdle)
    }
  }

  @Test("1.144 An animation repeats, autoreverses, begins at its offset, and runs at its speed")
  func cycles() {
    let view = fixture.square()
    func shown(_ change: (CABasicAnimation) -> Void, after seconds: TimeInterval) -> Double {
      let animation = fade(from: 0, to: 0.8)
      change(animation)
      view.layer.add(animation, forKey: "fade")
      fixture.advance(by: seconds)
      return view.shownAlpha
    }
    #expect(near(shown({ $0.repeatCount = 2 }, after: 1.25), 0.2, within: 1e-6))
    #expect(near(shown({ $0.repeatCount = 1.5 }, after: 1.5), 1))
    #expect(near(shown({ $0.repeatDuration = 3 }, after: 2.75), 0.6, within: 1e-6))
    #expect(near(shown({ $0.autoreverses = true }, after: 1.25), 0.6, within: 1e-6))
    #expect(near(shown({ $0.speed = 2 }, after: 0.25), 0.4, within: 1e-6))
    #expect(near(shown({ $0.timeOffset = 0.5 }, after: 0.25), 0.6, within: 1e-6))
    #expect(near(shown({ $0.timeOffset = 0.5 }, after: 0.75), 0.2, within: 1e-6))
    #expect(
      near(
        shown(
          {
            $0.speed = 0
            $0.timeOffset = 0.25
          }, after: 5), 0.2, within: 1e-6))
    #expect(fixture.runtime.isIdle)
  }

  @Test("1.114 An animation without a duration takes the transaction's, 0.25 s by default")
  func duration() {
    let view = fixture.square()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 100
    view.layer.add(animation, forKey: "move")
    #expect(view.layer.animation(forKey: "move")?.duration == 0.25)
    fixture.advance(by: 0.125)
    #expect(near(view.shownX, 50))
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    view.layer.add(animation, forKey: "move")
    CATransaction.commit()
    #expect(view.layer.animation(forKey: "move")?.duration == 2)
  }

  @Test("1.145 A key path animates a part of a property")
  func paths() {
    let view = fixture.square(x: 50)
    func shown(_ path: String, _ from: Any, _ to: Any) -> CALayer? {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      view.layer.add(animation, forKey: "path")
      fixture.advance(by: 0.5)
      return view.layer.presentation()
    }
    func half(_ path: String, to: Any, _ value: (CALayer) -> CGFloat) -> Double {
      let from: Any = to is CGPoint ? CGPoint.zero : 0
      return shown(path, from, to).map { Double(value($0)) } ?? .nan
    }
    #expect(near(half("position.y", to: 50) { $0.position.y }, 25))
    #expect(near(half("bounds.size.width", to: 30) { $0.bounds.width }, 15))
    #expect(near(half("bounds.origin", to: CGPoint(x: 4, y: 2)) { $0.bounds.origin.x }, 2))
    #expect(near(half("shadowOffset.width", to: 4) { $0.shadowOffset.width }, 2))
    #expect(near(half("transform.translation.x", to: 40) { $0.transform.m41 }, 20))
    #expect(near(half("transform.scale", to: 3) { $0.transform.m22 }, 1.5))
    #expect(near(half("transform.rotation.z", to: Double.pi) { $0.transform.m12 }, 1))
    #expect(near(half("transform.rotation.y", to: Double.pi) { $0.transform.m13 }, -1))
    let faded = shown("backgroundColor", UIColor.clear.cgColor, UIColor.white.cgColor)
    #expect(near(Double(faded?.backgroundColor?.alpha ?? 0), 0.5))
    #expect(view.layer.presentation()?.position.x == 50)
  }

  @Test("1.145 An unknown key path or a value of another kind shows nothing")
  func unknownPaths() {
    let view = fixture.square(x: 50)
    let hearer = Hearer()
    for (path, value) in [
      ("frame", CGRect.zero as Any), ("position.width", 1), ("opacity", UIColor.red),
    ] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = value
      animation.duration = 0.1
      animation.delegate = hearer
      view.layer.add(animation, forKey: path)
    }
    fixture.advance(by: 0.05)
    #expect(view.shownX == 50 && view.shownAlpha == 1)
    fixture.advance(by: 0.1)
    #expect(hearer.calls.count { $0 == "stop true" } == 3)
  }

  @Test("1.146 An additive animation adds to other animations and to those of blocks")
  func additive() {
    let view = fixture.square()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    let shake = CABasicAnimation(keyPath: "position.x")
    shake.fromValue = 8
    shake.toValue = 8
    shake.isAdditive = true
    shake.duration = 1
    view.layer.add(shake, forKey: "shake")
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 58))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
    #expect(near(view.shownX, 58))
    #expect(view.layer.animationKeys()?.count == 3)
  }

  @Test("1.147 Keyframes run from value to value along their curves, or jump if discrete")
  func keyframes() {
    let view = fixture.square()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 50]
    animation.duration = 1
    func shown(after seconds: TimeInterval) -> Double {
      view.layer.add(animation, forKey: "move")
      fixture.advance(by: seconds)
      return view.shownX
    }
    #expect(near(shown(after: 0.25), 50))
    #expect(near(shown(after: 0.75), 75))
    animation.keyTimes = [0, 0.2, 1]
    #expect(near(shown(after: 0.6), 75))
    animation.timingFunctions = [.linear, .easeIn].map { CAMediaTimingFunction(name: $0) }
    #expect(near(shown(after: 0.6), 100 - 50 * 0.315357, within: 1e-3))
    animation.calculationMode = .discrete
    animation.keyTimes = nil
    #expect(near(shown(after: 0.3), 0))
    #expect(near(shown(after: 0.4), 100))
    #expect(near(shown(after: 0.7), 50))
  }

  @Test("1.148 A spring animation follows its constants and has a settling duration")
  func spring() {
    let view = fixture.square()
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.damping = 5
    #expect(near(animation.settlingDuration, 2.855, within: 5e-4))
    animation.damping = 15
    #expect(near(animation.settlingDuration, 1.022, within: 5e-4))
    animation.damping = 10
    animation.duration = animation.settlingDuration
    view.layer.add(animation, forKey: "spring")
    fixture.advance(by: 0.3)
    // 1 - e^-1.5 (cos 2.598 + sin 2.598 / √3)
    #expect(near(view.shownX, 112.44, within: 0.01))
  }

  @Test(
    "1.149 Entering the background removes an animation, unfinished, unless it stays at its end")
  func background() {
    let view = fixture.square()
    let hearers = [Hearer(), Hearer()]
    for (index, hearer) in hearers.enumerated() {
      let animation = fade()
      animation.delegate = hearer
      animation.isRemovedOnCompletion = index == 0
      view.layer.add(animation, forKey: "\(index)")
    }
    fixture.frames(1)
    fixture.runtime.enterBackground {}
    #expect(view.layer.animationKeys() == ["1"])
  }

  @Test("1.142 An animation added outside the window begins when its layer enters the window")
  func waiting() {
    fixture.frames(1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.add(fade(from: 0, to: 0.8), forKey: "fade")
    fixture.advance(by: 3)
    #expect(view.layer.animationKeys() == ["fade"] && fixture.runtime.isIdle)
    fixture.window.addSubview(view)
    fixture.frames(1)
    fixture.advance(by: 0.5)
    #expect(near(view.shownAlpha, 0.4, within: 1e-6))
  }

  @Test("1.76, 1.77 Named timing functions have Core Animation's control points")
  func timingFunctions() {
    func points(_ function: CAMediaTimingFunction) -> [Float] {
      var points: [Float] = []
      for index in 0..<4 {
        var point: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &point)
        points += point
      }
      return points
    }
    #expect(points(CAMediaTimingFunction(name: .default)) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
    #expect(points(CAMediaTimingFunction(name: .easeInEaseOut)) == [0, 0, 0.42, 0, 0.58, 1, 1, 1])
    #expect(
      points(CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 2))
        == [0, 0, 0.5, 0, 0.5, 2, 1, 1])
  }
}
