import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  /// The state after a flight with elements, for each kind of ending.
  @Suite("Elements after a flight", .sharingVariants)
  struct Restoration {
    private func expectUndone(
      _ screens: RandomScreens, _ marks: [ElementMarks], _ comment: String
    ) {
      // A failed expectation would otherwise print the screens with all their views.
      let overlays = screens.overlays
      #expect(overlays == 0, "\(comment)")
      let pages = [screens.container.first, screens.container.second]
      for (page, before) in zip(pages, marks) {
        let differences = ElementMarks(page.view).differences(from: before)
        #expect(differences == [], "\(comment)")
      }
    }

    /// Returns the marks of both screens after UIKit has shown each screen and laid it out.
    private func marks(_ screens: RandomScreens) -> [ElementMarks] {
      for isWayBack in [false, true] {
        if isWayBack { screens.container.back() } else { screens.container.there() }
        screens.device.advanceUntilIdle()
      }
      return [screens.container.first, screens.container.second].map { ElementMarks($0.view) }
    }

    @Test(
      "Cancelling at any moment leaves nothing behind",
      arguments: ContainerKind.allCases, SeriesChoice.numbers(0..<5))
    func cancelled(_ kind: ContainerKind, _ seed: Int) {
      let screens = RandomScreens(kind, seed: seed, duration: 0.2)
      let marks = marks(screens)
      // Each kind of container covers a quarter of the moments, which are a hundred in the whole
      // series.
      let kinds = ContainerKind.allCases
      let quarter = kinds.firstIndex(of: kind) ?? 0
      for moment in stride(from: quarter, to: 20, by: kinds.count) {
        screens.container.there()
        // A push begins only after its first frames. Until then there is nothing to cancel.
        screens.device.advance(by: 0.03 + Double(moment * 5 + seed) * 0.0016)
        if moment.isMultiple(of: 2) { screens.transition.pause() }
        screens.transition.cancel()
        screens.device.advanceUntilIdle()
        expectUndone(screens, marks, "cancelled at \(moment) of \(seed)")
        let showsSecond = screens.showsSecond
        #expect(!showsSecond, "cancelled at \(moment) of \(seed)")
      }
    }

    @Test(
      "Reversing twice leaves nothing behind, in both directions",
      arguments: ContainerKind.allCases, SeriesChoice.numbers(5..<8))
    func finished(_ kind: ContainerKind, _ seed: Int) {
      let screens = RandomScreens(kind, seed: seed)
      let marks = marks(screens)
      for isWayBack in [false, true] {
        if isWayBack { screens.container.back() } else { screens.container.there() }
        for duration in [0.2, 0.08] {
          screens.device.advance(by: duration)
          screens.transition.reverse()
        }
        screens.device.advanceUntilIdle()
        expectUndone(screens, marks, "seed \(seed)")
        let showsSecond = screens.showsSecond
        #expect(showsSecond != isWayBack)
      }
    }

    @Test(
      "With modifiers, pausing, reversing and ending a flight move nothing and leave nothing",
      arguments: 0..<SeriesChoice.count(4, of: 12))
    func modified(_ seed: Int) {
      let kind = ContainerKind.allCases[seed % 4]
      let screens = RandomScreens(kind, seed: seed, isModified: true)
      let marks = marks(screens)
      for (number, isWayBack) in [false, false, true, true].enumerated() {
        if isWayBack { screens.container.back() } else { screens.container.there() }
        screens.device.advance(by: 0.05 + 0.01 * Double(seed))
        expectStill(screens) { screens.transition.pause() }
        expectStill(screens) { screens.transition.reverse() }
        screens.device.advance(by: 0.03)
        let finishes = number % 2 == 1
        expectStill(screens) {
          if finishes { screens.transition.finish() } else { screens.transition.cancel() }
        }
        screens.device.advanceUntilIdle()
        expectUndone(screens, marks, "seed \(seed)")
      }
    }

    /// Expects that a call moves no stand-in.
    private func expectStill(_ screens: RandomScreens, _ call: () -> Void) {
      let before = places(screens)
      call()
      let after = places(screens)
      let worst = zip(before, after).map { max(abs($0.minX - $1.minX), abs($0.maxY - $1.maxY)) }
        .max()
      #expect(before.count == after.count && (worst ?? 0) < 0.5)
    }

    private func places(_ screens: RandomScreens) -> [CGRect] {
      screens.device.window.standIns.map { view in
        let layer = view.layer.presentation() ?? view.layer
        return layer.convert(layer.bounds, to: screens.device.window.layer.presentation())
      }
    }

    @Test(
      "Resizing the window mid-flight leaves nothing behind", arguments: ContainerKind.allCases,
      SeriesChoice.numbers(15..<17))
    func resized(_ kind: ContainerKind, _ seed: Int) {
      let screens = RandomScreens(kind, seed: seed)
      let marks = marks(screens)
      for ends in [false, true] {
        screens.container.there()
        screens.device.advance(by: 0.15)
        screens.device.resize(to: CGSize(width: 600, height: 500))
        screens.device.advance(by: 0.05)
        screens.device.resize(to: CGSize(width: 393, height: 852))
        if !ends { screens.transition.cancel() }
        screens.device.advanceUntilIdle()
        if ends {
          screens.container.back()
          screens.device.advanceUntilIdle()
        }
        expectUndone(screens, marks, "seed \(seed), \(ends)")
      }
    }

    @Test("Changes that the app makes to a view mid-flight stay")
    func appsChanges() {
      let screens = RandomScreens(.navigation, seed: 3)
      screens.container.there()
      screens.device.advance(by: 0.1)
      let view = screens.views[2]
      let mask = CALayer()
      view.layer.mask = mask
      view.layer.cornerRadius = 3
      screens.device.advanceUntilIdle()
      let isSame = view.layer.mask === mask
      let radius = view.layer.cornerRadius
      #expect(isSame && radius == 3)
    }
  }
}

