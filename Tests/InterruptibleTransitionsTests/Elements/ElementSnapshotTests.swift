import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite("Snapshots of elements", .underVariants)
  struct Snapshots {
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
        layer.cornerRadius = 0
        layer.borderWidth = 0
        layer.shadowOpacity = 0
        layer.mask = nil
        change(layer)
        let snapshotter = ElementSnapshotter(of: [view])
        let picture = snapshotter.snapshot(of: view, .snapshot(isOpaque: true), isOnScreen: true)
        snapshotter.close()
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
      let outer = views[0]
      let inner = views[2]
      let snapshotter = ElementSnapshotter(of: [inner, outer])
      let innerPicture = snapshotter.snapshot(
        of: inner, .snapshot(isOpaque: true), isOnScreen: true)
      // The next snapshot must not contain the inner view.
      #expect(inner.layer.opacity == 0 && views[1].layer.opacity == 1)
      let outerPicture = snapshotter.snapshot(
        of: outer, .snapshot(isOpaque: true), isOnScreen: true)
      let isDrawn = outerPicture is UIImageView && !(innerPicture is UIImageView)
      #expect(isDrawn && outer.layer.opacity == 0)
      snapshotter.close()
      #expect(inner.layer.opacity == 1 && outer.layer.opacity == 1)
    }

    @Test("An element with an opacity of 0.015 matches, and one with 0.005 does not")
    func barelySeen() {
      for (opacity, isSeen) in [(0.015, true), (0.005, false)] as [(CGFloat, Bool)] {
        let fixture = ElementsFixture(.navigation)
        fixture.detail.alpha = opacity
        fixture.container.there()
        fixture.container.hold(at: 0.5)
        let report = fixture.transition.flight?.elementReport
        #expect(report?.matched.contains("card") == isSeen)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }
  }
}

extension ElementTests {
  /// Image views as elements, with properties that a stretched image would lose.
  @Suite("Image views as elements", .underVariants)
  struct ImageViews {
    private func picture(of view: UIImageView) -> UIView {
      let device = Device()
      let root = UIViewController()
      device.launch(root)
      root.view.addSubview(view)
      device.advance(by: 0.1)
      let snapshotter = ElementSnapshotter(of: [view])
      defer { snapshotter.close() }
      return snapshotter.snapshot(of: view, view.elementContents(at: 1), isOnScreen: true)
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
      let size = CGSize(width: width, height: height)
      return UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
    }

    /// Holds a flight of two image views at both ends, and expects snapshots that equal the views.
    private func expectEnds(_ first: UIImageView, _ second: UIImageView) {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for (view, page) in [(first, fixture.first), (second, fixture.second)] {
        view.elementID = "image"
        page.view.addSubview(view)
      }
      fixture.there()
      fixture.hold(at: 0.5)
      for (progress, view) in [(0, first), (1, second)] as [(CGFloat, UIImageView)] {
        fixture.transition.update(progress)
        fixture.device.advance(by: 0.05)
        let window = fixture.device.window
        let pictures = window.overlays.flatMap(\.all).compactMap { $0 as? UIImageView }
        let shown = pictures.filter { $0.layer.presentation()?.opacity ?? 0 > 0.5 }
        let place = view.convert(view.bounds, to: window)
        #expect(
          shown.contains { picture in
            let frame = picture.convert(picture.bounds, to: window)
            let isThere = [
              frame.minX - place.minX, frame.maxX - place.maxX, frame.minY - place.minY,
              frame.maxY - place.maxY,
            ].allSatisfy { abs($0) < within(0.5, orStep: 12) }
            return isThere && picture.transform.isIdentity
              && picture.contentMode == view.contentMode
              && picture.preferredSymbolConfiguration == view.preferredSymbolConfiguration
          }, "\(progress)")
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("At both ends a symbol has the size that its view's configuration sets")
    func symbols() {
      let symbol = UIImage(systemName: "star")
      let views = [(80, 24), (300, 60)].map { (side: Int, points: CGFloat) in
        let view = UIImageView(frame: CGRect(x: 20, y: 300, width: side, height: side))
        view.image = symbol
        view.contentMode = .center
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: points)
        return view
      }
      expectEnds(views[0], views[1])
    }

    @Test("Two views with the same image and without a crossfade show one image")
    func sameImage() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let image = image(40, 40)
      for page in [fixture.first, fixture.second] {
        let view = UIImageView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
        view.image = image
        view.elementID = "image"
        view.elementModifiers = [.noCrossfade]
        page.view.addSubview(view)
      }
      fixture.there()
      fixture.hold(at: 0.5)
      let shown = fixture.device.window.overlays.flatMap(\.all).compactMap { $0 as? UIImageView }
      #expect(shown.map(\.alpha) == [1])
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("Views with one symbol show the same image only if they configure the symbol alike")
    func sameSymbol() {
      let views = (0..<2).map { _ in UIImageView(image: UIImage(systemName: "star")) }
      views[1].image = views[0].image
      #expect(views[0].showsSame(as: views[1]))
      let configuration = UIImage.SymbolConfiguration(pointSize: 40)
      views[0].preferredSymbolConfiguration = configuration
      #expect(!views[0].showsSame(as: views[1]))
      views[1].preferredSymbolConfiguration = configuration
      #expect(views[0].showsSame(as: views[1]))
      views[1].contentMode = .center
      #expect(!views[0].showsSame(as: views[1]))
    }

    @Test("The caps of a resizable image are not scaled")
    func caps() {
      let bubble = image(40, 30).resizableImage(
        withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
      let views = [CGSize(width: 90, height: 40), CGSize(width: 300, height: 200)].map { size in
        let view = UIImageView(frame: CGRect(origin: CGPoint(x: 30, y: 200), size: size))
        view.image = bubble
        return view
      }
      expectEnds(views[0], views[1])
    }

    @Test("The snapshot of a photo keeps the view's preferred dynamic range")
    func dynamicRange() {
      let photo = UIImageView(image: image(40, 30))
      photo.preferredImageDynamicRange = .high
      let copy = picture(of: photo) as? UIImageView
      #expect(copy?.preferredImageDynamicRange == .high && copy?.image === photo.image)
    }

    @Test("The snapshot of a highlighted image view has the highlighted image")
    func highlighted() {
      let plain = image(40, 30)
      let lit = image(60, 60)
      let view = UIImageView(image: plain, highlightedImage: lit)
      view.isHighlighted = true
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.contentMode = .center
      let contents = view.elementContents(at: 1)
      #expect(contents == .image(CGRect(x: -30, y: -30, width: 60, height: 60)))
      let copy = picture(of: view) as? UIImageView
      #expect(copy?.isHighlighted == true && copy?.highlightedImage === lit)
      #expect(copy?.bounds.size == lit.size)
    }

    @Test("A snapshot keeps the contents rectangle of an image view's layer")
    func part() {
      let view = UIImageView(image: image(40, 30))
      view.layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
      #expect(picture(of: view).layer.contentsRect == view.layer.contentsRect)
    }
  }
}
