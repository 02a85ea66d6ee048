import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension RegressionTests {
  /// User requests for morphs, checked in whole flights.
  @Suite("Reports about elements", .sharingVariants)
  struct Elements {
    /// Creates two screens with one matched element each.
    private func screens(
      _ from: UIView, _ to: UIView, _ kind: ContainerKind = .navigation
    ) -> ContainerKindFixture {
      let fixture = ContainerKindFixture(kind, .elements)
      for (view, page) in [(from, fixture.first), (to, fixture.second)] {
        view.elementID = "element"
        page.view.addSubview(view)
      }
      return fixture
    }

    /// Holds a flight at several values of the progress, and checks each of them.
    private func look(
      at fixture: ContainerKindFixture, _ moments: [CGFloat] = [0, 0.25, 0.5, 0.75, 1],
      _ check: (CGFloat) -> Void
    ) {
      fixture.there()
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      fixture.transition.update(0.3)
      fixture.device.advance(by: 0.02)
      for moment in moments {
        fixture.transition.update(moment)
        fixture.device.advance(by: 0.05)
        check(moment)
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    private func views(_ fixture: ContainerKindFixture) -> [UIView] {
      fixture.device.window.overlays.flatMap(\.all)
    }

    @Test("A label never stretches: its snapshot keeps its aspect ratio in each frame")
    func labels() {
      let labels = [
        CGRect(x: 20, y: 500, width: 90, height: 20), CGRect(x: 60, y: 90, width: 300, height: 48),
      ]
      .map { UILabel(frame: $0) }
      for (label, size) in zip(labels, [15, 34] as [CGFloat]) {
        label.text = "Title"
        label.font = .systemFont(ofSize: size)
      }
      let fixture = screens(labels[0], labels[1])
      fixture.there()
      var frames = 0
      let observation = fixture.device.onFrame { _ in
        let pictures = views(fixture).filter { view in
          labels.contains { $0.bounds.size == view.bounds.size } && view.subviews.isEmpty
            && view.layer.shadowOpacity == 0 && !view.clipsToBounds
        }
        for picture in pictures where picture.transform != .identity {
          frames += 1
          let across = picture.transform.a
          let down = picture.transform.d
          #expect(abs(across - down) < 1e-9)
        }
      }
      fixture.device.advanceUntilIdle()
      observation.cancel()
      #expect(frames > 10)
    }

    @Test("An image that morphs from fill to fit does not jump at either end")
    func fillToFit() {
      let size = CGSize(width: 20, height: 20)
      let image: UIImage? = UIGraphicsImageRenderer(size: size).image { context in
        context.fill(CGRect(origin: .zero, size: size))
      }
      let cell = UIImageView(frame: CGRect(x: 10, y: 300, width: 90, height: 90))
      let page = UIImageView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
      for (view, mode) in [(cell, UIView.ContentMode.scaleAspectFill), (page, .scaleAspectFit)] {
        view.image = image
        view.contentMode = mode
        view.clipsToBounds = true
      }
      let fixture = screens(cell, page)
      look(at: fixture, [0, 1]) { moment in
        let view = moment == 0 ? cell : page
        let size = image?.size ?? .zero
        let room = view.bounds.size
        let scales = [room.width / size.width, room.height / size.height]
        let scale = (moment == 0 ? scales.max() : scales.min()) ?? 0
        let still = CGRect(
          x: view.center.x - size.width * scale / 2, y: view.center.y - size.height * scale / 2,
          width: size.width * scale, height: size.height * scale)
        let pictures = views(fixture).filter { $0 is UIImageView }
        let shown = pictures.map { $0.convert($0.bounds, to: fixture.device.window) }
        #expect(
          shown.count == 1 && shown.allSatisfy { largest($0, still) < within(0.5, orStep: 8) })
      }
    }

    private func largest(_ first: CGRect, _ second: CGRect) -> CGFloat {
      max(
        abs(first.minX - second.minX), abs(first.minY - second.minY),
        abs(first.maxX - second.maxX), abs(first.maxY - second.maxY))
    }

    @Test("The front-to-back order does not change at the first and the last frame")
    func order() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for (page, names) in [(fixture.first, ["a", "b"]), (fixture.second, ["b", "a"])] {
        for name in names {
          let view = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
          view.elementID = ElementID(name)
          view.backgroundColor = name == "a" ? .systemRed : .systemBlue
          page.view.addSubview(view)
        }
      }
      look(at: fixture, [0, 0.4, 0.6, 1]) { moment in
        let carriers = views(fixture).filter { ["a", "b"].contains($0.layer.name) }
        let front = carriers.max { first, second in
          (first.superview?.layer.zPosition ?? 0) < (second.superview?.layer.zPosition ?? 0)
        }
        #expect(front?.layer.name == (moment < 0.5 ? "b" : "a"))
      }
    }

    @Test("A quick open, close and open works at every moment", arguments: 1..<24)
    func quick(_ frames: Int) {
      let fixture = ElementsFixture(.navigation)
      let pause = Double(frames) / 60
      fixture.container.there()
      fixture.device.advance(by: pause)
      fixture.transition.reverse()
      fixture.device.advance(by: pause / 2)
      if fixture.transition.flight == nil {
        fixture.container.there()
      } else {
        fixture.transition.reverse()
      }
      fixture.device.advanceUntilIdle()
      let isOpen = fixture.container.second.view.window != nil
      let masks = [fixture.card, fixture.detail].compactMap { $0.layer.mask }.count
      let left = fixture.carriers.count
      #expect(isOpen && masks == 0 && left == 0)
      var taps = 0
      let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 50))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      fixture.container.second.view.addSubview(button)
      fixture.device.tap(at: CGPoint(x: 60, y: 620))
      fixture.device.advanceUntilIdle()
      #expect(taps == 1)
    }

    @Test("Corners with different masks and curves equal the originals at both ends")
    func corners() {
      let views = [
        CGRect(x: 20, y: 500, width: 90, height: 80), CGRect(x: 0, y: 90, width: 300, height: 200),
      ]
      .map { UIView(frame: $0) }
      let masks: [CACornerMask] = [
        [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMaxXMinYCorner, .layerMaxXMaxYCorner],
      ]
      let curves: [CALayerCornerCurve] = [.circular, .continuous]
      for (index, view) in views.enumerated() {
        view.layer.cornerRadius = [12, 30][index]
        view.layer.maskedCorners = masks[index]
        view.layer.cornerCurve = curves[index]
        view.backgroundColor = .systemTeal
      }
      let fixture = screens(views[0], views[1])
      look(at: fixture, [0, 1]) { moment in
        let end = Int(moment)
        let round = self.views(fixture).map(\.layer).filter {
          $0.masksToBounds && $0.cornerRadius > 0.3
        }
        let mask = round.reduce(into: CACornerMask()) { $0.formUnion($1.maskedCorners) }
        #expect(mask == masks[end] && round.allSatisfy { $0.cornerCurve == curves[end] })
        let distance = round.map { abs($0.cornerRadius - [12, 30][end]) }.max() ?? .infinity
        #expect(distance < within(0.01, orStep: 1))
      }
    }

    @Test("A clipped element keeps its shadow during the whole flight")
    func shadow() {
      let views = [
        CGRect(x: 20, y: 500, width: 90, height: 80), CGRect(x: 0, y: 90, width: 300, height: 200),
      ]
      .map { UIView(frame: $0) }
      for view in views {
        view.backgroundColor = .systemTeal
        view.layer.cornerRadius = 16
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = 8
      }
      let fixture = screens(views[0], views[1])
      look(at: fixture) { _ in
        let layers = self.views(fixture).map(\.layer)
        let shadows = layers.filter { $0.shadowOpacity > 0 }
        #expect(shadows.count == 1 && shadows.allSatisfy { !$0.masksToBounds })
        #expect(
          shadows.first?.sublayers?.contains { $0.masksToBounds && $0.cornerRadius == 16 } == true)
        let outer = sequence(first: shadows.first, next: { $0?.superlayer }).dropFirst()
        let clips = outer.prefix { $0?.delegate is UIView && $0 !== fixture.device.window.layer }
        #expect(!clips.contains { $0?.masksToBounds == true })
      }
    }

    @Test("Effect views and their superviews keep alpha 1, and the effect changes linearly")
    func effects() {
      let frames = [
        CGRect(x: 20, y: 500, width: 90, height: 80), CGRect(x: 0, y: 90, width: 300, height: 200),
      ]
      for isAlone in [false, true] {
        let views = [UIBlurEffect.Style.light, .dark].enumerated().map { index, style in
          let isEffect = !isAlone || index == 1
          let view = isEffect ? UIVisualEffectView(effect: UIBlurEffect(style: style)) : UIView()
          view.frame = frames[index]
          return view
        }
        let fixture = screens(views[0], views[1])
        look(at: fixture) { moment in
          let effects = self.views(fixture).compactMap { $0 as? UIVisualEffectView }
          #expect(effects.count == 1)
          for effect in effects {
            let opacities = sequence(first: effect, next: \.superview).map(\.alpha)
            #expect(opacities.allSatisfy { $0 == 1 } && !effect.isHidden)
            let shown = effect.layer.presentation()?.properties.backdrop ?? .none
            // The effect appears during the first half.
            let part = isAlone ? min(1, 2 * Double(moment)) : Double(moment)
            let alpha = isAlone ? 0.6 * part : 0.4 + 0.2 * part
            let isBetween = abs(Double(shown.tint.alpha) - alpha) < within(0.01, orStep: 0.05)
            #expect(isBetween, "\(isAlone) \(moment) \(shown.tint.alpha) \(alpha)")
          }
        }
        #expect(self.views(fixture).isEmpty)
      }
    }

    @Test(
      "After a resize or a rotation at any moment, the element ends at its place",
      arguments: 1..<12)
    func resized(_ moment: Int) {
      for rotates in [false, true] {
        let fixture = ElementsFixture(.navigation)
        fixture.detail.autoresizingMask = [.flexibleWidth]
        fixture.container.there()
        fixture.device.advance(by: 0.035 * Double(moment))
        if rotates {
          fixture.device.rotate(to: .landscape)
        } else {
          fixture.device.resize(to: CGSize(width: 500, height: 700))
        }
        fixture.device.advanceUntilIdle()
        let width = fixture.detail.bounds.width
        let whole = fixture.device.window.bounds.width
        let isClean = fixture.carriers.isEmpty && fixture.detail.layer.mask == nil
        #expect(abs(width - whole) < 0.01 && isClean)
      }
    }

    @Test("The report of a flight says why an element has no match")
    func why() {
      let fixture = ElementsFixture(.navigation)
      fixture.detailTitle.isHidden = true
      fixture.card.elementID = "other"
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      let text = fixture.transition.flight?.elementReport.map { "\($0)" } ?? ""
      #expect(text.contains("title") && text.contains("hidden") && text.contains("other"))
      fixture.device.advanceUntilIdle()
    }
  }
}

extension RegressionTests {
  /// User requests that concern modifiers.
  @Suite("Reports about modifiers", .sharingVariants)
  struct Modifiers {
    @Test("The stand-in of a live view is a snapshot or the app's own live view, never black")
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

    @Test("An unmatched element enters and exits by its modifiers in each container")
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

    @Test("A finger retargets an element while it scrubs the flight")
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
}
