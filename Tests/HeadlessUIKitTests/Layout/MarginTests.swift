import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor @Suite final class MarginTests {
  private final class Page: UIViewController {
    var changes = 0
    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      changes += 1
    }
  }

  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = LayoutFixture()
  private lazy var page = {
    let page = Page()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    fixture.parent.addSubview(page.view)
    page.view.frame = fixture.parent.bounds
    fixture.layOut()
    return page
  }()

  @Test("8.19 The guide of the safe area follows the safe area")
  func safeArea() {
    let view = fixture.add(to: page.view)
    view.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    fixture.layOut()
    #expect(view.frame.minY == page.view.safeAreaInsets.top && view.frame.minY >= 40)
    let guide = page.view.safeAreaLayoutGuide
    #expect(guide === page.view.safeAreaLayoutGuide && guide.owningView === page.view)
    #expect(guide.layoutFrame.minY == view.frame.minY)
    #expect(page.view.layoutGuides.isEmpty)
    let old = view.frame.minY
    page.additionalSafeAreaInsets.top = 50
    fixture.layOut()
    #expect(view.frame.minY == old + 10)
  }

  @Test("8.20 Margins are 8 points, and those of a view controller's view at least the system's")
  func defaults() {
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 50, height: 50))
    page.view.addSubview(view)
    fixture.layOut()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let top = page.view.safeAreaInsets.top
    #expect(page.view.layoutMargins == UIEdgeInsets(top: top, left: 16, bottom: 0, right: 16))
    #expect(page.systemMinimumLayoutMargins.leading == 16)
    page.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
    #expect(page.view.layoutMargins == UIEdgeInsets(top: top + 1, left: 16, bottom: 3, right: 40))
    page.viewRespectsSystemMinimumLayoutMargins = false
    #expect(page.view.layoutMargins.left == 2)
  }

  @Test("8.21 Margins begin at the safe area, and can reach those of the superview")
  func safeAreaAndSuperview() {
    page.view.insetsLayoutMarginsFromSafeArea = false
    #expect(page.view.layoutMargins.top == 0)
    page.view.insetsLayoutMarginsFromSafeArea = true
    page.view.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
    let view = UIView(frame: CGRect(x: 10, y: 150, width: 280, height: 50))
    page.view.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    fixture.layOut()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 50, bottom: 8, right: 10))
  }

  @Test("8.20 Constraints with the margins of a view follow them")
  func constraints() {
    let view = fixture.add(to: page.view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.leadingAnchor),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: page.view,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: page.view,
        attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
    ])
    fixture.layOut()
    #expect(view.frame.minX == 16 && view.frame.maxX == 284)
    page.view.directionalLayoutMargins.leading = 30
    fixture.layOut()
    #expect(view.frame.minX == 30 && view.frame.maxX == 284)
    #expect(fixture.console.isEmpty)
  }

  @Test("8.22 The leading margin is at the side where text begins")
  func directional() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test("8.23 A view and its view controller are told that the margins have changed")
  func notifications() {
    final class View: UIView {
      var changes = 0
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
      }
    }
    let view = View()
    view.layoutMargins.left = 20
    #expect(view.changes == 1)
    let changes = page.changes
    page.view.layoutMargins.left = 50
    #expect(page.changes == changes + 1)
    _ = page.view.layoutMarginsGuide
    page.additionalSafeAreaInsets.top = 60
    fixture.layOut()
    #expect(page.changes == changes + 2)
  }

  @Test("8.33 A change of the device's layout direction moves views at the next layout")
  func deviceDirection() {
    let device = Device()
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    device.launch(controller)
    device.advance(by: 0.1)
    #expect(view.frame.minX == 5)
    device.settings.layoutDirection = .rightToLeft
    device.advance(by: 0.1)
    #expect(view.frame.maxX == controller.view.bounds.width - 5)
  }
}
