import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  /// Unmatched elements that enter and exit by a definition, in whole flights.
  @Suite("Elements that enter and exit", .sharingVariants)
  struct EnteringAndExiting {
    private let definition: ElementDefinition = [
      "text": .translateY(40), "bar": .edgeTranslation(.bottom), "late": .crossfade.delay(0.2),
    ]

    /// Creates a container whose second screen has three elements.
    private func fixture(_ kind: ContainerKind) -> (ContainerKindFixture, [UIView]) {
      let fixture = ContainerKindFixture(kind, .elements(definition))
      let frames = [
        ("text", CGRect(x: 20, y: 300, width: 200, height: 40)),
        ("bar", CGRect(x: 0, y: 772, width: 393, height: 80)),
        ("late", CGRect(x: 20, y: 500, width: 90, height: 90)),
      ]
      let views = frames.map { name, frame in
        let view = UIView(frame: frame)
        view.backgroundColor = .systemTeal
        view.elementID = ElementID(name)
        fixture.second.view.addSubview(view)
        return view
      }
      return (fixture, views)
    }

    private func carriers(_ fixture: ContainerKindFixture) -> [String: UIView] {
      fixture.device.window.namedStandIns
    }

    private func top(_ view: UIView?, _ fixture: ContainerKindFixture) -> CGFloat {
      view.map { $0.convert($0.bounds, to: fixture.device.window).minY } ?? -1
    }

    @Test(
      "Unmatched elements enter and exit by their modifiers, and back in reverse",
      arguments: ContainerKind.allCases)
    func comesAndGoes(_ kind: ContainerKind) {
      let (fixture, views) = fixture(kind)
      for isWayBack in [false, true] {
        for finishes in [false, true] {
          if isWayBack { fixture.back() } else { fixture.there() }
          fixture.device.advance(by: 0.05)
          fixture.transition.pause()
          for progress in [0.2, 0.5, 0.8, 1, 0.1] as [CGFloat] {
            fixture.transition.update(progress)
            fixture.device.advance(by: 0.06)
            let out = Double(isWayBack ? progress : 1 - progress)
            let gone = CGFloat(out)
            let found = carriers(fixture)
            #expect(found.keys.sorted() == ["bar", "late", "text"])
            #expect(abs(top(found["text"], fixture) - 300 - 40 * gone) < within(0.1, orStep: 3))
            #expect(abs(top(found["bar"], fixture) - 772 - 80 * gone) < within(0.1, orStep: 6))
            let late = Double(found["late"]?.layer.presentation()?.opacity ?? -1)
            // A delay counts from the start of the flight in both directions.
            let shown = isWayBack ? min(1, 2 - 2 * out) : max(0, 1 - 2 * out)
            #expect(abs(late - shown) < within(0.02, orStep: 0.1))
            #expect(views.allSatisfy { $0.layer.mask != nil })
          }
          if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
          fixture.device.advanceUntilIdle()
          #expect(carriers(fixture).isEmpty)
          #expect(views.allSatisfy { $0.layer.mask == nil && $0.alpha == 1 })
          #expect((fixture.second.view.window != nil) == (isWayBack != finishes))
        }
      }
    }

    @Test("Without a custom timing the flight is linear, and each element eases in and out")
    func ownTiming() {
      for timing in [nil, TransitionTiming.linear(0.5)] {
        let animation = TransitionAnimation.elements(definition)
        let transition = timing.map { InterruptibleTransition(animation, timing: $0) }
        let reading = transition ?? InterruptibleTransition(animation)
        let device = Device()
        let first = titled("A")
        let second = titled("B")
        let text = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        text.elementID = "text"
        second.view.addSubview(text)
        device.launch(first)
        first.present(second, with: reading)
        device.advance(by: 0.05)
        reading.pause()
        reading.update(0.2)
        device.advance(by: 0.06)
        let shown = top(device.window.all.first { $0.layer.name == "text" }, device.window)
        let there = timing == nil ? CubicCurve.easeInOut.value(at: 0.2) : 0.2
        #expect(abs(shown - 340 + 40 * CGFloat(there)) < within(0.1, orStep: 3))
        reading.finish()
        device.advanceUntilIdle()
      }
    }

    private func top(_ view: UIView?, _ window: UIView) -> CGFloat {
      view.map { $0.convert($0.bounds, to: window).minY } ?? -1
    }

    @Test("An unmatched child enters in the stand-in of its parent, which morphs")
    func child() {
      let fixture = ElementsFixture(
        .navigation,
        .elements(["card": .sharedElement, "title": .sharedElement, "badge": .translateY(30)]))
      let badge = UIView(frame: CGRect(x: 300, y: 300, width: 40, height: 40))
      badge.elementID = "badge"
      fixture.detail.addSubview(badge)
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let card = fixture.carriers.first { $0.layer.name == "card" }
      let inside = card?.all.filter { $0.layer.name == "badge" } ?? []
      #expect(inside.count == 1 && badge.layer.mask != nil)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(badge.layer.mask == nil && fixture.carriers.isEmpty)
    }

    @Test("An edge translation that is applied mid-flight moves a matched element off the screen")
    func appliedEdge() {
      let fixture = ElementsFixture(.navigation)
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let isApplied = fixture.transition.flight?.apply([.edgeTranslation(.bottom)], to: "card")
      fixture.transition.update(0.99)
      fixture.device.advance(by: 0.06)
      let card = fixture.carriers.first { $0.layer.name == "card" }
      #expect(isApplied == true && top(card, fixture.device.window) > 800)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.carriers.isEmpty)
    }

    @Test(
      "If nested views have the same identifier, only one has a stand-in",
      arguments: ContainerKind.allCases, 0..<3)
    func sameName(_ kind: ContainerKind, _ screens: Int) {
      for animation in [ElementModifier.sharedElement, .translateY(40), .crossfade.delay(0.1)] {
        let fixture = ContainerKindFixture(kind, .elements(["x": animation]))
        var masks: [UIView] = []
        for (index, page) in [fixture.first, fixture.second].enumerated() {
          var outer: UIView = page.view
          let names: [ElementID] = screens == 2 || screens == index ? ["x", "y", "x"] : ["x"]
          for name in names {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
            view.elementID = name
            view.backgroundColor = .systemTeal
            outer.addSubview(view)
            masks.append(view)
            outer = view
          }
        }
        fixture.there()
        fixture.hold(at: 0.5)
        let found = carriers(fixture).keys.sorted()
        #expect(found == ["x"])
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(carriers(fixture).isEmpty && masks.allSatisfy { $0.layer.mask == nil })
      }
    }

    @Test("A view that is already in a view tree is not used as a stand-in")
    func notNew() {
      for kind in 0..<4 {
        let fixture = ContainerKindFixture(.navigation, .elements(["own": .sharedElement]))
        let elsewhere = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        fixture.first.view.addSubview(elsewhere)
        let views = [fixture.first, fixture.second].map { page in
          let view = TakenCard(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
          let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          view.addSubview(child)
          page.view.addSubview(view)
          view.answer = [view, child, page.view, elsewhere][kind]
          return (view: view, page: page, child: child)
        }
        fixture.there()
        fixture.hold(at: 0.5)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        for (view, page, child) in views {
          #expect(view.superview === page.view && child.superview === view)
          #expect(view.layer.mask == nil)
        }
        #expect(elsewhere.superview === fixture.first.view && elsewhere.frame.width == 3)
      }
    }

    @Test("A stand-in that a view makes is laid out at each size")
    func ownStandIn() {
      let fixture = ContainerKindFixture(.navigation, .elements(["own": .sharedElement]))
      let views = [
        CGRect(x: 20, y: 500, width: 100, height: 50), CGRect(x: 0, y: 0, width: 393, height: 300),
      ].map { OwnCard(frame: $0) }
      fixture.first.view.addSubview(views[0])
      fixture.second.view.addSubview(views[1])
      fixture.there()
      for progress in [0.2, 0.7] as [CGFloat] {
        fixture.hold(at: progress)
        let carrier = carriers(fixture)["own"]
        let cards = carrier?.all.compactMap { $0 as? OwnCard } ?? []
        #expect(cards.count == 2)
        let size = carrier?.bounds.size ?? .zero
        let gaps = cards.map { card in
          max(
            abs(card.bounds.width - size.width), abs(card.bounds.height - size.height),
            abs(card.badge.frame.maxX - size.width))
        }
        #expect(gaps.allSatisfy { $0 < 1e-6 })
        #expect(abs(size.width - 100 - 293 * progress) < within(0.2, orStep: 15))
      }
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(views.allSatisfy { $0.layer.mask == nil })
    }
  }
}

