import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Snapshots of elements", .underVariants)
struct ElementCameraTests {
  @Test("Only a view with corners, a border, a shadow or a mask is drawn for its snapshot")
  func pictures() {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    view.backgroundColor = .systemRed
    root.view.addSubview(view)
    device.advance(by: 0.1)
    for (change, isDrawn) in [
      ({ _ in }, false), ({ $0.cornerRadius = 4 }, true), ({ $0.borderWidth = 1 }, true),
      ({ $0.shadowOpacity = 0.5 }, true), ({ $0.mask = CALayer() }, true),
    ] as [((CALayer) -> Void, Bool)] {
      let layer = view.layer
      (layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) = (0, 0, 0)
      layer.mask = nil
      change(layer)
      let camera = ElementCamera(of: [view])
      let picture = camera.snapshot(of: view, .snapshot(isOpaque: true), isOnScreen: true)
      camera.close()
      let isImage = picture is UIImageView
      #expect(isImage == isDrawn && view.layer.opacity == 1)
    }
  }

  @Test("The snapshot of an element omits the elements in it, at any depth")
  func withoutInner() {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60)) }
    for (outer, inner) in zip([root.view!] + views, views) { outer.addSubview(inner) }
    device.advance(by: 0.1)
    let (outer, inner) = (views[0], views[2])
    let camera = ElementCamera(of: [inner, outer])
    let innerPicture = camera.snapshot(of: inner, .snapshot(isOpaque: true), isOnScreen: true)
    // The next snapshot must not contain the inner view.
    #expect(inner.layer.opacity == 0 && views[1].layer.opacity == 1)
    let outerPicture = camera.snapshot(of: outer, .snapshot(isOpaque: true), isOnScreen: true)
    let isDrawn = outerPicture is UIImageView && !(innerPicture is UIImageView)
    #expect(isDrawn && outer.layer.opacity == 0)
    camera.close()
    #expect(inner.layer.opacity == 1 && outer.layer.opacity == 1)
  }

  @Test("An element with an opacity of 0.015 matches, and one with 0.005 does not")
  func barelySeen() {
    for (opacity, isSeen) in [(0.015, true), (0.005, false)] as [(CGFloat, Bool)] {
      let fixture = ElementsFixture(.navigation)
      fixture.detail.alpha = opacity
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let report = fixture.transition.flight?.elements
      #expect(report?.matched.contains("card") == isSeen)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }
  }
}
