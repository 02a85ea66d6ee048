import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The first and the last moment of a flight, compared with the screens without a flight.
@Suite("Elements at the ends of a flight", .sharingVariants)
struct ElementEndsTests {
  /// Returns the visible parts of one screen, which the screen's colors and names identify.
  private func parts(_ screen: FlattenedScreen, of side: Int) -> [FlattenedScreen.Part] {
    screen.parts.filter { part in
      if let color = part.color { return color.red == Double(side) && color.blue == 0.5 }
      if part.kind == "blur" { return abs(part.numbers[3] - [0.97, 0.11][side]) < 0.01 }
      return part.kind.contains("\"\(side) ")
    }
  }

  private func expectSame(
    _ shown: [FlattenedScreen.Part], _ expected: [FlattenedScreen.Part], _ comment: String
  ) {
    // An element may have an enclosing element on one screen only. In flight the border of the
    // enclosing element is below the element.
    for isBorder in [false, true] {
      let (shown, expected) = (part(shown, isBorder), part(expected, isBorder))
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
    _ parts: [FlattenedScreen.Part], _ isBorder: Bool
  ) -> [FlattenedScreen.Part] {
    let found = parts.filter { ($0.kind == "border") == isBorder }
    return isBorder ? found.sorted { "\($0)" < "\($1)" } : found
  }

  private func lines(_ parts: [FlattenedScreen.Part]) -> String {
    parts.map(\.description).joined(separator: "\n")
  }

  @Test(
    "At progress 0 and 1 stand-ins look like their originals",
    .alsoUnder(.flattensHiddenEffects), arguments: ContainerKind.allCases, 0..<25)
  func looks(_ kind: ContainerKind, _ seed: Int) {
    let screens = RandomScreens(kind, seed: seed)
    screens.device.advance(by: 0.1)
    let before = parts(screens.device.flattened, of: 0)
    screens.container.there()
    screens.device.advance(by: 0.05)
    screens.transition.pause()
    screens.transition.update(0)
    screens.device.advance(by: 0.05)
    expectSame(parts(screens.device.flattened, of: 0), before, "start of \(seed)")
    screens.transition.update(1)
    screens.device.advance(by: 0.05)
    let end = parts(screens.device.flattened, of: 1)
    screens.transition.finish()
    screens.device.advanceUntilIdle()
    expectSame(end, parts(screens.device.flattened, of: 1), "end of \(seed)")
  }
}
