import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite final class IntrinsicSizeTests {
  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = LayoutFixture()
  private var parent: UIView { fixture.parent }

  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = fixture.add(UILabel())
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test("8.28 Labels, buttons, images and switches have a size, and views have none")
  func contents() {
    let none = UIView.noIntrinsicMetric
    #expect(UIView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UIImageView().intrinsicContentSize == CGSize(width: none, height: none))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(UISwitch().intrinsicContentSize == UISwitch().sizeThatFits(.zero))
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    #expect(button.intrinsicContentSize == button.sizeThatFits(.zero))
    #expect(button.intrinsicContentSize.width > 40)
    #expect(label("Text").intrinsicContentSize.width > 20)
    #expect(UIScrollView().intrinsicContentSize.width == none)
  }

  @Test("8.28 Sliders and bars have a height, and any width")
  func heights() {
    let none = UIView.noIntrinsicMetric
    let views: [UIView] = [UISlider(), UINavigationBar(), UIToolbar(), UITabBar()]
    for view in views {
      #expect(view.intrinsicContentSize.width == none && view.intrinsicContentSize.height > 0)
    }
  }

  @Test("8.28 A new content has a new size at the next layout")
  func newContents() {
    let imageView = fixture.add(UIImageView())
    let button = fixture.add(UIButton(type: .system))
    for view in [imageView, button] {
      view.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
      view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    }
    fixture.layOut()
    imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    button.setTitle("A long title", for: .normal)
    fixture.layOut()
    #expect(imageView.frame.size == CGSize(width: 30, height: 20))
    #expect(button.frame.size == button.sizeThatFits(.zero))
  }

  @Test("8.29 Views hug their content with 250, and resist with 750")
  func priorities() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    let block = fixture.add(ContentBlock(50, 60))
    let width = block.widthAnchor.constraint(equalToConstant: 20)
    width.priority = UILayoutPriority(749)
    let height = block.heightAnchor.constraint(equalToConstant: 90)
    height.priority = UILayoutPriority(251)
    NSLayoutConstraint.activate([width, height])
    fixture.layOut()
    #expect(block.frame.size == CGSize(width: 50, height: 90))
    block.setContentCompressionResistancePriority(UILayoutPriority(748), for: .horizontal)
    block.setContentHuggingPriority(.required, for: .vertical)
    fixture.layOut()
    #expect(block.frame.size == CGSize(width: 20, height: 60))
  }

  @Test("8.26 Baselines of texts of several sizes are at the same height")
  func baselines() {
    let small = label("small", size: 12)
    let large = label("large", size: 40)
    let button = fixture.add(UIButton(type: .system))
    button.setTitle("button", for: .normal)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    fixture.layOut()
    let baseline = large.frame.minY + large.font.ascender
    #expect(abs(small.frame.minY + small.font.ascender - baseline) < 0.5)
    let title = button.titleLabel
    let titleTop = button.frame.minY + (title?.frame.minY ?? 0)
    #expect(abs(titleTop + (title?.font.ascender ?? 0) - baseline) < 1)
    large.font = .systemFont(ofSize: 50)
    fixture.layOut()
    let changed = large.frame.minY + large.font.ascender
    #expect(changed > baseline + 5)
    #expect(abs(small.frame.minY + small.font.ascender - changed) < 0.5)
  }

  @Test("8.26 The last baseline of a label is that of its last line")
  func lastBaseline() {
    let text = label(String(repeating: "word ", count: 30), lines: 0)
    let below = fixture.add()
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: parent.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 200),
      below.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
      below.heightAnchor.constraint(equalToConstant: 1),
    ])
    fixture.layOut()
    #expect(abs(below.frame.minY - (text.frame.maxY + text.font.descender)) < 0.5)
  }

  @Test("8.26 A view without a baseline has its top and bottom, or the baseline of a descendant")
  func baselineViews() {
    final class Row: UIView {
      let title = UILabel()
      override var forLastBaselineLayout: UIView { title }
    }
    let plain = fixture.add()
    fixture.place(plain, 0, 50, 10, 20)
    let row = fixture.add(Row())
    row.title.text = "Title"
    _ = fixture.add(row.title, to: row)
    let beside = label("beside", size: 30)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: plain.lastBaselineAnchor),
      row.title.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
      beside.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
    ])
    fixture.layOut()
    #expect(row.frame.minY == 70)
    let expected = 70 + 12 + row.title.font.ascender
    #expect(abs(beside.frame.minY + beside.font.ascender - expected) < 0.5)
    row.title.font = .systemFont(ofSize: 40)
    fixture.layOut()
    let larger = 70 + 12 + row.title.font.ascender
    #expect(abs(beside.frame.minY + beside.font.ascender - larger) < 0.5)
  }

  @Test("8.27 Constraints place the alignment rectangle, and the frame is around it")
  func alignmentRectangles() {
    let block = fixture.add(ContentBlock(50, 40))
    block.edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = fixture.add(to: block)
    let beside = fixture.add()
    NSLayoutConstraint.activate([
      block.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
      block.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
      beside.leftAnchor.constraint(equalTo: block.rightAnchor),
      beside.topAnchor.constraint(equalTo: inner.bottomAnchor),
      inner.leftAnchor.constraint(equalTo: block.leftAnchor),
      inner.bottomAnchor.constraint(equalTo: block.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5),
      inner.widthAnchor.constraint(equalTo: block.layoutMarginsGuide.widthAnchor),
    ])
    fixture.layOut()
    #expect(block.frame == CGRect(x: 8, y: 19, width: 56, height: 44))
    #expect(beside.frame.origin == CGPoint(x: 60, y: 60))
    #expect(inner.frame == CGRect(x: 2, y: 36, width: 40, height: 5))
    let rect = CGRect(x: 10, y: 20, width: 50, height: 40)
    #expect(block.alignmentRect(forFrame: block.frame) == rect)
    #expect(block.frame(forAlignmentRect: rect) == block.frame)
    #expect(block.systemLayoutSizeFitting(.zero).width >= 6)
  }

  @Test("8.30 A preferred width breaks the lines of a text")
  func preferredWidth() {
    let text = label(String(repeating: "word ", count: 30), lines: 0)
    text.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    text.preferredMaxLayoutWidth = 120
    fixture.layOut()
    #expect(text.frame.width <= 120 && text.frame.height > text.font.lineHeight * 3)
    let height = text.frame.height
    text.preferredMaxLayoutWidth = 60
    fixture.layOut()
    #expect(text.frame.height > height)
  }

  @Test("8.31 A fitting neither moves the view nor needs a window")
  func fitting() {
    let box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let inner = fixture.add(ContentBlock(50, 40), to: box)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor, constant: -6),
    ])
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 55, height: 46))
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    // The views hug their contents more than they follow the target.
    let expanded = box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(expanded == CGSize(width: 55, height: 10_000))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 46))
    inner.size = CGSize(width: 60, height: 10)
    #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 65, height: 16))
    #expect(fixture.console.isEmpty)
  }
}
