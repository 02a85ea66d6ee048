import Testing
import Torture

/// Tests that a handwritten transition fails the scripts, so that the invariants can fail.
@Suite("Handwritten transition", .serialized)
struct HandMadeTests {
  @Test("A handwritten transition fails where the toolkit does not", arguments: Mistake.all)
  func fails(mistake: Mistake) async {
    let script = Script(.plain, mistake.steps)
    #expect(await Trial.run(script) == [])
    let failures = await Trial.run(script, isHandMade: true)
    #expect(failures.first?.invariant == mistake.invariant)
  }

  /// A script, and the invariant that fails after it.
  nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let invariant: String
    let steps: [Step]

    init(_ description: String, _ invariant: String, _ steps: [Step]) {
      testDescription = description
      self.invariant = invariant
      self.steps = steps
    }

    static let all = [
      Mistake(
        "a pan that the system cancels", "no transition of UIKit's left",
        [.press(1, x: 227, y: 499), .move(1, dx: -54, dy: -28, frames: 5), .takeAway(1)]),
      Mistake(
        "a pan that is let go before the middle", "views as before",
        [.press(1, x: 354, y: 389), .move(1, dx: -127, dy: 2, frames: 6)]),
      Mistake(
        "a window that is resized before", "presented views in their places",
        [
          .resize(width: 432, height: 705, frames: 5),
          .present(2, with: 2, by: .top, as: .full, whenBusy: .wait),
        ]),
    ]
  }
}
