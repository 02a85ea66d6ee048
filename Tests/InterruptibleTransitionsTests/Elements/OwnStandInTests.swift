import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Stand-ins that an app makes from snapshots.
@Suite("Custom stand-ins", .underVariants, .alsoUnder(.snapshotsTakeAFrame))
struct OwnStandInTests {
  @Test("The app makes stand-ins before elements are hidden, and no frame lacks elements")
  func asksFirst() {
    let fixture = ElementsFixture(.custom)
    let views = [fixture.card, fixture.titles.card]
    var (asked, least) = (0, Float(1))
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
