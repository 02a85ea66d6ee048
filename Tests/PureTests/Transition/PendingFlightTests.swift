import Testing

@testable import InterruptibleTransitions

@Suite("Requests before UIKit starts the flight")
struct PendingFlightTests {
  private let finish = TransitionStateMachine.Event.released(.init(position: .end))
  private let cancel = TransitionStateMachine.Event.released(.init(position: .start))

  @Test("A requested flight runs, and a flight that is or was held starts interactively")
  func start() {
    var tap = PendingFlight()
    tap.request(byApp: true)
    #expect(!tap.wantsInteractiveStart)
    let tapped = tap.begin()
    #expect(tapped == .init(machine: TransitionStateMachine(), isInteractive: false))
    for releases in [false, true] {
      var held = PendingFlight()
      _ = held.handle(.grabbed)
      held.request(byApp: true)
      if releases { _ = held.handle(cancel) }
      held.request(byApp: false)
      #expect(held.wantsInteractiveStart && held.isHeld == !releases)
      let start = held.begin()
      #expect(start.isInteractive && start.machine.isReleased == releases)
    }
  }

  @Test("A request after a finger has moved is late, and the flight is still held")
  func requestedLate() {
    for moves in 0...2 {
      var pending = PendingFlight()
      pending.resetMoves()
      _ = pending.handle(.grabbed)
      for _ in 0..<moves { pending.recordMove() }
      pending.request(byApp: true)
      #expect(pending.isLate == (moves > 0) && pending.isHeld)
    }
    var prompt = PendingFlight()
    _ = prompt.handle(.grabbed)
    prompt.request(byApp: true)
    prompt.recordMove()
    prompt.request(byApp: true)
    prompt.request(byApp: false)
    #expect(!prompt.isLate)
  }

  @Test("The next request discards the release of a gesture that led to no flight")
  func forgotten() {
    for byApp in [false, true] {
      var pending = PendingFlight()
      _ = pending.handle(.grabbed)
      _ = pending.handle(cancel)
      #expect(pending.isReleasedToStart)
      pending.request(byApp: byApp)
      #expect(!pending.wantsInteractiveStart && !pending.isReleasedToStart)
    }
  }

  @Test("A release between the app's request and UIKit's request is kept")
  func rememberedRelease() {
    for event in [cancel, finish] {
      var pending = PendingFlight()
      pending.request(byApp: true)
      _ = pending.handle(event)
      pending.request(byApp: false)
      #expect(pending.machine.isReleased && pending.isReleasedToStart == (event == cancel))
      #expect(!pending.isReleasedWithoutRequest)
      pending.request(byApp: true)
      #expect(!pending.machine.isReleased && !pending.isReleasedToStart)
    }
    var held = PendingFlight()
    _ = held.handle(.grabbed)
    held.discardRelease()
    #expect(held.isHeld)
    _ = held.handle(cancel)
    #expect(held.isReleasedWithoutRequest)
    held.discardRelease()
    #expect(!held.isReleasedWithoutRequest && !held.wantsInteractiveStart)
  }

  @Test("The answer to UIKit stays the same until the next request or the end of the flight")
  func answer() {
    var pending = PendingFlight()
    pending.assign(isInteractive: true)
    pending.recordQuery()
    #expect(pending.wantsInteractiveStart)
    let start = pending.begin()
    #expect(start.isInteractive)
    #expect(pending.wantsInteractiveStart && pending.wasQueried)
    var requested = pending
    requested.request(byApp: false)
    #expect(!requested.wantsInteractiveStart)
    pending.flightEnded()
    #expect(!pending.wantsInteractiveStart && !pending.wasQueried)
  }

  @Test("A flight starts as UIKit was answered, even after a release or another request")
  func answeredBefore() {
    var pending = PendingFlight()
    _ = pending.handle(.grabbed)
    pending.recordQuery()
    _ = pending.handle(cancel)
    pending.request(byApp: true)
    let start = pending.begin(isRequested: false)
    #expect(start.isInteractive && start.machine.isReleased)
    let next = pending.begin()
    #expect(!next.isInteractive && !next.machine.isPending)
    pending.flightEnded()
    _ = pending.handle(.grabbed)
    pending.recordQuery()
    _ = pending.handle(cancel)
    pending.discardRelease()
    #expect(pending.isReleasedWithoutRequest)
    pending.recordAbandonedStart()
    pending.discardRelease()
    #expect(!pending.isReleasedWithoutRequest)
    pending.recordQuery()
    pending.flightEnded()
    _ = pending.handle(.grabbed)
    #expect(pending.begin().isInteractive)
  }

  @Test("A flight that is not the requested one gets the hold, but not the app's decision")
  func anotherFlight() {
    var pending = PendingFlight()
    pending.request(byApp: true)
    _ = pending.handle(.grabbed)
    #expect(pending.begin(isRequested: false).machine.isPending)
    #expect(pending.isRequestedByApp && !pending.isHeld && !pending.wantsInteractiveStart)
    _ = pending.handle(cancel)
    #expect(!pending.begin(isRequested: false).machine.isPending)
    #expect(pending.isRequestedByApp && pending.isReleasedToStart)
    let start = pending.begin()
    #expect(start.machine.isReleased && start.isInteractive)
    #expect(
      !pending.isRequestedByApp && !pending.isReleasedToStart && pending.wantsInteractiveStart)
  }

  @Test("The app can cancel or reverse only a flight that it has requested")
  func orders() {
    for event in [cancel, .reversed] {
      var pending = PendingFlight()
      var hasChanged = pending.handle(event)
      #expect(!hasChanged && !pending.wantsInteractiveStart)
      pending.request(byApp: true)
      hasChanged = pending.handle(event)
      #expect(hasChanged && pending.isReleasedToStart)
      _ = pending.handle(finish)
      #expect(!pending.isReleasedToStart && pending.machine.isReleased)
    }
    var held = PendingFlight()
    _ = held.handle(.grabbed)
    held.request(byApp: true)
    _ = held.handle(.reversed)
    #expect(held.isReleasedToStart)
  }

  @Test("A withdrawn request has no flight, and an unanimated flight is not interactive")
  func withdrawn() {
    var pending = PendingFlight()
    pending.request(byApp: true)
    pending.withdraw()
    let hasChanged = pending.settle(at: .start)
    #expect(!pending.isRequestedByApp && !hasChanged)
    _ = pending.handle(.grabbed)
    let start = pending.begin(isAnimated: false)
    #expect(!start.isInteractive)
  }

  @Test("The app can settle only a flight that it has requested, along its timing")
  func settled() {
    var settled = PendingFlight()
    var released = PendingFlight()
    let isSettled = settled.settle(at: .end)
    #expect(!isSettled)
    for end in [TransitionPosition.start, .end] {
      settled.request(byApp: true)
      released.request(byApp: true)
      _ = settled.settle(at: end)
      _ = released.handle(end == .end ? finish : cancel)
      #expect(settled == released)
    }
  }
}
