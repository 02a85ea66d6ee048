import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RequestTests {
  /// Tests of the handle of a change that an app has requested.
  @Suite("TransitionHandle", .underVariants, .alsoUnder(.startsAtOnce))
  struct Handles {
    private final class Notes {
      var phases: [TransitionPhase] = []
      var progress: [Double] = []
      var outcomes: [TransitionOutcome] = []

      func listen(to handle: TransitionHandle) {
        handle.observePhases { self.phases.append($0) }
        handle.observeProgress { self.progress.append($0) }
      }
    }

    @Test("Before UIKit begins, a handle accepts animations and observers for its flight")
    func before() async {
      let fixture = FlightFixture()
      let notes = Notes()
      let badge = UIView()
      fixture.presenter.view.addSubview(badge)
      fixture.device.advance(by: 0.05)
      let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
      opening.addAnimations {
        badge.alpha = 0
      } completion: {
        notes.outcomes.append($0)
      }
      notes.listen(to: opening)
      fixture.device.advance(by: 0.3)
      #expect(opening.flight === fixture.transition.flight)
      #expect(opening.progress == fixture.transition.progress)
      let shown = badge.layer.presentation()?.opacity ?? 0
      #expect(0.01...0.99 ~= shown)
      fixture.expectRest(at: .end)
      #expect(notes.phases == [.running(toward: .end), .ended(at: .end)])
      #expect(notes.progress == notes.progress.sorted() && notes.progress.last == 1)
      #expect(notes.progress.count > 20 && Set(notes.progress).count == notes.progress.count)
      #expect(notes.outcomes == [.completed])
      #expect(opening.phase == .ended(at: .end) && opening.progress == 1)
      #expect(await opening.outcome() == .completed)
    }

    @Test(
      "Animations added before the start are added once, even if the handle follows a flight again")
    func addedOnce() {
      let fixture = FlightFixture()
      let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
      var additions = 0
      opening.addAnimations { additions += 1 }
      fixture.device.advance(by: 0.3)
      let before = additions
      fixture.transition.flight.map(opening.follow)
      fixture.expectRest(at: .end)
      #expect(before == 1 && additions == 1)
    }

    @Test("Progress is reported at each update of a held flight, and needs no frames in between")
    func underFinger() {
      let fixture = FlightFixture()
      let notes = Notes()
      notes.listen(to: fixture.presenter.present(fixture.presented, with: fixture.transition))
      fixture.device.advance(by: 0.2)
      fixture.transition.pause()
      fixture.device.advanceUntilIdle()
      notes.progress = []
      for progress in [0.5, 0.7, 0.7, 0.6] { fixture.transition.update(progress) }
      #expect(notes.progress.map { ($0 * 1000).rounded() / 1000 } == [0.5, 0.7, 0.6])
      fixture.transition.cancel()
      fixture.expectRest(at: .start)
      #expect(notes.phases.suffix(3) == [.held, .settling(toward: .start), .ended(at: .start)])
      #expect(notes.progress.last == 0)
    }

    @Test(
      "Cancelling a handle at any time moves the flight to its start", arguments: [0, 0.1, 0.3])
    func cancelled(after seconds: Double) async {
      let fixture = FlightFixture()
      let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
      if seconds > 0 { fixture.device.advance(by: seconds) }
      opening.cancel()
      fixture.expectRest(at: .start)
      #expect(await opening.outcome() == .cancelled)
      opening.cancel()
      #expect(fixture.presenter.presentedViewController == nil)
    }

    @Test("Two handles share a reversed flight, and each has its own outcome")
    func reversed() async {
      let fixture = FlightFixture()
      let notes = Notes()
      let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.3)
      let closing = fixture.presenter.dismiss(with: fixture.transition)
      closing.addAnimations {
        fixture.presenter.view.alpha = 0.5
      } completion: {
        notes.outcomes.append($0)
      }
      #expect(closing.flight === opening.flight)
      fixture.expectRest(at: .start)
      #expect(await opening.outcome() == .cancelled)
      #expect(await closing.outcome() == .completed)
      #expect(notes.outcomes == [.completed])
    }

    @Test("A change without a flight reports its outcome at once")
    func withoutFlight() async {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      let notes = Notes()
      let push = navigation.pushViewController(a, with: slide)
      #expect(await push.outcome() == .completed)
      push.addAnimations {
      } completion: {
        notes.outcomes.append($0)
      }
      #expect(push.phase == .idle && push.flight == nil && notes.outcomes == [.completed])
      #expect(await navigation.popViewController(with: slide).outcome() == .refused)
      #expect(await a.dismiss(with: slide).outcome() == .completed)
      let tabs = fixture.tabs([a, b])
      #expect(await tabs.selectViewController(titled("C"), with: slide).outcome() == .refused)
    }

    @Test("Two pops in a turn pop once, and a push of the same page in that turn keeps the page")
    func inOneTurn() async {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, animated: false)
      fixture.device.advance(by: 0.1)
      let pops = [
        navigation.popViewController(with: slide), navigation.popViewController(with: slide),
      ]
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      for pop in pops { #expect(await pop.outcome() == .completed) }
      navigation.pushViewController(b, animated: false)
      fixture.device.advance(by: 0.1)
      let pop = navigation.popViewController(with: slide)
      let push = navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation))
      #expect(await pop.outcome() == .cancelled)
      #expect(await push.outcome() == .completed)
    }

    @Test("Each of several toggles has the outcome of its direction")
    func toggled() async {
      let fixture = FlightFixture()
      var handles: [TransitionHandle] = []
      for seconds in [0.3, 0.1, 0.1] {
        handles.append(
          fixture.presenter.togglePresentation(of: fixture.presented, with: fixture.transition))
        fixture.device.advance(by: seconds)
      }
      fixture.expectRest(at: .end)
      var outcomes: [TransitionOutcome] = []
      for handle in handles { outcomes.append(await handle.outcome()) }
      #expect(outcomes == [.completed, .cancelled, .completed])
    }

    @Test("A handle needs no owner and retains nothing")
    func lifetime() {
      weak var flight: TransitionFlight?
      weak var transition: InterruptibleTransition?
      weak var dropped: TransitionHandle?
      var handle: TransitionHandle?
      do {
        let fixture = FlightFixture()
        handle = fixture.presenter.present(fixture.presented, with: fixture.transition)
        dropped = handle
        fixture.device.advance(by: 0.2)
        flight = fixture.transition.flight
        transition = fixture.transition
        fixture.expectRest(at: .end)
        fixture.presenter.dismiss(with: fixture.transition)
        fixture.device.advanceUntilIdle()
      }
      #expect(flight == nil && transition == nil && dropped != nil)
      handle = nil
      #expect(dropped == nil)
    }
  }
}

