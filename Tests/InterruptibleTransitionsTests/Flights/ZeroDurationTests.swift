import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension FlightTests {
  @Suite("Transition with a zero duration", .underVariants)
  struct ZeroDurations {
    @Test(
      "Cancelling a held flight of zero duration restores everything", arguments: [false, true],
      [false, true])
    func cancelled(early: Bool, addedInFlight: Bool) {
      let fixture = FlightFixture(timing: .linear(0))
      let probe = UIView()
      fixture.presenter.view.addSubview(probe)
      let set = { probe.alpha = 0.25 }
      if !addedInFlight { fixture.transition.addAuxiliaryAnimations { _ in set() } }
      let session = fixture.transition.beginInteraction(by: fixture.device)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      if early { fixture.transition.update(0.4) }
      fixture.device.advance(by: 0.1)
      if addedInFlight { fixture.transition.flight?.addAnimations(set) }
      session?.move(to: 0.5)
      fixture.device.advance(by: 0.05)
      session?.release(velocity: -3)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.set == [0, 0, 0])
      #expect(probe.alpha == 1)
    }

    nonisolated enum TakeBack: CaseIterable, Sendable {
      case cancelAtOnce, reverseAtOnce, cancelAsItRuns, reverseAsItRuns, cancelInBlock,
        reverseInBlock,
        dismissInBlock, cancelInEvent, dismissAsItRuns
    }

    @Test(
      "Cancelling, reversing or dismissing when a flight begins restores everything",
      arguments: TakeBack.allCases, [0, 0.001])
    func takenBack(_ way: TakeBack, _ duration: Double) {
      let fixture = FlightFixture(timing: .linear(duration))
      let transition = fixture.transition
      let presenter = fixture.presenter
      let probe = UIView()
      presenter.view.addSubview(probe)
      var opening: TransitionHandle?
      func takeBack(_ ways: TakeBack...) {
        guard ways.contains(way) else { return }
        switch way {
        case .cancelAtOnce: opening?.cancel()
        case .cancelAsItRuns, .cancelInBlock, .cancelInEvent: transition.cancel()
        case .reverseAtOnce, .reverseAsItRuns, .reverseInBlock: transition.reverse()
        case .dismissInBlock, .dismissAsItRuns: presenter.dismiss(with: transition)
        }
      }
      transition.addAuxiliaryAnimations { flight in
        probe.alpha = 0.25
        if flight.isPresenting { takeBack(.cancelInBlock, .reverseInBlock, .dismissInBlock) }
      }
      transition.observePhases { phase in
        if phase == .running(toward: .end) {
          takeBack(.cancelAsItRuns, .reverseAsItRuns, .dismissAsItRuns)
        }
        if phase == .settling(toward: .end) { takeBack(.cancelInEvent) }
      }
      if way == .cancelInEvent { transition.pause() }
      opening = presenter.present(fixture.presented, with: transition)
      if way == .cancelInEvent { transition.finish() }
      takeBack(.cancelAtOnce, .reverseAtOnce)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(presenter.presentedViewController == nil)
      #expect(fixture.set == [0, 0, 0])
      #expect(probe.alpha == 1)
    }

    @Test(
      "A pop at the start of a push undoes the push's auxiliary animations", arguments: [0, 0.001])
    func popped(duration: Double) {
      let device = Device()
      let first = UIViewController()
      let second = UIViewController()
      let stack = UINavigationController(rootViewController: first)
      device.launch(stack)
      let transition = InterruptibleTransition(.slideAlong(), timing: .linear(duration))
      let probe = UIView()
      first.view.addSubview(probe)
      transition.addAuxiliaryAnimations { _ in probe.alpha = 0.25 }
      var observer: TransitionRegistration?
      observer = transition.observePhases { [weak transition] phase in
        guard phase == .running(toward: .end), let transition else { return }
        observer?.remove()
        stack.popViewController(with: transition)
      }
      stack.pushViewController(second, with: transition)
      device.advanceUntilIdle()
      #expect(stack.viewControllers == [first])
      #expect(probe.alpha == 1)
    }
  }
}

extension FlightTests {
  /// UIKit may end an animator whose blocks change nothing, even while it is paused.
  @Suite("Animations without changes", .underVariants)
  struct EmptyAnimations {
    /// The content of an app's animation.
    nonisolated enum Content: CaseIterable, Sendable {
      case nothing, cleanUpAlone, changeToTheSame, viewThatLeaves
    }

