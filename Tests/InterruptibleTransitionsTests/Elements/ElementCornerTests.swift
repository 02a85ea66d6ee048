import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Corners and borders of elements", .underVariants)
struct ElementCornerTests {
  /// Returns the largest corner radius of the clipping views in the card's stand-in.
  private func radius(in fixture: ElementsFixture) -> CGFloat? {
    fixture.device.window.namedStandIns["card"]?.subviews.first?.subviews
      .map(\.layer.cornerRadius).max()
  }

  @Test("The stand-in of a capsule stays a capsule")
  func capsule() {
    let fixture = ElementsFixture(.navigation)
    fixture.detail.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    fixture.card.layer.cornerRadius = 0
    for view in [fixture.card, fixture.detail] { view.cornerConfiguration = .capsule() }
    fixture.container.there()
    for progress in [0.2, 0.5, 0.9] as [CGFloat] {
      fixture.container.hold(at: progress)
      let carrier = fixture.device.window.namedStandIns["card"]
      let half = min(carrier?.bounds.width ?? 0, carrier?.bounds.height ?? 0) / 2
      #expect(half > 20 && abs((radius(in: fixture) ?? 0) - half) < 1e-6)
    }
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.detail.layer.cornerRadius == 0)
  }

  @Test("A superview with a corner configuration clips its elements at these corners")
  func clips() {
    let (device, root) = (Device(), UIViewController())
    device.launch(root)
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let inner = UIView(frame: outer.bounds)
    (outer.cornerConfiguration, outer.clipsToBounds) = (.corners(radius: 9), true)
    inner.elementID = "inner"
    outer.addSubview(inner)
    root.view.addSubview(outer)
    let reader = ElementReader(root.view, in: root.view)
    #expect(reader.tree["inner"]?.place.clip.radius == 9)
  }

  @Test("The rest state of a page has the radius of the page's corner configuration")
  func page() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.cornerConfiguration = .corners(radius: 30)
    let rest = PageRest(of: view)
    #expect(rest.cornerRadius == 30)
    view.layer.cornerRadius = 12
    rest.restore(view, withCorners: true)
    #expect(view.layer.cornerRadius == 0)
  }

  @Test("Borders are in front of all other views, at a z position of 1e9")
  func borders() {
    let fixture = ElementsFixture(.navigation)
    fixture.card.layer.borderWidth = 2
    fixture.titles.card.elementModifiers = [.zPosition(1000)]
    fixture.container.there()
    fixture.container.hold(at: 0.5)
    let positions = fixture.device.window.overlays.flatMap(\.all).map(\.layer.zPosition)
    #expect(positions.max() == 1e9)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
  }

  @Test("The shadow of a retargeted element has corners no larger than the element")
  func retargeted() {
    let fixture = ElementsFixture(.navigation)
    let frames = [
      CGRect(x: 20, y: 100, width: 30, height: 300), CGRect(x: 20, y: 100, width: 300, height: 12),
      CGRect(x: 100, y: 300, width: 40, height: 40),
    ]
    fixture.card.frame = CGRect(x: 40, y: 500, width: 40, height: 20)
    fixture.card.layer.cornerRadius = 20
    fixture.detail.layer.cornerRadius = 20
    fixture.detail.layer.shadowOpacity = 0.5
    fixture.container.there()
    var number = 0
    for progress in stride(from: CGFloat(0.1), to: 1, by: 0.05) {
      fixture.container.hold(at: progress)
      if number % 4 == 3 {
        let frame = frames[(number / 4) % 3]
        #expect(fixture.transition.flight?.retarget("card", to: frame) == true)
      }
      number += 1
      let carrier = fixture.device.window.namedStandIns["card"]
      let radius = radius(in: fixture) ?? .infinity
      let size = carrier?.bounds.size ?? .zero
      #expect(radius >= 0 && 2 * radius <= size.width && 2 * radius <= size.height)
      #expect(carrier?.subviews.first?.layer.shadowPath != nil)
    }
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
  }
}
