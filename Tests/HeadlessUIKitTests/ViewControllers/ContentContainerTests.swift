import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Preferred content sizes")
@MainActor struct ContentContainerTests {
  private final class Container: UIViewController {
    var notices: [CGSize] = []

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      notices.append(container.preferredContentSize)
    }
  }

  private final class Presentation: UIPresentationController {
    var notices: [CGSize] = []

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      notices.append(presentedViewController.preferredContentSize)
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var presentation: Presentation?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentation = Presentation(presentedViewController: presented, presenting: presenting)
      return presentation
    }
  }

  @Test("2.151 A container is notified when the preferred size of a child changes")
  func child() {
    let container = Container()
    let child = UIViewController()
    child.preferredContentSize = CGSize(width: 1, height: 2)
    container.addChild(child)
    #expect(container.notices.isEmpty)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(container.notices == [CGSize(width: 3, height: 4)])
    child.removeFromParent()
    child.preferredContentSize = .zero
    #expect(container.notices.count == 1)
  }

  @Test("2.151 A presentation controller is notified of the presented controller's preferred size")
  func presented() throws {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    let page = UIViewController()
    let delegate = Delegate()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    root.present(page, animated: false)
    device.advanceUntilIdle()
    page.preferredContentSize = CGSize(width: 0, height: 300)
    #expect(delegate.presentation?.notices == [CGSize(width: 0, height: 300)])
    #expect(delegate.presentation?.preferredContentSize == CGSize(width: 0, height: 300))
  }

  @Test("2.152 A stack and tabs forward the preferred size of their shown page only")
  func forwarded() {
    for isTab in [false, true] {
      let device = Device()
      let root = UIViewController()
      device.launch(root)
      let delegate = Delegate()
      let shown = UIViewController()
      let hidden = UIViewController()
      let stack = UINavigationController()
      let tabs = UITabBarController()
      stack.viewControllers = [hidden, shown]
      if isTab {
        stack.viewControllers = []
        tabs.viewControllers = [shown, hidden]
      }
      let container = isTab ? tabs : stack
      container.modalPresentationStyle = .custom
      container.transitioningDelegate = delegate
      root.present(container, animated: false)
      device.advanceUntilIdle()
      shown.preferredContentSize.height = 300
      #expect(delegate.presentation?.notices.count == 1)
      hidden.preferredContentSize.height = 300
      #expect(delegate.presentation?.notices.count == 1)
    }
  }
}
