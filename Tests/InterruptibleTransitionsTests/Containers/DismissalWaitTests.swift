import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A dismissal that UIKit does not listen to, or that is asked for in mid-change.
@Suite("Dismissals that have to wait", .everyReading)
struct DismissalWaitTests {
  /// `a` presents `b`, by a transition of the toolkit.
  private final class Fixture {
    let base = ContainerFixture()
    let (a, b, c) = (titled("A"), titled("B"), titled("C"))
    let first: InterruptibleTransition
    let second: InterruptibleTransition

    init() {
      (first, second) = (base.slide(), base.slide())
      base.device.launch(a)
      a.present(b, with: first)
      base.device.advanceUntilIdle()
    }

    /// Dismisses from the lowest, and runs until nothing happens any more.
    func dismiss(with transition: InterruptibleTransition) async -> TransitionOutcome {
      let handle = a.dismiss(with: transition)
      base.device.advanceUntilIdle()
      return await handle.outcome()
    }

    func presentNext() {
      b.present(c, with: second)
    }

    func presentNextPlainly(animated: Bool) {
      c.modalPresentationStyle = .fullScreen
      b.present(c, animated: animated)
    }

    var isAlone: Bool {
      a.presentedViewController == nil && b.viewIfLoaded?.window == nil
        && c.viewIfLoaded?.window == nil
    }
  }

  @Test(
    "Asked for in the turn of another presentation, or in its middle, it is made, and answered",
    arguments: [0, 0.1], [false, true])
  func whilePresenting(_ delay: Double, byTheSame: Bool) async {
    let fixture = Fixture()
    fixture.presentNext()
    if delay > 0 { fixture.base.device.advance(by: delay) }
    #expect(await fixture.dismiss(with: byTheSame ? fixture.second : fixture.first) == .completed)
    #expect(fixture.isAlone)
  }

  @Test("During a change by UIKit itself it waits", arguments: [true, false])
  func besidePlainPresentation(animated: Bool) async {
    let fixture = Fixture()
    fixture.presentNextPlainly(animated: animated)
    #expect(await fixture.dismiss(with: fixture.first) == .completed)
    #expect(fixture.isAlone)
  }

  @Test("A controller that is leaving already counts as dismissed, and that is the outcome")
  func besidePlainDismissal() async {
    let fixture = Fixture()
    fixture.a.dismiss(animated: true)
    #expect(await fixture.dismiss(with: fixture.second) == .completed)
    #expect(fixture.isAlone)
  }

  @Test("A completion is called once it is gone")
  func completion() {
    let fixture = Fixture()
    fixture.presentNext()
    var wasAlone: [Bool] = []
    fixture.a.dismiss(with: fixture.second) { wasAlone.append(fixture.isAlone) }
    fixture.base.device.advanceUntilIdle()
    #expect(wasAlone == [true])
  }
}
