import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter ElementTests` runs all its suites.
@Suite("Elements")
enum ElementTests {}

extension ElementTests {
  @Suite("Matched elements", .underVariants)
  struct MatchedElements {
    private func frame(_ view: UIView, _ fixture: ElementsFixture) -> CGRect {
      view.convert(view.bounds, to: fixture.device.window)
    }

    @Test(
      "A card morphs into its match with the progress of the flight",
      arguments: ContainerKind.allCases)
    func morphs(_ kind: ContainerKind) {
      let fixture = ElementsFixture(kind)
      for isWayBack in [false, true] {
        if isWayBack { fixture.container.back() } else { fixture.container.there() }
        fixture.device.advance(by: 0.05)
        fixture.transition.pause()
        #expect(fixture.transition.flight?.elementReport?.matched.count == 2)
        let places = (from: frame(fixture.card, fixture), to: frame(fixture.detail, fixture))
        for progress in [0.25, 0.5, 0.8] as [CGFloat] {
          fixture.transition.update(progress)
          fixture.device.advance(by: 0.02)
          let shown = fixture.transition.progress
          let part = isWayBack ? 1 - CGFloat(shown) : CGFloat(shown)
          let carrier = fixture.carriers.first
          let place = carrier.map { frame($0, fixture) } ?? .null
          #expect(fixture.carriers.map(\.layer.name) == ["card"])
          let expected = [
            places.from.minX + (places.to.minX - places.from.minX) * part,
            places.from.maxY + (places.to.maxY - places.from.maxY) * part,
          ]
          #expect(
            abs(place.minX - expected[0]) < within(0.5, orStep: 12)
              && abs(place.maxY - expected[1]) < within(0.5, orStep: 25))
        }
        // Otherwise an original and its stand-in would both be visible.
        #expect(fixture.card.layer.mask != nil && fixture.detailTitle.layer.mask != nil)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(fixture.carriers.isEmpty)
        #expect(fixture.card.layer.mask == nil && fixture.detail.layer.mask == nil)
        #expect(fixture.cardTitle.layer.mask == nil && fixture.detailTitle.layer.mask == nil)
      }
    }

    @Test("Stand-ins take no touches and are hidden from VoiceOver")
    func overlay() {
      let fixture = ElementsFixture(.custom)
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      let overlay = fixture.device.window.all.first { $0 is ElementOverlay }
      #expect(overlay?.accessibilityElementsHidden == true)
      #expect(overlay?.isUserInteractionEnabled == false)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A cancelled flight leaves all views unchanged", arguments: ContainerKind.allCases)
    func cancelled(_ kind: ContainerKind) {
      let fixture = ElementsFixture(kind)
      let mask = CALayer()
      fixture.card.layer.mask = mask
      for moment in stride(from: 0.02, to: 0.4, by: 0.07) {
        fixture.container.there()
        fixture.device.advance(by: moment)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        #expect(fixture.carriers.isEmpty && fixture.card.layer.mask === mask)
        #expect(fixture.detail.layer.mask == nil && fixture.card.layer.shadowOpacity == 0.5)
        #expect(fixture.card.layer.cornerRadius == 12 && fixture.card.alpha == 1)
        #expect(fixture.container.second.view.window == nil)
      }
    }

    @Test("A card that morphs into a whole screen leaves the other screen opaque")
    func wholeScreen() {
      let fixture = ElementsFixture(.navigation)
      fixture.detail.elementID = nil
      fixture.container.second.view.elementID = "card"
      for isWayBack in [false, true] {
        if isWayBack { fixture.container.back() } else { fixture.container.there() }
        fixture.device.advance(by: 0.2)
        #expect(fixture.carriers.count == 1)
        #expect(fixture.container.first.view.layer.presentation()?.opacity == 1)
        #expect(fixture.container.second.view.layer.mask != nil)
        fixture.device.advanceUntilIdle()
        #expect(fixture.container.second.view.layer.mask == nil)
        #expect((fixture.container.second.view.window != nil) != isWayBack)
      }
    }

    @Test("A mask that the app sets mid-flight stays")
    func appsMask() {
      let fixture = ElementsFixture(.navigation)
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      let mask = CALayer()
      fixture.detail.layer.mask = mask
      fixture.device.advanceUntilIdle()
      #expect(fixture.detail.layer.mask === mask)
    }

    @Test("The report names hidden, empty and duplicate views")
    func flaws() {
      let fixture = ElementsFixture(.navigation)
      let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 300, width: 20, height: 20)) }
      views[0].isHidden = true
      views[1].frame.size = .zero
      views[2].frame.origin.x = 1_000
      for (view, id) in zip(views, ["hidden", "empty", "outside", "card"] as [ElementID]) {
        view.elementID = id
        fixture.container.second.view.insertSubview(view, at: 0)
        let partner = UIView(frame: CGRect(x: 0, y: 200, width: 20, height: 20))
        partner.elementID = id == "card" ? nil : id
        fixture.container.first.view.addSubview(partner)
      }
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      let report = fixture.transition.flight?.elementReport
      #expect(report?.matched == ["outside", "card", "title"] && report?.duplicates == ["card"])
      #expect(
        report?.unmatched == [
          "hidden": .hidden(isIncoming: true), "empty": .empty(isIncoming: true),
        ])
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.flight == nil)
    }

    @Test("A touch at a stand-in reaches the view below it")
    func touches() {
      let fixture = ElementsFixture(.navigation)
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let place = fixture.carriers.first.map { $0.convert($0.bounds, to: nil) } ?? .null
      let hit = fixture.device.window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil)
      let isBelow = hit != nil && hit?.isDescendant(of: fixture.device.window.overlays[0]) == false
      #expect(isBelow)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("A view that is removed from its screen mid-flight is shown in the next frame")
    func takenOut() {
      let fixture = ElementsFixture(.navigation)
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let isHidden = fixture.detail.layer.mask != nil && fixture.card.layer.mask != nil
      #expect(isHidden)
      let elsewhere = UIView()
      elsewhere.addSubview(fixture.detail)
      fixture.container.hold(at: 0.6)
      let isGivenBack = fixture.detail.layer.mask == nil && fixture.card.layer.mask != nil
      #expect(isGivenBack)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.card.layer.mask == nil)
    }

    @Test("Stand-ins are in front of the pages, and the flight lasts 0.4 seconds")
    func aboveAll() {
      #expect(InterruptibleTransition(.elements).timing.duration == 0.4)
      for kind in ContainerKind.allCases {
        let fixture = ElementsFixture(kind)
        fixture.container.there()
        fixture.container.hold(at: 0.75)
        let isLast = fixture.container.second.view.superview?.subviews.last is ElementOverlay
        #expect(isLast)
        // The old snapshot of a text fades out during the second half.
        let opacities = fixture.titleOpacities
        #expect(opacities.count == 2)
        #expect(abs((opacities.min() ?? 0) - 0.5) < within(0.02, orStep: 0.1))
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("Elements off the screen morph from where they are", arguments: ContainerKind.allCases)
    func offScreen(_ kind: ContainerKind) throws {
      let fixture = ElementsFixture(kind)
      fixture.card.frame.origin.y = 1_000
      fixture.cardTitle.frame.origin.y = -500
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let report = fixture.transition.flight?.elementReport
      #expect(report?.unmatched.isEmpty == true && report?.matched == ["card", "title"])
      let card = try #require(fixture.device.window.namedStandIns["card"])
      #expect(abs(card.center.y - (1_045 + 200) / 2) < within(1, orStep: 852 / 2400))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("A custom pass removes matches")
    func pass() {
      let pass = ElementPass { $0.keepShared { $0 != "title" } }
      let fixture = ElementsFixture(.custom, .elements(passes: [pass]))
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.flight?.elementReport?.matched == ["card"])
      #expect(fixture.cardTitle.layer.mask == nil && fixture.card.layer.mask != nil)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "If `.elements` is included twice, each element has one stand-in",
      arguments: ContainerKind.allCases)
    func twice(_ kind: ContainerKind) {
      let both = TransitionAnimation { flight, steps in
        steps.include(.elements, in: flight)
        steps.include(.elements, in: flight)
      }
      let fixture = ElementsFixture(kind, both)
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      #expect(fixture.device.window.overlays.count == 1 && fixture.carriers.count == 1)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.carriers.isEmpty && fixture.detail.layer.mask == nil)
    }

    @Test("After a resize mid-flight, the element moves to its new place")
    func resized() {
      let fixture = ElementsFixture(.navigation)
      fixture.detail.autoresizingMask = [.flexibleWidth]
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      fixture.transition.pause()
      fixture.device.resize(to: CGSize(width: 320, height: 600))
      fixture.device.advance(by: 0.1)
      fixture.transition.update(0.999)
      fixture.device.advance(by: 0.05)
      let place = fixture.carriers.first.map { frame($0, fixture) } ?? .null
      #expect(abs(place.width - frame(fixture.detail, fixture).width) < within(2, orStep: 20))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.carriers.isEmpty && fixture.detail.layer.mask == nil)
    }
  }
}

extension ElementTests {
  @Suite("Scrubbed and running elements", .withoutVariants)
  struct Scrubbing {
    private let names = (0..<60).map { "element \($0)" }

    private func definition(_ dice: inout SeededDice) -> ElementDefinition {
      let edges = TransitionEdge.allCases
      var animations: [ElementID: ElementModifier] = [:]
      for name in names {
        var animation: ElementModifier =
          switch Int.random(in: 0..<5, using: &dice) {
          case 0: .crossfade
          case 1: .edgeTranslation(edges[Int.random(in: 0..<edges.count, using: &dice)])
          case 2: .translateY(dice.number(-90...90))
          default: .sharedElement
          }
        if dice.chance(0.4) { animation = animation.delay(Double(dice.number(0...0.3))) }
        if dice.chance(0.4) { animation = animation.duration(Double(dice.number(0.05...0.6))) }
        if dice.chance(0.3) { animation = animation.curve(.easeOut) }
        if dice.chance(0.2) { animation = animation.curve(.spring(dampingRatio: 0.6)) }
        if dice.chance(0.1) { animation = [animation, .translateY(dice.number(-90...90))] }
        animations[ElementID(name)] = animation
      }
      return ElementDefinition(animations)
    }

    /// Creates two screens with some of the elements each.
    private func screens(_ seed: Int) -> ContainerKindFixture {
      var dice = SeededDice(seed)
      let isModified = seed.isMultiple(of: 2)
      let fixture = ContainerKindFixture(.navigation, .elements(definition(&dice)))
      for page in [fixture.first, fixture.second] {
        for name in names where dice.chance(0.7) {
          let view = UIView(
            frame: CGRect(
              x: dice.number(0...300), y: dice.number(0...700), width: dice.number(10...90),
              height: dice.number(10...90)))
          view.elementID = ElementID(name)
          view.backgroundColor = .systemTeal
          view.layer.cornerRadius = dice.chance(0.3) ? 8 : 0
          if isModified, dice.chance(0.8) { view.elementModifiers = dice.modifiers() }
          page.view.addSubview(view)
        }
      }
      return fixture
    }

    private func shown(_ fixture: ContainerKindFixture) -> [String: [CGRect]] {
      let frames = fixture.device.window.standIns.map { view in
        (
          view.layer.name ?? "",
          view.convert(view.bounds, to: fixture.device.window)
            .offsetBy(dx: 1000 * CGFloat(view.alpha), dy: 0)
        )
      }
      return Dictionary(grouping: frames, by: \.0).mapValues {
        $0.map(\.1).sorted { $0.minX < $1.minX }
      }
    }

    @Test(
      "A scrubbed flight shows the same frames as a running flight",
      arguments: SeriesChoice.numbers(0..<12))
    func exact(seed: Int) {
      let fixture = screens(seed)
      var frames: [(progress: Double, shown: [String: [CGRect]])] = []
      fixture.there()
      let observation = fixture.device.onFrame { _ in
        if fixture.transition.flight != nil {
          frames.append((fixture.transition.progress, shown(fixture)))
        }
      }
      fixture.device.advanceUntilIdle()
      observation.cancel()
      frames.removeAll { $0.progress <= 0.01 || $0.progress >= 0.99 }
      #expect(frames.count > 15)
      let other = screens(seed)
      other.there()
      other.device.advance(by: 0.05)
      other.transition.pause()
      var worst: CGFloat = 0
      for frame in frames.shuffled(using: &Self.dice) {
        other.transition.update(CGFloat(frame.progress))
        other.device.advance(by: 0.02)
        let found = shown(other)
        let names = [found.keys.sorted(), frame.shown.keys.sorted()]
        #expect(names[0] == names[1] && names[0].count > 20)
        for (name, rects) in frame.shown {
          for (one, two) in zip(rects, found[name] ?? []) {
            worst = max(
              worst, abs(one.minX - two.minX), abs(one.minY - two.minY), abs(one.maxX - two.maxX),
              abs(one.maxY - two.maxY))
          }
        }
      }
      #expect(worst < 0.05)
      other.transition.finish()
      other.device.advanceUntilIdle()
    }

    private static var dice = SeededDice(1)
  }
}
