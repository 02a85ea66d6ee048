import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// What an app asks for within the calls that it gets, and in the turn of another request.
@Suite("Calls within callbacks", .eachReading)
struct CallbackCallTests {
  /// Where the app is called.
  nonisolated enum Place: CaseIterable, Sendable {
    case prepare, block, auxiliaryBlock, handleBlock, running
  }

  /// What it says there.
  nonisolated enum Call: CaseIterable, Sendable {
    case cancelHandle, cancel, reverse, dismiss, toggle, session
  }

  private final class Fixture {
    let base = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
    private(set) lazy var transition = makeTransition()
    var atPlace: [Place: () -> Void] = [:]
    var handle: TransitionHandle?
    var other: TransitionHandle?
    var session: TransitionSession?

    init() { base.device.launch(first) }

    private func reached(_ place: Place) {
      atPlace.removeValue(forKey: place)?()
    }

    private func makeTransition() -> InterruptibleTransition {
      let animation = TransitionAnimation { [unowned self] flight, steps in
        reached(.prepare)
        let view = flight.installViews()
        view?.alpha = flight.isPresenting ? 0 : 1
        steps.animate {
          self.reached(.block)
          view?.alpha = flight.isPresenting ? 1 : 0
        }
      }
      let transition = InterruptibleTransition(animation, timing: .linear(0.5))
      transition.addAuxiliaryAnimations { [unowned self] _ in reached(.auxiliaryBlock) }
      transition.onPhaseChange = { [unowned self] phase in
        if case .running = phase { reached(.running) }
      }
      return transition
    }

    func present() {
      let handle = first.present(second, with: transition)
      self.handle = handle
      handle.addAnimations { [unowned self] in reached(.handleBlock) }
    }

    func make(_ call: Call) {
      switch call {
      case .cancelHandle: handle?.cancel()
      case .cancel: transition.cancel()
      case .reverse: transition.reverse()
      case .dismiss: other = second.dismiss(with: transition)
      case .toggle: other = first.toggle(second, with: transition)
      case .session:
        let session = transition.beginInteraction(by: self)
        session?.update(0.2)
        session?.release(velocity: -9)
      }
    }
  }

  @Test(
    "While a flight is made, and when it begins to run, what the app says counts",
    arguments: Place.allCases, Call.allCases)
  func counts(_ place: Place, _ call: Call) {
    let fixture = Fixture()
    // UIKit may begin before there is a handle.
    if call == .cancelHandle, Runtime.current.reads(.startsAtOnce) { return }
    fixture.atPlace[place] = { [unowned fixture] in fixture.make(call) }
    fixture.present()
    fixture.base.device.advanceUntilIdle()
    // Within the call that presents, UIKit may begin, and the handle's blocks come too late.
    guard fixture.atPlace.isEmpty else { return }
    #expect(fixture.first.presentedViewController == nil)
    #expect(fixture.transition.isAtRest)
    #expect(fixture.handle?.result == .cancelled)
    if call == .dismiss || call == .toggle {
      #expect(fixture.other?.result == .completed)
    }
  }

  @Test("A second toggle there brings it back, and each handle knows what came of it")
  func toggledTwice() {
    let fixture = Fixture()
    var toggles: [TransitionHandle] = []
    fixture.atPlace[.running] = { [unowned fixture] in
      for _ in 0..<2 {
        toggles.append(fixture.first.toggle(fixture.second, with: fixture.transition))
      }
    }
    fixture.present()
    fixture.base.device.advanceUntilIdle()
    #expect(fixture.first.presentedViewController === fixture.second)
    var outcomes: [TransitionOutcome] = []
    for toggle in toggles { outcomes.append(toggle.result ?? .refused) }
    #expect(outcomes == [.cancelled, .completed])
  }

  /// Where the app hears of an end.
  nonisolated enum End: CaseIterable, Sendable {
    case phase, handlesPhase, cleanUp, auxiliaryCompletion, flightsCompletion, handlesCompletion
  }

  @Test("What the app asks for when it hears of an end comes about", arguments: End.allCases)
  func atTheEnd(_ end: End) {
    let base = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
    base.device.launch(first)
    var dismissal: TransitionHandle?
    let slide = base.slide()
    let dismiss = { if dismissal == nil { dismissal = second.dismiss(with: slide) } }
    let transition = InterruptibleTransition(
      TransitionAnimation { flight, steps in
        flight.installViews()
        if end == .cleanUp { steps.cleanUp { _ in dismiss() } }
      }, timing: .linear(0.3))
    if end == .auxiliaryCompletion {
      transition.addAuxiliaryAnimations({ _ in }, completion: { _ in dismiss() })
    }
    transition.onPhaseChange = { phase in
      if end == .phase, case .ended = phase { dismiss() }
    }
    let handle = first.present(second, with: transition)
    handle.onPhaseChange = { phase in
      if end == .handlesPhase, case .ended = phase { dismiss() }
    }
    handle.addAnimations({}, completion: { _ in if end == .handlesCompletion { dismiss() } })
    base.device.advance(by: 0.1)
    if end == .flightsCompletion {
      handle.flight?.addAnimations({}, completion: { _ in dismiss() })
    }
    base.device.advanceUntilIdle()
    #expect(handle.result == .completed)
    #expect(dismissal?.result == .completed)
    #expect(first.presentedViewController == nil)
  }

