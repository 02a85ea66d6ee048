import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite final class StackArrangementTests {
  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = LayoutFixture()
  private lazy var stack = {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    fixture.parent.addSubview(stack)
    return stack
  }()

  private func add(_ sizes: (CGFloat, CGFloat)...) -> [ContentBlock] {
    let blocks = sizes.map { ContentBlock($0.0, $0.1) }
    for block in blocks { stack.addArrangedSubview(block) }
    return blocks
  }

  private func ranges(_ views: [UIView]) -> [[CGFloat]] {
    fixture.layOut()
    return views.map { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test("8.37 Views that do not fit shrink by their resistance")
  func shrink() {
    let views = add((200, 20), (200, 20))
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(ranges(views) == [[0, 200], [200, 300]])
    #expect(fixture.console.isEmpty)
  }

  @Test("8.40, 8.41 The spaces are at least the spacing")
  func leastSpacing() {
    let views = add((140, 20), (140, 20))
    stack.spacing = 40
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      stack.distribution = distribution
      #expect(ranges(views) == [[0, 140], [180, 300]])
    }
  }

  @Test("8.38 Equal views of a column have equal heights")
  func column() {
    let views = add((10, 20), (30, 60))
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 10
    fixture.layOut()
    #expect(views.map(\.frame.minY) == [0, 55] && views.map(\.frame.height) == [45, 45])
    #expect(views.map(\.frame.width) == [300, 300])
  }

  @Test("8.42 Views of a column are aligned at its sides, in the layout direction")
  func columnAlignment() {
    let views = add((100, 20), (50, 20))
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(ranges(views) == [[0, 100], [0, 50]])
    stack.alignment = .trailing
    #expect(ranges(views) == [[200, 300], [250, 300]])
    stack.alignment = .center
    #expect(ranges(views) == [[100, 200], [125, 175]])
    stack.alignment = .leading
    for view in [stack] + views { view.semanticContentAttribute = .forceRightToLeft }
    #expect(ranges(views) == [[200, 300], [250, 300]])
  }

  @Test("8.42 Views of a row are aligned at their first or last baselines")
  func baselines() {
    let labels = [12.0, 30].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      stack.addArrangedSubview(label)
      return label
    }
    stack.alignment = .firstBaseline
    fixture.layOut()
    let first = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(abs(first[0] - first[1]) < 0.5)
    stack.alignment = .lastBaseline
    fixture.layOut()
    let last = labels.map { $0.frame.maxY + $0.font.descender }
    #expect(abs(last[0] - last[1]) < 0.5)
  }

  @Test("8.26 A stack has the baseline of its first, last or highest view")
  func baselineOfStack() {
    let views = add((10, 20), (10, 50), (10, 30))
    let beside = fixture.add(ContentBlock(10, 10))
    let below = fixture.add(ContentBlock(10, 10))
    NSLayoutConstraint.activate([
      beside.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      below.topAnchor.constraint(equalTo: stack.lastBaselineAnchor),
    ])
    stack.axis = .vertical
    fixture.layOut()
    #expect(beside.frame.minY == views[0].frame.minY && below.frame.minY == views[2].frame.maxY)
    stack.axis = .horizontal
    stack.alignment = .top
    fixture.layOut()
    #expect(beside.frame.minY == 0 && below.frame.minY == 50)
    views[1].isHidden = true
    fixture.layOut()
    #expect(below.frame.minY == 30)
    #expect(UIStackView().forLastBaselineLayout is UIStackView)
  }

  @Test("8.43 A custom spacing counts after its view, until it is the default again")
  func customSpacing() {
    let views = add((10, 10), (10, 10), (10, 10))
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 55)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 43)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 40)
    views[0].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 25)
    stack.setCustomSpacing(20, after: views[1])
    stack.removeArrangedSubview(views[1])
    stack.setCustomSpacing(30, after: views[1])
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("8.44 Hiding a view in an animation block with layoutIfNeeded() animates its neighbors")
  func animatedHiding() {
    let views = add((100, 20), (100, 20))
    stack.distribution = .fillEqually
    fixture.layOut()
    UIView.animate(withDuration: 1) { [stack] in
      views[0].isHidden = true
      stack.layoutIfNeeded()
    }
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(views[1].layer.animationKeys()?.isEmpty == false)
    #expect(stack.arrangedSubviews == views)
  }

  @Test("8.44 A stack without shown views lays out nothing")
  func empty() {
    let views = add((100, 20))
    views[0].isHidden = true
    fixture.layOut()
    #expect(stack.systemLayoutSizeFitting(.zero).width == 0)
    #expect(fixture.console.isEmpty)
  }

  @Test("8.45 The margins of a stack are around its views")
  func margins() {
    let views = add((50, 10))
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(ranges(views) == [[0, 300]])
    stack.isLayoutMarginsRelativeArrangement = true
    fixture.layOut()
    #expect(views[0].frame == CGRect(x: 20, y: 10, width: 240, height: 60))
    stack.layoutMargins.left = 30
    #expect(ranges(views) == [[30, 260]])
  }

  @Test("8.46 The spaces of a column can be those between baselines")
  func baselineSpacing() {
    let labels = ["first", "second"].map { text in
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
      return label
    }
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    labels[1].setContentHuggingPriority(.defaultLow, for: .vertical)
    labels[0].setContentHuggingPriority(.defaultHigh, for: .vertical)
    fixture.layOut()
    let first = labels[0].frame.maxY + labels[0].font.descender
    let second = labels[1].frame.minY + labels[1].font.ascender
    #expect(abs(second - first - 40) < 0.5)
  }

  @Test("8.36 A view moves between stacks, and a moved view keeps its place among the subviews")
  func moves() {
    let views = add((10, 10), (20, 10), (30, 10))
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    let other = UIStackView(arrangedSubviews: [views[0]])
    #expect(other.arrangedSubviews == [views[0]])
    #expect(stack.arrangedSubviews == [views[2], views[1]])
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
    fixture.layOut()
    #expect(fixture.console.isEmpty)
  }

  @Test("8.47 A stack in a stack is as large as its views")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [ContentBlock(20, 10), ContentBlock(30, 40)])
    inner.axis = .vertical
    inner.spacing = 2
    let outer = fixture.add(UIStackView(arrangedSubviews: [inner, ContentBlock(5, 5)]))
    outer.alignment = .top
    outer.topAnchor.constraint(equalTo: fixture.parent.topAnchor).isActive = true
    outer.leftAnchor.constraint(equalTo: fixture.parent.leftAnchor).isActive = true
    fixture.layOut()
    #expect(outer.frame.size == CGSize(width: 35, height: 52))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 52))
    (inner.arrangedSubviews[1] as? ContentBlock)?.size.height = 60
    fixture.layOut()
    #expect(outer.frame.height == 72)
  }
}
