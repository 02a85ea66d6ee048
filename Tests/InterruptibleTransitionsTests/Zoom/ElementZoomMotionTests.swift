import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementZoomTests {
  /// The motion of a zoom, and of the pages around it.
  @Suite("Motion", .underVariants)
  struct Motion {
    /// Returns the time at which values first pass a value, interpolated between frames.
    private func time(_ frames: [(time: Double, value: Double)], at value: Double) -> Double? {
      for (before, after) in zip(frames, frames.dropFirst())
      where before.value < value && after.value >= value {
        return before.time + (after.time - before.time) * (value - before.value)
          / (after.value - before.value)
      }
      return nil
    }

    /// Returns the fraction of the way from the page's width to the card's, without a limit.
    private func fraction(_ fixture: ElementZoomFixture) -> Double? {
      guard let standIn = fixture.standIn else { return nil }
      let place = standIn.convert(CGPoint.zero, to: nil)
      return Double((place.y - 426) / (480 - 426))
    }

    @Test("A page grows along a spring with a frequency of 19")
    func growing() throws {
      let fixture = ElementZoomFixture(.navigation)
      fixture.open(.zoom("card"))
      var frames: [(time: Double, value: Double)] = []
      let start = fixture.device.time
      while fixture.transition.flight != nil || frames.isEmpty {
        fixture.device.advance(by: 1.0 / 120)
        guard let fraction = fraction(fixture) else { continue }
        frames.append((fixture.device.time - start, 1 - fraction))
      }
      let first = try #require(frames.first { $0.value > 0 })
      // The flight begins within the first frames.
      let spring = { (time: Double) in 1 - (1 + 19 * time) * exp(-19 * time) }
      var begin = 0.0
      while spring(first.time - begin) > first.value { begin += 0.0001 }
      for (part, expected) in [(0.5, 0.0883), (0.9, 0.2047), (0.98, 0.3070)] {
        let found = try #require(time(frames, at: part))
        #expect(abs(found - begin - expected) < 0.005, "\(part): \(found - begin)")
      }
    }

    @Test(
      "A page that is released lands after 227 ms, and swings past its source by a tenth at most")
    func landing() throws {
      let fixture = ElementZoomFixture(.custom)
      fixture.show()
      fixture.close()
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      fixture.transition.update(0)
      fixture.device.advance(by: 0.2)
      let start = fixture.device.time
      fixture.transition.finish()
      var frames: [(time: Double, value: Double)] = [(0, 0)]
      var least: CGFloat = 1
      while fixture.transition.flight != nil {
        fixture.device.advance(by: 1.0 / 120)
        guard let fraction = fraction(fixture) else { continue }
        frames.append((fixture.device.time - start, fraction))
        // Past the source, only the place and the whole scale change.
        let standIn = try #require(fixture.standIn)
        if fraction > 1 {
          #expect(standIn.bounds.size == fixture.card.bounds.size && standIn.transform.a < 1)
          least = min(least, standIn.transform.a)
        }
      }
      let landed = try #require(time(frames, at: 0.98))
      #expect(abs(landed - 0.227) < 0.005, "\(landed)")
      let peak = try #require(frames.map(\.value).max())
      #expect(peak > 1.01 && peak < 1.028, "\(peak)")
      #expect(least > 0.9, "\(least)")
    }

    @Test(
      "The covered page shrinks to 0.914 with the progress, where animations have access to it",
      arguments: ZoomContainer.allCases)
    func coveredPage(_ kind: ZoomContainer) throws {
      let fixture = ElementZoomFixture(kind)
      let scaled = kind.givesCoveredPage
      fixture.open(.zoom("card"))
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      for progress in [0.25, 0.5, 1] {
        fixture.transition.update(progress)
        let scale = fixture.list.view.transform.a
        #expect(abs(scale - (scaled ? 1 - 0.086 * progress : 1)) < 1e-6, "\(progress)")
        // The card on the covered page is where the stand-in would return to.
        fixture.device.advance(by: 0.02)
        let safeArea = fixture.list.view.safeAreaInsets
        #expect(safeArea.top == fixture.list.view.safeAreaInsets.top && safeArea.top >= 59)
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.list.view.transform.isIdentity)
      #expect(fixture.list.additionalSafeAreaInsets == .zero)
    }

    @Test("A scale of the covered page that is not usable is limited")
    func coveredScale() {
      for (scale, expected) in [
        (CGFloat.nan, 1.0), (.infinity, 1), (2, 1), (-3, 0.1), (0.8, 0.8),
      ] {
        let fixture = ElementZoomFixture(.navigation)
        var zoom = ElementZoomOptions()
        zoom.coveredScale = scale
        fixture.open(.zoom("card", options: zoom))
        fixture.device.advance(by: 0.05)
        fixture.transition.pause()
        fixture.transition.update(1)
        #expect(abs(fixture.list.view.transform.a - expected) < 1e-6)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("A covered page that scrolls while it is scaled moves the source, and nothing else")
    func scrolls() throws {
      let fixture = ElementZoomFixture(.navigation)
      fixture.show()
      fixture.close()
      fixture.device.advance(by: 0.15)
      fixture.transition.pause()
      fixture.device.advance(by: 0.05)
      let before = try #require(fixture.standInFrame)
      fixture.scrollView.contentOffset.y = 60
      fixture.device.advance(by: 1.0 / 60)
      let after = try #require(fixture.standInFrame)
      #expect(before.isNear(after, within: 0.05))
      fixture.transition.update(1)
      fixture.device.advance(by: 0.02)
      let landed = try #require(fixture.standInFrame)
      #expect(landed.isNear(CGRect(x: 24, y: 360, width: 160, height: 120), within: 0.01))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("The dimming follows the progress, behind the page and in front of the list")
    func dimming() throws {
      for (dimming, alpha) in [
        (ElementZoomOptions.Dimming.color(UIColor(white: 0, alpha: 0.15)), 0.075),
        (.color(UIColor.red.withAlphaComponent(0.5)), 0.25), (.clear, 0),
      ] {
        let fixture = ElementZoomFixture(.navigation)
        var zoom = ElementZoomOptions()
        zoom.dimming = dimming
        fixture.open(.zoom("card", options: zoom))
        fixture.device.advance(by: 0.05)
        fixture.transition.pause()
        fixture.transition.update(0.5)
        let container = try #require(fixture.transition.flight?.containerView)
        let views = container.subviews
        let index = views.firstIndex { $0 is UIVisualEffectView }
        if alpha == 0 {
          #expect(index == nil)
        } else {
          let view = views[try #require(index)]
          #expect(abs((view.backgroundColor?.cgColor.alpha ?? 0) - alpha) < 1e-6)
          #expect(try #require(index) > (try #require(views.firstIndex(of: fixture.list.view))))
          #expect(index == views.firstIndex(of: fixture.page.view).map { $0 - 1 })
        }
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        #expect(
          container.window == nil || !container.subviews.contains { $0 is UIVisualEffectView })
      }
    }

    @Test("With an effect, the dimming shows a part of the effect")
    func effect() throws {
      let fixture = ElementZoomFixture(.custom)
      var zoom = ElementZoomOptions()
      zoom.dimming = .effect(UIBlurEffect(style: .dark))
      fixture.show(.zoom("card", options: zoom))
      #expect(fixture.page.view.superview?.subviews.contains { $0 is UIVisualEffectView } == false)
      fixture.close()
      fixture.device.advance(by: 0.1)
      let container = try #require(fixture.transition.flight?.containerView)
      #expect(container.subviews.contains { $0 is UIVisualEffectView })
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window == nil)
    }

    @Test("A sheet and a card have the dimming of their style alone")
    func sheets() throws {
      for kind in [ZoomContainer.sheet, .card] {
        let fixture = ElementZoomFixture(kind)
        fixture.open(.zoom("card"))
        fixture.device.advance(by: 0.1)
        let container = try #require(fixture.transition.flight?.containerView)
        #expect(!container.subviews.contains { $0 is UIVisualEffectView })
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("With reduced motion the pages cross-fade, and a drag leads back")
    func reducedMotion() {
      let fixture = ElementZoomFixture(.navigation)
      fixture.device.settings.reducesMotion = true
      fixture.open(.zoom("card"))
      fixture.device.advance(by: 0.05)
      #expect(fixture.standIn == nil && fixture.list.view.transform.isIdentity)
      fixture.device.advanceUntilIdle()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 500), over: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.window == nil)
    }
  }
}
