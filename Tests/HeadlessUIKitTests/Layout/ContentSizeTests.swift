import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ContentSizeTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    return label
  }

  @Test("8.28 A label has the size of its text, and of a new one")
  func text() {
    let label = label("Hello")
    label.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10).isActive = true
    parent.layoutIfNeeded()
    #expect(label.frame.size == label.sizeThatFits(.zero) && label.frame.width > 40)
    label.text = "Hello, world"
    parent.layoutIfNeeded()
    #expect(label.frame.size == label.sizeThatFits(.zero) && label.frame.width > 100)
  }

  @Test("8.30 A label of several lines is as high as its width requires")
  func lines() {
    let label = label(String(repeating: "word ", count: 40), lines: 0)
    let below = self.label("below")
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: parent.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    parent.layoutIfNeeded()
    #expect(label.frame.width == 280)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 280, height: 0)).height)
    #expect(below.frame.minY == label.frame.maxY + 8)
    parent.frame.size.width = 600
    parent.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 580, height: 0)).height)
  }

  @Test("8.29 The view that hugs less grows, and the one that resists less shrinks")
  func huggingAndResistance() {
    let left = label("left")
    let right = label("right")
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    parent.layoutIfNeeded()
    #expect(left.frame.width == left.intrinsicContentSize.width)
    #expect(right.frame.maxX == 300)
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    parent.layoutIfNeeded()
    #expect(right.frame.width == right.intrinsicContentSize.width)
    left.text = String(repeating: "x", count: 100)
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    parent.layoutIfNeeded()
    #expect(left.frame.width == 300 - right.intrinsicContentSize.width)
  }

  @Test("8.31 A fitting asks for the smallest size, or for the height of a width")
  func fitting() {
    let box = UIView()
    let label = UILabel()
    label.text = String(repeating: "word ", count: 40)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
    ])
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = label.sizeThatFits(CGSize(width: 168, height: 0))
    #expect(size == CGSize(width: 200, height: text.height + 16))
    let smallest = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(smallest.width == label.intrinsicContentSize.width + 32)
  }

  @Test("8.19, 8.25 Margins, the safe area and a scroll view have guides")
  func guides() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(controller.view)
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    let content = UIView()
    for (view, parent) in [(scrollView, controller.view as UIView), (content, scrollView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let area = controller.view.safeAreaLayoutGuide
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: area.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(scrollView.frame.minY == insets.top && scrollView.frame.maxY == 400 - insets.bottom)
    #expect(scrollView.frame.minX == 16 && scrollView.frame.width == 268)
    #expect(scrollView.contentSize == CGSize(width: 268, height: 1010))
    scrollView.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 268, height: 1000))
  }
}
