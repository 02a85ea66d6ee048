import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite final class LayoutEdgeTests {
  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = LayoutFixture()
  private var parent: UIView { fixture.parent }

  @Test("8.25 A scroll view's content sizes it, and sizes and centers are those of its frame")
  func scrollView() {
    let scrollView = fixture.add(UIScrollView())
    fixture.place(scrollView, 10, 20, 200, 100)
    let content = fixture.add(to: scrollView)
    let badge = fixture.add(to: scrollView)
    let outside = fixture.add()
    let follower = fixture.add()
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 5),
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
      badge.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      outside.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
      follower.topAnchor.constraint(equalTo: content.topAnchor, constant: 7),
    ])
    fixture.layOut()
    #expect(scrollView.contentSize == CGSize(width: 210, height: 500))
    #expect(content.frame == CGRect(x: 5, y: 0, width: 200, height: 500))
    #expect(badge.frame.minX == 95 && badge.frame.minY == 3 && outside.frame.minY == 120)
    #expect(follower.frame.minY == 27)
    scrollView.contentOffset = CGPoint(x: 4, y: 100)
    fixture.layOut()
    #expect(badge.frame.minY == 103 && badge.frame.minX == 99)
    #expect(content.frame.minY == 0 && outside.frame.minY == 120 && follower.frame.minY == -73)
    #expect(scrollView.contentOffset == CGPoint(x: 4, y: 100))
    #expect(fixture.console.isEmpty)
  }

  @Test("8.34 The spacing of the system is 8 points")
  func systemSpacing() {
    let view = fixture.add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: parent.leadingAnchor, multiplier: 2),
      view.topAnchor.constraint(equalToSystemSpacingBelow: parent.topAnchor, multiplier: 1),
      parent.trailingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: view.trailingAnchor, multiplier: 1),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 276),
    ])
    fixture.layOut()
    #expect(view.frame.origin == CGPoint(x: 16, y: 8) && view.frame.width == 276)
  }

  @Test("8.35 Frames begin and end at whole pixels")
  func pixels() {
    let views = (0..<7).map { _ in fixture.add() }
    for (view, next) in zip(views, views.dropFirst()) {
      next.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      next.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    }
    views[0].leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    views[6].rightAnchor.constraint(equalTo: parent.rightAnchor).isActive = true
    fixture.layOut()
    let scale = UIScreen.main.scale
    for (view, next) in zip(views, views.dropFirst()) {
      #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
      let pixels = view.frame.maxX * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
    }
    #expect(views[6].frame.maxX == 300)
  }

  @Test("8.24 A layout guide is laid out as a view, and its removal removes its constraints")
  func guides() {
    let guide = UILayoutGuide()
    let other = UIView()
    other.addLayoutGuide(guide)
    parent.addLayoutGuide(guide)
    #expect(guide.owningView === parent && other.layoutGuides.isEmpty)
    let view = fixture.add()
    let gap = guide.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 5), gap,
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    fixture.layOut()
    #expect(view.frame.minX == 45 && guide.layoutFrame.minX == 5 && guide.layoutFrame.width == 40)
    parent.removeLayoutGuide(guide)
    #expect(!gap.isActive && parent.constraints.isEmpty && guide.owningView == nil)
    fixture.layOut()
  }

  @Test("8.14 Constraints place the center and the bounds of a view with a transform")
  func transforms() {
    let view = fixture.add()
    fixture.place(view, 100, 100, 40, 20)
    let beside = fixture.add()
    beside.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    fixture.layOut()
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    fixture.layOut()
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(beside.frame.minX == 140)
    view.constraints.first { $0.firstAttribute == .width }?.constant = 60
    fixture.layOut()
    #expect(view.center == CGPoint(x: 130, y: 110) && view.bounds.width == 60)
    #expect(view.transform != .identity)
  }

  @Test("8.15 A size is never negative")
  func negativeSizes() {
    let view = fixture.add()
    let wish = view.widthAnchor.constraint(equalToConstant: -20)
    wish.isActive = true
    let squeezed = fixture.add()
    NSLayoutConstraint.activate([
      squeezed.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 200),
      squeezed.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -200),
    ])
    fixture.layOut()
    #expect(view.frame.width == 0 && squeezed.frame.width == 0)
    wish.constant = 20
    fixture.layOut()
    #expect(view.frame.width == 20)
  }

  @Test("8.16 A constraint whose item has been released has no effect")
  func releasedItems() {
    let view = fixture.add()
    var constraint: NSLayoutConstraint?
    do {
      let other = UIView()
      constraint = view.leftAnchor.constraint(equalTo: other.leftAnchor)
    }
    constraint?.isActive = true
    #expect(constraint?.isActive == false && constraint?.secondItem == nil)
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let kept = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
    kept.isActive = true
    view.removeFromSuperview()
    #expect(!kept.isActive)
    let empty = NSLayoutConstraint()
    empty.constant = 20
    empty.isActive = true
    #expect(!empty.isActive && empty.firstItem == nil)
    fixture.layOut()
  }

  @Test("8.8 A view whose superview was released keeps the constraints in it")
  func releasedSuperview() {
    let view = UIView()
    let inner = fixture.add(to: view)
    fixture.place(inner, 5, 6, 70, 80)
    do {
      let box = UIView()
      fixture.add(to: parent).addSubview(box)
      box.addSubview(view)
      fixture.layOut()
      box.removeFromSuperview()
    }
    #expect(view.superview == nil)
    inner.frame = .zero
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    inner.frame = .zero
    parent.addSubview(view)
    fixture.layOut()
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test("8.18 A view that moves to another tree keeps the constraints in it")
  func movedBetweenTrees() {
    let box = fixture.add()
    fixture.place(box, 0, 0, 100, 100)
    let inner = fixture.add(to: box)
    fixture.place(inner, 5, 6, 20, 30)
    let across = inner.topAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor)
    across.isActive = true
    fixture.layOut()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let target = fixture.add(to: other)
    target.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 9).isActive = true
    target.addSubview(box)
    #expect(!across.isActive && parent.constraints.isEmpty && inner.constraints.count == 2)
    #expect(box.constraints.count == 4)
    box.leftAnchor.constraint(equalTo: target.leftAnchor, constant: 1).isActive = true
    other.layoutIfNeeded()
    #expect(target.frame.minX == 9 && box.frame.minX == 1)
    #expect(box.frame.size == CGSize(width: 100, height: 100))
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 20, height: 30))
    fixture.layOut()
    parent.addSubview(box)
    box.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 40).isActive = true
    fixture.layOut()
    #expect(box.frame.minX == 40 && inner.frame.minX == 5)
  }

  @Test("8.8 Views and constraints that are added and removed again are released")
  func cycles() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    for index in 0..<1000 {
      let added = fixture.add()
      fixture.place(added, CGFloat(index % 50), 2, 30, 40)
      let area = UILayoutGuide()
      parent.addLayoutGuide(area)
      let last = area.leftAnchor.constraint(equalTo: added.rightAnchor)
      last.isActive = true
      if index % 10 == 0 { fixture.layOut() }
      added.removeFromSuperview()
      parent.removeLayoutGuide(area)
      view = added
      constraint = last
      guide = area
    }
    fixture.layOut()
    #expect(view == nil && constraint == nil && guide == nil)
    #expect(parent.constraints.isEmpty && parent.layoutGuides.isEmpty && parent.subviews.isEmpty)
  }

  @Test("8.8 A tree with constraints is released with its topmost view")
  func releasedTree() {
    weak var inner: UIView?
    do {
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let view = fixture.add(to: top)
      view.widthAnchor.constraint(equalTo: top.widthAnchor).isActive = true
      view.topAnchor.constraint(equalTo: top.safeAreaLayoutGuide.topAnchor).isActive = true
      top.layoutIfNeeded()
      inner = view
    }
    #expect(inner == nil)
  }

  @Test("8.18 A reused subtree is laid out for each new text and width")
  func reuse() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let title = fixture.add(UILabel(), to: cell)
    title.numberOfLines = 0
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
    ])
    for round in 1...20 {
      title.text = String(repeating: "word ", count: round * 7 % 40 + 1)
      let width: CGFloat = round.isMultiple(of: 2) ? 300 : 200
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let text = title.sizeThatFits(CGSize(width: width - 32, height: 0))
      #expect(size == CGSize(width: width, height: text.height + 16))
      cell.frame.size = size
      parent.addSubview(cell)
      fixture.layOut()
      #expect(title.frame.width == width - 32 && title.frame.height == text.height)
      cell.removeFromSuperview()
    }
    #expect(fixture.console.isEmpty)
  }

  @Test("8.18 A deep hierarchy is laid out in one pass")
  func deepHierarchy() {
    var view = parent
    for _ in 0..<60 {
      let inner = fixture.add(to: view)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 1),
        inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -1),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
        inner.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -2),
      ])
      view = inner
    }
    let mark = fixture.add()
    mark.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    fixture.layOut()
    #expect(view.bounds.size == CGSize(width: 180, height: 280) && mark.frame.minX == 60)
    parent.frame.size.width = 400
    fixture.layOut()
    #expect(view.bounds.width == 280)
  }

  @Test("8.32 The layout direction is that of the view of the first item")
  func directionOfFirstItem() {
    let view = fixture.add()
    parent.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -30),
    ])
    fixture.layOut()
    #expect(view.frame.minX == 20 && view.frame.maxX == 270)
    view.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    #expect(view.frame.minX == 30 && view.frame.maxX == 280)
  }
}