    private final class Fixture {
      let device = Device()
      let presenter = UIViewController()
      let presented = UIViewController()
      private(set) var cleanedUp: [TransitionPosition] = []
      private(set) var completions: [Bool] = []
      let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      private(set) lazy var transition = makeTransition()
      private let content: Content

      private let timing: TransitionTiming

      init(_ content: Content, timing: TransitionTiming = .linear(0.5)) {
        self.content = content
        self.timing = timing
        device.launch(presenter)
        device.onTransitionMessage { [weak self] message in
          if message == "completeTransition(true)" { self?.completions.append(true) }
          if message == "completeTransition(false)" { self?.completions.append(false) }
        }
      }

      private func makeTransition() -> InterruptibleTransition {
        InterruptibleTransition(
          TransitionAnimation { [unowned self] flight, steps in
            let moved = self.moved
            flight.installViews()
            switch content {
            case .nothing: break
            case .cleanUpAlone: steps.cleanUp { self.cleanedUp.append($0) }
            case .changeToTheSame: steps.animate { flight.containerView.alpha = 1 }
            case .viewThatLeaves:
              flight.containerView.addSubview(moved)
              steps.animate { moved.center.x = 100 }
            }
          }, timing: timing)
      }
    }

    @Test(
      "A held flight without changes stays held and follows its progress",
      arguments: Content.allCases, [true, false])
    func held(_ content: Content, startsHeld: Bool) {
      let fixture = Fixture(content)
      if startsHeld { fixture.transition.pause() }
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.1)
      fixture.transition.pause()
      fixture.moved.removeFromSuperview()
      fixture.device.advance(by: 1)
      #expect(fixture.transition.phase == .held)
      fixture.transition.update(0.7)
      fixture.device.advance(by: 0.5)
      #expect(abs(fixture.transition.progress - 0.7) < 1e-9)
      #expect(fixture.completions == [])
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.cleanedUp == (content == .cleanUpAlone ? [.start] : []))
    }

    @Test("A flight without changes runs for its duration", arguments: Content.allCases)
    func untouched(_ content: Content) {
      let fixture = Fixture(content)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.3)
      fixture.moved.removeFromSuperview()
      #expect(fixture.transition.phase == .running(toward: .end))
      #expect(fixture.transition.progress > 0.4)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("A block added in flight to an animation without changes moves with the flight")
    func addedBlock() {
      let fixture = Fixture(.nothing)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.1)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.presenter.view.addSubview(view)
      fixture.device.advance(by: 0.1)
      fixture.transition.flight?.addAnimations { view.alpha = 0 }
      fixture.transition.reverse()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false] && view.alpha == 1)
    }

    @Test(
      "A flight with a zero duration follows a pan and is undone on cancel",
      arguments: [true, false])
    func noDuration(finishes: Bool) {
      for timing in [
        TransitionTiming.linear(0), .easeOut(0), .spring(dampingRatio: 0.8, duration: 0),
      ] {
        let base = FlightFixture(timing: timing)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        base.presenter.view.addSubview(view)
        base.transition.addAuxiliaryAnimations { _ in view.alpha = 0 }
        base.device.advance(by: 0.1)
        base.transition.pause()
        base.present()
        #expect(base.transition.phase == .held)
        base.transition.update(0.4)
        base.device.advance(by: 0.1)
        #expect(abs(base.shown[0] - 0.4 * FlightFixture.distance) < 0.01)
        if finishes { base.transition.finish() } else { base.transition.cancel() }
        base.expectRest(at: finishes ? .end : .start)
        #expect(view.alpha == (finishes ? 0 : 1))
      }
    }

    @Test(
      "A delayed block that changes nothing keeps its animator, along an underdamped spring",
      arguments: [true, false])
    func late(finishes: Bool) {
      let fixture = Fixture(.nothing, timing: .spring(dampingRatio: 0.6, duration: 0.5))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.presenter.view.addSubview(view)
      fixture.transition.addAuxiliaryAnimations(delayFactor: 0.5) { _ in }
      fixture.transition.pause()
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.5)
      fixture.transition.flight?.addAnimations(delayFactor: 0.05) { view.frame.origin.x = 100 }
      fixture.device.advance(by: 0.5)
      #expect(view.layer.presentation()?.frame.minX == 0)
      for progress in [0.3, 0.6, 0.9] {
        fixture.transition.update(progress)
        fixture.device.advance(by: 0.1)
      }
      #expect(5...95 ~= view.layer.presentation()?.frame.minX ?? 0)
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(view.frame.minX == (finishes ? 100 : 0))
      #expect(fixture.completions == [finishes] && fixture.transition.isAtRest)
    }
  }
}
