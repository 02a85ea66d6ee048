import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresetTests {
  @Suite("Flip", .underVariants)
  struct Flips {
    private let frame = CGRect(x: 40, y: 200, width: 160, height: 100)

    private func card(in controller: UIViewController) -> UIView {
      let card = UIView(frame: frame)
      card.layer.cornerRadius = 20
      controller.view.addSubview(card)
      return card
    }

    /// Returns the cosine of the angle about the vertical axis, and the size.
    private func shown(_ view: UIView?) -> (cosine: Double, size: Double) {
      guard let layer = view?.layer.presentation() else { return (.nan, .nan) }
      let plane = layer.transform
      let size = Double(plane.m22)
      // A rotation in perspective that is offset adds a part of the offset.
      return (Double(plane.m11 - plane.m14 * plane.m41) / size, size)
    }

    @Test(
      "The outgoing page turns away, and the card turns in and grows",
      arguments: ContainerKind.allCases)
    func turns(_ kind: ContainerKind) {
      weak var source: UIView?
      let fixture = ContainerKindFixture(
        kind,
        .select(
          presenting: TransitionAnimation { flight, steps in
            steps.include(TransitionAnimation.flip(from: source), in: flight)
          }, dismissing: .flip(from: nil)))
      let card = card(in: fixture.first)
      source = card
      for finishes in [false, true] {
        fixture.there()
        fixture.device.advance(by: 0.05)
        fixture.transition.pause()
        for progress in [0.0, 0.2, 0.45, 0.7, 0.9, 1, 0.1] {
          fixture.transition.update(CGFloat(progress))
          fixture.device.advance(by: 0.02)
          let thirds = 3 * progress
          let away = thirds < 1 ? cos(.pi / 2 * thirds * thirds) : 0
          let turn = thirds < 1 ? 0 : thirds > 2 ? 1 : cos(.pi / 2 * (2 - thirds) * (2 - thirds))
          let grow = max(thirds - 2, 0)
          let size = 160.0 / 393 + (1 - 160.0 / 393) * (grow * grow * (3 - 2 * grow))
          let page = shown(fixture.second.view)
          #expect(abs(page.cosine - turn) < within(0.001, orStep: 0.15))
          #expect(abs(page.size - size) < within(0.001, orStep: 0.05))
          #expect(abs(shown(otherView(fixture, kind)).cosine - away) < within(0.001, orStep: 0.15))
        }
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.device.advanceUntilIdle()
        expectRest(fixture, isSecondShown: finishes)
      }
      fixture.back()
      fixture.device.advance(by: 0.1)
      fixture.transition.reverse()
      fixture.device.advanceUntilIdle()
      expectRest(fixture, isSecondShown: true)
      fixture.back()
      fixture.device.advanceUntilIdle()
      expectRest(fixture, isSecondShown: false)
    }

    private func otherView(_ fixture: ContainerKindFixture, _ kind: ContainerKind) -> UIView? {
      guard kind == .custom else { return fixture.first.view }
      return fixture.second.view.superview?.subviews.first {
        $0 !== fixture.second.view && !($0 is PageShade) && !($0 is SizeObserverView)
          && $0.bounds.height == 852
      }
    }

    private func expectRest(_ fixture: ContainerKindFixture, isSecondShown: Bool) {
      #expect((fixture.second.view.window != nil) == isSecondShown)
      for view in [fixture.first.view, fixture.second.view] {
        #expect(view.map { CATransform3DIsIdentity($0.layer.transform) } == true)
        #expect(
          view?.mask == nil && view?.layer.zPosition == 0 && view?.layer.isDoubleSided == true)
        #expect(view?.layer.cornerRadius == 0 && view?.clipsToBounds == false)
        #expect(view?.superview?.subviews.contains { $0 is PageShade } != true)
      }
    }

    @Test("The flip is in perspective, with the incoming page in front")
    func perspective() {
      let fixture = ContainerKindFixture(.navigation, .flip(from: nil))
      fixture.there()
      fixture.hold(at: 0.45)
      let turned = fixture.second.view.layer.presentation()?.transform ?? CATransform3DIdentity
      // The relative size of the far side and the near side.
      let sine = Double(turned.m13 / turned.m22)
      let depth = Double(turned.m14 / turned.m22)
      #expect(abs(sine) > 0.1 && abs(depth + sine / 500) < 1e-6)
      let pages = fixture.second.view.superview?.subviews.filter {
        $0 === fixture.first.view || $0 === fixture.second.view
      }
      let isInFront = pages?.last === fixture.second.view && pages?.count == 2
      #expect(isInFront)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("Without a card, the flip uses two fifths of the page, in the center")
    func noCard() {
      let fixture = ContainerKindFixture(.navigation, .flip(from: nil))
      fixture.there()
      fixture.hold(at: 2 / 3)
      let page = fixture.second.view!
      let shown = page.layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(shown.m11 - 0.4) < within(0.001, orStep: 0.03))
      #expect(abs(shown.m41) + abs(shown.m42) < within(0.5, orStep: 10))
      #expect(page.clipsToBounds)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("The card has the given corner radius, or by default its own radius")
    func corners() {
      for (asked, expected) in [(nil, 20), (8, 8)] as [(CGFloat?, CGFloat)] {
        let device = Device()
        let first = titled("A")
        let second = titled("B")
        device.launch(first)
        let flip = InterruptibleTransition(.flip(from: card(in: first), cornerRadius: asked))
        first.present(second, with: flip)
        device.advance(by: 0.05)
        flip.pause()
        flip.update(0.5)
        device.advance(by: 0.02)
        let radius = second.view.layer.cornerRadius * 160 / 393
        #expect(abs(radius - expected) < 1e-6)
        flip.finish()
        device.advanceUntilIdle()
      }
    }

    @Test("A flip lasts 0.6 s by default and moves in each frame")
    func byItself() {
      let device = Device()
      let first = titled("A")
      let second = titled("B")
      device.launch(first)
      let flip = InterruptibleTransition(.flip(from: card(in: first)))
      #expect(flip.duration == 0.6)
      first.present(second, with: flip)
      device.advance(by: 0.05)
      var places = Set<Double>()
      for _ in 0..<20 {
        device.advance(by: 1.0 / 60)
        places.insert(shown(second.view).cosine + shown(second.view).size)
      }
      #expect(places.count > 7)
      device.advance(by: 0.32)
      #expect(flip.phase == .ended(at: .end))
    }

    @Test("A flip completes without a card, with an empty card and with a card in no window")
    func guards() {
      let empty = UIView()
      let elsewhere = UIView(frame: frame)
      for view in [nil, empty, elsewhere] {
        let device = Device()
        let first = titled("A")
        let second = titled("B")
        device.launch(first)
        if view === empty { first.view.addSubview(empty) }
        let flip = InterruptibleTransition(.flip(from: view, cornerRadius: -3))
        let handle = first.present(second, with: flip)
        device.advanceUntilIdle()
        #expect(handle.result == .completed && second.view.mask == nil)
        let dismissal = first.dismiss(with: flip)
        device.advanceUntilIdle()
        #expect(dismissal.result == .completed)
      }
    }

    @Test("An edge pan reverses a flip, and half of the travel decides the end")
    func swipe() {
      for (travel, isShown) in [(120.0, true), (300.0, false)] {
        let device = Device()
        let first = titled("A")
        let second = titled("B")
        device.launch(first)
        let flip = InterruptibleTransition(.flip(from: card(in: first)))
        flip.configuration.completionRule = .position
        flip.interactions = [
          .edgePan(.left, over: .fraction(1), on: second.view) { [unowned second] in
            second.dismiss(with: flip)
          }
        ]
        first.present(second, with: flip)
        device.advanceUntilIdle()
        let finger = device.press(at: CGPoint(x: 2, y: 400))
        finger.move(by: CGVector(dx: travel, dy: 0), over: 0.4)
        finger.lift()
        device.advanceUntilIdle()
        #expect((second.view.window != nil) == isShown)
        flip.interactions = []
      }
    }
  }
}

