import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct KeyValueTests {
  let fixture = Fixture()

  @Test("1.156 A layer stores a value for any key, and its presentation has the same values")
  func anyKey() {
    let layer = fixture.square().layer
    #expect(layer.value(forKey: "flight") == nil)
    layer.setValue("out", forKey: "flight")
    layer.setValue(CGFloat(3), forKey: "distance")
    #expect(layer.value(forKey: "flight") as? String == "out")
    let shown = layer.presentation()
    #expect(shown?.value(forKey: "distance") as? CGFloat == 3)
    layer.setValue(nil, forKey: "flight")
    #expect(layer.value(forKey: "flight") == nil)
    #expect(shown?.value(forKey: "flight") as? String == "out")
  }

  @Test("1.156 The keys of properties get, set and animate the properties")
  func properties() {
    let view = fixture.square()
    let layer = view.layer
    layer.setValue(4, forKey: "cornerRadius")
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    layer.setValue(true, forKey: "hidden")
    layer.setValue("square", forKey: "name")
    #expect(layer.cornerRadius == 4 && layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.isHidden && layer.name == "square")
    #expect(layer.value(forKey: "cornerRadius") as? Double == 4)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    #expect(layer.value(forKey: "position") as? CGPoint == layer.position)
    layer.setValue("wide", forKey: "cornerRadius")
    #expect(layer.cornerRadius == 4)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
    fixture.frames(1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.setValue(0, forKey: "opacity")
    }
    fixture.advance(by: 0.5)
    #expect(layer.opacity == 0 && near(view.shownAlpha, 0.5))
    #expect(layer.presentation()?.value(forKey: "opacity") as? Double == 0.5)
  }

  @Test("1.157 A key path accesses a part of a property, and a key with a dot doesn't")
  func keyPaths() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(7, forKeyPath: "position.y")
    layer.setValue(5, forKeyPath: "borderWidth")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 1 && layer.borderWidth == 5)
    #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 2)
    #expect(layer.value(forKeyPath: "transform.rotation.z") as? Double == 0)
    #expect(layer.position == CGPoint(x: 0, y: 7))
    layer.setValue(9, forKey: "position.y")
    #expect(layer.position.y == 7 && layer.value(forKey: "position.y") as? Int == 9)
    layer.setValue(1, forKeyPath: "nothing.here")
    #expect(layer.value(forKeyPath: "nothing.here") == nil)
  }

  @Test("1.158 An animation stores a value for any key, and the layer's copy has the same values")
  func animations() {
    let layer = fixture.square().layer
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    animation.setValue(2, forKey: "duration")
    animation.setValue(false, forKey: "removedOnCompletion")
    #expect(animation.duration == 2 && !animation.isRemovedOnCompletion)
    layer.add(animation, forKey: nil)
    layer.add(animation, forKey: "second")
    animation.setValue("other", forKey: "name")
    let added = layer.animation(forKey: "second")
    #expect(added?.value(forKey: "name") as? String == "fade")
    #expect(added?.value(forKey: "duration") as? Double == 2)
  }
}
