import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct StackViewTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func add(_ sizes: (CGFloat, CGFloat)...) -> [UIView] {
    let blocks = sizes.map { ContentBlock($0.0, $0.1) }
    for block in blocks { stack.addArrangedSubview(block) }
    return blocks
  }

  private func ranges(_ views: [UIView]) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test("8.37 The views fill the stack, and the one with the lowest hugging priority grows")
  func fill() {
    let views = add((50, 20), (60, 30), (70, 40))
    stack.spacing = 10
    for view in [views[0], views[2]] {
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    #expect(ranges(views) == [[0, 50], [60, 220], [230, 300]])
    #expect(views.allSatisfy { $0.frame.height == 100 })
  }

  @Test("8.38, 8.39 The views have equal sizes, or sizes in proportion to their contents")
  func fillEquallyAndProportionally() {
    let views = add((50, 20), (100, 30), (150, 40))
    stack.distribution = .fillEqually
    #expect(ranges(views) == [[0, 100], [100, 200], [200, 300]])
    stack.distribution = .fillProportionally
    #expect(ranges(views) == [[0, 50], [50, 150], [150, 300]])
  }

  @Test("8.40, 8.41 The spaces between the views, or the distances of their centers, are equal")
  func equalSpacingAndCentering() {
    let views = add((20, 20), (60, 30), (40, 40))
    stack.distribution = .equalSpacing
    #expect(ranges(views) == [[0, 20], [110, 170], [260, 300]])
    stack.distribution = .equalCentering
    #expect(ranges(views) == [[0, 20], [115, 175], [260, 300]])
  }

  @Test("8.42 The views are aligned across the stack")
  func alignment() {
    let views = add((100, 20), (100, 40), (100, 60))
    for (alignment, tops) in [
      (UIStackView.Alignment.top, [0, 0, 0]), (.center, [40, 30, 20]), (.bottom, [80, 60, 40]),
      (.fill, [0, 0, 0]),
    ] as [(UIStackView.Alignment, [CGFloat])] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == tops)
    }
  }

  @Test("8.44 A hidden view leaves no space, and comes back")
  func hidden() {
    let views = add((100, 20), (100, 20), (100, 20))
    stack.distribution = .fillEqually
    stack.spacing = 20
    views[1].isHidden = true
    #expect(ranges([views[0], views[2]]) == [[0, 140], [160, 300]])
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(abs(views[1].frame.width - 260 / 3) < 0.5)
  }

  @Test("8.43, 8.45, 8.47 A stack is as large as its views")
  func size() {
    _ = add((100, 20), (50, 40))
    stack.spacing = 10
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 160, height: 40))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 70))
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 90))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 106, height: 94))
  }

  @Test("8.36 A removed view is no arranged subview, and an arranged subview is a subview")
  func views() {
    let views = add((10, 10), (20, 20))
    #expect(stack.subviews == views && stack.arrangedSubviews == views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [views[1]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(ranges([views[0]]) == [[0, 300]])
  }
}
