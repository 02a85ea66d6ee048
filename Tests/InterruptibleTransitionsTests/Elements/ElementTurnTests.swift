import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Elements during a rotation or a resize", .underVariants)
struct ElementTurnTests {
  @Test("Elements in a card don't jump when the device rotates or the window resizes")
  func turned() {
    let (device, first, second) = (Device(), titled("A"), titled("B"))
    let transition = InterruptibleTransition(.elements)
    for (page, y) in [(first, 500), (second, 20)] as [(UIViewController, CGFloat)] {
      let view = UIView(frame: CGRect(x: 20, y: y, width: 90, height: 80))
      (view.elementID, view.backgroundColor) = ("card", .systemTeal)
      page.view.addSubview(view)
    }
    device.launch(first)
    first.present(second, with: transition, as: .centered(CGSize(width: 300, height: 400)))
    device.advance(by: 0.15)
    func frame() -> CGRect {
      device.window.standIns.first.map { $0.convert($0.bounds, to: device.window) } ?? .null
    }
    transition.pause()
    device.advance(by: 0.05)
    for change in [
      { device.rotate(to: .landscape) }, { device.resize(to: CGSize(width: 700, height: 500)) },
    ] {
      let before = frame()
      change()
      device.advance(by: 0.05)
      #expect(before.width > 80 && abs(frame().midX - before.midX) < 0.5)
      #expect(abs(frame().midY - before.midY) < 0.5)
    }
    transition.finish()
    device.advance(by: 0.05)
    var steps: [CGFloat] = []
    var last = frame()
    while transition.flight != nil, device.window.standIns.count == 1 {
      steps.append(max(abs(frame().midX - last.midX), abs(frame().midY - last.midY)))
      last = frame()
      device.advance(by: 1.0 / 60)
    }
    device.advanceUntilIdle()
    let place = second.view.subviews.last?.convert(CGPoint(x: 45, y: 40), to: device.window)
    #expect((steps.max() ?? 0) < 60 && steps.count > 3)
    #expect(abs(last.midX - (place?.x ?? 0)) < 20 && abs(last.midY - (place?.y ?? 0)) < 20)
  }

  @Test(
    "A stand-in follows a view that changes its size about its center mid-flight",
    arguments: [true, false])
  func grows(isWider: Bool) {
    let fixture = ElementsFixture(.custom)
    fixture.container.there()
    fixture.container.hold(at: 0.2)
    if isWider {
      fixture.detail.bounds.size.width = 200
    } else {
      fixture.detail.bounds.size.height = 200
    }
    fixture.device.advance(by: 1.0 / 60)
    fixture.transition.update(0.97)
    fixture.device.advance(by: 0.05)
    let size = fixture.carriers.first?.bounds.size ?? .zero
    #expect(isWider ? size.width < 230 : size.height < 230)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.carriers.isEmpty)
  }
}
