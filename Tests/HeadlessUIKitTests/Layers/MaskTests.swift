import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct MaskTests {
  @Test("5.13 A mask uses the view's coordinates, isn't a subview, and is animated")
  func mask() {
    let fixture = Fixture()
    let view = fixture.square(x: 50)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.mask = mask
    fixture.frames(1)
    #expect(view.mask === mask && view.layer.mask === mask.layer)
    #expect(mask.superview == nil && view.subviews.isEmpty && view.layer.sublayers == nil)
    #expect(mask.layer.convert(CGPoint.zero, to: fixture.window.layer) == CGPoint(x: 45, y: 95))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.center.x = 105 }
    fixture.advance(by: 0.5)
    #expect(near(mask.shownX, 55))
    #expect(near(view.layer.presentation()?.mask.map { Double($0.position.x) } ?? 0, 55))
    let copy = view.snapshotView(afterScreenUpdates: false)?.pictureRoot
    #expect(near(copy?.mask.map { Double($0.position.x) } ?? 0, 55))
    view.removeFromSuperview()
    #expect(mask.layer.animationKeys() == nil)
    view.mask = nil
    #expect(view.layer.mask == nil)
    fixture.window.addSubview(mask)
    #expect(mask.superview === fixture.window)
  }

  @Test("5.13 A layer's mask can be replaced or removed, and doesn't affect touches")
  func maskLayers() {
    let fixture = Fixture()
    let view = fixture.square(x: 50)
    let first = CALayer()
    let second = CALayer()
    view.layer.mask = first
    view.layer.mask = second
    #expect(first.superlayer == nil && second.superlayer === view.layer)
    #expect(fixture.window.hitTest(CGPoint(x: 50, y: 100), with: nil) === view)
    second.removeFromSuperlayer()
    #expect(view.layer.mask == nil)
    view.layer.addSublayer(second)
    #expect(view.layer.sublayers?.count == 1)
  }

  /// A view that sets its mask in each layout.
  private final class MaskingView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      let shape = CALayer()
      shape.frame = bounds
      layer.mask = shape
    }
  }

  @Test("5.33 A mask that a view sets in its layout replaces another one in that frame")
  func maskInLayout() {
    let fixture = Fixture()
    let view = MaskingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    fixture.window.addSubview(view)
    fixture.frames(1)
    let mask = CALayer()
    view.layer.mask = mask
    fixture.frames(1)
    #expect(view.layer.mask === mask)
    view.bounds.size.width = 60
    fixture.frames(1)
    #expect(view.layer.mask !== mask && view.layer.presentation()?.mask?.bounds.width == 60)
  }

  @Test("5.13 A layer or view with a parent can't be a mask")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        let below = CALayer()
        layer.addSublayer(below)
        CALayer().mask = below
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let below = UIView()
        view.addSubview(below)
        UIView().mask = below
      }
    }
  }

  @Test("5.14 A block sets a layer's shadow path at once")
  func shadowPath() {
    let fixture = Fixture()
    let view = fixture.square()
    #expect(view.layer.shadowPath == nil)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil)
    UIView.animate(withDuration: 1) { view.layer.shadowPath = path }
    #expect(view.layer.presentation()?.shadowPath == path && path.boundingBoxOfPath == rect)
    #expect(path != CGPath(rect: rect, transform: nil))
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      CGPath(rect: rect, transform: &double).boundingBoxOfPath
        == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test("1.150 Setting an anchor point keeps the position and moves the frame")
  func anchorPoint() {
    let fixture = Fixture()
    let view = fixture.square(x: 50)
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.layer.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(view.center == CGPoint(x: 50, y: 100))
    #expect(view.frame == CGRect(x: 50, y: 90, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 50, y: 80, width: 20, height: 20))
    view.transform = .identity
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 60))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.anchorPoint.x = 1 }
    fixture.advance(by: 0.5)
    #expect(near(view.layer.presentation().map { Double($0.frame.minX) } ?? 0, -5))
  }

  @Test("1.150 Autoresizing and the safe area use the frame for any anchor point")
  func anchoredLayout() {
    let fixture = Fixture()
    fixture.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let outer = UIView(frame: fixture.window.bounds)
    let inner = UIView()
    fixture.window.addSubview(outer)
    inner.anchorPoint = .zero
    inner.frame = CGRect(x: 10, y: 5, width: 100, height: 100)
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 15)
    outer.bounds.size.width += 50
    outer.bounds.size.height += 30
    #expect(inner.frame == CGRect(x: 10, y: 35, width: 150, height: 100))
  }

  @Test("1.151 A view's transform3D is its layer's transform and is animated")
  func transform3D() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform3D = CATransform3DMakeTranslation(0, 0, 100)
    }
    fixture.advance(by: 0.5)
    #expect(near(Double(view.layer.presentation()?.transform.m43 ?? 0), 50))
    #expect(view.layer.transform.m43 == 100 && view.transform.isIdentity)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.transform3D.m11 == 2 && view.transform3D.m43 == 0)
  }
}
