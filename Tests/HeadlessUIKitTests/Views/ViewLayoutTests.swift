import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewLayoutTests {
  @Test(
    "Autoresizing masks distribute a superview's growth among margins and size",
    arguments: zip(
      [
        UIView.AutoresizingMask(), .flexibleWidth, [.flexibleWidth, .flexibleHeight],
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
        [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      ],
      [
        CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 10, y: 20, width: 130, height: 40),
        CGRect(x: 10, y: 20, width: 130, height: 240), CGRect(x: 110, y: 20, width: 30, height: 40),
        CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 10, y: 220, width: 30, height: 40),
        CGRect(x: 60, y: 120, width: 30, height: 40),
      ]))
  func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(child.frame == expected)
  }

  /// A scroll view delegate that moves a page.
  private final class Mover: NSObject, UIScrollViewDelegate {
    let page: UIView

    init(_ page: UIView) {
      self.page = page
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      page.center = CGPoint(x: 500, y: 500)
    }
  }

  @Test(
    "A view is placed before its subviews are laid out, so a scroll view's delegate can move it")
  func movedInLayout() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let page = UIView(frame: parent.bounds)
    let scrollView = UIScrollView(frame: parent.bounds)
    for view in [page, scrollView] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    scrollView.contentSize.height = 400
    scrollView.contentOffset.y = 300
    page.addSubview(scrollView)
    parent.addSubview(page)
    let mover = Mover(page)
    scrollView.delegate = mover
    parent.frame.size.height = 300
    #expect(page.center == CGPoint(x: 500, y: 500) && page.bounds.height == 300)
  }

  @Test("Without autoresizesSubviews subviews keep their frames")
  func noAutoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size = .zero
    #expect(child.frame.width == 100)
  }

  @Test("Resizing a view in an animation block animates its autoresized subviews")
  func animatedAutoresizing() {
    let fixture = Fixture()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    fixture.window.addSubview(parent)
    fixture.frames(1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      parent.frame.size.width = 200
    }
    fixture.advance(by: 0.5)
    #expect(child.layer.presentation()?.bounds.width == 150)
  }

  @Test("Views convert by model values, and nil means the window")
  func conversion() {
    let fixture = Fixture()
    let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let b = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    fixture.window.addSubview(a)
    a.addSubview(b)
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
    #expect(b.convert(CGPoint(x: 15, y: 25), from: nil) == .zero)
    #expect(b.convert(b.bounds, to: a) == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(a.convert(b.frame, from: a) == b.frame)
  }

  @Test("A pending layout runs once before the frame, superviews first")
  func layoutPass() {
    final class Logging: UIView {
      var record: () -> Void = {}
      override func layoutSubviews() { record() }
    }
    let fixture = Fixture()
    let outer = Logging()
    let inner = Logging()
    var order: [String] = []
    outer.record = { order.append("outer") }
    inner.record = { order.append("inner") }
    outer.addSubview(inner)
    fixture.window.addSubview(outer)
    fixture.frames(1)
    #expect(order == ["outer", "inner"])
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    fixture.frames(2)
    #expect(order == ["outer", "inner", "inner"])
  }

  @Test("A view is laid out from right to left if its semantic attribute forces that")
  func layoutDirection() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    for attribute in [
      UISemanticContentAttribute.playback, .spatial, .forceLeftToRight, .unspecified,
    ] {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
