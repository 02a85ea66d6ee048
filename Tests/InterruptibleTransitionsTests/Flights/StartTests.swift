import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension FlightTests {
  /// A flight runs or is held as the transition's properties say, regardless of the call with which
  /// UIKit starts the flight.
  @Suite("Start of a flight", .underVariants, .alsoUnder(.startsAtOnce))
  struct Starts {
    /// The container in which a flight is requested from UIKit.
    nonisolated enum Change: CaseIterable, Sendable {
      case presentation, push, tabChange
    }

    /// A fixture that requests a flight from UIKit, with delegates of the toolkit.
    private final class Fixture {
      let base = ContainerFixture()
      let transition: InterruptibleTransition
      private let ask: () -> Void
      private let kept: AnyObject
      private let presenter = titled("A")
      private let subject = titled("B")
      private let change: Change

      init(_ change: Change) {
        transition = base.slide()
        self.change = change
        let first = presenter
        let second = subject
        switch change {
        case .presentation:
          let delegate = ModalTransitioningDelegate(transition)
          second.modalPresentationStyle = .custom
          second.transitioningDelegate = delegate
          base.device.launch(first)
          kept = delegate
          ask = { first.present(second, animated: true) }
        case .push:
          let delegate = NavigationTransitioningDelegate(transition)
          let navigation = base.navigation([first])
          navigation.delegate = delegate
          kept = delegate
          ask = { navigation.pushViewController(second, animated: true) }
        case .tabChange:
          let delegate = TabBarTransitioningDelegate(transition)
          let tabs = base.tabs([first, second])
          tabs.delegate = delegate
          kept = delegate
          ask = { tabs.selectedIndex = 1 }
        }
      }

      /// Records the change as a request that the app has made with the toolkit.
      func noteRequest() {
        transition.recordSubmission(of: ChangeRequest(StubChange(of: subject, with: transition)))
      }

      func start() {
        ask()
        base.device.advance(by: 0.1)
      }

      func expectEnd(_ completions: [Bool]) {
        base.device.advanceUntilIdle()
        #expect(base.completions == completions)
        #expect(transition.isAtRest)
      }
    }

    @Test("Without an interaction, a requested flight runs", arguments: Change.allCases)
    func tap(_ change: Change) {
      let fixture = Fixture(change)
      fixture.start()
      #expect(fixture.transition.phase == .running(toward: .end))
      #expect(fixture.transition.progress > 0.05)
      fixture.expectEnd([true])
    }

    @Test(
      "A flight that is paused before UIKit starts it begins held and follows its progress",
      arguments: Change.allCases)
    func finger(_ change: Change) {
      let fixture = Fixture(change)
      fixture.transition.pause()
      fixture.start()
      #expect(fixture.transition.phase == .held)
      #expect(fixture.transition.progress == 0)
      fixture.transition.update(0.4)
      fixture.base.device.advance(by: 0.1)
      #expect(abs(fixture.transition.progress - 0.4) < 1e-9)
      fixture.transition.cancel()
      fixture.expectEnd([false])
    }

    @Test(
      "A release before UIKit starts the flight makes it run", arguments: Change.allCases,
      [true, false])
    func earlyRelease(_ change: Change, finishes: Bool) {
      let fixture = Fixture(change)
      fixture.transition.pause()
      fixture.transition.update(0.3)
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      // A gesture counts if the app has made its request during the gesture. See
      // `present(_:with:)`.
      fixture.noteRequest()
      fixture.transition.pause()
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      fixture.start()
      fixture.expectEnd([finishes])
    }

    @Test("A pause() between wantsInteractiveStart and UIKit's start holds the flight")
    func grabbedAfterTheQuestion() {
      let fixture = Fixture(.presentation)
      #expect(!fixture.transition.wantsInteractiveStart)
      fixture.transition.pause()
      fixture.start()
      #expect(fixture.transition.phase == .held)
      fixture.transition.finish()
      fixture.expectEnd([true])
    }

    @Test("Setting wantsInteractiveStart holds the flight, and resets when the flight ends")
    func assigned() {
      let fixture = Fixture(.presentation)
      fixture.transition.wantsInteractiveStart = true
      fixture.start()
      #expect(fixture.transition.phase == .held && fixture.transition.wantsInteractiveStart)
      fixture.transition.finish()
      fixture.expectEnd([true])
      #expect(!fixture.transition.wantsInteractiveStart)
    }

    @Test("The context of a running flight is not interactive")
    func notInteractive() {
      let fixture = Fixture(.push)
      fixture.start()
      #expect(fixture.transition.flight?.context.isInteractive == false)
      #expect(fixture.transition.flight?.context.transitionWasCancelled == false)
      fixture.expectEnd([true])
    }

    @Test("Without an interaction controller, the flight runs and logs a warning")
    func withoutInteractionController() {
      /// A delegate without an interaction controller.
      final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let transition: InterruptibleTransition
        init(_ transition: InterruptibleTransition) { self.transition = transition }

        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
      }
      let base = ContainerFixture()
      let presenter = titled("A")
      let presented = titled("B")
      base.device.launch(presenter)
      let delegate = Delegate(base.slide())
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      presenter.present(presented, animated: true)
      base.device.advance(by: 0.1)
      #expect(delegate.transition.phase == .running(toward: .end))
      #if DEBUG
        #expect(Runtime.current.console.contains { $0.contains("interaction controller") })
      #endif
      base.device.advanceUntilIdle()
      #expect(base.completions == [true])
    }

    @Test("With an interaction controller, no warning is logged")
    func withInteractionController() {
      for change in Change.allCases {
        let fixture = Fixture(change)
        fixture.start()
        #expect(!Runtime.current.console.contains { $0.contains("interaction controller") })
        fixture.expectEnd([true])
      }
    }

    @Test("A flight that is paused in the frame in which it starts stays at its start")
    func grabbedAtOnce() {
      for change in Change.allCases {
        let fixture = Fixture(change)
        let observer = fixture.transition.observePhases {
          [weak transition = fixture.transition] phase in
          if phase == .running(toward: .end) { transition?.pause() }
        }
        fixture.start()
        #expect(fixture.transition.phase == .held)
        #expect(fixture.transition.progress < 0.01)
        observer.remove()
        fixture.transition.update(0.5)
        fixture.transition.resume()
        fixture.expectEnd([true])
      }
    }

    /// A view controller that calls a closure when its view loads.
    private final class LoadingController: UIViewController {
      var onLoad: (() -> Void)?

      override func viewDidLoad() {
        super.viewDidLoad()
        onLoad?()
      }
    }

    @Test(
      "Cancelling a session while UIKit starts the flight cancels that flight, not the next one",
      arguments: [true, false])
    func releasedWhileLoading(isRequested: Bool) {
      let base = ContainerFixture()
      let navigation = base.navigation([titled("A")])
      let slide = base.slide()
      let page = LoadingController()
      let next = titled("C")
      let delegate = NavigationTransitioningDelegate(slide)
      let session = slide.beginInteraction(by: base.device)
      var handle: TransitionHandle?
      page.onLoad = {
        session?.cancel()
        handle = navigation.present(next, with: slide)
      }
      if isRequested {
        navigation.pushViewController(page, with: slide)
      } else {
        navigation.delegate = delegate
        navigation.pushViewController(page, animated: true)
      }
      base.device.advanceUntilIdle()
      // If UIKit starts the presentation within the request, the presentation begins first. A
      // waiting presentation begins later.
      let isNextFirst = Runtime.current.reads(.startsAtOnce) && !isRequested
      #expect((navigation.topViewController === page) == isNextFirst)
      #expect(handle?.result == (isNextFirst ? .cancelled : .completed))
      #expect((navigation.presentedViewController === next) != isNextFirst)
      // Each flight ends once. The order depends on whether UIKit pauses the push as it starts.
      #expect(Set(base.completions) == [false, true] && base.completions.count == 2)
      #expect(slide.isAtRest)
    }
  }
}

