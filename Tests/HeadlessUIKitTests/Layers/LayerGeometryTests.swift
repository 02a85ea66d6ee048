import Foundation
import HeadlessUIKit
import Testing

@Suite struct LayerGeometryTests {
  private func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    near(a.origin, b.origin)
      && near(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY))
  }

  @Test("The frame follows from bounds, position and anchor point")
  func frame() {
    let layer = layer(CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.position == .zero)
    layer.bounds.origin = CGPoint(x: 500, y: 500)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("The same frame places a layer the same, wherever it was before", arguments: [1, 0.7])
  func sameFrame(scale: CGFloat) {
    let width = 3192.0 / 11
    let height = 5639.0 / 11
    let frame = CGRect(x: -width, y: -height, width: 3 * width, height: 3 * height)
    let layer = layer(.zero)
    layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    layer.frame = frame
    let position = layer.position
    for _ in 0..<4 {
      layer.frame = frame
      #expect(layer.position == position)
    }
    layer.position = CGPoint(x: 1e6 / 3, y: -1e5 / 7)
    layer.frame = frame
    #expect(layer.position == position)
  }

  @Test("A frame with a negative size is standardized")
  func negativeSize() {
    let layer = layer(CGRect(x: 10, y: 10, width: -10, height: -4))
    #expect(layer.frame == CGRect(x: 0, y: 6, width: 10, height: 4))
  }

  @Test(
    "With a transform the frame is the bounding box, and setting the frame gives that box",
    arguments: [
      CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi),
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(translationX: 7, y: -3),
      CGAffineTransform(scaleX: -1, y: 1),
    ], [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25)])
  func transformedFrame(transform: CGAffineTransform, anchor: CGPoint) {
    let layer = CALayer()
    layer.anchorPoint = anchor
    layer.setAffineTransform(transform)
    let frame = CGRect(x: 30, y: 40, width: 80, height: 20)
    layer.frame = frame
    #expect(near(layer.frame, frame))
    #expect(near(layer.convert(layer.bounds, to: nil), frame))
  }

  @Test("Converting a point applies anchor points, transforms and bounds origins, both ways")
  func conversion() {
    let root = layer(CGRect(x: 0, y: 0, width: 300, height: 300))
    let middle = layer(CGRect(x: 100, y: 0, width: 100, height: 100))
    let leaf = layer(CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 12))
    middle.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 106, y: 12))
    middle.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // The scale is about the middle's center, (150, 50) in the root.
    let point = leaf.convert(CGPoint(x: 1, y: 2), to: root)
    #expect(near(point, CGPoint(x: 62, y: -26)))
    #expect(near(leaf.convert(point, from: root), CGPoint(x: 1, y: 2)))
    #expect(near(root.convert(point, to: leaf), CGPoint(x: 1, y: 2)))
    #expect(near(leaf.convert(CGPoint(x: 3, y: 4), to: leaf), CGPoint(x: 3, y: 4)))
    let other = layer(CGRect(x: 50, y: 50, width: 10, height: 10))
    root.addSublayer(other)
    #expect(near(leaf.convert(CGPoint(x: 1, y: 2), to: other), CGPoint(x: 12, y: -76)))
  }

  @Test("A sublayer transform applies about the superlayer's anchor point")
  func sublayerTransform() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let leaf = layer(CGRect(x: 60, y: 50, width: 20, height: 20))
    root.addSublayer(leaf)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(near(leaf.convert(.zero, to: root), CGPoint(x: 70, y: 50)))
    #expect(root.hitTest(CGPoint(x: 95, y: 60)) === leaf)
  }

  @Test("Hit-testing returns the front layer at a point, and never hidden or transparent ones")
  func hitTesting() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = layer(CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSublayer(back)
    root.addSublayer(front)
    let point = CGPoint(x: 20, y: 20)
    #expect(root.hitTest(point) === front)
    back.zPosition = 1
    #expect(root.hitTest(point) === back)
    back.isHidden = true
    front.opacity = 0
    #expect(root.hitTest(point) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50)) == nil)
    #expect(root.contains(.zero) && !root.contains(CGPoint(x: 100, y: 0)))
  }

  @Test("Layers can be inserted, moved and removed")
  func hierarchy() {
    let root = CALayer()
    let a = CALayer()
    let b = CALayer()
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    #expect(root.sublayers == [b, a])
    root.insertSublayer(b, at: 9)
    #expect(root.sublayers == [a, b])
    #expect(a.superlayer === root)
    a.removeFromSuperlayer()
    #expect(root.sublayers == [b])
    #expect(a.superlayer == nil)
  }

  @Test("1.113 A layer's time follows from its begin time, speed and time offset")
  func time() {
    let root = CALayer()
    let leaf = CALayer()
    root.addSublayer(leaf)
    root.speed = 2
    leaf.beginTime = 4
    leaf.speed = 0.5
    leaf.timeOffset = 1
    // (2 * 5 - 4) * 0.5 + 1
    #expect(leaf.convertTime(5, from: nil) == 4)
    #expect(leaf.convertTime(4, to: nil) == 5)
    #expect(leaf.convertTime(10, from: root) == 4)
    #expect(leaf.convertTime(4, to: root) == 10)
  }
}