extension RequestTests {
  /// Tests of the app's requests until UIKit has started their flights.
  @Suite("Requests until their flights start", .underVariants)
  struct PendingRequests {
    @Test("A withdrawn presentation is not matched with the next flight")
    func withdrawn() {
      let presenter = UIViewController()
      let presented = UIViewController()
      let transition = InterruptibleTransition(.fade)
      let request = ChangeRequest(StubChange(of: presented, with: transition))
      transition.recordSubmission(of: request)
      #expect(transition.isRequested(from: presenter, to: presented) == true)
      #expect(transition.isRequested(from: presented, to: presenter) == false)
      let answers = [transition.withdraw(request), transition.withdraw(request)]
      #expect(answers == [true, false])
      #expect(transition.isRequested(from: presented, to: presenter) == nil)
    }

    @Test("A presentation requested when a dismissal ends has its own flight and outcome")
    func chained() async {
      let fixture = FlightFixture()
      let next = UIViewController()
      var opening: TransitionHandle?
      fixture.present()
      fixture.device.advanceUntilIdle()
      fixture.transition.observePhases { [unowned fixture] phase in
        guard case .ended = phase, opening == nil else { return }
        opening = fixture.presenter.present(next, with: fixture.transition)
      }
      let closing = fixture.presenter.dismiss(with: fixture.transition)
      fixture.device.advance(by: 1)
      #expect(closing.result == .completed)
      #expect(opening?.flight != nil && opening?.result == nil)
      fixture.device.advanceUntilIdle()
      #expect(await opening?.outcome() == .completed)
      #expect(fixture.presenter.presentedViewController === next)
    }

    @Test("While a flight is held, progress reports need no frames")
    func reports() {
      let fixture = FlightFixture()
      let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
      opening.observeProgress { _ in }
      fixture.device.advance(by: 0.2)
      fixture.transition.pause()
      #expect(Runtime.current.isIdle)
      fixture.transition.finish()
      fixture.expectRest(at: .end)
    }

    /// A presented view controller without a presenter at first, as UIKit may have it.
    private final class Newcomer: UIViewController {
      var isNew = true

      override var presentingViewController: UIViewController? {
        isNew ? nil : super.presentingViewController
      }
    }

    @Test("A pop requested while a waiting presentation starts is a separate request")
    func besidePostponed() {
      let base = ContainerFixture()
      let screen = Newcomer()
      let transition = base.slide()
      let navigation = base.navigation([titled("A")])
      navigation.present(titled("B"), animated: false)
      base.device.advanceUntilIdle()
      navigation.dismiss(animated: true)
      base.device.advance(by: 0.1)
      let opening = navigation.present(screen, with: transition, whenBusy: .wait)
      var popping: TransitionHandle?
      FrameLoop().wait {
        // UIKit may begin within the call.
        guard !transition.submittedRequests.isEmpty else { return opening.flight != nil }
        navigation.pushViewController(titled("C"), animated: true)
        popping = navigation.popViewController(with: transition)
        screen.isNew = false
        return true
      }
      base.device.advance(by: 1)
      screen.isNew = false
      base.device.advanceUntilIdle()
      #expect(opening.result == .completed && navigation.presentedViewController === screen)
      #expect(popping == nil || popping?.result != nil)
    }
  }
}
