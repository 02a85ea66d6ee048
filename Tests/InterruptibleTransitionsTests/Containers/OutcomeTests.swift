import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Outcomes", .everyReading)
struct OutcomeTests {
  @Test("Presenting and dismissing return where they came to rest", arguments: [true, false])
  func modal(finishes: Bool) async {
    let world = FlightWorld()
    let presenting = Task.immediate {
      await world.presenter.present(world.presented, with: world.transition).outcome()
    }
    world.device.advance(by: 0.2)
    if !finishes { world.transition.cancel() }
    world.expectRest(at: finishes ? .end : .start)
    let isThere = finishes
    let dismissing = Task.immediate {
      await world.presenter.dismiss(with: world.transition).outcome()
    }
    if isThere {
      world.device.advance(by: 0.2)
      world.transition.cancel()
      world.device.advanceUntilIdle()
    }
    #expect(await presenting.value == (finishes ? .completed : .cancelled))
    // With nothing to dismiss all is as it was asked for.
    #expect(await dismissing.value == (isThere ? .cancelled : .completed))
  }

  @Test("Pushing and popping return where they came to rest")
  func navigation() async {
    let world = ContainerWorld()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = world.navigation([a])
    let slide = world.slide()
    var results: [Task<TransitionOutcome, Never>] = []
    for (isPush, finishes) in [(true, false), (true, true), (false, false), (false, true)] {
      results.append(
        Task.immediate {
          isPush
            ? await navigation.push(b, with: slide).outcome()
            : await navigation.popViewController(with: slide).outcome()
        })
      world.device.advance(by: 0.2)
      if !finishes { slide.cancel() }
      world.device.advanceUntilIdle()
    }
    results.append(Task.immediate { await navigation.popViewController(with: slide).outcome() })
    var outcomes: [TransitionOutcome] = []
    for result in results { outcomes.append(await result.value) }
    #expect(outcomes == [.cancelled, .completed, .cancelled, .completed, .refused])
  }

  @Test("Selecting returns where it came to rest")
  func tabs() async {
    let world = ContainerWorld()
    let controllers = [titled("A"), titled("B")]
    let tabs = world.tabs(controllers)
    let slide = world.slide()
    var results: [Task<TransitionOutcome, Never>] = []
    for finishes in [false, true, true] {
      results.append(Task.immediate { await tabs.select(controllers[1], with: slide).outcome() })
      world.device.advance(by: 0.2)
      if !finishes { slide.cancel() }
      world.device.advanceUntilIdle()
    }
    results.append(Task.immediate { await tabs.select(UIViewController(), with: slide).outcome() })
    var outcomes: [TransitionOutcome] = []
    for result in results { outcomes.append(await result.value) }
    #expect(outcomes == [.cancelled, .completed, .completed, .refused])
  }

  @Test("A flight that is turned round answers both who asked for one way and for the other")
  func turned() async {
    let world = FlightWorld()
    let presenting = Task.immediate {
      await world.presenter.present(world.presented, with: world.transition).outcome()
    }
    world.device.advance(by: 0.2)
    let dismissing = Task.immediate {
      await world.presented.dismiss(with: world.transition).outcome()
    }
    world.expectRest(at: .start)
    #expect(await presenting.value == .cancelled)
    #expect(await dismissing.value == .completed)
  }

  /// When a task is cancelled: before it begins, before UIKit does, on the way, under a finger,
  /// waiting.
  enum Moment: CaseIterable {
    case before, atOnce, running, held, late
  }

  @Test(
    "Cancelling the task cancels the transition, from wherever it is", arguments: Moment.allCases)
  func cancelled(_ moment: Moment) async {
    let world = FlightWorld()
    let task = Task.immediate {
      if moment == .before { withUnsafeCurrentTask { $0?.cancel() } }
      return await world.presenter.present(world.presented, with: world.transition).outcome()
    }
    if [.running, .held].contains(moment) { world.device.advance(by: 0.3) }
    if moment == .held { world.transition.pause() }
    if moment == .late { world.device.advanceUntilIdle() }
    task.cancel()
    world.device.advanceUntilIdle()
    let isPresented = moment == .late
    #expect((world.presenter.presentedViewController === world.presented) == isPresented)
    #expect(world.completions == [isPresented])
    #expect(world.transition.isAtRest)
    #expect(await task.value == (isPresented ? .completed : .cancelled))
  }

