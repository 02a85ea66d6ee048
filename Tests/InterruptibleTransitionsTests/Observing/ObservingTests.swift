import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter ObservingTests` runs all its suites.
@Suite("Observing")
enum ObservingTests {}

extension ObservingTests {
  /// Tests of the events that transitions and handles deliver to observers.
  @Suite("Observing transitions and handles", .underVariants, .alsoUnder(.startsAtOnce))
  struct Events {
    @Test("A handle that joins a flight delivers the current phase")
    func joined() {
      let fixture = FlightFixture(timing: .easeInOut(0.5))
      fixture.present()
      fixture.device.advance(by: 0.2)
      fixture.presenter.dismiss(with: fixture.transition)
      let again = fixture.presenter.dismiss(with: fixture.transition)
      let events = EventLog(again).events
      let phase = again.phase
      fixture.device.advanceUntilIdle()
      #expect(events == [.began(isPresenting: true), .phaseChanged(phase)])
    }

    @Suite("Observing a transition", .underVariants, .alsoUnder(.startsAtOnce))
    struct OfTransition {
      private let fixture = ObservingFixture()

      @Test("Each flight delivers its beginning, its phases and its outcome")
      func presentAndDismiss() {
        let log = EventLog(fixture.fade)
        fixture.present()
        fixture.device.advanceUntilIdle()
        fixture.root.dismiss(animated: true)
        fixture.device.advanceUntilIdle()
        #expect(log.events == fixture.landing() + fixture.landing(isPresenting: false))
      }

      @Test("A flight that UIKit starts without a request delivers the same events")
      func withoutRequest() {
        let log = EventLog(fixture.fade)
        let delegate = ModalTransitioningDelegate(fixture.fade)
        fixture.page.modalPresentationStyle = .custom
        fixture.page.transitioningDelegate = delegate
        fixture.device.launch(fixture.root)
        fixture.root.present(fixture.page, animated: true)
        fixture.device.advanceUntilIdle()
        #expect(log.events == fixture.landing())
      }

      @Test("A held flight that is cancelled delivers the changes of its likely outcome")
      func heldAndCancelled() {
        let log = EventLog(fixture.fade)
        fixture.present()
        fixture.moveBack()
        fixture.fade.release(velocity: 0)
        fixture.device.advanceUntilIdle()
        #expect(log.events == fixture.takenBack)
      }

      @Test("A waiting request delivers `postponed`, and then the events of its flight")
      func postponed() {
        let log = EventLog(fixture.fade)
        _ = fixture.presentWaiting()
        fixture.device.advanceUntilIdle()
        #expect(log.events == [.postponed] + fixture.landing())
      }

      @Test("A refused present, pop or tab selection delivers `refused` and its outcome")
      func refused() {
        let navigation = fixture.navigation()
        let tabs = UITabBarController()
        let log = EventLog(fixture.fade)
        fixture.page.present(fixture.page, with: fixture.fade)
        navigation.popViewController(with: fixture.fade)
        tabs.selectViewController(fixture.other, with: fixture.fade)
        fixture.device.advanceUntilIdle()
        #expect(log.events == [.refused, .ended(.refused)].repeated(3))
      }

      @Test("A request that needs no flight delivers only its outcome")
      func withoutFlight() {
        let navigation = fixture.navigation()
        let log = EventLog(fixture.fade)
        navigation.pushViewController(fixture.page, with: fixture.fade)
        fixture.device.advanceUntilIdle()
        #expect(log.events == [.ended(.completed)])
      }

      @Test("Cancelling a waiting request delivers its outcome")
      func withdrawn() {
        let log = EventLog(fixture.fade)
        fixture.presentWaiting().cancel()
        fixture.device.advanceUntilIdle()
        #expect(log.events == [.postponed, .refused, .ended(.cancelled)])
      }

      @Test("Dismissing in mid-presentation cancels the presentation and completes the dismissal")
      func reversed() {
        let log = EventLog(fixture.fade)
        fixture.present()
        fixture.device.advance(by: 0.2)
        let closing = EventLog(fixture.root.dismiss(with: fixture.fade))
        fixture.device.advanceUntilIdle()
        let ends: [TransitionEvent] = [.phaseChanged(.ended(at: .start))]
        #expect(log.events.suffix(2) == ends + [.ended(.cancelled)])
        #expect(closing.events.first == fixture.began)
        #expect(closing.events.suffix(2) == ends + [.ended(.completed)])
      }

      @Test(
        "Events that an observer causes are delivered after the current event, to all observers")
      func nested() {
        let navigation = fixture.navigation()
        let fade = fixture.fade
        var requests = 0
        fade.observe { event in
          switch event {
          case .began: fade.pause()
          case .phaseChanged(.held): fade.finish()
          case .phaseChanged(.ended) where requests == 0:
            requests += 1
            navigation.popViewController(with: fade)
          case .ended, .phaseChanged, .releaseTargetChanged, .postponed, .refused: break
          }
        }
        let log = EventLog(fade)
        let push = EventLog(navigation.pushViewController(fixture.other, with: fade))
        fixture.device.advanceUntilIdle()
        #expect(push.events.first == fixture.began && push.events.last == .ended(.completed))
        #expect(push.phases.last == .ended(at: .end))
        let flights = log.events.split { $0 == .ended(.completed) }
        #expect(flights.count == 2 && log.events.last == .ended(.completed))
        for (flight, isPresenting) in zip(flights, [true, false]) {
          #expect(flight.first == .began(isPresenting: isPresenting))
          #expect(flight.last == .phaseChanged(.ended(at: .end)))
        }
      }

      @Test(
        "A flight that starts in another flight's completion is delivered after that flight's end")
      func afterEnd() {
        let navigation = fixture.navigation()
        let log = EventLog(fixture.fade)
        let push = navigation.pushViewController(fixture.other, with: fixture.fade)
        fixture.device.advance(by: 0.1)
        fixture.fade.flight?.addAnimations {
        } completion: { [fade = fixture.fade] _ in
          navigation.popViewController(with: fade)
          fade.pause()
        }
        fixture.device.advance(by: 1)
        fixture.fade.finish()
        fixture.device.advanceUntilIdle()
        #expect(push.result == .completed)
        #expect(log.events.prefix(4) == fixture.landing()[...])
        #expect(log.events.dropFirst(4).contains(.began(isPresenting: false)))
        #expect(log.events.last == .ended(.completed))
      }

      @Test("A stream delivers all events and ends with the transition")
      func stream() async {
        let events = makeStream()
        #expect(await events.all == fixture.landing())
      }

      private func makeStream() -> AsyncStream<TransitionEvent> {
        let navigation = fixture.navigation()
        let fade = InterruptibleTransition(.fade)
        let events = fade.events
        navigation.pushViewController(fixture.other, with: fade)
        fixture.device.advanceUntilIdle()
        fixture.device.launch(fixture.root)
        return events
      }
    }

    @Suite("Observing a handle", .underVariants, .alsoUnder(.startsAtOnce))
    struct OfHandle {
      private let fixture = ObservingFixture()

      @Test("A handle delivers the events of its flight from the beginning to the outcome")
      func present() {
        let opening = fixture.present()
        let log = EventLog(opening)
        fixture.device.advanceUntilIdle()
        #expect(log.events == fixture.landing())
        // The dismissal does not belong to the handle.
        fixture.root.dismiss(animated: true)
        fixture.device.advanceUntilIdle()
        #expect(log.events == fixture.landing())
      }

      @Test("A handle of a held flight that is cancelled delivers changes of the likely outcome")
      func heldAndCancelled() {
        let opening = fixture.present()
        let log = EventLog(opening)
        fixture.moveBack()
        opening.cancel()
        fixture.device.advanceUntilIdle()
        #expect(log.events == fixture.takenBack)
      }

      @Test("A new observer is called at once with the current state")
      func currentState() {
        let opening = fixture.present()
        fixture.device.advance(by: 0.2)
        fixture.fade.pause()
        let held = EventLog(opening)
        #expect(held.events == [fixture.began, .phaseChanged(.held)])
        fixture.fade.finish()
        fixture.device.advanceUntilIdle()
        #expect(held.events.last == .ended(.completed))
        #expect(EventLog(opening).events == [.ended(.completed)])
      }

      @Test(
        "A waiting request delivers `postponed`; cancelling it in its observer delivers `cancelled`"
      )
      func postponed() {
        let log = EventLog(fixture.presentWaiting())
        #expect(log.events == [.postponed])
        fixture.device.advanceUntilIdle()
        #expect(log.events == [.postponed] + fixture.landing())
        var heard: [TransitionEvent] = []
        let next = fixture.root.present(titled("Next"), with: fixture.fade, whenBusy: .wait)
        next.observe {
          heard.append($0)
          next.cancel()
        }
        fixture.device.advanceUntilIdle()
        #expect(heard == [.postponed, .refused, .ended(.cancelled)])
      }

      @Test("A request that continues to wait is postponed only once")
      func postponedOnce() {
        _ = fixture.presentWaiting()
        let next = titled("Next")
        let handles = (0..<3).map { _ in
          fixture.root.present(next, with: fixture.fade, whenBusy: .wait)
        }
        let log = EventLog(fixture.fade)
        let last = EventLog(handles[2])
        handles[0].cancel()
        handles[1].cancel()
        fixture.device.advanceUntilIdle()
        #expect(!log.events.contains(.postponed))
        #expect(last.events.filter { $0 == .postponed } == [.postponed])
        #expect(last.events.last == .ended(.completed))
      }

      @Test("A refused request, and a request that needs no flight, deliver their outcomes")
      func withoutFlight() {
        let navigation = fixture.navigation()
        let push = EventLog(navigation.pushViewController(fixture.page, with: fixture.fade))
        let pop = EventLog(navigation.popViewController(with: fixture.fade))
        fixture.device.advanceUntilIdle()
        #expect(push.events == [.ended(.completed)] && pop.events == [.ended(.refused)])
      }

      @Test("A request that waits for a dismissal is refused when the dismissal is cancelled")
      func refusedLater() {
        let slide = InterruptibleTransition(.slide(from: .bottom))
        fixture.device.launch(fixture.root)
        fixture.root.present(fixture.page, with: slide)
        fixture.device.advanceUntilIdle()
        let closing = fixture.root.dismiss(with: slide)
        fixture.device.advance(by: 0.1)
        let log = EventLog(
          fixture.root.present(fixture.other, with: fixture.fade, whenBusy: .refuse))
        closing.cancel()
        fixture.device.advanceUntilIdle()
        #expect(log.events == [.postponed, .refused, .ended(.refused)])
      }

      @Test("An observer that another observer removes is not called, and observers may call verbs")
      func removed() {
        let opening = fixture.present()
        fixture.device.advance(by: 0.1)
        var removed = 0
        var calls = 0
        var registration: TransitionRegistration?
        opening.observe { [fade = fixture.fade] event in
          calls += 1
          registration?.remove()
          if event == .phaseChanged(.held) { fade.cancel() }
        }
        registration = opening.observe {
          if case .phaseChanged(.running) = $0 { return }
          if $0 != .began(isPresenting: true) { removed += 1 }
        }
        let log = EventLog(opening)
        fixture.fade.pause()
        fixture.device.advanceUntilIdle()
        #expect(removed == 0 && calls == log.events.count)
        #expect(log.phases.contains(.held) && log.events.last == .ended(.cancelled))
      }

      @Test("A stream delivers all events and ends with the outcome")
      func stream() async {
        let opening = fixture.present()
        let events = opening.events
        fixture.device.advanceUntilIdle()
        #expect(await events.all == fixture.landing())
        #expect(await opening.events.all == [.ended(.completed)])
      }

      @Test(
        "Progress observers of a handle receive the progress of its flight until they are removed")
      func progress() {
        let opening = fixture.present()
        var all: [Double] = []
        var first: [Double] = []
        opening.observeProgress { all.append($0) }
        let registration = opening.observeProgress { first.append($0) }
        fixture.device.advance(by: 0.2)
        registration.remove()
        let count = first.count
        fixture.fade.pause()
        fixture.fade.update(0.75)
        #expect(all.last == 0.75)
        fixture.fade.finish()
        fixture.device.advanceUntilIdle()
        #expect(first.count == count && count > 5 && all.starts(with: first))
        #expect(all.last == 1 && all == all.sorted() && Set(all).count == all.count)
        let frames = all.count
        opening.observeProgress { _ in all.append(0) }
        fixture.root.dismiss(animated: true)
        fixture.device.advanceUntilIdle()
        #expect(all.count == frames)
      }

      @Test("The last progress is reported before the outcome")
      func progressBeforeOutcome() {
        let opening = fixture.present()
        var progress = 0.0
        var last: Double?
        opening.observeProgress { progress = $0 }
        opening.observe { if case .ended = $0 { last = progress } }
        fixture.device.advanceUntilIdle()
        #expect(last == 1)
      }

      @Test("A handle releases its observers after the outcome")
      func released() {
        let opening = fixture.present()
        weak var kept: UIView?
        do {
          let view = UIView()
          kept = view
          opening.observe { _ in view.alpha = 1 }
          opening.observeProgress { _ in view.alpha = 1 }
        }
        #expect(kept != nil)
        fixture.device.advanceUntilIdle()
        #expect(kept == nil)
      }
    }
  }
}
