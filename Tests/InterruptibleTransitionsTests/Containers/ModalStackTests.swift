import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Stacks of presentations", .underVariants)
struct ModalStackTests {
  @Test(
    "Dismissing a whole stack runs the topmost transition as a dismissal, and can be reversed",
    arguments: [2, 3])
  func goesAtOnce(count: Int) {
    let fixture = ContainerFixture()
    let root = titled("root")
    fixture.device.launch(root)
    let slides = (0..<count).map { _ in fixture.slide() }
    var top = root
    for slide in slides {
      let next = titled("card")
      top.present(next, with: slide)
      fixture.device.advanceUntilIdle()
      top = next
    }
    root.dismiss(animated: true)
    fixture.device.advance(by: 0.25)
    #expect(slides.last?.flight?.isPresenting == false)
    #expect(slides.dropLast().allSatisfy { $0.isAtRest })
    let seen = fixture.shownX(top)
    #expect((100...300).contains(seen))
    slides.last?.reverse()
    fixture.device.advanceUntilIdle()
    #expect(top.presentingViewController != nil && root.presentedViewController != nil)
    root.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(root.presentedViewController == nil && top.presentingViewController == nil)
    #expect(fixture.device.window.subviews == [root.view])
    #expect(fixture.completions == Array(repeating: true, count: count) + [false, true])
    #expect(fixture.directions == Array(repeating: true, count: count) + [false, false])
  }
}
