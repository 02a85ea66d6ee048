import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension RegressionTests {
  @Suite("Reports about other libraries: ends of changes", .sharingVariants)
  struct EndReports {
    nonisolated enum Verb: CaseIterable, Sendable {
      case pause, update, finish, cancel, release, resume, reverse

      @MainActor func say(to transition: InterruptibleTransition) {
        switch self {
        case .pause: transition.pause()
        case .update: transition.update(0.7)
        case .finish: transition.finish()
        case .cancel: transition.cancel(velocity: -2)
        case .release: transition.release(velocity: 1)
        case .resume: transition.resume()
        case .reverse: transition.reverse()
        }
      }
    }

    @Test(
      "Calls in any order before, during and after a change never crash or complete twice",
      arguments: Verb.allCases, [ChangeKind.present, .pop, .tabRight])
    func anyOrder(_ first: Verb, _ kind: ChangeKind) {
      for moment in [nil] + Moment.allCases {
        let fixture = ChangeFixture(kind)
        func sayAll() {
          for verb in Verb.allCases {
            for verb in [first, first, verb] { verb.say(to: fixture.transition) }
          }
        }
        var finger: Finger?
        if let moment {
          finger = fixture.bring(to: moment)
          sayAll()
        } else {
          sayAll()
          fixture.ask()
        }
        fixture.base.device.advance(by: 0.1)
        if fixture.transition.phase == .held { fixture.transition.finish() }
        fixture.base.end(finger)
        if fixture.transition.phase == .held { fixture.transition.finish() }
        fixture.base.device.advanceUntilIdle()
        fixture.expectRest()
        fixture.expectShown(fixture.settled)
        for verb in Verb.allCases where verb != .pause { verb.say(to: fixture.transition) }
        fixture.base.device.advanceUntilIdle()
        fixture.expectRest()
      }
    }

    @Test(
      "The animator can be requested early, repeatedly and after the end",
      arguments: ChangeKind.allCases)
    func animatorAskedFor(_ kind: ChangeKind) throws {
      let fixture = ChangeFixture(kind)
      let transition = fixture.transition
      var contexts: [any UIViewControllerContextTransitioning] = []
      let observer = transition.observePhases { [unowned transition] _ in
        // In every call, including the last one.
        guard let context = transition.flight?.context ?? contexts.last else { return }
        contexts.append(context)
        _ = transition.interruptibleAnimator(using: context)
      }
      let finger = fixture.bring(to: .held)
      let context = try #require(transition.flight?.context)
      let animator = transition.interruptibleAnimator(using: context)
      for _ in 0..<3 { #expect(transition.interruptibleAnimator(using: context) === animator) }
      fixture.base.end(finger)
      #expect(contexts.count >= 3)
      observer.remove()
      fixture.expectRest()
      // UIKit has no reason to request an animator after the end. If it does, nothing begins.
      #expect(transition.interruptibleAnimator(using: context).state == .inactive)
      _ = transition.transitionDuration(using: context)
      transition.animateTransition(using: context)
      transition.startInteractiveTransition(context)
      fixture.base.device.advanceUntilIdle()
      fixture.expectRest()
      if fixture.settled === fixture.from { fixture.ask() } else { fixture.askBack() }
      fixture.base.device.advanceUntilIdle()
      #expect(transition.isAtRest)
      #expect(fixture.base.isEachCompletedOnce())
    }

    @Test(
      "A transition that all owners release while a gesture holds it still ends",
      arguments: [false, true])
    func releasedWhileHeld(finishes: Bool) {
      let base = ContainerFixture()
      let presenter = UIViewController()
      let presented = UIViewController()
      base.device.launch(presenter)
      weak var transition: InterruptibleTransition?
      do {
        let slide = base.slide()
        slide.interactions = [.pan(.right, over: 300)]
        transition = slide
        presenter.present(presented, with: slide)
      }
      base.device.advance(by: 0.2)
      let finger = base.device.press(at: CGPoint(x: 150, y: 300))
      finger.move(by: CGVector(dx: finishes ? 60 : -60, dy: 0), over: 0.1)
      #expect(transition?.phase == .held)
      finger.lift()
      base.device.advanceUntilIdle()
      #expect(base.completions == [finishes])
      #expect((presenter.presentedViewController === presented) == finishes)
      presenter.dismiss(animated: true)
      base.device.advanceUntilIdle()
      base.device.advance(by: 0.05)
      #expect(transition == nil)
    }

    @Test(
      "A change leaves no part of the screen empty, finished or cancelled",
      arguments: ChangeKind.allCases, FlightPlan.allCases)
    func noFlash(_ kind: ChangeKind, _ plan: FlightPlan) {
      let fixture = ChangeFixture(kind)
      var frames = 0
      var gaps = 0
      var incoming = 0
      let observation = fixture.base.device.onFrame { [unowned fixture] _ in
        frames += 1
        if !fixture.fillsScreen { gaps += 1 }
        guard fixture.transition.flight != nil else { return }
        if fixture.to.viewIfLoaded?.window == nil { incoming += 1 }
      }
      plan.lead(fixture.transition, in: fixture.base) { fixture.ask() }
      observation.cancel()
      #expect(frames > 10 && gaps == 0)
      // The incoming view is in the window during the whole flight.
      #expect(incoming == 0)
    }

    @Test(
      "A cancelled change balances appearance callbacks, and they reflect the cancellation",
      arguments: ChangeKind.allCases, FlightPlan.allCases)
    func balanced(_ kind: ChangeKind, _ plan: FlightPlan) {
      let fixture = ChangeFixture(kind)
      var outcomes: [TransitionOutcome] = []
      var phase: TransitionPhase?
      fixture.transition.addAuxiliaryAnimations({ _ in }, completion: { outcomes.append($0) })
      fixture.transition.observePhases { phase = $0 }
      plan.lead(fixture.transition, in: fixture.base) { fixture.ask() }
      let position: TransitionPosition = plan.completes ? .end : .start
      #expect(outcomes == [plan.completes ? .completed : .cancelled])
      #expect(phase == .ended(at: position))
      #expect(fixture.transition.phase == .ended(at: position))
      #expect(
        fixture.log.take().filter { $0.hasPrefix("alongside") }
          == [plan.completes ? "alongside completed" : "alongside cancelled"])
      fixture.expectRest(at: position)
    }

    @Test(
      "A change leaks no view controller, transition, flight, animator or delegate",
      arguments: ChangeKind.allCases, FlightPlan.allCases)
    func leaks(_ kind: ChangeKind, _ plan: FlightPlan) {
      let base = ContainerFixture()
      let watch = LeakWatch()
      let gone = LeakWatch()
      var kept: UIViewController?
      do {
        let fixture = ChangeFixture(kind, in: base)
        fixture.transition.interactions = [
          .pan(.right, over: 300, on: fixture.gestureView) { [weak fixture] in fixture?.ask() },
          .touchToPause(deciding: .down, within: 40),
        ]
        plan.lead(fixture.transition, in: base) {
          fixture.ask()
          base.device.advance(by: 0.05)
          if let flight = fixture.transition.flight {
            watch.watch(flight, as: "flight")
            watch.watch(flight.animator, as: "animator")
          }
        }
        fixture.watch(in: watch)
        if [.dismiss, .pop].contains(kind), plan.completes { gone.watch(fixture.from, as: "from") }
        if [.present, .push].contains(kind), !plan.completes { gone.watch(fixture.to, as: "to") }
        kept = fixture.container
      }
      base.device.advance(by: 0.1)
      // A view controller that is not shown is released before its container.
      #expect(gone.alive == [])
      #expect(kept != nil)
      // A presented view controller would stay without the root, together with its presenter.
      if kind.isModal, kept?.presentedViewController != nil { kept?.dismiss(animated: false) }
      base.device.advance(by: 0.1)
      kept = nil
      base.device.window.rootViewController = nil
      base.device.advance(by: 0.1)
      #expect(watch.alive == [])
    }
  }
}
