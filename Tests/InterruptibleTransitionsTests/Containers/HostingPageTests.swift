import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of pages whose views are those of SwiftUI's hosting controllers.
@Suite("Hosting pages", .sharingVariants)
struct HostingPageTests {
  nonisolated enum Change: CaseIterable, Sendable {
    case stack, tabs, sheet, stackInSheet, zoom
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    let content = UIView()
    content.backgroundColor = .white
    page.view = HostingView(content)
    page.title = title
    return page
  }

  @Test(
    "A hosting view gets no view but the one that reports its window, and the swipe back works",
    arguments: Change.allCases)
  func changes(_ change: Change) {
    let device = Device()
    let first = page("A")
    let second = page("B")
    let third = page("C")
    let slide = InterruptibleTransition(.slideAlong())
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    switch change {
    case .stack:
      device.launch(stack)
      stack.pushViewController(second, with: slide)
    case .tabs:
      tabs.viewControllers = [first, second]
      device.launch(tabs)
      tabs.selectViewController(second, with: slide)
    case .sheet:
      device.launch(first)
      first.present(second, with: slide, as: .sheet(height: 400))
    case .stackInSheet:
      device.launch(third)
      third.present(stack, with: slide, as: .sheet(height: 400))
      device.advanceUntilIdle()
      stack.pushViewController(second, with: InterruptibleTransition(.slideAlong()))
    case .zoom:
      device.launch(stack)
      stack.pushViewController(second, with: .zoom(from: first.view.subviews[0]))
    }
    device.advance(by: 0.1)
    device.advanceUntilIdle()
    if change == .stack || change == .stackInSheet {
      // Another page covers the second one, and goes.
      stack.pushViewController(
        third === device.window.rootViewController ? page("D") : third, animated: false)
      device.advance(by: 0.1)
      stack.popViewController(animated: false)
      device.advance(by: 0.1)
      let y = change == .stack ? 400.0 : 700
      let finger = device.press(at: CGPoint(x: 2, y: y))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.2)
      finger.lift()
      device.advanceUntilIdle()
      #expect(stack.topViewController === first)
    }
    let foreign = Runtime.current.console.filter {
      $0.contains("UIHostingController") && !$0.contains("WindowObserverView")
    }
    #expect(foreign == [])
  }
}
