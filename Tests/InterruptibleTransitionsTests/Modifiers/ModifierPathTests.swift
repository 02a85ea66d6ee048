import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ModifierTests {
  /// Modifiers that set the stand-in, the order or the path of an element.
  @Suite("Paths and stand-ins of modified elements", .underVariants)
  struct PathsAndStandIns {
    private func modified(_ modifiers: [ElementModifier]) -> ModifiedFixture {
      let fixture = ModifiedFixture(.navigation, modifiers)
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      return fixture
    }

    private func end(_ fixture: ModifiedFixture) {
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.window.overlays.isEmpty && fixture.view.layer.mask == nil)
    }

    /// Creates two screens with a matched view, which has another place on the second screen.
    private func pair(
      _ first: [ElementModifier], _ second: [ElementModifier]
    ) -> (ContainerKindFixture, [UIView]) {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let views = [(first, fixture.first), (second, fixture.second)].enumerated().map {
        index, one in
        let view = UIView(
          frame: CGRect(x: 50 + 200 * index, y: 100 + 300 * index, width: 80, height: 60))
        view.backgroundColor = .systemTeal
        view.elementID = "pair"
        view.elementModifiers = one.0
        one.1.view.addSubview(view)
        return view
      }
      return (fixture, views)
    }

    @Test("A modifier selects a custom stand-in, a drawn snapshot or no stand-in")
    func standIns() {
      let made = modified([.fade, .standIn(.view { _ in UILabel() })])
      let labels = made.standIn?.all.filter { $0 is UILabel }.count
      #expect(labels == 1)
      end(made)
      let drawn = modified([.fade, .standIn(.drawn)])
      let images = drawn.standIn?.all.filter { $0 is UIImageView }.count
      #expect(images == 1)
      end(drawn)
      let none = modified([.fade, .standIn(.excluded)])
      let isNone = none.standIn == nil && none.view.layer.mask == nil
      #expect(isNone)
      end(none)
      let wrong = modified([.fade, .standIn(.view { $0 })])
      let isThere = wrong.standIn != nil && wrong.view.superview != nil
      #expect(isThere)
      end(wrong)
    }

    @Test("An opacity modifier replaces the opacity of the view")
    func opacity() {
      let fixture = ModifiedFixture(.navigation, [.opacity(0.2)])
      fixture.view.alpha = 0.5
      fixture.container.there()
      for (progress, opacity) in [(0.002, 0.2006), (0.5, 0.35), (0.998, 0.4994)] {
        fixture.container.hold(at: CGFloat(progress))
        let shown = Double(fixture.standIn?.layer.presentation()?.opacity ?? -1)
        #expect(abs(shown - opacity) < within(0.002, orStep: 0.02), "at \(progress): \(shown)")
      }
      end(fixture)
      #expect(fixture.view.alpha == 0.5)
    }

    @Test("A z position overrides the order of the screens during the whole flight")
    func order() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      for (name, z) in [("a", 5), ("b", 0), ("c", -5)] as [(String, CGFloat)] {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
        view.elementID = ElementID(name)
        view.elementModifiers = [.fade, .zPosition(z)]
        fixture.second.view.addSubview(view)
      }
      fixture.there()
      for progress in [0.2, 0.8] as [CGFloat] {
        fixture.hold(at: progress)
        let names = fixture.device.window.overlays.flatMap(\.subviews)
          .sorted { $0.layer.zPosition < $1.layer.zPosition }
          .map { $0.subviews.first?.layer.name }
        #expect(names == ["c", "b", "a"])
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("Matched elements follow an arc, and `.noCrossfade` shows only the new snapshot")
    func pairs() {
      let (fixture, views) = pair([.arc], [.noCrossfade])
      fixture.there()
      fixture.hold(at: 0.5)
      let shown = CGFloat(fixture.transition.progress)
      let carrier = fixture.device.window.namedStandIns["pair"]
      let bow = shown * (1 - shown)
      let center = carrier?.layer.presentation()?.position ?? .zero
      #expect(abs(center.x - 90 - 200 * (shown + bow)) < within(0.5, orStep: 5))
      #expect(abs(center.y - 130 - 300 * (shown - bow)) < within(0.5, orStep: 5))
      let opacities = carrier?.subviews.first?.subviews.first?.subviews.map(\.alpha)
      #expect(opacities == [0, 1])
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(views.allSatisfy { $0.layer.mask == nil })
    }

    @Test("An element with a source enters from the source and exits to it")
    func source() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let button = UIView(frame: CGRect(x: 300, y: 700, width: 44, height: 44))
      button.elementID = "button"
      fixture.first.view.addSubview(button)
      let panel = UIView(frame: CGRect(x: 20, y: 200, width: 353, height: 300))
      panel.elementID = "panel"
      panel.elementModifiers = [.source("button")]
      fixture.second.view.addSubview(panel)
      for isWayBack in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        for progress in [0.1, 0.6] as [CGFloat] {
          fixture.hold(at: progress)
          let shown = CGFloat(fixture.transition.progress)
          let away = isWayBack ? shown : 1 - shown
          let carrier = fixture.device.window.namedStandIns["panel"]
          let width = carrier?.bounds.width ?? 0
          #expect(abs(width - 353 + 309 * away) < within(1, orStep: 12))
          let center = carrier?.layer.presentation()?.position.y ?? 0
          #expect(abs(center - 350 - 372 * away) < within(1, orStep: 12))
        }
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("A nested element moves with its parent, unless it has `.inContainer`")
    func nested() {
      for isInContainer in [false, true] {
        let fixture = ModifiedFixture(.navigation, [.translate(x: 100)])
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        inner.elementID = "inner"
        inner.elementModifiers = [.fade] + (isInContainer ? [.inContainer] : [])
        fixture.view.addSubview(inner)
        fixture.container.there()
        fixture.container.hold(at: 0.5)
        let window = fixture.device.window
        let found = window.overlays.flatMap(\.all).first { $0.layer.name == "inner" }
        let x = found.map { $0.convert($0.bounds, to: window).minX } ?? 0
        let away = 1 - CGFloat(fixture.transition.progress)
        #expect(abs(x - 50 - (isInContainer ? 0 : 100 * away)) < within(0.5, orStep: 5))
        end(fixture)
      }
    }

    @Test("Modifiers and targets that are set mid-flight don't cause a jump")
    func inFlight() {
      let (fixture, _) = pair([], [])
      let comes = UIView(frame: CGRect(x: 10, y: 600, width: 40, height: 40))
      comes.elementID = "comes"
      comes.elementModifiers = [.fade]
      fixture.second.view.addSubview(comes)
      fixture.there()
      fixture.hold(at: 0.5)
      func center(_ name: String) -> CGPoint {
        let view = fixture.device.window.namedStandIns[name]
        return view.map { $0.convert($0.bounds.center, to: fixture.device.window) } ?? .zero
      }
      func expectStill(_ change: () -> Bool) {
        let before = ["pair", "comes"].map(center)
        let isDone = change()
        fixture.device.advance(by: 0.05)
        let after = ["pair", "comes"].map(center)
        let moves = zip(before, after).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }
        #expect(isDone && moves.allSatisfy { $0 < 0.5 })
      }
      let flight = fixture.transition.flight
      expectStill {
        flight?.retarget("pair", to: CGRect(x: 0, y: 0, width: 100, height: 100)) == true
      }
      expectStill { flight?.apply([.translate(x: 30), .cornerRadius(9)], to: "pair") == true }
      expectStill { flight?.apply([.translate(y: 80)], to: "comes") == true }
      #expect(flight?.apply([.delay(1)], to: "comes") == false)
      #expect(flight?.apply([.fade], to: "unknown") == false)
      #expect(flight?.retarget("comes", to: .zero) == false)
      #expect(flight?.retarget("pair", to: .null) == false)
      fixture.transition.update(0.98)
      fixture.device.advance(by: 0.05)
      // The path to the target begins at the place at progress 0.5, where y is 280.
      #expect(abs(center("pair").x - 84) < within(2, orStep: 9))
      #expect(abs(center("pair").y - 59) < within(2, orStep: 9))
      fixture.transition.update(0.02)
      fixture.device.advance(by: 0.05)
      // Scrubbing back follows the earlier path.
      #expect(abs(center("pair").x - 94) < within(2, orStep: 8))
      #expect(abs(center("comes").y - 697) < within(1, orStep: 8))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(flight?.apply([.fade], to: "pair") == false)
    }
  }
}
