import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct DrawnImageTests {
  let fixture = Fixture()
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))

  /// Returns the outermost layer of an image.
  private func canvas(_ image: UIImage) -> CALayer? { UIImageView(image: image).pictureRoot }

  private func drawn(_ image: UIImage) -> [CALayer] { canvas(image)?.sublayers ?? [] }

  /// Returns the background color of the view that was drawn first.
  private func color(_ image: UIImage) -> CGColor? {
    guard case .picture(let picture) = drawn(image).first?.content else { return nil }
    return picture.still.root.backgroundColor
  }

  @Test("5.4 drawHierarchy draws the last frame or the set values into a rectangle")
  func drawsHierarchy() {
    let view = fixture.square()
    view.backgroundColor = .red
    fixture.frames(1)
    view.backgroundColor = .blue
    for (afterUpdates, expected) in [(false, UIColor.red), (true, .blue)] {
      var isComplete = false
      let place = CGRect(x: 1, y: 2, width: 30, height: 5)
      let image = renderer.image { _ in
        isComplete = view.drawHierarchy(in: place, afterScreenUpdates: afterUpdates)
      }
      #expect(isComplete && color(image) == expected.cgColor)
      #expect(drawn(image).first?.frame == place)
    }
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test("5.4 drawHierarchy is incomplete for a view that was never shown")
  func neverShown() {
    let image = renderer.image { _ in
      #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: false))
      #expect(UIView().drawHierarchy(in: .zero, afterScreenUpdates: true))
    }
    #expect(drawn(image).count == 1)
  }

  @Test("5.17 In a layout pass drawHierarchy draws the screen and writes to the console")
  func drawsScreenInLayout() {
    final class Drawing: UIView {
      var image: UIImage?
      override func layoutSubviews() {
        image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
          drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.window.addSubview(view)
    fixture.frames(1)
    #expect(view.image.map { drawn($0).isEmpty } == true)
    view.backgroundColor = .red
    fixture.frames(1)
    view.backgroundColor = .blue
    view.setNeedsLayout()
    fixture.frames(1)
    #expect(view.image.flatMap(color) == UIColor.red.cgColor)
    let told = fixture.runtime.console.filter { $0.contains("inside CoreAnimation commit") }
    #expect(told.count == 2)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.image.flatMap(color) == UIColor.blue.cgColor)
  }

  @Test("5.18 render(in:) draws the model without animations, layout, masks or blurs")
  func rendersModel() throws {
    let view = fixture.square(x: 50)
    let child = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.addSubview(child)
    child.frame = CGRect(x: 2, y: 3, width: 4, height: 5)
    view.bounds.origin.y = 7
    child.layer.mask = CALayer()
    view.layer.mask = CALayer()
    fixture.frames(1)
    UIView.animate(withDuration: 1) {
      child.center.x = 100
      view.alpha = 0.5
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    fixture.advance(by: 0.5)
    view.setNeedsLayout()
    let image = renderer.image { context in view.layer.render(in: context.cgContext) }
    let copy = try #require(drawn(image).first)
    #expect(copy.frame == CGRect(x: 0, y: 7, width: 10, height: 10))
    #expect(copy.opacity == 1 && copy.sublayers?.first?.position.x == 100)
    #expect(copy.sublayers?.first?.properties.backdrop == Backdrop.none)
    #expect(copy.mask == nil && copy.sublayers?.first?.mask == nil)
    let presented = try #require(view.layer.presentation())
    let again = renderer.image { context in presented.render(in: context.cgContext) }
    #expect(drawn(again).first?.sublayers?.first?.position.x == 100)
  }

  @Test("5.21 Snapshots have the content of the graphics processor, and render(in:) leaves it out")
  func leavesOutMetal() throws {
    final class MetalView: UIView {
      override class var layerClass: AnyClass { CAMetalLayer.self }
    }
    let view = fixture.square()
    let metal = MetalView()
    view.addSubview(metal)
    metal.backgroundColor = .blue
    metal.layer.content = .image(.fill(UIColor.red.components))
    fixture.frames(1)
    let content = metal.layer.content
    for afterUpdates in [false, true] {
      let snapshot = view.snapshotView(afterScreenUpdates: afterUpdates)
      #expect(snapshot?.pictureRoot?.sublayers?.first?.content == content)
      let image = renderer.image { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates)
      }
      guard case .picture(let picture) = drawn(image).first?.content else { continue }
      #expect(picture.still.root.sublayers?.first?.content == content)
    }
    let rendered = renderer.image { view.layer.render(in: $0.cgContext) }
    let copy = try #require(drawn(rendered).first?.sublayers?.first)
    #expect(copy.content == .none && copy.backgroundColor == UIColor.blue.cgColor)
    #expect(metal.layer.content == content)
  }

  @Test("7.86 Rendering a map may stop the program, unless the map is hidden")
  func stopsAtRenderedMetal() async {
    await #expect(processExitsWith: .failure) { await DrawnImageTests.renderMetal(isHidden: false) }
    await #expect(processExitsWith: .success) { await DrawnImageTests.renderMetal(isHidden: true) }
  }

  static func renderMetal(isHidden: Bool) {
    RuntimeVariants.$current.withValue(.stopsAtRenderedMetal) {
      let fixture = Fixture()
      let view = fixture.square()
      let metal = CAMetalLayer()
      view.layer.addSublayer(metal)
      metal.isHidden = isHidden
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
      _ = renderer.image { view.layer.render(in: $0.cgContext) }
      exit(0)
    }
  }

  @Test("5.42 render(in:) rounds all corners of layers that clip")
  func roundsAllCorners() throws {
    let view = fixture.square()
    let clipping = UIView()
    let plain = UIView()
    for card in [view, clipping, plain] {
      card.layer.cornerRadius = 3
      card.layer.maskedCorners = .layerMinXMinYCorner
      card.clipsToBounds = card !== plain
    }
    view.addSubview(clipping)
    view.addSubview(plain)
    fixture.frames(1)
    let rendered = renderer.image { view.layer.render(in: $0.cgContext) }
    let copy = try #require(drawn(rendered).first)
    #expect(copy.maskedCorners == CALayer().maskedCorners)
    #expect(
      copy.sublayers?.map(\.maskedCorners) == [CALayer().maskedCorners, .layerMinXMinYCorner])
    #expect(view.layer.maskedCorners == .layerMinXMinYCorner)
    for afterUpdates in [false, true] {
      let snapshot = view.snapshotView(afterScreenUpdates: afterUpdates)?.pictureRoot
      #expect(snapshot?.maskedCorners == .layerMinXMinYCorner)
      #expect(snapshot?.sublayers?.first?.maskedCorners == .layerMinXMinYCorner)
    }
  }

  @Test("5.19 A renderer copies its format; images have its size, and are black if opaque")
  func formats() {
    let format = UIGraphicsImageRendererFormat()
    #expect(format.scale == UIScreen.main.scale && !format.opaque)
    format.scale = 1
    format.opaque = true
    let bounds = CGRect(x: 5, y: 6, width: 7, height: 8)
    let opaque = UIGraphicsImageRenderer(bounds: bounds, format: format)
    format.scale = 2
    format.opaque = false
    let image = opaque.image { context in
      #expect(context.format === opaque.format && context.format.bounds == bounds)
    }
    #expect(image.size == bounds.size && image.scale == 1)
    #expect(canvas(image)?.backgroundColor == UIColor.black.cgColor)
    #expect(UIImageView(image: image).picture?.source == bounds)
    let clear = renderer.image { _ in }
    #expect(canvas(clear)?.backgroundColor == nil && clear.scale == UIScreen.main.scale)
    #expect(renderer.allowsImageOutput && clear.size == CGSize(width: 40, height: 20))
  }

  @Test("5.19 Drawing uses the context's coordinates and keeps the order")
  func coordinates() {
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 10, y: 0)
      context.cgContext.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 4))
      context.cgContext.restoreGState()
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 4))
    }
    #expect(drawn(image).map(\.backgroundColor) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(
      drawn(image).map(\.frame) == [
        CGRect(x: 12, y: 2, width: 6, height: 8), CGRect(x: 1, y: 1, width: 3, height: 4),
      ])
  }

  @Test("5.19 Each context has its own drawing, and an image can be drawn into another one")
  func imageInImage() {
    let symbol = UIImage(systemName: "star")
    var halfway: UIImage?
    let outer = renderer.image { context in
      let inner = renderer.image { inner in
        inner.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        view.layer.render(in: context.cgContext)
      }
      #expect(drawn(inner).count == 1)
      halfway = context.currentImage
      inner.draw(in: CGRect(x: 3, y: 0, width: 4, height: 5))
      symbol?.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(halfway.map { drawn($0).count } == 1)
    #expect(drawn(outer).map(\.frame.width) == [10, 4, 9])
    UIColor.red.setFill()
    symbol?.draw(in: .zero)
    #expect(drawn(outer).count == 3)
  }

  private var view: UIView { fixture.square() }
}