extension PresetTests {
  /// Tests of the appearance of an app's pages during a flip.
  @Suite("Page properties during a flip", .underVariants)
  struct FlippedPages {
    @Test(
      "The transform, mask and corners of a page are visible at the end of a flip",
      arguments: ContainerKind.allCases)
    func ownLook(_ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, .flip(from: nil))
      let page = fixture.second.view!
      let mask = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 300))
      page.mask = mask
      page.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      page.layer.cornerRadius = 30
      fixture.there()
      fixture.hold(at: 1)
      let shown = page.layer.presentation()
      #expect(abs((shown?.transform.m11 ?? 0) - 0.9) < within(0.001, orStep: 0.1))
      #expect(abs(shown?.transform.m41 ?? 1000) < within(0.1, orStep: 20))
      #expect(abs((shown?.cornerRadius ?? 0) - 30) < within(0.1, orStep: 5))
      #expect(page.mask === mask && page.layer.mask === mask.layer)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(page.mask === mask && page.transform.a == 0.9)
      #expect(page.layer.cornerRadius == 30 && !page.clipsToBounds)
    }

    @Test("Of two flips of one page, either may end first", arguments: [true, false])
    func twice(isLastFirst: Bool) {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      let container = UIView()
      container.addSubview(page)
      page.layer.cornerRadius = 7
      let flips = (0..<2).map { number in
        let flip = PageFlip(page, other: nil, in: container, from: nil, cornerRadius: 20)
        flip.apply(FlipPath(at: 0.5 + 0.2 * Double(number)))
        return flip
      }
      #expect(page.clipsToBounds && page.layer.cornerRadius != 7)
      for flip in isLastFirst ? flips.reversed() : flips { flip.restore() }
      #expect(!page.clipsToBounds && page.layer.cornerRadius == 7)
      #expect(CATransform3DIsIdentity(page.layer.transform) && page.layer.zPosition == 0)
    }

    @Test("A page may flip in and flip out in two flips at once", arguments: [true, false])
    func passedOn(isLastFirst: Bool) {
      let container = UIView()
      let pages = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)) }
      for page in pages { container.addSubview(page) }
      let flips = (0..<2).map { number in
        let flip = PageFlip(
          pages[number + 1], other: pages[number], in: container, from: nil, cornerRadius: 20)
        flip.apply(FlipPath(at: 0.4))
        return flip
      }
      for flip in isLastFirst ? flips.reversed() : flips { flip.restore() }
      for page in pages {
        #expect(CATransform3DIsIdentity(page.layer.transform) && page.layer.zPosition == 0)
        #expect(page.layer.isDoubleSided && page.layer.cornerRadius == 0 && !page.clipsToBounds)
      }
    }

    @Test("A corner radius that an app sets during a flip is kept", arguments: [true, false])
    func appsRadius(finishes: Bool) {
      let fixture = ContainerKindFixture(.custom, .flip(from: nil))
      let page = fixture.second.view!
      fixture.there()
      fixture.hold(at: 0.6)
      page.layer.cornerRadius = 12
      finishes ? fixture.transition.finish() : fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(page.layer.cornerRadius == 12)
    }

    @Test(
      "The effects of a page and of its bar are visible during the whole flip",
      .alsoUnder(.masksHideEffects),
      arguments: ContainerKind.allCases)
    func effects(_ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, .flip(from: nil))
      let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      bar.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
      fixture.second.view.addSubview(bar)
      for isWayBack in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        var radii: Set<Double> = []
        for _ in 0..<60 {
          fixture.device.advance(by: 1.0 / 60)
          guard bar.window != nil else { continue }
          radii.insert(bar.layer.presentation()?.properties.backdrop.radius ?? -1)
        }
        fixture.device.advanceUntilIdle()
        #expect(radii == [20])
      }
    }

    @Test(
      "During a flip, the safe area insets equal those after the flip",
      arguments: ContainerKind.allCases)
    func insets(_ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, .flip(from: nil))
      fixture.expectInsetsInFlight()
    }

    @Test("After a resize, the return of a flip leads to the new position of the card")
    func rotated() {
      final class Screen: UIViewController {
        let card = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(card)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          card.frame = CGRect(
            x: view.bounds.maxX - 110, y: view.bounds.maxY - 110, width: 100, height: 100)
        }
      }
      let fixture = ContainerFixture()
      let first = Screen()
      let second = titled("B")
      let navigation = fixture.navigation([first])
      let flip = InterruptibleTransition(.flip(from: first.card), timing: .linear(0.5))
      navigation.pushViewController(second, with: flip)
      fixture.device.advanceUntilIdle()
      fixture.device.resize(to: CGSize(width: 700, height: 500))
      fixture.device.advanceUntilIdle()
      navigation.popViewController(with: flip)
      fixture.device.advance(by: 0.1)
      flip.pause()
      flip.update(0.4)
      fixture.device.advance(by: 0.05)
      let shown = second.view.layer.presentation()?.transform ?? CATransform3DIdentity
      // The page covers the card, inside its bounds. This is the distance from its center.
      #expect(abs(shown.m41 - 280) < within(1, orStep: 40))
      #expect(abs(shown.m42 - 190) < within(1, orStep: 40))
      flip.finish()
      fixture.device.advanceUntilIdle()
      #expect(navigation.viewControllers == [first])
    }

    @Test("A flip between two pages with the same title rehearses without a problem")
    func rehearsed() {
      let device = Device()
      let report = device.rehearse { _ in
        let screen = titled("Inside")
        let page = titled("Inside")
        screen.view.backgroundColor = .white
        page.view.backgroundColor = .systemPink
        device.launch(screen)
        let flip = InterruptibleTransition(
          .flip(from: nil), timing: .spring(dampingRatio: 1, duration: 0.5))
        screen.present(page, with: flip)
        device.advanceUntilIdle()
        screen.dismiss(with: flip)
        device.advanceUntilIdle()
      }
      #expect(report.problems == [])
    }
  }
}
