import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Tabs without listed view controllers")
@MainActor struct TabListTests {
  private func tab(_ name: String, made: @escaping (UIViewController) -> Void = { _ in }) -> UITab {
    UITab(title: name, image: nil, identifier: name) { tab in
      let controller = UIViewController()
      controller.title = tab.title
      made(controller)
      return controller
    }
  }

  @Test("2.158 A tab creates its view controller when it is selected first")
  func selecting() {
    var made: [String?] = []
    let all = ["A", "B", "C"].map { tab($0) { made.append($0.title) } }
    let tabs = UITabBarController()
    let device = Device()
    tabs.tabs = all
    device.launch(tabs)
    #expect(made == ["A"] && tabs.selectedTab === all[0] && tabs.viewControllers == nil)
    #expect(tabs.selectedViewController?.tab === all[0])
    tabs.selectedTab = all[2]
    device.advanceUntilIdle()
    #expect(made == ["A", "C"] && tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil)
    device.tap(at: CGPoint(x: 196, y: 800))
    device.advanceUntilIdle()
    #expect(made == ["A", "C", "B"] && tabs.selectedTab === all[1])
    tabs.tabs = [all[0], all[1]]
    #expect(tabs.selectedTab === all[1] && tabs.children.contains { $0.tab === all[1] })
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.viewControllers?.count == 1)
  }

  /// A delegate that records the questions and the reports about taps.
  final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("shouldSelect \(viewController.title ?? "")")
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      calls.append("shouldSelectTab \(tab.title)")
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("didSelect \(viewController.title ?? "")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      calls.append("didSelectTab \(selectedTab.title) after \(previousTab?.title ?? "")")
    }
  }

  @Test(
    "2.167, 7.95 A tap on a tab asks the delegate and notifies it, and code that selects does not",
    arguments: [true, false])
  func taps(asksForBoth: Bool) {
    RuntimeVariants.$current.withValue(asksForBoth ? .tapsAskForBoth : []) {
      let all = ["A", "B"].map { tab($0) }
      let tabs = UITabBarController()
      let device = Device()
      let delegate = Delegate()
      tabs.tabs = all
      tabs.delegate = delegate
      device.launch(tabs)
      device.tap(at: CGPoint(x: 300, y: 800))
      device.advanceUntilIdle()
      let questions = ["shouldSelectTab B"] + (asksForBoth ? ["shouldSelect B"] : [])
      #expect(delegate.calls == questions + ["didSelect B", "didSelectTab B after A"])
      tabs.selectedTab = all[0]
      device.advanceUntilIdle()
      #expect(delegate.calls.count == questions.count + 2)
    }
  }

  @Test("2.158 Selecting a tab in a group selects the group's index")
  func groups() {
    let a = tab("A")
    let b = tab("B")
    let c = tab("C")
    let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [b, c])
    let tabs = UITabBarController()
    let device = Device()
    tabs.tabs = [a, group]
    device.launch(tabs)
    tabs.selectedTab = c
    device.advanceUntilIdle()
    #expect(c.parent === group && tabs.selectedTab === c && tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController?.title == "C")
  }
}
