import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// User requests that concern modifiers.
@Suite("User requests for modifiers", .sharingVariants)
struct ElementModifierAskTests {
  @Test("16. The stand-in of a live view is a snapshot or the app's own live view, never black")
  func liveViews() {
    for isLive in [false, true] {
      let clock = UILabel()
      let fixture = ModifiedFixture(
        .navigation, [.scale(0.5)] + (isLive ? [.standIn(.view { _ in clock })] : []))
      fixture.container.there()
      fixture.container.hold(at: 0.4)
      let shown = fixture.standIn?.all ?? []
      let images = shown.compactMap { ($0 as? UIImageView)?.image }
      let size = fixture.standIn?.bounds.size ?? .zero
      #expect(isLive == shown.contains(clock) && isLive == images.isEmpty)
      #expect(!isLive || clock.bounds.size == size)
      clock.text = "12:01"
      fixture.container.hold(at: 0.6)
      #expect(!isLive || clock.window != nil)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      let isThere = fixture.view.layer.mask == nil && fixture.view.window != nil
      #expect(isThere && clock.window == nil)
    }
  }

  @Test("19. An unmatched element enters and exits by its modifiers in each container")
  func noPartner() {
    for kind in ContainerKind.allCases {
      let fixture = ModifiedFixture(kind, [.translate(y: 80), .fade])
      for isWayBack in [false, true] {
        if isWayBack { fixture.container.back() } else { fixture.container.there() }
        fixture.container.hold(at: 0.7)
        let shown = CGFloat(fixture.transition.progress)
        let away = isWayBack ? shown : 1 - shown
        let layer = fixture.standIn?.layer.presentation()
        #expect(abs((layer?.transform.m42 ?? -1) - 80 * away) < within(0.5, orStep: 5))
        #expect(abs(CGFloat(layer?.opacity ?? -1) - (1 - away)) < within(0.01, orStep: 0.05))
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }
  }

  @Test("20. A finger retargets an element while it scrubs the flight")
  func finger() {
    let fixture = ElementsFixture(.navigation)
    fixture.container.there()
    fixture.container.hold(at: 0.4)
    let window = fixture.device.window
    func center() -> CGPoint {
      fixture.carriers.first.map { $0.convert($0.bounds.center, to: window) } ?? .zero
    }
    var last = center()
    for step in 1...20 {
      let finger = CGPoint(x: 100 + 8 * step, y: 300 + 15 * step)
      let target = CGRect(x: finger.x - 50, y: finger.y - 40, width: 100, height: 80)
      let isLed = fixture.transition.flight?.retarget("card", to: target)
      #expect(isLed == true)
      // The change itself does not move the stand-in.
      let changed = center()
      #expect(abs(changed.x - last.x) < 0.5 && abs(changed.y - last.y) < 0.5)
      fixture.transition.update(0.4 + 0.029 * CGFloat(step))
      fixture.device.advance(by: 0.02)
      last = center()
    }
    #expect(
      abs(last.x - 260) < within(30, orStep: 40) && abs(last.y - 600) < within(30, orStep: 40))
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.carriers.isEmpty && fixture.detail.layer.mask == nil)
  }
}
