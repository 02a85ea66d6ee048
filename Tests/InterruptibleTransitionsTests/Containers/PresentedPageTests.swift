import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// View controllers that an app presents and pushes at once.
@Suite("A view controller that is presented is not pushed", .everyReading)
struct PresentedPageTests {
  @Test("In the same turn, in flight, and at rest", arguments: [0, 0.1, 1])
  func refused(after seconds: Double) {
    let base = ContainerFixture()
    let (first, second) = (base.slide(), base.slide())
    let navigation = base.navigation([titled("A")])
    let screen = titled("B")
    let presentation = navigation.present(screen, with: first)
    base.device.advance(by: seconds)
    let push = navigation.push(screen, with: second)
    let toggle = navigation.toggle(screen, with: second)
    base.device.advanceUntilIdle()
    #expect(push.result == .refused && toggle.result == .refused)
    #expect(presentation.result == .completed)
    #expect(navigation.presentedViewController === screen && screen.parent == nil)
    #expect(navigation.viewControllers.count == 1)
    navigation.dismiss(animated: false)
    base.device.advanceUntilIdle()
    navigation.push(screen, with: second)
    base.device.advanceUntilIdle()
    #expect(navigation.topViewController === screen)
  }

  @Test(
    "One that the app puts into the stack by UIKit's own calls keeps no request waiting for ever")
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

  @Test("What contains the presenter or the stack is refused, as is a stack in a stack")
  func itself() {
    let base = ContainerFixture()
    let page = titled("A")
    let navigation = base.navigation([page])
    let presentations = [navigation, page].map { $0.present(navigation, with: base.slide()) }
    let pushes = [navigation, UINavigationController(rootViewController: titled("B"))]
      .map { navigation.push($0, with: base.slide()) }
    base.device.advanceUntilIdle()
    #expect((presentations + pushes).allSatisfy { $0.result == .refused })
    #expect(navigation.presentedViewController == nil && navigation.viewControllers == [page])
  }
}
