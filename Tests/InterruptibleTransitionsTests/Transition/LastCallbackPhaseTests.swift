import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Calls in the last callbacks of a flight", .underVariants)
struct LastCallbackPhaseTests {
  nonisolated enum Callback: CaseIterable, Sendable {
    case auxiliary, viewDidDisappear, viewDidAppear, dismissal, flightCompletion
  }

  nonisolated enum Verb: CaseIterable, Sendable {
    case pause, pauseAndCancel, begin

    @MainActor func call(on transition: InterruptibleTransition) -> TransitionSession? {
      switch self {
      case .pause: transition.pause()
      case .pauseAndCancel:
        transition.pause()
        transition.cancel()
      case .begin: return transition.beginInteraction(by: transition)
      }
      return nil
    }
  }

  private final class Page: UIViewController {
    var onDisappear: () -> Void = {}
    var onAppear: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear()
    }
  }

  @Test(
    "The end of a flight is reported once, and before the phases of the next flight",
    arguments: Callback.allCases, Verb.allCases)
  func once(_ callback: Callback, _ verb: Verb) {
    let device = Device()
    let (presenter, page) = (UIViewController(), Page())
    device.launch(presenter)
    let transition = InterruptibleTransition(.slide(from: .down), timing: .linear(0.2))
    presenter.present(page, with: transition)
    if callback != .viewDidAppear { device.advanceUntilIdle() }
    var phases: [TransitionPhase] = []
    var sessions: [TransitionSession] = []
    let call = {
      if let session = verb.call(on: transition) { sessions.append(session) }
    }
    var registration: TransitionRegistration?
    switch callback {
    case .auxiliary:
      registration = transition.addAuxiliaryAnimations { _ in
      } completion: { _ in
        call()
      }
    case .viewDidDisappear: page.onDisappear = call
    case .viewDidAppear: page.onAppear = call
    case .dismissal: presenter.dismiss(animated: true, completion: call)
    case .flightCompletion: break
    }
    transition.onPhaseChange = { phases.append($0) }
    if callback != .viewDidAppear, callback != .dismissal { presenter.dismiss(animated: true) }
    device.advance(by: 0.1)
    if callback == .flightCompletion {
      transition.flight?.addAnimations({}, completion: { _ in call() })
    }
    device.advanceUntilIdle()
    for session in sessions { session.cancel() }
    transition.cancel()
    device.advanceUntilIdle()
    registration?.remove()
    let ends = phases.indices.filter { phases[$0] == .ended(at: .end) }
    let start = phases.firstIndex(of: .starting)
    #expect(ends.count == 1, "\(phases)")
    if let start, let end = ends.first { #expect(end < start, "\(phases)") }
    #expect(start != nil, "\(phases)")
  }

  @Test(
    "A presentation in the last callbacks of a flight is reported after the end of that flight",
    arguments: [true, false])
  func next(inDisappear: Bool) {
    let device = Device()
    let (presenter, page, other) = (UIViewController(), Page(), UIViewController())
    device.launch(presenter)
    let transition = InterruptibleTransition(.slide(from: .down), timing: .linear(0.2))
    presenter.present(page, with: transition)
    device.advanceUntilIdle()
    var phases: [TransitionPhase] = []
    transition.onPhaseChange = { phases.append($0) }
    let present = { _ = presenter.present(other, with: transition) }
    if inDisappear { page.onDisappear = present }
    presenter.dismiss(animated: true, completion: inDisappear ? nil : present)
    device.advanceUntilIdle()
    #expect(presenter.presentedViewController === other)
    #expect(
      phases == [
        .running(toward: .end), .ended(at: .end), .running(toward: .end), .ended(at: .end),
      ])
  }
}
