import Foundation
import Testing

@testable import HeadlessUIKit

/// Tests of autoresizing masks in layouts.
@MainActor @Suite final class MaskLayoutTests {
  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = LayoutFixture()
  private var parent: UIView { fixture.parent }

  /// Adds content of 80 × 30 points, 10 points inside a view.
  private func addContent(to view: UIView) -> UIView {
    let content = fixture.add(ContentBlock(80, 30), to: view)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
    return content
  }

  private func pinToCorner(_ view: UIView) {
    view.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
  }

  @Test("8.9 The content of a flexible view sizes its superview", arguments: [true, false])
  func flexibleWrapper(isFitting: Bool) {
    let outer = UIView()
    let inner = UIView()
    let core = UIView()
    for view in [inner, core] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(inner)
    inner.addSubview(core)
    let content = addContent(to: core)
    guard !isFitting else {
      #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 50))
      return
    }
    fixture.add(outer)
    pinToCorner(outer)
    fixture.layOut()
    let whole = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect([outer, inner, core].allSatisfy { $0.frame == whole })
    #expect(content.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    (content as? ContentBlock)?.size.width = 120
    fixture.layOut()
    #expect(core.frame.width == 140 && outer.frame.width == 140 && content.frame.width == 120)
    #expect(fixture.console.isEmpty)
  }

  @Test("8.9 A view with an effect is as large as the content of its content view")
  func effectView() {
    let view = fixture.add(UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
    pinToCorner(view)
    let content = addContent(to: view.contentView)
    fixture.layOut()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 50))
  }

  @Test("8.9 A view with flexible margins follows its superview's size")
  func margins() {
    let outer = fixture.add()
    pinToCorner(outer)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    outer.heightAnchor.constraint(equalToConstant: 60).isActive = true
    fixture.layOut()
    let badge = UIView(frame: CGRect(x: 80, y: 25, width: 20, height: 10))
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
    outer.addSubview(badge)
    let label = fixture.add(ContentBlock(30, 10), to: outer)
    label.rightAnchor.constraint(equalTo: badge.leftAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: badge.centerYAnchor).isActive = true
    fixture.layOut()
    #expect(label.frame == CGRect(x: 50, y: 25, width: 30, height: 10))
    width.constant = 160
    fixture.layOut()
    #expect(badge.frame.minX == 140 && label.frame.minX == 110)
    badge.autoresizingMask = []
    width.constant = 100
    fixture.layOut()
    #expect(badge.frame.minX == 140 && label.frame.minX == 110)
  }

  @Test("8.9 A view that begins to translate its mask, or ends, changes its subviews' relation")
  func changedTranslation() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    parent.addSubview(outer)
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    let content = fixture.add(ContentBlock(80, 30), to: inner)
    content.leftAnchor.constraint(equalTo: inner.leftAnchor).isActive = true
    content.rightAnchor.constraint(lessThanOrEqualTo: inner.rightAnchor).isActive = true
    content.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
    fixture.layOut()
    #expect(inner.frame.width == 200)
    outer.translatesAutoresizingMaskIntoConstraints = false
    fixture.place(outer, 0, 0, 150, 100)
    fixture.layOut()
    #expect(outer.frame.width == 150 && inner.frame.width == 150)
    for constraint in parent.constraints + outer.constraints { constraint.isActive = false }
    outer.translatesAutoresizingMaskIntoConstraints = true
    outer.frame.size.width = 120
    fixture.layOut()
    #expect(outer.frame.width == 120 && inner.frame.width == 120)
    #expect(fixture.console.isEmpty)
  }
}
