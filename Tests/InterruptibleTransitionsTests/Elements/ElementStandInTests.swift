import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  /// Stand-ins that an app makes from snapshots.
  @Suite("Custom stand-ins", .underVariants, .alsoUnder(.snapshotsTakeAFrame))
  struct CustomStandIns {
    @Test("The app makes stand-ins before elements are hidden, and no frame lacks elements")
    func asksFirst() {
      let fixture = ElementsFixture(.custom)
      let views = [fixture.card, fixture.cardTitle]
      var asked = 0
      var least = Float(1)
      fixture.card.elementModifiers = [
        .standIn(
          .view { view in
            MainActor.assumeIsolated {
              asked += 1
              least = min(least, views.map(\.layer.opacity).min() ?? 0)
            }
            return view.snapshotView(afterScreenUpdates: true)
          })
      ]
      let observation = fixture.device.onFrame { _ in
        let shown = views.compactMap { $0.layer.presentation()?.opacity }
        least = min(least, shown.min() ?? 0)
      }
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      fixture.device.advanceUntilIdle()
      observation.cancel()
      #expect(asked == 2 && least == 1)
    }
  }
}

extension ElementTests {
  /// Elements with content that no layer renders: maps, web pages and video.
  @Suite(
    "Remote content in elements", .underVariants,
    .alsoUnder(.stopsAtRenderedMetal, .snapshotsTakeAFrame))
  struct RemoteContent {
    private func map(in view: UIView) -> RemoteContentView {
      let map = RemoteContentView(color: .systemGreen)
      map.frame = view.bounds.insetBy(dx: 10, dy: 10)
      // A view in front of the title would have a separate stand-in.
      view.insertSubview(map, at: 0)
      return map
    }

    /// Returns the greatest opacity at which the screen shows content of a color, 0…1.
    ///
    /// A mask without sublayers hides all content.
    private func visibility(of color: UIColor, _ layer: LayerSnapshot) -> Double {
      guard layer.mask?.isEmpty != true else { return 0 }
      let parts = color.cgColor.parts
      var own = 0.0
      if case .image(.solid(let shown)) = layer.content, abs(shown.red - parts.red) < 0.01,
        abs(shown.green - parts.green) < 0.01, abs(shown.blue - parts.blue) < 0.01
      {
        own = 1
      }
      let inner = layer.sublayers.map { visibility(of: color, $0) }.max() ?? 0
      return layer.opacity * max(own, inner)
    }

    @Test(
      "A card with corners, a shadow and a map shows the map in each frame",
      arguments: ContainerKind.allCases)
    func roundCard(_ kind: ContainerKind) {
      let fixture = ElementsFixture(kind)
      _ = map(in: fixture.card)
      fixture.device.advance(by: 0.1)
      let recording = fixture.device.record {
        fixture.container.there()
        fixture.device.advance(by: 0.3)
        fixture.transition.reverse()
        fixture.device.advanceUntilIdle()
      }
      let least = recording.frames.map { visibility(of: .systemGreen, $0.root) }.min() ?? 0
      #expect(recording.frames.count > 20 && least > 0.99)
      #expect(fixture.card.layer.mask == nil)
    }

