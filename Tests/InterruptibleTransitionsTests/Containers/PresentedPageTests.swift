import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of view controllers that an app presents and pushes at once.
@Suite("View controllers that are both presented and pushed", .underVariants)
struct PresentedPageTests {
  @Test(
    "Pushing a view controller that is presented is refused, in each state of the presentation",
    arguments: [0, 0.1, 1])
  func refused(after seconds: Double) {
    let base = ContainerFixture()
    let (first, second) = (base.slide(), base.slide())
    let navigation = base.navigation([titled("A")])
    let screen = titled("B")
    let presentation = navigation.present(screen, with: first)
    base.device.advance(by: seconds)
    let push = navigation.pushViewController(screen, with: second)
    let toggle = navigation.togglePush(of: screen, with: second)
    base.device.advanceUntilIdle()
    #expect(push.result == .refused && toggle.result == .refused)
    #expect(presentation.result == .completed)
    #expect(navigation.presentedViewController === screen && screen.parent == nil)
    #expect(navigation.viewControllers.count == 1)
    navigation.dismiss(animated: false)
    base.device.advanceUntilIdle()
    navigation.pushViewController(screen, with: second)
    base.device.advanceUntilIdle()
    #expect(navigation.topViewController === screen)
  }

  @Test("Presenting a view controller that waits to be pushed is refused", arguments: [0, 0.1])
  func waiting(seconds: Double) {
    let base = ContainerFixture()
    let navigation = base.navigation([titled("A")])
    let screen = titled("C")
    navigation.pushViewController(titled("B"), with: base.slide())
    base.device.advance(by: seconds)
    navigation.pushViewController(screen, with: base.slide())
    let presentation = navigation.present(screen, with: base.slide())
    base.device.advanceUntilIdle()
    #expect(presentation.result == .refused)
    #expect(screen.parent === navigation && screen.presentingViewController == nil)
  }

  @Test("Pushing a page of another navigation controller is refused")
  func otherStack() {
    let base = ContainerFixture()
    let (page, tabs) = (titled("B"), UITabBarController())
    let first = UINavigationController(rootViewController: titled("A"))
    first.pushViewController(page, animated: false)
    let second = UINavigationController(rootViewController: titled("C"))
    tabs.viewControllers = [first, second]
    base.device.launch(tabs)
    tabs.selectedIndex = 1
    base.device.advanceUntilIdle()
    let push = second.pushViewController(page, with: base.slide())
    base.device.advanceUntilIdle()
    #expect(push.result == .refused)
    #expect(first.viewControllers.last === page && page.parent === first)
  }

  @Test(
    "Presenting a view controller on its own presented view controller is refused",
    arguments: [0, 0.1, 1])
  func presenter(after seconds: Double) {
    let base = ContainerFixture()
    let navigation = base.navigation([titled("A")])
    let (first, second) = (titled("B"), titled("C"))
    navigation.present(first, with: base.slide())
    base.device.advanceUntilIdle()
    first.present(second, with: base.slide())
    base.device.advance(by: seconds)
    let requests = [navigation, first].map { second.present($0, with: base.slide()) }
    base.device.advanceUntilIdle()
    #expect(requests.map(\.result) == [.refused, .refused])
    #expect(Array(navigation.presentedChain) == [navigation, first, second])
    base.device.rotate(to: .landscape)
  }

  @Test("Requests have outcomes even if the app pushes the presented view controller with UIKit")
  func roundInACircle() {
    for isPushed in [true, false] {
      let base = ContainerFixture()
      let navigation = base.navigation([titled("A")])
      let screen = titled("B")
      navigation.present(screen, animated: false)
      base.device.advanceUntilIdle()
      if isPushed {
        navigation.pushViewController(screen, animated: false)
      } else {
        navigation.setViewControllers([screen], animated: false)
      }
      base.device.advanceUntilIdle()
      #expect(navigation.presentedViewController === screen && screen.parent === navigation)
      let dismissal = navigation.dismiss(with: base.slide())
      let presentation = screen.present(titled("C"), with: base.slide())
      base.device.advanceUntilIdle()
      #expect(dismissal.result != nil && presentation.result != nil)
    }
  }

  @Test("Presenting or pushing a container from within itself is refused")
  func itself() {
    let base = ContainerFixture()
    let page = titled("A")
    let navigation = base.navigation([page])
    let presentations = [navigation, page].map { $0.present(navigation, with: base.slide()) }
    let pushes = [navigation, UINavigationController(rootViewController: titled("B"))]
      .map { navigation.pushViewController($0, with: base.slide()) }
    base.device.advanceUntilIdle()
    #expect((presentations + pushes).allSatisfy { $0.result == .refused })
    #expect(navigation.presentedViewController == nil && navigation.viewControllers == [page])
  }
}
