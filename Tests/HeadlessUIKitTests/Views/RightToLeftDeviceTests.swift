import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Right-to-left devices")
@MainActor struct RightToLeftDeviceTests {
  @Test("1.137 Views and traits follow the language unless a semantic attribute overrides it")
  func views() {
    let device = Device()
    let page = UIViewController()
    device.launch(page)
    #expect(page.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    device.settings.layoutDirection = .rightToLeft
    #expect(device.settings.layoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(page.traitCollection.layoutDirection == .rightToLeft)
    let expected: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in expected {
      page.view.semanticContentAttribute = attribute
      #expect(page.view.effectiveUserInterfaceLayoutDirection == direction)
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
    }
  }

  @Test("1.137 Tabs, the system's push and its swipe back are mirrored")
  func containers() {
    let device = Device()
    device.settings.layoutDirection = .rightToLeft
    let a = UIViewController()
    let b = UIViewController()
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    device.launch(tabs)
    device.tap(at: CGPoint(x: 60, y: 800))
    device.advanceUntilIdle()
    #expect(tabs.selectedIndex == 1)
    device.tap(at: CGPoint(x: 330, y: 800))
    device.advanceUntilIdle()
    #expect(tabs.selectedIndex == 0)
    stack.pushViewController(b, animated: true)
    device.advance(by: 0.1)
    #expect((b.view.layer.presentation()?.frame.minX ?? 0) < 0)
    device.advanceUntilIdle()
    for (x, width, count) in [(3.0, 250.0, 2), (390, -250, 1)] {
      let finger = device.press(at: CGPoint(x: x, y: 400))
      finger.move(by: CGVector(dx: width, dy: 0), over: 0.2)
      finger.lift()
      device.advanceUntilIdle()
      #expect(stack.viewControllers.count == count)
    }
  }
}
