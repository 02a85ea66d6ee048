import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of requests that an app makes within callbacks and in the turn of another request.
@Suite("Calls within callbacks", .sharingVariants, .alsoUnder(.startsAtOnce))
struct CallbackCallTests {
  /// The callback in which the app makes its call.
  nonisolated enum Place: CaseIterable, Sendable {
    case prepare, block, auxiliaryBlock, handleBlock, running
  }

  /// The call that the app makes in the callback.
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
      case .toggle: other = first.togglePresentation(of: second, with: transition)
      case .session:
        let session = transition.beginInteraction(by: self)
        session?.move(to: 0.2)
        session?.release(velocity: -9)
      }
    }
  }

  @Test(
    "Calls while a flight is created and when it starts to run take effect",
    arguments: Place.allCases, Call.allCases)
  func counts(_ place: Place, _ call: Call) {
    let fixture = Fixture()
    // UIKit may begin before there is a handle.
    if call == .cancelHandle, Runtime.current.reads(.startsAtOnce) { return }
    fixture.atPlace[place] = { [unowned fixture] in fixture.make(call) }
    fixture.present()
    fixture.base.device.advanceUntilIdle()
    // UIKit may begin within the call that presents. The handle's blocks are then too late.
    guard fixture.atPlace.isEmpty else { return }
    #expect(fixture.first.presentedViewController == nil)
    #expect(fixture.transition.isAtRest)
    #expect(fixture.handle?.result == .cancelled)
    if call == .dismiss || call == .toggle {
      #expect(fixture.other?.result == .completed)
    }
  }

  @Test("Two toggles when a flight starts to run reverse it twice, and each handle has its outcome")
  func toggledTwice() {
    let fixture = Fixture()
    var toggles: [TransitionHandle] = []
    fixture.atPlace[.running] = { [unowned fixture] in
      for _ in 0..<2 {
        toggles.append(
          fixture.first.togglePresentation(of: fixture.second, with: fixture.transition))
      }
    }
    fixture.present()
    fixture.base.device.advanceUntilIdle()
    #expect(fixture.first.presentedViewController === fixture.second)
    var outcomes: [TransitionOutcome] = []
    for toggle in toggles { outcomes.append(toggle.result ?? .refused) }
    #expect(outcomes == [.cancelled, .completed])
  }

  /// The notifications of an end.
  nonisolated enum End: CaseIterable, Sendable {
    case phase, handlesPhase, cleanUp, auxiliaryCompletion, flightsCompletion, handlesCompletion
  }

  @Test(
    "A dismissal requested in a notification of a flight's end is performed",
    arguments: End.allCases)
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

  @Test(
    "UIKit's dismissal or pop, requested at the end of a flight, is performed",
    arguments: [true, false])
  func plainAtTheEnd(inCompletion: Bool) {
    let base = ContainerFixture()
    let (a, b, c) = (titled("A"), titled("B"), titled("C"))
    let navigation = base.navigation([a])
    let (slide, reveal) = (base.slide(), base.slide())
    /// Calls a closure once when a flight of a transition has ended at its end.
    func atTheEnd(of transition: InterruptibleTransition, _ act: @escaping () -> Void) {
      guard inCompletion else {
        transition.onPhaseChange = { [unowned transition] phase in
          if phase == .ended(at: .end), transition.onPhaseChange != nil {
            transition.onPhaseChange = nil
            act()
          }
        }
        return
      }
      var registration: TransitionRegistration?
      registration = transition.addAuxiliaryAnimations(
        { _ in },
        completion: { _ in
          registration?.remove()
          act()
        })
    }
    atTheEnd(of: slide) { navigation.popViewController(animated: true) }
    navigation.pushViewController(b, with: slide)
    base.device.advanceUntilIdle()
    #expect(base.shows([a], in: navigation))
    atTheEnd(of: reveal) { c.dismiss(animated: true) }
    navigation.present(c, with: reveal)
    base.device.advanceUntilIdle()
    #expect(navigation.presentedViewController == nil)
    #expect(base.directions == [true, false, true, false])
  }

  @Test("When the end of a flight is reported, UIKit has received the end")
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
}
