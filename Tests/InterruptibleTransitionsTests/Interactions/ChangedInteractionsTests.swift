import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// What happens to gestures in progress when the app changes a transition's interactions.
@Suite("Changed interactions", .everyReading)
struct ChangedInteractionsTests {
  nonisolated enum Change: CaseIterable, Sendable {
    case removed, kept, keptBesideNew
  }

  private func apply(
    _ change: Change, to interaction: any TransitionInteraction,
    of transition: InterruptibleTransition
  ) {
    switch change {
    case .removed: transition.interactions = []
    case .kept: transition.interactions = [interaction]
    case .keptBesideNew: transition.interactions = [.pinch(by: 2), interaction, interaction]
    }
  }

  @Test(
    "Changed by the app when it hears of the grab, a gesture goes on or the flight does",
    arguments: GestureKind.allCases, Change.allCases)
  func atTheGrab(_ kind: GestureKind, _ change: Change) {
    let interaction = kind.interaction()
    let fixture = FlightFixture.flying(with: [interaction])
    fixture.transition.onPhaseChange = { [unowned fixture] phase in
      if phase == .held { apply(change, to: interaction, of: fixture.transition) }
    }
    let hand = GestureHand(kind, on: fixture.device)
    hand.begin()
    #expect((fixture.transition.phase == .held) == (change != .removed))
    hand.move(to: 0.3)
    hand.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.transition.isAtRest)
  }

  @Test(
    "Changed when the gesture asks for the flight, it starts it or starts nothing",
    arguments: GestureKind.allCases, Change.allCases)
  func atTheStart(_ kind: GestureKind, _ change: Change) {
    let fixture = FlightFixture.startedBy(kind)
    let interaction = fixture.transition.interactions[0]
    fixture.transition.onPhaseChange = { [unowned fixture] phase in
      if phase == .starting { apply(change, to: interaction, of: fixture.transition) }
    }
    let hand = GestureHand(kind, on: fixture.device)
    hand.begin()
    hand.move(to: 0.9)
    hand.lift()
    fixture.device.advanceUntilIdle()
    fixture.device.advance(by: 0.1)
    #expect(fixture.transition.isAtRest)
    #expect((fixture.presenter.presentedViewController != nil) == (change != .removed))
  }

  @Test("An interaction that another one removes as a flight begins hears nothing of it")
  func removedByAnother() {
    final class Remover: TransitionInteraction {
      private weak var transition: InterruptibleTransition?
      func attach(to transition: InterruptibleTransition) { self.transition = transition }
      func detach() {}
      func flightBegan(_ flight: TransitionFlight) { transition?.interactions = [] }
    }
    let fixture = FlightFixture()
    fixture.transition.interactions = [Remover(), .pan(.down, over: 200)]
    fixture.present()
    fixture.expectRest(at: .end)
    #expect(fixture.device.window.gestureRecognizers?.isEmpty != false)
  }

  @Test("Changed again while they change, the last list counts, and each is attached once")
  func nested() {
    final class Counter: TransitionInteraction {
      var (attached, act): (Int, (() -> Void)?) = (0, nil)
      func attach(to transition: InterruptibleTransition) { attached += 1 }
      func detach() {
        attached -= 1
        act?()
        act = nil
      }
    }
    let transition = InterruptibleTransition(.fade)
    let all = (0..<4).map { _ in Counter() }
    transition.interactions = [all[0], all[1]]
    all[0].act = { transition.interactions = [all[1], all[3], all[3]] }
    transition.interactions = [all[2]]
    #expect(all.map(\.attached) == [0, 1, 0, 1])
    transition.interactions = []
    #expect(all.map(\.attached) == [0, 0, 0, 0])
  }
}
