import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of a dismissal that UIKit ignores, or that is requested during another change.
@Suite("Waiting dismissals", .underVariants)
struct DismissalWaitTests {
  /// A fixture in which `a` presents `b` with a transition of the toolkit.
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

    /// Dismisses from the lowest presenter, runs until idle, and returns the outcome.
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
    "A dismissal requested during another presentation dismisses both and completes",
    arguments: [0, 0.1], [false, true])
  func whilePresenting(_ delay: Double, byTheSame: Bool) async {
    let fixture = Fixture()
    fixture.presentNext()
    if delay > 0 { fixture.base.device.advance(by: delay) }
    #expect(await fixture.dismiss(with: byTheSame ? fixture.second : fixture.first) == .completed)
    #expect(fixture.isAlone)
  }

  @Test(
    "A dismissal during UIKit's own presentation waits and completes", arguments: [true, false])
  func besidePlainPresentation(animated: Bool) async {
    let fixture = Fixture()
    fixture.presentNextPlainly(animated: animated)
    #expect(await fixture.dismiss(with: fixture.first) == .completed)
    #expect(fixture.isAlone)
  }

  @Test("A dismissal during UIKit's own dismissal completes")
  func besidePlainDismissal() async {
    let fixture = Fixture()
    fixture.a.dismiss(animated: true)
    #expect(await fixture.dismiss(with: fixture.second) == .completed)
    #expect(fixture.isAlone)
  }

  @Test("The completion of a dismissal is called when all screens are dismissed")
  func completion() {
    let fixture = Fixture()
    fixture.presentNext()
    var wasAlone: [Bool] = []
    fixture.a.dismiss(with: fixture.second) { wasAlone.append(fixture.isAlone) }
    fixture.base.device.advanceUntilIdle()
    #expect(wasAlone == [true])
  }

  @Test("A dismissal reverses a running presentation above it, and then dismisses the rest")
  func turnsRound() {
    let fixture = Fixture()
    fixture.presentNext()
    fixture.base.device.advance(by: 0.2)
    fixture.a.dismiss(with: fixture.second)
    fixture.base.device.advance(by: 0.05)
    let before = fixture.base.shownX(fixture.c)
    fixture.base.device.advance(by: 0.05)
    #expect(fixture.base.shownX(fixture.c) > before)
    fixture.base.device.advanceUntilIdle()
    #expect(fixture.base.completions == [true, false, true] && fixture.isAlone)
  }

  @Test("After a cancelled dismissal by another transition, the screen has its own delegate again")
  func ownDelegate() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
    let base = ContainerFixture()
    let (a, b, slide, delegate) = (titled("A"), titled("B"), base.slide(), Delegate())
    base.device.launch(a)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    base.device.advanceUntilIdle()
    a.dismiss(with: slide)
    base.device.advance(by: 0.1)
    #expect(b.transitioningDelegate !== delegate)
    slide.cancel()
    base.device.advanceUntilIdle()
    #expect(b.transitioningDelegate === delegate && a.presentedViewController === b)
  }

  @Test("A dismissal from below cancels a presentation requested in the same turn")
  func behindPresentation() async {
    let base = ContainerFixture()
    let (a, b, c, slide) = (titled("A"), titled("B"), titled("C"), base.slide())
    base.device.launch(a)
    a.present(b, animated: true)
    base.device.advanceUntilIdle()
    let opening = b.present(c, with: slide)
    let dismissal = a.dismiss(with: slide)
    base.device.advanceUntilIdle()
    #expect(await opening.outcome() == .cancelled)
    #expect(await dismissal.outcome() == .completed)
    #expect(a.presentedViewController == nil)
  }

  @Test("A presentation requested while the dismissal of its presenter waits is refused")
  func beforePresentation() async {
    let base = ContainerFixture()
    let (a, b, c, slide) = (titled("A"), titled("B"), titled("C"), base.slide())
    base.device.launch(a)
    a.present(b, animated: true)
    base.device.advance(by: 0.1)
    var opening: TransitionHandle?
    FrameLoop().wait {
      guard b.transitionCoordinator == nil else { return false }
      opening = b.present(c, with: slide)
      return true
    }
    let dismissal = a.dismiss(with: slide)
    base.device.advanceUntilIdle()
    #expect(await opening?.outcome() == .refused)
    #expect(await dismissal.outcome() == .completed)
    #expect(a.presentedViewController == nil)
  }
}
