import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SafeAreaTests {
  private func makeFixture() -> Fixture {
    let fixture = Fixture(size: CGSize(width: 400, height: 800))
    fixture.window.screenInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    return fixture
  }

  @Test("A view's safe area is the part of the window's safe area that reaches into it")
  func propagation() {
    let fixture = makeFixture()
    let full = UIView(frame: fixture.window.bounds)
    let inset = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 770))
    let far = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 10, height: 10))
    for view in [full, inset, far] { fixture.window.addSubview(view) }
    inset.addSubview(inner)
    #expect(fixture.window.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(full.safeAreaInsets == fixture.window.safeAreaInsets)
    #expect(inset.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(far.safeAreaInsets == .zero)
    #expect(UIView().safeAreaInsets == .zero)
  }

  @Test("A view is notified when its safe area changes, also after it moves")
  func changes() {
    final class Listening: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let fixture = makeFixture()
    let view = Listening(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    #expect(view.changes == 1)
    view.frame.origin.y = 20
    fixture.frames(1)
    #expect(view.safeAreaInsets.top == 30)
    #expect(view.changes == 2)
    view.frame.origin.y = 20
    fixture.frames(1)
    #expect(view.changes == 2)
  }

  @Test("A subview's safe area changes when its superview scrolls or grows")
  func belowNewBounds() {
    let fixture = makeFixture()
    let view = UIView(frame: fixture.window.bounds)
    view.autoresizesSubviews = false
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 760))
    fixture.window.addSubview(view)
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    view.bounds.origin.y = 10
    fixture.frames(1)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    view.bounds = CGRect(x: 0, y: 0, width: 400, height: 790)
    view.frame.origin.y = 10
    fixture.frames(1)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
  }

  @Test("2.165 The safe area of a page includes the bar as soon as the bar is shown")
  func shownBar() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let device = Device()
    navigation.isNavigationBarHidden = true
    device.launch(navigation)
    #expect(page.view.safeAreaInsets.top == 59)
    navigation.isNavigationBarHidden = false
    #expect(page.view.safeAreaInsets.top == 103)
  }
}