    @Test("A map in the incoming page fades in before the end")
    func incomingPage() throws {
      let fixture = ElementsFixture(.navigation)
      let map = map(in: fixture.detail)
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      #expect(fixture.transition.flight?.elementReport?.undrawn == ["card": "RemoteContentView"])
      let text = fixture.transition.flight?.elementReport?.description
      #expect(text?.contains("not drawable") == true)
      let carrier = try #require(fixture.carriers.first)
      #expect(carrier.alpha == 1 && fixture.detail.layer.mask?.bounds.isEmpty == true)
      for progress in [0.93, 0.97] as [CGFloat] {
        fixture.transition.update(progress)
        fixture.device.advance(by: 0.05)
        #expect(abs(carrier.alpha - (10 - 10 * progress)) < within(0.02, orStep: 0.4))
        let opening = fixture.detail.layer.mask?.frame ?? .null
        #expect(opening.intersects(map.frame) && opening.width <= fixture.detail.bounds.width + 1)
      }
      fixture.transition.update(0.6)
      fixture.device.advance(by: 0.05)
      #expect(carrier.alpha == 1 && fixture.detail.layer.mask?.bounds.isEmpty == true)
      let recording = fixture.device.record {
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
      let last = recording.frames.map { visibility(of: .systemGreen, $0.root) }
      #expect(last.last == 1 && fixture.detail.layer.mask == nil)
    }

    @Test("An element that is a map and fills its page is never rendered")
    func wholeMap() {
      let fixture = ContainerKindFixture(.custom, .elements)
      let card = UIView()
      let map = RemoteContentView(color: .systemGreen)
      card.frame = CGRect(x: 20, y: 500, width: 100, height: 80)
      map.frame = fixture.second.view.bounds
      for (view, page) in [(card, fixture.first), (map, fixture.second)] {
        view.elementID = "map"
        view.backgroundColor = .systemRed
        page.view.addSubview(view)
      }
      for isWayBack in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        fixture.device.advance(by: 0.2)
        let undrawn = fixture.transition.flight?.elementReport?.undrawn
        #expect(undrawn == (isWayBack ? [:] : ["map": "RemoteContentView"]))
        fixture.device.advanceUntilIdle()
      }
      #expect(map.layer.mask == nil && card.layer.mask == nil)
    }

    @Test("If a nested element has a map, its parent's stand-in fades above both views")
    func nested() throws {
      let fixture = ElementsFixture(.custom)
      _ = map(in: fixture.detailTitle)
      fixture.container.there()
      fixture.container.hold(at: 0.95)
      #expect(
        fixture.transition.flight?.elementReport?.undrawn.keys.map(\.description) == ["title"])
      let carrier = try #require(fixture.carriers.first)
      #expect(carrier.layer.name == "card" && carrier.alpha < 1)
      for view in [fixture.detail, fixture.detailTitle] {
        #expect(view.layer.mask?.bounds.isEmpty == false)
      }
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.detailTitle.layer.mask == nil && fixture.carriers.isEmpty)
    }

    @Test("A composed snapshot omits the elements in it")
    func composition() throws {
      let fixture = ElementsFixture(.navigation)
      let inner = UIView(frame: fixture.card.bounds)
      inner.backgroundColor = .systemYellow
      fixture.card.insertSubview(inner, at: 0)
      inner.addSubview(fixture.cardTitle)
      let map = map(in: inner)
      fixture.device.advance(by: 0.1)
      let card = fixture.card
      let title = fixture.cardTitle
      let snapshotter = ElementSnapshotter(of: [card, title])
      let picture = snapshotter.snapshot(of: card, .snapshot(isOpaque: true), isOnScreen: true)
      snapshotter.close()
      #expect(picture.layer.backgroundColor == card.layer.backgroundColor)
      #expect(picture.layer.cornerRadius == 0 && picture.layer.shadowOpacity == 0)
      // The view between the card and the title is composed too, from its map alone.
      let part = try #require(picture.subviews.first)
      #expect(picture.subviews.count == 1 && part.frame == inner.frame)
      #expect(part.subviews.count == 1 && part.subviews.first?.frame == map.frame)
      #expect(snapshotter.missingContent(of: card) == nil)
    }

    @Test("A blur in a card with rounded corners is a blur in its snapshot")
    func blur() throws {
      let fixture = ElementsFixture(.navigation)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      blur.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
      blur.contentView.addSubview(UIView(frame: blur.bounds))
      fixture.card.addSubview(blur)
      fixture.device.advance(by: 0.1)
      let snapshotter = ElementSnapshotter(of: [fixture.card])
      let picture = snapshotter.snapshot(
        of: fixture.card, .snapshot(isOpaque: true), isOnScreen: true)
      let drawn = snapshotter.snapshot(
        of: fixture.card, .snapshot(isOpaque: true), isOnScreen: false)
      snapshotter.close()
      let copy = picture.subviews.compactMap { $0 as? UIVisualEffectView }.first
      #expect(copy?.frame == blur.frame && copy?.effect === blur.effect)
      #expect(drawn is UIImageView)
      #expect(snapshotter.missingContent(of: fixture.card) == "UIVisualEffectView")
    }
  }
}
