import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension RequestTests {
  @Suite("TransitionOutcome", .underVariants)
  struct Outcomes {
    @Test("Present and dismiss return their outcomes", arguments: [true, false])
    func modal(finishes: Bool) async {
      let fixture = FlightFixture()
      let presenting = Task.immediate {
        await fixture.presenter.present(fixture.presented, with: fixture.transition).outcome()
      }
      fixture.device.advance(by: 0.2)
      if !finishes { fixture.transition.cancel() }
      fixture.expectRest(at: finishes ? .end : .start)
      let isThere = finishes
      let dismissing = Task.immediate {
        await fixture.presenter.dismiss(with: fixture.transition).outcome()
      }
      if isThere {
        fixture.device.advance(by: 0.2)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
      }
      #expect(await presenting.value == (finishes ? .completed : .cancelled))
      // With nothing to dismiss, the dismissal is completed.
      #expect(await dismissing.value == (isThere ? .cancelled : .completed))
    }

    @Test("Push and pop return their outcomes")
    func navigation() async {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      var results: [Task<TransitionOutcome, Never>] = []
      for (isPush, finishes) in [(true, false), (true, true), (false, false), (false, true)] {
        results.append(
          Task.immediate {
            isPush
              ? await navigation.pushViewController(b, with: slide).outcome()
              : await navigation.popViewController(with: slide).outcome()
          })
        fixture.device.advance(by: 0.2)
        if !finishes { slide.cancel() }
        fixture.device.advanceUntilIdle()
      }
      results.append(Task.immediate { await navigation.popViewController(with: slide).outcome() })
      var outcomes: [TransitionOutcome] = []
      for result in results { outcomes.append(await result.value) }
      #expect(outcomes == [.cancelled, .completed, .cancelled, .completed, .refused])
    }

    @Test("Selecting a tab returns its outcome")
    func tabs() async {
      let fixture = ContainerFixture()
      let controllers = [titled("A"), titled("B")]
      let tabs = fixture.tabs(controllers)
      let slide = fixture.slide()
      var results: [Task<TransitionOutcome, Never>] = []
      for finishes in [false, true, true] {
        results.append(
          Task.immediate { await tabs.selectViewController(controllers[1], with: slide).outcome() })
        fixture.device.advance(by: 0.2)
        if !finishes { slide.cancel() }
        fixture.device.advanceUntilIdle()
      }
      results.append(
        Task.immediate {
          await tabs.selectViewController(UIViewController(), with: slide).outcome()
        })
      var outcomes: [TransitionOutcome] = []
      for result in results { outcomes.append(await result.value) }
      #expect(outcomes == [.cancelled, .completed, .completed, .refused])
    }

    @Test("A reversed flight completes the requests for both directions")
    func turned() async {
      let fixture = FlightFixture()
      let presenting = Task.immediate {
        await fixture.presenter.present(fixture.presented, with: fixture.transition).outcome()
      }
      fixture.device.advance(by: 0.2)
      let dismissing = Task.immediate {
        await fixture.presented.dismiss(with: fixture.transition).outcome()
      }
      fixture.expectRest(at: .start)
      #expect(await presenting.value == .cancelled)
      #expect(await dismissing.value == .completed)
    }

    /// The time at which a task is cancelled: before it begins, before UIKit begins, in flight,
    /// held, and after the end.
    enum Moment: CaseIterable {
      case before, atOnce, running, held, late
    }

    @Test(
      "Cancelling the task cancels the transition at any time before its end",
      arguments: Moment.allCases)
    func cancelled(_ moment: Moment) async {
      let fixture = FlightFixture()
      let task = Task.immediate {
        if moment == .before { withUnsafeCurrentTask { $0?.cancel() } }
        return await fixture.presenter.present(fixture.presented, with: fixture.transition)
          .outcome()
      }
      if [.running, .held].contains(moment) { fixture.device.advance(by: 0.3) }
      if moment == .held { fixture.transition.pause() }
      if moment == .late { fixture.device.advanceUntilIdle() }
      task.cancel()
      fixture.device.advanceUntilIdle()
      let isPresented = moment == .late
      #expect((fixture.presenter.presentedViewController === fixture.presented) == isPresented)
      #expect(fixture.completions == [isPresented])
      #expect(fixture.transition.isAtRest)
      #expect(await task.value == (isPresented ? .completed : .cancelled))
    }

    @Test("Cancelling the task reverses a push, a pop and a tab selection")
    func cancelledContainers() async {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      let push = Task.immediate { await navigation.pushViewController(b, with: slide).outcome() }
      fixture.device.advance(by: 0.2)
      push.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      navigation.pushViewController(b, animated: false)
      fixture.device.advance(by: 0.1)
      let pop = Task.immediate { await navigation.popViewController(with: slide).outcome() }
      fixture.device.advance(by: 0.2)
      pop.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation))
      let tabs = fixture.tabs([titled("C"), titled("D")])
      let select = Task.immediate {
        await tabs.selectViewController(
          tabs.viewControllers?.last ?? UIViewController(), with: slide
        )
        .outcome()
      }
      fixture.device.advance(by: 0.2)
      select.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(0, in: tabs))
      for task in [push, pop, select] { #expect(await task.value == .cancelled) }
    }

    @Test("A waiting request can be cancelled, and a refused request returns `refused`")
    func waiting() async {
      let fixture = FlightFixture()
      let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
      let second = UIViewController()
      let third = UIViewController()
      fixture.present()
      let waiting = Task.immediate {
        await fixture.presenter.present(second, with: fade, whenBusy: .wait).outcome()
      }
      let refused = Task.immediate {
        await fixture.presenter.present(third, with: fade, whenBusy: .refuse).outcome()
      }
      fixture.device.advance(by: 0.05)
      waiting.cancel()
      fixture.expectRest(at: .end)
      #expect(second.presentingViewController == nil && third.presentingViewController == nil)
      #expect(await waiting.value == .cancelled)
      #expect(await refused.value == .refused)
    }

    @Test("Awaiting a flight that never begins returns `refused`")
    func neverBegins() async {
      let fixture = FlightFixture()
      let elsewhere = UIViewController()
      let task = Task.immediate { [transition = fixture.transition] in
        await elsewhere.present(fixture.presented, with: transition).outcome()
      }
      fixture.device.advanceUntilIdle()
      #expect(await task.value == .refused)
      // In a container that is not visible, a push is completed at once.
      let navigation = UINavigationController(rootViewController: titled("A"))
      let push = Task.immediate {
        await navigation.pushViewController(titled("B"), with: InterruptibleTransition(.fade))
          .outcome()
      }
      #expect(await push.value == .completed)
    }
  }
}

