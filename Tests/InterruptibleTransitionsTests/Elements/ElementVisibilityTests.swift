import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

@Suite("Elements that are partly or wholly out of sight", .underVariants)
struct ElementVisibilityTests {
  private static func square(
    _ frame: CGRect, _ color: UIColor, _ id: ElementID? = nil
  ) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.elementID = id
    return view
  }

  @Test("Elements off the screen enter and exit by their modifiers, from where they are")
  func modifiersOffScreen() {
    let fixture = ContainerKindFixture(.navigation, .elements)
    let badge = Self.square(CGRect(x: 100, y: 900, width: 50, height: 50), .red)
    badge.elementModifiers = [.translate(y: -300)]
    fixture.first.view.addSubview(badge)
    fixture.there()
    fixture.hold(at: 0.5)
    #expect(fixture.device.shownColor(at: 125, 775).red > 0.9)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
  }

  @Test("Of two views with one identifier, the visible one is the element")
  func visibleDuplicate() {
    let fixture = ContainerKindFixture(.navigation, .elements)
    fixture.first.view.addSubview(
      Self.square(CGRect(x: 0, y: 100, width: 50, height: 50), .red, "card"))
    fixture.first.view.addSubview(
      Self.square(CGRect(x: 0, y: 2000, width: 50, height: 50), .blue, "card"))
    fixture.second.view.addSubview(
      Self.square(CGRect(x: 200, y: 100, width: 50, height: 50), .red, "card"))
    fixture.there()
    fixture.hold(at: 0.5)
    let standIn = fixture.device.window.namedStandIns["card"]
    #expect(standIn?.center.y == 125)
    #expect(fixture.transition.flight?.elements?.duplicates == ["card"])
  }

  @Test(
    "An element that is scrolled away in flight fades at its last visible place",
    arguments: [true, false])
  func scrolledAway(isIncoming: Bool) throws {
    let fixture = ContainerKindFixture(.navigation, .elements)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    scrollView.contentSize.height = 6000
    let card = Self.square(CGRect(x: 0, y: 50, width: 100, height: 100), .red, "card")
    scrollView.addSubview(card)
    (isIncoming ? fixture.second : fixture.first).view.addSubview(scrollView)
    (isIncoming ? fixture.first : fixture.second).view.addSubview(
      Self.square(CGRect(x: 100, y: 500, width: 100, height: 100), .red, "card"))
    fixture.device.advance(by: 0.1)
    fixture.there()
    fixture.hold(at: 0.5)
    let standIn = try #require(fixture.device.window.namedStandIns["card"])
    let former = standIn.center
    scrollView.contentOffset.y = 4000
    fixture.hold(at: 0.5)
    #expect(abs(standIn.center.y - former.y) < 1)
    fixture.hold(at: isIncoming ? 0.9 : 0.1)
    let end = CGPoint(x: 50, y: 200)
    #expect(abs(standIn.center.y - end.y) < 40 && standIn.alpha < 0.3)
    scrollView.contentOffset.y = 0
    fixture.hold(at: isIncoming ? 0.98 : 0.02)
    #expect(standIn.alpha > 0.8)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
  }

  @Test(
    "A view beyond an element's bounds is shown at both ends", arguments: ContainerKind.allCases)
  func overflow(_ kind: ContainerKind) {
    let fixture = ContainerKindFixture(kind, .elements)
    for (page, y) in [(fixture.first, 300.0), (fixture.second, 500)] {
      let card = Self.square(CGRect(x: 100, y: y, width: 100, height: 100), .red, "card")
      card.addSubview(Self.square(CGRect(x: 80, y: -20, width: 40, height: 40), .blue))
      let clipping = Self.square(CGRect(x: 20, y: 60, width: 30, height: 30), .green)
      clipping.clipsToBounds = true
      clipping.addSubview(Self.square(CGRect(x: 0, y: 0, width: 300, height: 300), .black))
      card.addSubview(clipping)
      page.view.addSubview(card)
    }
    fixture.device.advance(by: 0.1)
    func badge(_ y: CGFloat) -> [LayerSnapshot.RGBA] {
      [
        fixture.device.shownColor(at: 215, y - 15), fixture.device.shownColor(at: 185, y + 15),
        fixture.device.shownColor(at: 135, y + 75), fixture.device.shownColor(at: 250, y + 75),
      ]
    }
    let before = badge(300)
    fixture.there()
    fixture.hold(at: 0)
    #expect(badge(300).isClose(to: before))
    fixture.hold(at: 1)
    let last = badge(500)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(last.isClose(to: badge(500)) && last[0].blue > 0.9)
  }

  @Test("Views in front of a view beyond an element's bounds stay in front of it")
  func overflowInFront() {
    let fixture = ContainerKindFixture(.navigation, .elements)
    for page in [fixture.first, fixture.second] {
      let card = Self.square(CGRect(x: 100, y: 300, width: 100, height: 100), .red, "card")
      card.addSubview(Self.square(CGRect(x: 80, y: -20, width: 40, height: 40), .blue))
      card.addSubview(Self.square(CGRect(x: 80, y: 0, width: 20, height: 20), .green))
      page.view.addSubview(card)
    }
    fixture.there()
    for progress in [0.0, 1] {
      fixture.hold(at: progress)
      #expect(fixture.device.shownColor(at: 190, 310).green > 0.9)
    }
  }

  @Test("A child of a card that clips is clipped until the page fills the container")
  func clippingCard() {
    let fixture = ContainerKindFixture(.navigation, .elements)
    let card = Self.square(CGRect(x: 20, y: 100, width: 160, height: 160), .red, "card")
    card.clipsToBounds = true
    card.addSubview(Self.square(CGRect(x: 0, y: 0, width: 400, height: 160), .blue, "photo"))
    fixture.first.view.addSubview(card)
    fixture.second.view.elementID = "card"
    fixture.second.view.addSubview(
      Self.square(CGRect(x: 0, y: 0, width: 900, height: 393), .blue, "photo"))
    fixture.there()
    for progress in [0.02, 0.3, 0.6, 0.9] {
      fixture.hold(at: progress)
      let standIn = fixture.device.window.namedStandIns["card"]
      let frame = standIn?.frame ?? .zero
      let beside = fixture.device.shownColor(at: frame.maxX + 3, frame.minY + 20)
      #expect(frame.maxX > 385 || beside.blue - beside.red < 0.5)
    }
  }
}