  @Test("When the app hears that a flight has ended, UIKit knows it")
  func endIsLast() {
    let fixture = FlightFixture()
    var completions: [[Bool]] = []
    fixture.transition.onPhaseChange = { [unowned fixture] phase in
      if case .ended = phase { completions.append(fixture.completions) }
    }
    fixture.present()
    fixture.expectRest(at: .end)
    #expect(completions == [[true]])
  }

  @Test("Selected twice in a turn, each is answered, and the transition goes on serving")
  func selectedTwice() {
    let base = ContainerFixture()
    let controllers = [titled("A"), titled("B"), titled("C")]
    let tabs = base.tabs(controllers)
    let (slide, other) = (base.slide(), base.slide())
    let first = tabs.select(controllers[1], with: slide)
    let second = tabs.select(controllers[2], with: other)
    base.device.advanceUntilIdle()
    #expect(tabs.selectedIndex == 2 && tabs.delegate == nil)
    #expect(second.result == .completed)
    #expect(first.result != .completed)
    let plain = tabs.select(controllers[1], with: slide)
    tabs.selectedIndex = 0
    base.device.advanceUntilIdle()
    #expect(plain.result != .completed)
    let again = tabs.select(controllers[1], with: slide)
    base.device.advanceUntilIdle()
    #expect(again.result == .completed)
    #expect(tabs.selectedIndex == 1 && tabs.delegate == nil && slide.isAtRest)
  }

  @Test("What the app does to the stack in flight shows in the outcome")
  func stackReplaced() {
    let base = ContainerFixture()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = base.navigation([a])
    let push = navigation.push(b, with: base.slide())
    base.device.advance(by: 0.1)
    navigation.setViewControllers([a], animated: false)
    base.device.advanceUntilIdle()
    #expect(push.result != .completed)
    #expect(navigation.topViewController === a)
  }

  @Test(
    "Two handles of one flight that are cancelled leave things as before", arguments: [true, false])
  func bothCancelled(openingFirst: Bool) {
    let fixture = FlightFixture()
    let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
    fixture.device.advance(by: 0.3)
    let closing = fixture.presented.dismiss(with: fixture.transition)
    for handle in openingFirst ? [opening, closing] : [closing, opening] { handle.cancel() }
    fixture.expectRest(at: .start)
    #expect(opening.result == .cancelled)
    #expect(fixture.presenter.presentedViewController == nil)
  }

  @Test("Toggled below the top of a stack, it is refused; dismissed while it waits, it never comes")
  func refused() {
    let base = ContainerFixture()
    let (a, b, c) = (titled("A"), titled("B"), titled("C"))
    let navigation = base.navigation([a, b, c])
    #expect(navigation.toggle(b, with: base.slide()).result == .refused)
    #expect(base.shows([a, b, c], in: navigation))
    let fixture = FlightFixture()
    let fade = InterruptibleTransition(.fade)
    fixture.present()
    let waiting = fixture.presenter.present(b, with: fade)
    #expect(b.dismiss(with: fade).result == .completed)
    fixture.expectRest(at: .end)
    #expect(waiting.result == .cancelled)
    #expect(b.presentingViewController == nil)
  }

  @Test("A session that nothing keeps is cancelled, in flight and at rest")
  func forgottenSession() {
    let fixture = FlightFixture()
    fixture.present()
    fixture.device.advance(by: 0.1)
    fixture.transition.beginInteraction(by: fixture.device)?.update(0.5)
    fixture.expectRest(at: .end)
    let started = FlightFixture()
    var session = started.transition.beginInteraction(by: started.device)
    started.present()
    #expect(session?.isActive == true)
    session = nil
    started.expectRest(at: .start)
  }

  @Test("After a gesture that no flight follows nothing is under way, and the app is told")
  func gestureAlone() {
    let fixture = FlightFixture()
    var phases: [TransitionPhase] = []
    fixture.transition.onPhaseChange = { phases.append($0) }
    for releases in [true, false] {
      phases = []
      let session = fixture.transition.beginInteraction(by: fixture.device)
      session?.update(0.4)
      fixture.device.advance(by: 0.2)
      #expect(fixture.transition.phase == .starting && !fixture.transition.isAtRest)
      if releases { session?.release(velocity: 0) } else { session?.cancel() }
      fixture.device.advance(by: 0.2)
      #expect(fixture.transition.phase == .idle && fixture.transition.progress == 0)
      #expect(phases == [.starting, .idle] && fixture.transition.isAtRest)
    }
    fixture.present()
    fixture.expectRest(at: .end)
  }

  @Test("A handle lets go of what it was given when the outcome is known")
  func closures() {
    weak var kept: UIView?
    let fixture = FlightFixture()
    let handle = fixture.presenter.present(fixture.presented, with: fixture.transition)
    do {
      let view = UIView()
      kept = view
      handle.onProgressChange = { view.alpha = CGFloat($0) }
      handle.onPhaseChange = { _ in view.alpha = 1 }
    }
    #expect(kept != nil)
    fixture.expectRest(at: .end)
    #expect(kept == nil)
  }
}