extension RequestTests {
  @Suite("Change request")
  struct ChangeRequests {
    @Test("A request that nothing retains is settled as refused")
    func forgotten() async {
      var request: ChangeRequest? = ChangeRequest(StubChange())
      let handle = request?.handle
      #expect(handle?.phase == .starting)
      request = nil
      #expect(await handle?.outcome() == .refused)
      #expect(handle?.phase == .idle)
    }

    @Test("A request is settled only once")
    func once() async {
      var told: [TransitionOutcome] = []
      let request = ChangeRequest(StubChange())
      request.then { told.append($0) }
      request.settle(.completed)
      request.settle(.cancelled)
      request.cancel()
      #expect(await request.handle.outcome() == .completed)
      #expect(told == [.completed])
    }
  }
}

extension RequestTests {
  @Suite("Stream of events", .underVariants)
  struct EventStreams {
    @Test("Each stream delivers all events in order and ends with the transition")
    func everything() async {
      let streams = play()
      for stream in streams {
        var heard: [TransitionEvent] = []
        for await event in stream { heard.append(event) }
        #expect(
          heard == [
            .began(isPresenting: true), .phaseChanged(.running(toward: .end)),
            .phaseChanged(.held), .releaseTargetChanged(.start),
            .phaseChanged(.settling(toward: .start)), .phaseChanged(.ended(at: .start)),
            .ended(.cancelled),
          ])
      }
    }

    /// Runs a presentation that is paused and cancelled.
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

    @Test("A stream that is no longer iterated is released")
    func stopped() async {
      let transition = InterruptibleTransition(.fade)
      let task = Task { for await _ in transition.events { break } }
      while transition.listeners.observers.isEmpty { await Task.yield() }
      transition.pause()
      await task.value
      while !transition.listeners.observers.isEmpty { await Task.yield() }
    }
  }
}
