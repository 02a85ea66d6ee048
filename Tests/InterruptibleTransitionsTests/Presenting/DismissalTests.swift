import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  /// Tests of a dismissal that UIKit ignores, or that is requested during another change.
  @Suite("Waiting dismissals", .underVariants)
  struct WaitingDismissals {
    /// A fixture in which `a` presents `b` with a transition of the toolkit.
    private final class Fixture {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let first: InterruptibleTransition
      let second: InterruptibleTransition

      init() {
        first = base.slide()
        second = base.slide()
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
      fixture.a.dismiss(with: fixture.second) { _ in wasAlone.append(fixture.isAlone) }
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

    @Test(
      "After a cancelled dismissal by another transition, the screen has its own delegate again")
    func ownDelegate() {
      final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let slide = base.slide()
      let delegate = Delegate()
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
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let slide = base.slide()
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
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let slide = base.slide()
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
}

extension PresentationTests {
  /// Tests of presentations by a view controller that is itself being presented or dismissed. UIKit
  /// would leave the new screen in the window without its presenter.
  @Suite("Presenter that is being presented or dismissed", .underVariants)
  struct MovingPresenters {
    /// A view controller that calls a closure when it is about to appear.
    private final class Eager: UIViewController {
      var whenAppearing: (() -> Void)?

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let call = whenAppearing
        whenAppearing = nil
        call?()
      }
    }

    private struct Fixture {
      let base = ContainerFixture()
      let root = titled("A")
      let screen = Eager()
      let next = titled("C")
      let first: InterruptibleTransition
      let second: InterruptibleTransition

      init() {
        first = base.slide()
        second = base.slide()
        base.device.launch(root)
      }

      func presentNext() -> TransitionHandle { screen.present(next, with: second) }

      /// Expects a chain of presented view controllers over the root, and that everything is at
      /// rest.
      func expect(_ chain: [UIViewController], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Array(root.presentedChain) == [root] + chain, sourceLocation: sourceLocation)
        for controller in [screen, next] {
          #expect(
            (controller.viewIfLoaded?.window != nil) == chain.contains(controller),
            sourceLocation: sourceLocation)
        }
        #expect(
          base.device.window.subviews.count == 1 + chain.count, sourceLocation: sourceLocation)
        #expect(first.isAtRest && second.isAtRest, sourceLocation: sourceLocation)
        #expect(!second.isWaiting, sourceLocation: sourceLocation)
      }
    }

    @Test(
      "A presentation by a view controller that is being presented waits for its presenter",
      arguments: [0, 0.2])
    func coming(after time: Double) {
      let fixture = Fixture()
      fixture.root.present(fixture.screen, with: fixture.first)
      fixture.base.device.advance(by: time)
      let handle = fixture.presentNext()
      fixture.base.device.advanceUntilIdle()
      #expect(handle.result == .completed)
      fixture.expect([fixture.screen, fixture.next])
    }

    @Test(
      "A presentation in viewIsAppearing waits; reversing the presenter's flight refuses it",
      arguments: [true, false])
    func appearing(arrives: Bool) {
      let fixture = Fixture()
      var handle: TransitionHandle?
      fixture.screen.whenAppearing = { handle = fixture.presentNext() }
      fixture.root.present(fixture.screen, with: fixture.first)
      fixture.base.device.advance(by: 0.05)
      if !arrives { fixture.first.reverse() }
      fixture.base.device.advanceUntilIdle()
      #expect(handle?.result == (arrives ? .completed : .refused))
      fixture.expect(arrives ? [fixture.screen, fixture.next] : [])
    }

    @Test("A presentation is refused if the presentation of its presenter is reversed")
    func reversed() {
      let fixture = Fixture()
      fixture.root.present(fixture.screen, with: fixture.first)
      fixture.base.device.advance(by: 0.2)
      let handle = fixture.presentNext()
      fixture.first.reverse()
      fixture.base.device.advanceUntilIdle()
      #expect(handle.result == .refused)
      fixture.expect([])
    }

    @Test(
      "A presenter dismissed in the same turn can't present, unless the dismissal is cancelled",
      arguments: [true, false], [false, true])
    func going(goes: Bool, plainly: Bool) {
      let fixture = Fixture()
      fixture.root.present(fixture.screen, with: fixture.first)
      fixture.base.device.advanceUntilIdle()
      if plainly {
        fixture.screen.dismiss(animated: true)
      } else {
        fixture.screen.dismiss(with: fixture.first)
      }
      let handle = fixture.presentNext()
      fixture.base.device.advance(by: 0.05)
      if !goes { fixture.first.cancel() }
      fixture.base.device.advanceUntilIdle()
      #expect(handle.result == (goes ? .refused : .completed))
      fixture.expect(goes ? [] : [fixture.screen, fixture.next])
    }

    @Test("A waiting presentation waits while its presenter is held in flight")
    func held() {
      let fixture = Fixture()
      fixture.root.present(fixture.screen, with: fixture.first)
      fixture.base.device.advance(by: 0.2)
      fixture.first.pause()
      let handle = fixture.presentNext()
      fixture.base.device.advance(by: 2)
      #expect(handle.result == nil)
      fixture.first.resume()
      fixture.base.device.advanceUntilIdle()
      #expect(handle.result == .completed)
      fixture.expect([fixture.screen, fixture.next])
    }

    @Test(
      "A dismissal from below dismisses both screens and completes after that", arguments: [0, 0.2])
    func dismissedFromBelow(after time: Double) {
      let fixture = Fixture()
      fixture.root.present(fixture.screen, with: fixture.first)
      fixture.base.device.advance(by: 0.2)
      let next = fixture.presentNext()
      fixture.base.device.advance(by: time)
      let dismissal = fixture.root.dismiss(with: fixture.first)
      var wasAlone: Bool?
      dismissal.addAnimations(
        {}, completion: { _ in wasAlone = fixture.root.presentedViewController == nil })
      fixture.base.device.advanceUntilIdle()
      #expect(dismissal.result == .completed && wasAlone != false)
      #expect(next.result != .completed)
      fixture.expect([])
    }

    @Test("A waiting view controller that is added to a container is refused")
    func adopted() {
      let fixture = Fixture()
      fixture.root.present(fixture.screen, with: fixture.first)
      let handle = fixture.presentNext()
      fixture.root.addChild(fixture.next)
      fixture.base.device.advanceUntilIdle()
      #expect(handle.result == .refused)
      fixture.next.removeFromParent()
      fixture.expect([fixture.screen])
    }

    @Test(
      "Presenting a view controller twice in one turn presents it once, and both calls complete",
      arguments: [true, false])
    func twice(byTheSame: Bool) {
      let fixture = Fixture()
      var answers = 0
      let first = fixture.first
      let second = byTheSame ? fixture.first : fixture.second
      let handles = [
        fixture.root.present(fixture.screen, with: first) { if $0 == .completed { answers += 1 } },
        fixture.root.present(fixture.screen, with: second) { if $0 == .completed { answers += 1 } },
      ]
      fixture.base.device.advanceUntilIdle()
      #expect(answers == 2)
      #expect(handles.map(\.result) == [.completed, .completed])
      fixture.expect([fixture.screen])
    }

    @Test(
      "A dismissal in the turn of a presentation reverses it, and a waiting presentation follows")
    func dismissedInTheSameTurn() {
      let fixture = Fixture()
      let third = fixture.base.slide()
      let opening = fixture.root.present(fixture.screen, with: fixture.second)
      let closing = fixture.screen.dismiss(with: fixture.first)
      let waiting = fixture.root.present(fixture.next, with: third, whenBusy: .wait)
      fixture.base.device.advanceUntilIdle()
      #expect(opening.result == .cancelled)
      #expect([closing, waiting].map(\.result) == [.completed, .completed])
      fixture.expect([fixture.next])
    }

    @Test("A waiting presentation is not made by a view controller that is about to be dismissed")
    func onWhatGoes() {
      let fixture = Fixture()
      fixture.root.present(fixture.screen, animated: true)
      fixture.base.device.advance(by: 0.1)
      let closing = fixture.screen.dismiss(with: fixture.first)
      let waiting = fixture.root.present(fixture.next, with: fixture.second, whenBusy: .wait)
      fixture.base.device.advanceUntilIdle()
      #expect([closing, waiting].map(\.result) == [.completed, .completed])
      fixture.expect([fixture.next])
    }
  }
}