extension FlightTests {
  /// Calls by the app in the turn in which it requests a flight, and calls on its animators.
  @Suite("Calls before the start, and stopped animators", .underVariants)
  struct CallsBeforeStart {
    @Test(
      "Cancelling or reversing a presentation in the same turn prevents it",
      arguments: [true, false])
    func cancelled(byReversing: Bool) {
      let fixture = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      fixture.device.launch(first)
      let slide = fixture.slide()
      first.present(second, with: slide)
      if byReversing { slide.reverse() } else { slide.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController == nil && fixture.completions == [false])
      first.present(second, with: slide)
      slide.cancel()
      slide.finish()
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController === second && fixture.completions == [false, true])
    }

    nonisolated enum Stop: CaseIterable, Sendable {
      case stopped, pausedAtItsEnd
    }

    @Test(
      "Stopping the animator of a flight ends the flight", arguments: Stop.allCases, [true, false])
    func stopped(_ stop: Stop, isOwn: Bool) {
      final class Own: InterruptibleTransition {
        var animator: UIViewPropertyAnimator?
        var isOwn = false
        var pausesOnCompletion = false
        override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
          let animator =
            isOwn
            ? UIViewPropertyAnimator(duration: 0.5, curve: .linear)
            : super.makeAnimator(for: flight)
          if isOwn {
            let view = flight.installViews()
            view?.alpha = 0
            animator.addAnimations { view?.alpha = 1 }
          }
          animator.pausesOnCompletion = pausesOnCompletion
          self.animator = animator
          return animator
        }
      }
      for pausesFirst in [false, true] {
        let fixture = ContainerFixture()
        let first = titled("A")
        let second = titled("B")
        fixture.device.launch(first)
        let transition = Own(.fade, timing: .linear(0.5))
        transition.isOwn = isOwn
        transition.pausesOnCompletion = stop == .pausedAtItsEnd
        first.present(second, with: transition)
        fixture.device.advance(by: 0.1)
        if stop == .stopped { transition.animator?.stopAnimation(true) }
        if pausesFirst {
          transition.pause()
          transition.finish()
        }
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [true])
        #expect(transition.isAtRest && first.presentedViewController === second)
      }
    }

    @Test(
      "Stopping the animator of a flight without animation ends the flight at once",
      arguments: [true, false])
    func stoppedUnanimated(isOwn: Bool) {
      final class Own: InterruptibleTransition {
        var animator: UIViewPropertyAnimator?
        var isOwn = false
        override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
          let animator =
            isOwn
            ? UIViewPropertyAnimator(duration: 0.5, curve: .linear)
            : super.makeAnimator(for: flight)
          self.animator = animator
          return animator
        }
      }
      let fixture = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      fixture.device.launch(first)
      let transition = Own(.fade, timing: .linear(0.5))
      transition.isOwn = isOwn
      transition.observePhases { [unowned transition] phase in
        if case .running = phase { transition.animator?.stopAnimation(true) }
      }
      let delegate = ModalTransitioningDelegate(transition)
      second.modalPresentationStyle = .custom
      second.transitioningDelegate = delegate
      first.present(second, animated: false)
      fixture.device.advanceUntilIdle()
      #expect(transition.isAtRest && first.presentedViewController === second)
    }

    @Test("A released session that started no flight is discarded after a few frames")
    func forgottenInTime() {
      let fixture = ContainerFixture()
      fixture.device.launch(titled("A"))
      let slide = fixture.slide()
      let slider = UIView()
      let session = slide.beginInteraction(by: slider)
      session?.release(velocity: 0)
      fixture.device.advance(by: 2.0 / 60)
      #expect(slide.pending.isReleasedWithoutRequest && slide.phase == .starting)
      fixture.device.advance(by: 6.0 / 60)
      #expect(!slide.pending.isReleasedWithoutRequest && slide.isAtRest && slide.phase == .idle)
    }
  }
}
