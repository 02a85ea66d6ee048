import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of gestures in progress while the app changes a transition's interactions.
@Suite("Changing interactions", .underVariants)
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
    "While a gesture holds, removing its interaction resumes the flight, and keeping it continues",
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
    "When a gesture requests the flight, removing the interaction prevents the flight",
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

  @Test("An interaction that is removed by another interaction as a flight begins is not attached")
  func removedByAnother() {
    final class Remover: TransitionInteraction {
      private(set) weak var transition: InterruptibleTransition?
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

  @Test("Nested changes of interactions keep the last list and attach each interaction once")
  func nested() {
    final class Counter: TransitionInteraction {
      var (attached, act): (Int, (() -> Void)?) = (0, nil)
      private(set) weak var transition: InterruptibleTransition?
      func attach(to transition: InterruptibleTransition) {
        self.transition = transition
        attached += 1
      }
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

  @Test(
    "Assigning an interaction to another transition removes it from the first", arguments: 0...2)
  func twoTransitions(_ kind: Int) {
    let fixture = FlightFixture()
    let (presenter, view) = (fixture.presenter, fixture.presenter.view)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400), style: .plain)
    view?.addSubview(table)
    let interactions: [any TransitionInteraction] = [
      .pan(.up, over: 200, on: view) {}, .touchToPause(deciding: .up, within: 40),
      .scrollPull(table, past: 10, over: 90) {},
    ]
    let interaction = interactions[kind]
    let other = InterruptibleTransition(.fade, timing: .linear(0.5))
    fixture.transition.interactions = [interaction]
    other.interactions = [interaction]
    #expect(fixture.transition.interactions.isEmpty && other.interactions.count == 1)
    #expect(interaction.transition === other)
    #expect((view?.gestureRecognizers ?? []).count == (kind == 0 ? 1 : 0))
    fixture.present()
    #expect(fixture.device.window.gestureRecognizers?.count == 1)
    fixture.expectRest(at: .end)
    fixture.presented.dismiss(with: other)
    fixture.device.advance(by: 0.1)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 700))
    if kind == 1 { #expect(other.phase == .held) }
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    finger.lift()
    other.finish()
    fixture.device.advanceUntilIdle()
    #expect(presenter.presentedViewController == nil)
    other.interactions = []
    #expect(interaction.transition == nil)
    #expect(view?.gestureRecognizers?.isEmpty != false)
  }

  @Test("A released transition removes its recognizers and keeps the app's")
  func released() {
    let fixture = FlightFixture()
    let (view, own) = (fixture.presenter.view, UIPanGestureRecognizer())
    view?.addGestureRecognizer(own)
    weak var released: InterruptibleTransition?
    do {
      let transition = InterruptibleTransition(.fade)
      transition.interactions = [
        .pan(.up, over: 200, on: view) {}, .pan(.down, over: 200, with: own) {},
      ]
      #expect(view?.gestureRecognizers?.count == 2)
      released = transition
    }
    #expect(released == nil)
    #expect(view?.gestureRecognizers == [own])
  }
}
