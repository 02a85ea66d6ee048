import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A view that sets a new mask in each layout.
private final class MaskingView: UIView {
  private(set) var shape: CALayer?

  override func layoutSubviews() {
    super.layoutSubviews()
    let shape = CALayer()
    shape.frame = bounds
    shape.cornerRadius = 10
    self.shape = shape
    layer.mask = shape
  }
}

/// A view that lays out the current mask of its layer.
private final class LayingOutView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if layer.mask == nil { layer.mask = CALayer() }
    layer.mask?.frame = bounds
    layer.mask?.backgroundColor = UIColor.black.cgColor
  }
}

extension ElementTests {
  @Suite("Elements that set their mask in layout", .underVariants)
  struct Masks {
    private func makeViews() -> [MaskingView] {
      (0..<2).map { MaskingView(frame: CGRect(x: 40, y: 100 + 300 * $0, width: 120, height: 90)) }
    }

    private func fixture(_ views: [MaskingView]) -> ContainerKindFixture {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for (view, page) in zip(views, [fixture.first, fixture.second]) {
        view.elementID = "photo"
        view.backgroundColor = .systemRed
        page.view.addSubview(view)
      }
      return fixture
    }

    /// Returns whether a frame shows the view itself.
    private func isSeen(_ view: UIView) -> Bool {
      guard view.window != nil, let mask = view.layer.presentation()?.mask else { return true }
      return !mask.bounds.isEmpty
    }

    @Test("A view that is laid out mid-flight stays hidden, and has its new mask afterward")
    func laidOut() {
      let views = makeViews()
      let fixture = fixture(views)
      fixture.there()
      fixture.hold(at: 0.5)
      let former = views.map(\.shape)
      for (index, view) in views.enumerated() {
        view.bounds.size.width += 20
        fixture.transition.update(0.6)
        fixture.device.advance(by: 1.0 / 60)
        #expect(!isSeen(view) && view.shape !== former[index])
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      for view in views { #expect(view.layer.mask === view.shape && view.shape != nil) }
    }

    @Test("A view that is laid out while the flight is held stays hidden")
    func laidOutWhileHeld() {
      let views = makeViews()
      let fixture = fixture(views)
      fixture.there()
      fixture.hold(at: 0.5)
      for view in views {
        view.setNeedsLayout()
        fixture.device.advance(by: 1.0 / 60)
        #expect(!isSeen(view))
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      for view in views { #expect(view.layer.mask === view.shape && view.shape != nil) }
    }

    @Test(
      "A rotation mid-flight keeps a view hidden, and the view has its new mask afterward",
      arguments: [false, true])
    func rotated(_ finishes: Bool) {
      let views = makeViews()
      let fixture = fixture(views)
      for view in views { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      fixture.there()
      fixture.hold(at: 0.5)
      fixture.device.rotate(to: .landscape)
      for _ in 0..<30 {
        fixture.device.advance(by: 1.0 / 60)
        for view in views { #expect(!isSeen(view)) }
      }
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      fixture.device.rotate(to: .portrait)
      fixture.device.advanceUntilIdle()
      for view in views where view.window != nil {
        #expect(view.layer.mask === view.shape && isSeen(view))
      }
    }

    @Test("The last of two overlapping flights restores the newest mask")
    func overlapping() {
      let view = MaskingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.layoutIfNeeded()
      HidingMask.hide(view)
      let hiding = HidingMask.hide(view)
      let veil = view.layer.mask
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.layer.mask === view.shape)
      hiding.reapply(to: view)
      HidingMask.remove(from: view)
      #expect(view.layer.mask === veil)
      HidingMask.remove(from: view)
      #expect(view.layer.mask === view.shape)
    }

    @Test("A second flight hides a view again after the app has removed the mask")
    func maskTakenAway() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      HidingMask.hide(view)
      let veil = view.layer.mask
      view.layer.mask = nil
      HidingMask.hide(view)
      #expect(veil != nil && view.layer.mask === veil)
      for _ in 0..<2 { HidingMask.remove(from: view) }
      #expect(view.layer.mask == nil)
    }

    @Test("A view that lays out its layer's mask stays hidden, and its own mask is laid out later")
    func maskLaidOut() {
      let view = LayingOutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.layoutIfNeeded()
      let shape = view.layer.mask
      let hiding = HidingMask.hide(view)
      view.bounds.size.width = 80
      view.layoutIfNeeded()
      hiding.reapply(to: view)
      #expect(view.layer.mask?.frame == .zero && view.layer.mask?.backgroundColor == nil)
      view.bounds.size.width = 90
      view.layoutIfNeeded()
      HidingMask.remove(from: view)
      #expect(view.layer.mask === shape && shape?.frame == view.bounds)
    }
  }
}

extension ElementTests {
  @Suite("Corners and borders of elements", .underVariants)
  struct Corners {
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
      let device = Device()
      let root = UIViewController()
      device.launch(root)
      let outer = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      let inner = UIView(frame: outer.bounds)
      outer.cornerConfiguration = .corners(radius: 9)
      outer.clipsToBounds = true
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
      let rest = PageState(of: view)
      #expect(rest.cornerRadius == 30)
      view.layer.cornerRadius = 12
      rest.restore(view, withCorners: true)
      #expect(view.layer.cornerRadius == 0)
    }

    @Test("Borders are in front of all other views, at a z position of 1e9")
    func borders() {
      let fixture = ElementsFixture(.navigation)
      fixture.card.layer.borderWidth = 2
      fixture.cardTitle.elementModifiers = [.zPosition(1000)]
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
        CGRect(x: 20, y: 100, width: 30, height: 300),
        CGRect(x: 20, y: 100, width: 300, height: 12),
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
}
