import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Elements over an animation of the screens", .underVariants)
struct ElementsOverTests {
  @Test(
    "The screens are pushed, and matched elements morph above them",
    arguments: [ContainerKind.navigation, .tabs, .fullScreen])
  func push(_ kind: ContainerKind) throws {
    let fixture = ElementsFixture(kind, .elements(over: .push(from: .right)))
    let button = UIView(frame: CGRect(x: 10, y: 700, width: 40, height: 40))
    fixture.container.second.view.addSubview(button)
    for isBack in [false, true] {
      if isBack { fixture.container.back() } else { fixture.container.there() }
      fixture.container.hold(at: 0.5)
      let page = try #require(fixture.container.second.view.layer.presentation())
      #expect(abs(page.frame.minX - 393 / 2) < within(1, orStep: 393 / 2400))
      #expect(page.opacity == 1)
      let standIn = try #require(fixture.device.window.namedStandIns["card"])
      #expect(abs(standIn.center.y - (545 + 200) / 2) < within(1, orStep: 345 / 2400))
      // The button moves with its page.
      #expect(button.superview === fixture.container.second.view && button.layer.mask == nil)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }
    #expect(fixture.container.second.view.window == nil)
  }

  @Test("A screen that morphs as a whole is not moved")
  func wholeScreen() throws {
    let fixture = ElementsFixture(.navigation, .elements(over: .push(from: .right)))
    fixture.detail.elementID = nil
    fixture.container.second.view.elementID = "card"
    fixture.container.there()
    fixture.container.hold(at: 0.5)
    let page = try #require(fixture.container.second.view.layer.presentation())
    #expect(page.frame.minX == 0)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
  }

  @Test("The timing is that of the animation of the screens")
  func timing() {
    let (elements, push) = (TransitionAnimation.elements(over: .push()), TransitionAnimation.push())
    #expect(elements.timing.duration == push.timing.duration)
  }
}
