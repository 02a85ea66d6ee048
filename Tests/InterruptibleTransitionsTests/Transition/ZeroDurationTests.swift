import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Transition with a zero duration", .underVariants)
struct ZeroDurationTests {
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
    let (transition, presenter) = (fixture.transition, fixture.presenter)
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
    transition.onPhaseChange = { phase in
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
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    device.launch(stack)
    let transition = InterruptibleTransition(.slideAlong(), timing: .linear(duration))
    let probe = UIView()
    first.view.addSubview(probe)
    transition.addAuxiliaryAnimations { _ in probe.alpha = 0.25 }
    transition.onPhaseChange = { [weak transition] phase in
      guard phase == .running(toward: .end), let transition else { return }
      transition.onPhaseChange = nil
      stack.popViewController(with: transition)
    }
    stack.pushViewController(second, with: transition)
    device.advanceUntilIdle()
    #expect(stack.viewControllers == [first])
    #expect(probe.alpha == 1)
  }
}
