import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A view that sets its mask whenever it is laid out.
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

/// A view that lays out the mask that its layer has.
private final class LayingOutView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if layer.mask == nil { layer.mask = CALayer() }
    layer.mask?.frame = bounds
    layer.mask?.backgroundColor = UIColor.black.cgColor
  }
}

@Suite("Elements that set their mask in layout", .underVariants)
struct ElementVeilTests {
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

  /// Whether a frame shows the view, and not only its stand-in.
  private func isSeen(_ view: UIView) -> Bool {
    guard view.window != nil, let mask = view.layer.presentation()?.mask else { return true }
    return !mask.bounds.isEmpty
  }

  @Test("A view that is laid out in flight stays hidden, and has its new mask after it")
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

  @Test("A view that is laid out while a flight is held still stays hidden")
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

  @Test("The same where the device is turned in flight", arguments: [false, true])
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

  @Test("Of flights that overlap the last one gives the newest mask back")
  func overlapping() {
    let view = MaskingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layoutIfNeeded()
    ViewVeil.hide(view)
    ViewVeil.hide(view)
    let veil = view.layer.mask
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layer.mask === view.shape)
    ViewVeil.renew(view)
    ViewVeil.show(view)
    #expect(view.layer.mask === veil)
    ViewVeil.show(view)
    #expect(view.layer.mask === view.shape)
    ViewVeil.renew(view)
    #expect(view.layer.mask === view.shape)
  }

  @Test("A second flight hides a view again from which the app has taken the mask")
  func maskTakenAway() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    ViewVeil.hide(view)
    let veil = view.layer.mask
    view.layer.mask = nil
    ViewVeil.hide(view)
    #expect(veil != nil && view.layer.mask === veil)
    for _ in 0..<2 { ViewVeil.show(view) }
    #expect(view.layer.mask == nil)
  }

  @Test("A view that lays out its layer's mask stays hidden, and its own mask is laid out")
  func maskLaidOut() {
    let view = LayingOutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layoutIfNeeded()
    let shape = view.layer.mask
    ViewVeil.hide(view)
    view.bounds.size.width = 80
    view.layoutIfNeeded()
    ViewVeil.renew(view)
    #expect(view.layer.mask?.frame == .zero && view.layer.mask?.backgroundColor == nil)
    view.bounds.size.width = 90
    view.layoutIfNeeded()
    ViewVeil.show(view)
    #expect(view.layer.mask === shape && shape?.frame == view.bounds)
  }
}
