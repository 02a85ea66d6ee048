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
}
