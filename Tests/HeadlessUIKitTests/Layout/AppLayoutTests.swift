import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Tests of layouts that are common in apps.
@MainActor @Suite final class AppLayoutTests {
  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = LayoutFixture()
  private var parent: UIView { fixture.parent }

  private func pin(_ view: UIView, _ inset: CGFloat = 0) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }

  // MARK: Sizes

  @Test("8.15 A view without a content, such as a spacer, is not smaller than nothing")
  func spacer() {
    let stack = UIStackView(arrangedSubviews: [
      ContentBlock(30, 10), UIView(), ContentBlock(40, 10),
    ])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 10))
    let column = UIStackView(arrangedSubviews: [ContentBlock(30, 40), UIStackView()])
    column.axis = .vertical
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
  }

  @Test("8.15 Views that share too little space stay in it")
  func tooLittleSpace() {
    let stack = fixture.add(
      UIStackView(arrangedSubviews: [ContentBlock(50, 20), ContentBlock(490, 20)]))
    stack.spacing = 8
    fixture.place(stack, 0, 0, 300, 20)
    fixture.layOut()
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 300 })
    #expect(frames[0].width + frames[1].width == 292)
    let label = fixture.add(UILabel())
    let other = fixture.add(UILabel())
    label.text = "Title"
    other.text = String(repeating: "long ", count: 40)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: parent.leftAnchor),
      other.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
      other.rightAnchor.constraint(lessThanOrEqualTo: parent.rightAnchor),
    ])
    fixture.layOut()
    #expect(label.frame.minX == 0 && other.frame.minX >= 8 && other.frame.maxX <= 300)
  }

  @Test("8.15 Insets that leave no space are reported", arguments: [true, false])
  func insetsWithoutSpace(isLarge: Bool) {
    let view = fixture.add()
    let inner = fixture.add(to: view)
    fixture.place(view, 0, 0, 100, isLarge ? 100 : 0)
    pin(inner, 8)
    fixture.layOut()
    #expect(fixture.console.contains { $0.hasPrefix("Unable to simultaneously") } == !isLarge)
    #expect(inner.frame.height == (isLarge ? 84 : 0))
  }

  @Test("8.31 A fitting measures the content of the view itself, and does not change it")
  func contentOfRoot() {
    let label = UILabel()
    label.text = "Hello"
    #expect(
      label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == label.intrinsicContentSize)
    #expect(ContentBlock(30, 40).systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
    let box = UIView()
    let text = fixture.add(UILabel(), to: box)
    text.numberOfLines = 0
    text.text = String(repeating: "word ", count: 40)
    pin(text)
    let before = text.intrinsicContentSize
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 100 && size.height > 200)
    #expect(text.intrinsicContentSize == before)
  }

  @Test("8.31 A cell is as large as its content view requires")
  func cell() {
    let cells = [UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell()]
    for (view, content) in zip(cells as [UIView], [cells[0], cells[1]].map(Self.contentView)) {
      let label = fixture.add(ContentBlock(60, 70), to: content)
      pin(label, 10)
      #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 90))
    }
  }

  private static func contentView(of view: UIView) -> UIView {
    (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
  }

  @Test("8.28 A page control has the size of its dots")
  func pageControl() {
    let control = fixture.add(UIPageControl())
    control.numberOfPages = 3
    NSLayoutConstraint.activate([
      control.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      control.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
    fixture.layOut()
    #expect(control.bounds.size == control.size(forNumberOfPages: 3))
    control.numberOfPages = 5
    fixture.layOut()
    #expect(abs(control.bounds.width - control.size(forNumberOfPages: 5).width) < 0.001)
  }

  // MARK: Scroll views

  @Test("8.25 Only constraints to both sides determine the size of the content")
  func contentSize() {
    let scrollView = UIScrollView(frame: parent.bounds)
    let table = UITableView(frame: parent.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    parent.addSubview(table)
    fixture.layOut()
    for view in [scrollView, table] {
      parent.addSubview(view)
      let size = view.contentSize
      #expect(size.height >= 1000)
      let badge = fixture.add(ContentBlock(20, 20), to: view)
      badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      fixture.layOut()
      #expect(view.contentSize == size)
    }
  }

  @Test("8.19 The guides of a scroll view scroll with its bounds")
  func guidesOfScrollView() {
    let scrollView = UIScrollView(frame: parent.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    parent.addSubview(scrollView)
    let button = fixture.add(ContentBlock(50, 40), to: scrollView)
    button.bottomAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.bottomAnchor)
      .isActive = true
    for offset in [0, 500] as [CGFloat] {
      scrollView.contentOffset.y = offset
      fixture.layOut()
      #expect(button.frame.maxY == offset + 400)
      #expect(scrollView.safeAreaLayoutGuide.layoutFrame.maxY == offset + 400)
    }
  }

  @Test("6.10 A scroll view that adds the safe area to its insets leaves none to its content")
  func safeAreaOfContent() {
    let page = UIViewController()
    fixture.fixture.window.rootViewController = page
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 10, bottom: 30, right: 10)
    let scrollView = UIScrollView(frame: page.view.bounds)
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize.height = 2000
    page.view.addSubview(scrollView)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scrollView.addSubview(content)
    fixture.layOut()
    for offset in [-60, 0, 500] as [CGFloat] {
      scrollView.contentOffset.y = offset
      fixture.layOut()
      #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    }
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentOffset.y = 0
    fixture.layOut()
    #expect(content.safeAreaInsets.top == 60)
  }

  @Test("6.10 A view that reaches over a side without bars has no safe area inset there")
  func overTheSide() {
    let view = UIView(frame: CGRect(x: -118, y: 100, width: 300, height: 100))
    parent.addSubview(view)
    fixture.layOut()
    #expect(view.safeAreaInsets == .zero)
  }

  // MARK: Stacks

  @Test("8.42 A stack has its own layout direction, not that of its views")
  func directionOfStack() {
    let views = [ContentBlock(50, 10), ContentBlock(60, 10), ContentBlock(70, 10)]
    views[1].semanticContentAttribute = .forceRightToLeft
    let stack = fixture.add(UIStackView(arrangedSubviews: views))
    stack.spacing = 5
    stack.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    fixture.layOut()
    #expect(views.map(\.frame.minX) == [0, 55, 120] && stack.bounds.width == 190)
    stack.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    #expect(views.map(\.frame.minX) == [140, 75, 0] && stack.bounds.width == 190)
  }

  @Test("8.39 Proportions are those of the current contents, between the margins")
  func proportions() {
    let views = [ContentBlock(100, 10), ContentBlock(200, 10)]
    let stack = fixture.add(UIStackView(arrangedSubviews: views))
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    fixture.place(stack, 0, 0, 300, 10)
    fixture.layOut()
    #expect(views.map(\.bounds.width) == [90, 180])
    views[0].size.width = 200
    fixture.layOut()
    #expect(views.map(\.bounds.width) == [135, 135])
  }

  @Test("8.36 A view of a stack moves to any index up to the number of views")
  func insertionAtEnd() {
    let views = [ContentBlock(10, 10), ContentBlock(20, 10), ContentBlock(30, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[0], at: 3)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
  }

  // MARK: Passes and margins

  @Test("8.17 A layout of a part repeats until nothing changes")
  func layoutOfPart() {
    let box = Box()
    _ = fixture.add(box)
    let inner = fixture.add(to: box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    box.innerWidth = inner.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([width, box.innerWidth].compactMap { $0 })
    fixture.layOut()
    width.constant = 200
    parent.layoutIfNeeded()
    #expect(inner.bounds.width == 100)
  }

  private final class Box: UIView {
    var innerWidth: NSLayoutConstraint?
    override func layoutSubviews() {
      super.layoutSubviews()
      innerWidth?.constant = bounds.width / 2
    }
  }

  @Test("8.21 Margins follow those of the superview, and the place of the view")
  func preservedMargins() {
    let outer = fixture.add()
    let inner = fixture.add(to: outer)
    let label = fixture.add(to: inner)
    fixture.place(outer, 0, 0, 300, 300)
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    inner.preservesSuperviewLayoutMargins = true
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([
      left, inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 300),
      inner.heightAnchor.constraint(equalToConstant: 300),
      label.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
    ])
    fixture.layOut()
    #expect(label.frame.minX == 30)
    outer.layoutMargins.left = 50
    fixture.layOut()
    #expect(label.frame.minX == 50)
    left.constant = 20
    fixture.layOut()
    #expect(label.frame.minX == 30)
  }

  @Test("A former superview does not keep a view")
  func leak() {
    weak var weakView: UIView?
    let first = UIView()
    let second = UIView()
    do {
      let view = UIView()
      weakView = view
      first.layoutIfNeeded()
      first.addSubview(view)
      second.addSubview(view)
      view.removeFromSuperview()
    }
    #expect(weakView == nil)
  }

  // MARK: Overrides

  @Test("Views override the methods that change subviews, sizes and layouts")
  func overrides() {
    final class Card: UIView {
      let content = UIView()
      var calls: [String] = []

      convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        super.addSubview(content)
      }

      override func addSubview(_ view: UIView) { content.addSubview(view) }
      override func removeFromSuperview() {
        calls.append("remove")
        super.removeFromSuperview()
      }
      override func setNeedsLayout() {
        calls.append("layout")
        super.setNeedsLayout()
      }
      override func layoutIfNeeded() {
        calls.append("layoutNow")
        super.layoutIfNeeded()
      }
      override func sizeToFit() { bounds.size.width = 30 }
      override func invalidateIntrinsicContentSize() { calls.append("content") }
    }
    let card = Card()
    parent.addSubview(card)
    card.addSubview(UIView())
    #expect(card.content.subviews.count == 1 && card.subviews.count == 1)
    card.layoutIfNeeded()
    card.calls = []
    card.sizeToFit()
    card.invalidateIntrinsicContentSize()
    card.layoutIfNeeded()
    card.removeFromSuperview()
    #expect(card.calls == ["layout", "content", "layoutNow", "remove"])
  }
}
