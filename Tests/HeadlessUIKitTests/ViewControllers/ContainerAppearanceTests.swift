import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Containers that appear") struct ContainerAppearanceTests {
  @Test(
    "2.166 The page's view fills the content of a container that appears again",
    arguments: [true, false])
  func fills(isStack: Bool) {
    let device = Device()
    let root = UIViewController()
    let page = UIViewController()
    let container =
      isStack ? UINavigationController(rootViewController: page) : UITabBarController()
    (container as? UITabBarController)?.viewControllers = [page]
    device.launch(root)
    root.present(container, animated: false)
    device.advanceUntilIdle()
    root.dismiss(animated: false)
    device.advanceUntilIdle()
    page.view.bounds.size.height -= 100
    container.modalPresentationStyle = .overFullScreen
    root.present(container, animated: false)
    device.advanceUntilIdle()
    #expect(page.view.frame == page.view.superview?.bounds)
    #expect(page.view.bounds.height == device.window.bounds.height)
  }
}