  @Test("Cancelling the task turns push, pop and select round")
  func cancelledContainers() async {
    let world = ContainerWorld()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = world.navigation([a])
    let slide = world.slide()
    let push = Task.immediate { await navigation.push(b, with: slide).outcome() }
    world.device.advance(by: 0.2)
    push.cancel()
    world.device.advanceUntilIdle()
    #expect(world.shows([a], in: navigation))
    navigation.pushViewController(b, animated: false)
    world.device.advance(by: 0.1)
    let pop = Task.immediate { await navigation.popViewController(with: slide).outcome() }
    world.device.advance(by: 0.2)
    pop.cancel()
    world.device.advanceUntilIdle()
    #expect(world.shows([a, b], in: navigation))
    let tabs = world.tabs([titled("C"), titled("D")])
    let select = Task.immediate {
      await tabs.select(tabs.viewControllers?.last ?? UIViewController(), with: slide).outcome()
    }
    world.device.advance(by: 0.2)
    select.cancel()
    world.device.advanceUntilIdle()
    #expect(world.shows(0, in: tabs))
    for task in [push, pop, select] { #expect(await task.value == .cancelled) }
  }

  @Test("What waits can be cancelled, and what is refused says so")
  func waiting() async {
    let world = FlightWorld()
    let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
    let (second, third) = (UIViewController(), UIViewController())
    world.present()
    let waiting = Task.immediate { await world.presenter.present(second, with: fade).outcome() }
    let refused = Task.immediate {
      await world.presenter.present(third, with: fade, whenBusy: .refuse).outcome()
    }
    world.device.advance(by: 0.1)
    waiting.cancel()
    world.expectRest(at: .end)
    #expect(second.presentingViewController == nil && third.presentingViewController == nil)
    #expect(await waiting.value == .cancelled)
    #expect(await refused.value == .refused)
  }

  @Test("Whoever waits for a run that never begins is answered all the same")
  func neverBegins() async {
    let world = FlightWorld()
    let elsewhere = UIViewController()
    let task = Task.immediate { [transition = world.transition] in
      await elsewhere.present(world.presented, with: transition).outcome()
    }
    world.device.advanceUntilIdle()
    #expect(await task.value == .refused)
    // Where nothing is to be seen a push is done at once.
    let navigation = UINavigationController(rootViewController: titled("A"))
    let push = Task.immediate {
      await navigation.push(titled("B"), with: InterruptibleTransition(.fade)).outcome()
    }
    #expect(await push.value == .completed)
  }
}

@Suite("What an app has asked for")
struct FlightRequestTests {
  @Test("It is settled at the latest when nothing keeps it any more")
  func forgotten() async {
    var request: FlightRequest? = FlightRequest()
    let handle = request?.handle
    #expect(handle?.phase == .starting)
    request = nil
    #expect(await handle?.outcome() == .refused)
    #expect(handle?.phase == .idle)
  }

  @Test("It is settled once")
  func once() async {
    var told: [TransitionOutcome] = []
    let request = FlightRequest()
    request.then { told.append($0) }
    request.settle(.completed)
    request.settle(.cancelled)
    request.cancel()
    #expect(await request.handle.outcome() == .completed)
    #expect(told == [.completed])
  }
}

@Suite("The stream of events", .everyReading)
struct EventStreamTests {
  @Test(
    "Everything is told in its order, to each who listens, and the stream ends with the transition")
  func everything() async {
    let streams = play()
    for stream in streams {
      var heard: [TransitionEvent] = []
      for await event in stream { heard.append(event) }
      #expect(
        heard == [
          .began(isPresenting: true), .phaseChanged(.running(toward: .end)),
          .phaseChanged(.held), .outcomeChanged(.start),
          .phaseChanged(.settling(toward: .start)), .phaseChanged(.ended(at: .start)),
        ])
    }
  }

  /// Plays a presentation that is caught and cancelled.
  private func play() -> [AsyncStream<TransitionEvent>] {
    let transition = InterruptibleTransition(.fade, timing: .linear(0.4))
    let streams = [transition.events, transition.events]
    let device = Device()
    let presenter = UIViewController()
    device.launch(presenter)
    presenter.present(UIViewController(), with: transition)
    device.advance(by: 0.3)
    transition.pause()
    transition.update(0.9)
    transition.update(0.2)
    transition.release(velocity: 0)
    device.advanceUntilIdle()
    return streams
  }

  @Test("Who has stopped listening is forgotten")
  func stopped() async {
    let transition = InterruptibleTransition(.fade)
    let task = Task { for await _ in transition.events { break } }
    while transition.broadcast.isEmpty { await Task.yield() }
    transition.pause()
    await task.value
    while !transition.broadcast.isEmpty { await Task.yield() }
  }
}