/// A card with a badge at its right edge.
private final class OwnCard: UIView, ElementView {
  let badge = UIView()
  var transitionIdentifier: ElementID? { "own" }

  func makeStandIn() -> UIView? { OwnCard(frame: .zero) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if badge.superview == nil { addSubview(badge) }
    badge.frame = CGRect(x: bounds.width - 20, y: 0, width: 20, height: 20)
  }
}

/// A card that returns an existing view as its stand-in.
private final class TakenCard: UIView, ElementView {
  weak var answer: UIView?
  var transitionIdentifier: ElementID? { "own" }

  func makeStandIn() -> UIView? { answer }
}

extension ElementTests {
  @Suite("Elements that are partly or wholly out of sight", .underVariants)
  struct Visibility {
    private static func square(
      _ frame: CGRect, _ color: UIColor, _ id: ElementID? = nil
    ) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      view.elementID = id
      return view
    }

    @Test("Elements off the screen enter and exit by their modifiers, from where they are")
    func modifiersOffScreen() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let badge = Self.square(CGRect(x: 100, y: 900, width: 50, height: 50), .red)
      badge.elementModifiers = [.translate(y: -300)]
      fixture.first.view.addSubview(badge)
      fixture.there()
      fixture.hold(at: 0.5)
      #expect(fixture.device.shownColor(at: 125, 775).red > 0.9)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("Of two views with one identifier, the visible one is the element")
    func visibleDuplicate() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      fixture.first.view.addSubview(
        Self.square(CGRect(x: 0, y: 100, width: 50, height: 50), .red, "card"))
      fixture.first.view.addSubview(
        Self.square(CGRect(x: 0, y: 2000, width: 50, height: 50), .blue, "card"))
      fixture.second.view.addSubview(
        Self.square(CGRect(x: 200, y: 100, width: 50, height: 50), .red, "card"))
      fixture.there()
      fixture.hold(at: 0.5)
      let standIn = fixture.device.window.namedStandIns["card"]
      #expect(standIn?.center.y == 125)
      #expect(fixture.transition.flight?.elementReport?.duplicates == ["card"])
    }

    @Test(
      "An element that is scrolled away in flight fades at its last visible place",
      arguments: [true, false])
    func scrolledAway(isIncoming: Bool) throws {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
      scrollView.contentSize.height = 6000
      let card = Self.square(CGRect(x: 0, y: 50, width: 100, height: 100), .red, "card")
      scrollView.addSubview(card)
      (isIncoming ? fixture.second : fixture.first).view.addSubview(scrollView)
      (isIncoming ? fixture.first : fixture.second).view.addSubview(
        Self.square(CGRect(x: 100, y: 500, width: 100, height: 100), .red, "card"))
      fixture.device.advance(by: 0.1)
      fixture.there()
      fixture.hold(at: 0.5)
      let standIn = try #require(fixture.device.window.namedStandIns["card"])
      let former = standIn.center
      scrollView.contentOffset.y = 4000
      fixture.hold(at: 0.5)
      #expect(abs(standIn.center.y - former.y) < 1)
      fixture.hold(at: isIncoming ? 0.9 : 0.1)
      let end = CGPoint(x: 50, y: 200)
      #expect(abs(standIn.center.y - end.y) < 40 && standIn.alpha < 0.3)
      scrollView.contentOffset.y = 0
      fixture.hold(at: isIncoming ? 0.98 : 0.02)
      #expect(standIn.alpha > 0.8)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A view beyond an element's bounds is shown at both ends", arguments: ContainerKind.allCases)
    func overflow(_ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, .elements)
      for (page, y) in [(fixture.first, 300.0), (fixture.second, 500)] {
        let card = Self.square(CGRect(x: 100, y: y, width: 100, height: 100), .red, "card")
        card.addSubview(Self.square(CGRect(x: 80, y: -20, width: 40, height: 40), .blue))
        let clipping = Self.square(CGRect(x: 20, y: 60, width: 30, height: 30), .green)
        clipping.clipsToBounds = true
        clipping.addSubview(Self.square(CGRect(x: 0, y: 0, width: 300, height: 300), .black))
        card.addSubview(clipping)
        page.view.addSubview(card)
      }
      fixture.device.advance(by: 0.1)
      func badge(_ y: CGFloat) -> [LayerSnapshot.RGBA] {
        [
          fixture.device.shownColor(at: 215, y - 15), fixture.device.shownColor(at: 185, y + 15),
          fixture.device.shownColor(at: 135, y + 75), fixture.device.shownColor(at: 250, y + 75),
        ]
      }
      let before = badge(300)
      fixture.there()
      fixture.hold(at: 0)
      #expect(badge(300).isClose(to: before))
      fixture.hold(at: 1)
      let last = badge(500)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(last.isClose(to: badge(500)) && last[0].blue > 0.9)
    }

    @Test("Views in front of a view beyond an element's bounds stay in front of it")
    func overflowInFront() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for page in [fixture.first, fixture.second] {
        let card = Self.square(CGRect(x: 100, y: 300, width: 100, height: 100), .red, "card")
        card.addSubview(Self.square(CGRect(x: 80, y: -20, width: 40, height: 40), .blue))
        card.addSubview(Self.square(CGRect(x: 80, y: 0, width: 20, height: 20), .green))
        page.view.addSubview(card)
      }
      fixture.there()
      for progress in [0.0, 1] {
        fixture.hold(at: progress)
        #expect(fixture.device.shownColor(at: 190, 310).green > 0.9)
      }
    }

    @Test("A child of a card that clips is clipped until the page fills the container")
    func clippingCard() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let card = Self.square(CGRect(x: 20, y: 100, width: 160, height: 160), .red, "card")
      card.clipsToBounds = true
      card.addSubview(Self.square(CGRect(x: 0, y: 0, width: 400, height: 160), .blue, "photo"))
      fixture.first.view.addSubview(card)
      fixture.second.view.elementID = "card"
      fixture.second.view.addSubview(
        Self.square(CGRect(x: 0, y: 0, width: 900, height: 393), .blue, "photo"))
      fixture.there()
      for progress in [0.02, 0.3, 0.6, 0.9] {
        fixture.hold(at: progress)
        let standIn = fixture.device.window.namedStandIns["card"]
        let frame = standIn?.frame ?? .zero
        let beside = fixture.device.shownColor(at: frame.maxX + 3, frame.minY + 20)
        #expect(frame.maxX > 385 || beside.blue - beside.red < 0.5)
      }
    }
  }
}
