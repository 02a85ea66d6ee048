import Testing

@testable import InterruptibleTransitions

@Suite("Requests before UIKit's start")
struct PendingFlightTests {
  private let finish = TransitionStateMachine.Event.released(.init(position: .end, velocity: 0))
  private let cancel = TransitionStateMachine.Event.released(.init(position: .start, velocity: 0))

  @Test("A tap runs, and a flight that is or was held starts held")
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

  @Test("What fingers have done before the app asks is not for the flight, but their hold is")
  func requestedLate() {
    for moves in 0...2 {
      var pending = PendingFlight()
      pending.noteFirstTouch()
      _ = pending.handle(.grabbed)
      for _ in 0..<moves { pending.noteMove() }
      pending.request(byApp: true)
      #expect(pending.isLate == (moves > 0) && pending.isHeld)
    }
    var prompt = PendingFlight()
    _ = prompt.handle(.grabbed)
    prompt.request(byApp: true)
    prompt.noteMove()
    prompt.request(byApp: true)
    prompt.request(byApp: false)
    #expect(!prompt.isLate)
  }

  @Test("The result of a gesture without effect is forgotten at the next request")
  func forgotten() {
    for byApp in [false, true] {
      var pending = PendingFlight()
      _ = pending.handle(.grabbed)
      _ = pending.handle(cancel)
      #expect(pending.isGivenUp)
      pending.request(byApp: byApp)
      #expect(!pending.wantsInteractiveStart && !pending.isGivenUp)
    }
  }

  @Test("A release between the app's request and UIKit's is not forgotten")
  func rememberedRelease() {
    for event in [cancel, finish] {
      var pending = PendingFlight()
      pending.request(byApp: true)
      _ = pending.handle(event)
      pending.request(byApp: false)
      #expect(pending.machine.isReleased && pending.isGivenUp == (event == cancel))
      #expect(!pending.isReleasedAlone)
      pending.request(byApp: true)
      #expect(!pending.machine.isReleased && !pending.isGivenUp)
    }
    var held = PendingFlight()
    _ = held.handle(.grabbed)
    held.forgetRelease()
    #expect(held.isHeld)
    _ = held.handle(cancel)
    #expect(held.isReleasedAlone)
    held.forgetRelease()
    #expect(!held.isReleasedAlone && !held.wantsInteractiveStart)
  }

  @Test("The answer stays what it was until the next request, or the end")
  func answer() {
    var pending = PendingFlight()
    pending.assign(isInteractive: true)
    pending.noteAnswer()
    #expect(pending.wantsInteractiveStart)
    let start = pending.begin()
    #expect(start.isInteractive)
    #expect(pending.wantsInteractiveStart && pending.hasAnswered)
    var requested = pending
    requested.request(byApp: false)
    #expect(!requested.wantsInteractiveStart)
    pending.flightEnded()
    #expect(!pending.wantsInteractiveStart && !pending.hasAnswered)
  }

  @Test("A flight starts as UIKit was answered, whatever happens before it does")
  func answeredBefore() {
    var pending = PendingFlight()
    _ = pending.handle(.grabbed)
    pending.noteAnswer()
    _ = pending.handle(cancel)
    pending.request(byApp: true)
    let start = pending.begin(isRequested: false)
    #expect(start.isInteractive && start.machine.isReleased)
    let next = pending.begin()
    #expect(!next.isInteractive && !next.machine.isPending)
    pending.flightEnded()
    _ = pending.handle(.grabbed)
    pending.noteAnswer()
    _ = pending.handle(cancel)
    pending.forgetRelease()
    #expect(pending.isReleasedAlone)
    pending.startIsGivenUp()
    pending.forgetRelease()
    #expect(!pending.isReleasedAlone)
    pending.noteAnswer()
    pending.flightEnded()
    _ = pending.handle(.grabbed)
    #expect(pending.begin().isInteractive)
  }

  @Test("Another flight than the requested one gets a hold, but not the app's decision")
  func anotherFlight() {
    var pending = PendingFlight()
    pending.request(byApp: true)
    _ = pending.handle(.grabbed)
    #expect(pending.begin(isRequested: false).machine.isPending)
    #expect(pending.isRequestedByApp && !pending.isHeld && !pending.wantsInteractiveStart)
    _ = pending.handle(cancel)
    #expect(!pending.begin(isRequested: false).machine.isPending)
    #expect(pending.isRequestedByApp && pending.isGivenUp)
    let start = pending.begin()
    #expect(start.machine.isReleased && start.isInteractive)
    #expect(!pending.isRequestedByApp && !pending.isGivenUp && pending.wantsInteractiveStart)
  }

  @Test("The app cancels, or reverses, only its own request")
  func orders() {
    for event in [cancel, .reversed] {
      var pending = PendingFlight()
      var hasChanged = pending.handle(event)
      #expect(!hasChanged && !pending.wantsInteractiveStart)
      pending.request(byApp: true)
      hasChanged = pending.handle(event)
      #expect(hasChanged && pending.isGivenUp)
      _ = pending.handle(finish)
      #expect(!pending.isGivenUp && pending.machine.isReleased)
    }
    var held = PendingFlight()
    _ = held.handle(.grabbed)
    held.request(byApp: true)
    _ = held.handle(.reversed)
    #expect(held.isGivenUp)
  }

  @Test("A flight that UIKit does not make, or that is not animated, belongs to no request")
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

  @Test("The app sends a flight to an end without a throw, and only one that it has requested")
  func settled() {
    var (settled, released) = (PendingFlight(), PendingFlight())
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
