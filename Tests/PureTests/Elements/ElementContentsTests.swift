import Testing

@testable import InterruptibleTransitions

@MainActor @Suite("Contents of elements")
struct ElementContentsTests {
  @Test("The rectangle of an image follows the content mode, relative to the view's center")
  func contentModes() {
    let view = UIImageView(frame: CGRect(x: 5, y: 5, width: 100, height: 60))
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
    let small = CGSize(width: 20, height: 30)
    let free = CGPoint(x: 40, y: 15)
    let expected: [(UIView.ContentMode, CGPoint, CGSize)] = [
      (.scaleToFill, .zero, CGSize(width: 100, height: 60)),
      (.scaleAspectFit, .zero, CGSize(width: 40, height: 60)),
      (.scaleAspectFill, .zero, CGSize(width: 100, height: 150)),
      (.redraw, .zero, CGSize(width: 100, height: 60)),
      (.center, .zero, small),
      (.top, CGPoint(x: 0, y: -free.y), small), (.bottom, CGPoint(x: 0, y: free.y), small),
      (.left, CGPoint(x: -free.x, y: 0), small), (.right, CGPoint(x: free.x, y: 0), small),
      (.topLeft, CGPoint(x: -free.x, y: -free.y), small),
      (.topRight, CGPoint(x: free.x, y: -free.y), small),
      (.bottomLeft, CGPoint(x: -free.x, y: free.y), small),
      (.bottomRight, CGPoint(x: free.x, y: free.y), small),
    ]
    for (mode, center, size) in expected {
      view.contentMode = mode
      for scale in [1, 2] as [CGFloat] {
        guard case .image(let rect) = view.elementContents(at: scale) else {
          Issue.record("no image")
          continue
        }
        #expect(
          abs(rect.midX - center.x * scale) < 1e-9 && abs(rect.midY - center.y * scale) < 1e-9
            && abs(rect.width - size.width * scale) < 1e-9
            && abs(rect.height - size.height * scale) < 1e-9,
          "\(mode) at \(scale): \(rect)")
      }
    }
  }

  @Test("A snapshot is opaque only with an opaque view and background, and without a mask")
  func opaque() {
    for number in 0..<8 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let hasGround = number & 1 > 0
      let isFaint = number & 2 > 0
      let isMasked = number & 4 > 0
      if hasGround { view.backgroundColor = .white }
      if isFaint { view.alpha = 0.9 }
      if isMasked { view.layer.mask = CALayer() }
      let contents = view.elementContents(at: 1)
      #expect(contents == .snapshot(isOpaque: hasGround && !isFaint && !isMasked), "\(number)")
    }
  }

  @Test("The anchor of a text follows its alignment, and by default the reading direction")
  func lines() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Title"
    var anchors: [CGFloat] = []
    for direction in [.forceLeftToRight, .forceRightToLeft] as [UISemanticContentAttribute] {
      label.semanticContentAttribute = direction
      for alignment in [.natural, .left, .center, .right] as [NSTextAlignment] {
        label.textAlignment = alignment
        guard case .text(_, let anchor) = label.elementContents(at: 1) else {
          Issue.record("no text")
          continue
        }
        anchors.append(anchor)
      }
    }
    #expect(anchors == [0, 0, 0.5, 1, 1, 0, 0.5, 1])
  }

  @Test("The color of a missing background is clear")
  func clear() {
    #expect(ElementColor.clear.alpha == 0 && ElementColor(nil).alpha == 0)
  }
}