extension ElementTests {
  /// Many flights, one after the other.
  @Suite("Elements after many flights", .withoutVariants)
  struct ManyFlights {
    @Test("Many flights, one after the other, leave nothing behind")
    func many() {
      let screens = RandomScreens(.navigation, seed: 1, count: 3, duration: 0.03)
      screens.device.advance(by: 0.1)
      let before = ElementMarks(screens.container.first.view)
      for number in 0..<SeriesChoice.count(100, of: 1_000) {
        if !screens.showsSecond {
          screens.container.there()
        } else {
          screens.container.back()
        }
        if number % 3 == 1 {
          screens.device.advance(by: 0.01)
          screens.transition.cancel()
        }
        screens.device.advanceUntilIdle()
        let overlays = screens.overlays
        #expect(overlays == 0)
      }
      if screens.showsSecond {
        screens.container.back()
        screens.device.advanceUntilIdle()
      }
      #expect(ElementMarks(screens.container.first.view).differences(from: before) == [])
    }
  }
}

extension ElementTests {
  /// The first and the last moment of a flight, compared with the screens without a flight.
  @Suite("Elements at the ends of a flight", .sharingVariants)
  struct EndsOfFlights {
    /// Returns the visible parts of one screen, which the screen's colors and names identify.
    private func parts(_ screen: DrawnScreen, of side: Int) -> [DrawnScreen.Part] {
      screen.parts.filter { part in
        switch part.kind {
        case .content(.text(let text)): text.string.hasPrefix("\(side) ")
        case .content(.blur(_, let tint)): abs((tint?.red ?? 0) - [0.97, 0.11][side]) < 0.01
        case .content(.image): false
        case .fill, .border, .shadow:
          part.color?.red == Double(side) && part.color?.blue == 0.5
        }
      }
    }

    private func expectSame(
      _ shown: [DrawnScreen.Part], _ expected: [DrawnScreen.Part], _ comment: String
    ) {
      // An element may have an enclosing element on one screen only. In flight the border of the
      // enclosing element is below the element.
      for isBorder in [false, true] {
        let shown = part(shown, isBorder)
        let expected = part(expected, isBorder)
        let isSame = shown.count == expected.count
        let other = zip(shown, expected).first { $0.distance(to: $1) > 0.02 }
        #expect(
          isSame && other == nil,
          """
          \(comment)
          \(lines(shown))
          --
          \(lines(expected))
          --
          \(other.map { "\($0)\n\($1)" } ?? "")
          """)
      }
    }

    private func part(
      _ parts: [DrawnScreen.Part], _ isBorder: Bool
    ) -> [DrawnScreen.Part] {
      let found = parts.filter { ($0.isBorder) == isBorder }
      return isBorder ? found.sorted { "\($0)" < "\($1)" } : found
    }

    private func lines(_ parts: [DrawnScreen.Part]) -> String {
      parts.map(\.description).joined(separator: "\n")
    }

    @Test(
      "At progress 0 and 1 stand-ins look like their originals",
      .alsoUnder(.flattensHiddenEffects), arguments: ContainerKind.allCases,
      SeriesChoice.numbers(0..<25))
    func looks(_ kind: ContainerKind, _ seed: Int) {
      let screens = RandomScreens(kind, seed: seed)
      screens.device.advance(by: 0.1)
      let before = parts(screens.device.drawnScreen, of: 0)
      screens.container.there()
      screens.device.advance(by: 0.05)
      screens.transition.pause()
      screens.transition.update(0)
      screens.device.advance(by: 0.05)
      expectSame(parts(screens.device.drawnScreen, of: 0), before, "start of \(seed)")
      screens.transition.update(1)
      screens.device.advance(by: 0.05)
      let end = parts(screens.device.drawnScreen, of: 1)
      screens.transition.finish()
      screens.device.advanceUntilIdle()
      expectSame(end, parts(screens.device.drawnScreen, of: 1), "end of \(seed)")
    }
  }
}
