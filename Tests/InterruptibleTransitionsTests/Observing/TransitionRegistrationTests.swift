import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ObservingTests {
  /// Tests of auxiliary animations and observers that are added and removed.
  @Suite("TransitionRegistration", .underVariants)
  struct Registrations {
    @Test("Removed auxiliary animations do not run in the next flight")
    func removed() {
      let fixture = FlightFixture(timing: .linear(0.5))
      let badge = UIView(frame: CGRect(x: 350, y: 0, width: 20, height: 20))
      fixture.presenter.view.addSubview(badge)
      let registration = fixture.transition.addAuxiliaryAnimations { [badge] flight in
        badge.frame.origin.y = flight.isPresenting ? 100 : 0
      }
      var others = 0
      fixture.transition.addAuxiliaryAnimations { _ in others += 1 }
      fixture.present()
      registration.remove()
      registration.remove()
      fixture.device.advanceUntilIdle()
      #expect(badge.frame.minY == 100 && others == 1)
      fixture.presented.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(badge.frame.minY == 100 && others == 2)
    }

    @Test(
      "Auxiliary animations added in flight join the flight, and a cancel undoes them",
      arguments: [true, false])
    func joining(finishes: Bool) {
      let fixture = FlightFixture(timing: .linear(0.5))
      let badge = UIView(frame: CGRect(x: 350, y: 0, width: 20, height: 20))
      fixture.presenter.view.addSubview(badge)
      fixture.present()
      fixture.device.advance(by: 0.2)
      var outcomes: [TransitionOutcome] = []
      fixture.transition.addAuxiliaryAnimations { [badge] flight in
        badge.frame.origin.y = flight.isPresenting ? 100 : 0
      } completion: {
        outcomes.append($0)
      }
      fixture.device.advance(by: 0.1)
      let shown = badge.layer.presentation()?.frame.minY ?? .nan
      #expect(shown > 5 && shown < 95)
      if !finishes { fixture.transition.cancel() }
      fixture.expectRest(at: finishes ? .end : .start)
      #expect(badge.frame.minY == (finishes ? 100 : 0))
      #expect(outcomes == [finishes ? .completed : .cancelled])
      guard finishes else { return }
      fixture.presented.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(badge.frame.minY == 0 && outcomes == [.completed, .completed])
    }

    @Test("Several observers receive each phase until they are removed")
    func phases() {
      let fixture = FlightFixture(timing: .linear(0.5))
      var first: [TransitionPhase] = []
      var second: [TransitionPhase] = []
      let registration = fixture.transition.observePhases { first.append($0) }
      fixture.transition.observePhases { second.append($0) }
      fixture.present()
      registration.remove()
      fixture.expectRest(at: .end)
      #expect(first.first == .starting || first.first == .running(toward: .end))
      #expect(second.starts(with: first) && second.last == .ended(at: .end))
      #expect(first.last != .ended(at: .end))
    }

    @Test("Progress observers receive each flight's progress: running, held and at its end")
    func progress() {
      let fixture = FlightFixture(timing: .linear(0.5))
      var heard: [Double] = []
      var others: [Double] = []
      let registration = fixture.transition.observeProgress { progress, _ in heard.append(progress)
      }
      fixture.present()
      fixture.device.advance(by: 0.1)
      fixture.transition.observeProgress { progress, _ in others.append(progress) }
      fixture.transition.pause()
      let count = heard.count
      #expect(count > 2)
      fixture.device.advance(by: 0.2)
      #expect(heard.count <= count + 1)
      fixture.transition.update(0.75)
      #expect(heard.last == 0.75 && others.last == 0.75)
      fixture.transition.update(0.75)
      fixture.transition.finish()
      fixture.expectRest(at: .end)
      #expect(heard.last == 1 && heard == heard.sorted() && Set(heard).count == heard.count)
      registration.remove()
      let all = heard
      fixture.presented.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(heard == all)
      #expect(others.last == 1 && others.contains { $0 < 0.5 })
    }

    @Test("An observer that another observer removes in the same round is not called")
    func removedInTheRound() {
      let fixture = FlightFixture()
      var events: Int = 0
      var steps: Int = 0
      var registrations: [TransitionRegistration] = []
      let remove = { for registration in registrations { registration.remove() } }
      fixture.transition.observe { _ in remove() }
      registrations.append(fixture.transition.observe { _ in events += 1 })
      registrations.append(fixture.transition.observeProgress { _, _ in steps += 1 })
      fixture.present()
      fixture.expectRest(at: .end)
      #expect(events == 0 && steps == 0)
    }

    @Test("While a flight settles, an observer receives the progress in the frame that shows it")
    func onTime() {
      let fixture = FlightFixture(timing: .linear(0.5))
      var heard = 0.0
      fixture.transition.observeProgress { progress, _ in heard = progress }
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.3)
      fixture.transition.finish(velocity: 1)
      for _ in 0..<5 {
        fixture.device.advance(by: 1.0 / 60)
        #expect(abs(heard - fixture.transition.progress) < 1e-9)
      }
      fixture.expectRest(at: .end)
    }

    @Test("Removing a registration twice calls its closure once and releases it")
    func removedTwice() {
      var removals = 0
      var kept: UIView? = UIView()
      let watched = WeakView(kept)
      let registration = TransitionRegistration { [kept] in
        withExtendedLifetime(kept) { removals += 1 }
      }
      kept = nil
      #expect(watched.view != nil)
      registration.remove()
      registration.remove()
      #expect(removals == 1 && watched.view == nil)
    }

    private struct WeakView {
      weak var view: UIView?

      init(_ view: UIView?) {
        self.view = view
      }
    }
  }
}

extension ObservingTests {
  /// Tests that observers receive each change of the state that an app can read.
  @Suite("Observers receive every change", .underVariants)
  struct EveryChange {
    private let fixture = ContainerFixture()
    private let a = titled("A")
    private let b = titled("B")
    private let c = titled("C")

    @Test("A pause() that starts no flight ends with the phase `idle`, also if a request waits")
    func postponed() {
      for order in 0..<4 {
        fixture.device.launch(a)
        let slide = fixture.slide()
        let other = fixture.slide()
        var heard: [TransitionPhase] = []
        slide.observePhases { heard.append($0) }
        slide.pause()
        a.present(b, with: other)
        if order < 2 { fixture.device.advance(by: 0.1) }
        slide.resume()
        if order == 1 { fixture.device.advance(by: 1 / 60) }
        let waiting =
          order == 3
          ? a.present(c, with: slide, whenBusy: .wait) : b.present(c, with: slide, whenBusy: .wait)
        if order == 2 { waiting.cancel() } else { other.cancel() }
        if order == 3 { waiting.cancel() }
        fixture.device.advanceUntilIdle()
        #expect(heard.first == .starting && heard.last == slide.phase)
        if waiting.result != .completed { #expect(heard == [.starting, .idle]) }
        if a.presentedViewController != nil { a.dismiss(animated: false) }
        fixture.device.advanceUntilIdle()
      }
    }

    @Test(
      "A pause() or a session after a flight reports `starting` and `idle`, and no second end",
      arguments: [true, false])
    func pausedAgain(bySession: Bool) {
      fixture.device.launch(a)
      let slide = fixture.slide()
      var heard: [TransitionPhase] = []
      a.present(b, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(slide.phase == .ended(at: .end))
      slide.observePhases { heard.append($0) }
      if bySession {
        let owner = NSObject()
        let session = slide.beginInteraction(by: owner)
        session?.move(to: 0.3)
        session?.cancel()
      } else {
        slide.pause()
        fixture.device.advance(by: 0.1)
        slide.resume()
      }
      fixture.device.advanceUntilIdle()
      #expect(heard == [.starting, .idle] && slide.phase == .idle && slide.progress == 0)
      second(slide)
    }

    /// Expects that the transition still dismisses.
    private func second(_ slide: InterruptibleTransition) {
      a.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(slide.phase == .ended(at: .end) && a.presentedViewController == nil)
    }

    @Test(
      "A session for a flight that UIKit requests but does not start ends with the phase `idle`")
    func notStarted() {
      fixture.device.launch(a)
      let slide = fixture.slide()
      var heard: [TransitionPhase] = []
      slide.observePhases { heard.append($0) }
      let owner = NSObject()
      let session = slide.beginInteraction(by: owner)
      session?.move(to: 0.3)
      session?.cancel()
      slide.flightIsRequested(from: a, to: b, isPresenting: false)
      fixture.device.advance(by: 0.2)
      #expect(heard == [.starting, .idle] && slide.phase == .idle)
      let handle = a.present(c, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(handle.result == .completed && heard.last == .ended(at: .end))
    }

    @Test("Phases that an observer causes are reported after the current phase, to all observers")
    func nestedPhases() {
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      var first: [TransitionPhase] = []
      var second: [TransitionPhase] = []
      slide.observePhases { phase in
        first.append(phase)
        if first.count == 2 { navigation.popViewController(with: slide) }
        if first.count == 4 { slide.pause() }
      }
      let registration = slide.observePhases { second.append($0) }
      let push = navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle(limit: 3)
      slide.resume()
      fixture.device.advanceUntilIdle()
      #expect(first == second && push.result == .completed)
      let way: [TransitionPhase] = [.running(toward: .end), .ended(at: .end)]
      #expect(Array(first.prefix(5)) == way + way + [.starting])
      #expect(first.last == .idle && slide.phase == .idle)
      registration.remove()
    }

    @Test("A change completes even if the app makes another change when the end is reported")
    func nextChange() {
      for isTab in [false, true] {
        let navigation = UINavigationController(rootViewController: a)
        let tabs = fixture.tabs([navigation, c])
        let slide = fixture.slide()
        var observer: TransitionRegistration?
        observer = slide.observePhases { phase in
          guard phase == .ended(at: .end) else { return }
          observer?.remove()
          if isTab { tabs.selectedIndex = 0 } else { navigation.popViewController(animated: false) }
        }
        let change =
          isTab
          ? tabs.selectViewController(c, with: slide)
          : navigation.pushViewController(b, with: slide)
        fixture.device.advanceUntilIdle()
        #expect(change.result == .completed)
        #expect(isTab ? tabs.selectedIndex == 0 : navigation.viewControllers == [a])
      }
    }

    @Test("The progress of each of two flights is reported until its end")
    func twoFlights() {
      let navigation = UINavigationController(rootViewController: a)
      let tabs = fixture.tabs([navigation, c])
      let slide = fixture.slide()
      var told: [ObjectIdentifier: Double] = [:]
      let listener = slide.observeProgress { told[ObjectIdentifier($1)] = $0 }
      let owner = NSObject()
      let session = slide.beginInteraction(by: owner)
      navigation.pushViewController(b, with: slide)
      fixture.device.advance(by: 0.1)
      session?.move(to: 0.2)
      fixture.device.advance(by: 0.1)
      let push = slide.flight
      tabs.selectViewController(c, with: slide)
      fixture.device.advance(by: 0.1)
      let selection = slide.flight
      fixture.device.advanceUntilIdle()
      for flight in [push, selection].compactMap(\.self) {
        #expect(told[ObjectIdentifier(flight)] == flight.progress)
      }
      listener.remove()
      navigation.popViewController(with: slide)
      tabs.selectViewController(navigation, with: slide)
      let count = told.count
      fixture.device.advanceUntilIdle()
      #expect(told.count == count)
    }

    @Test("A page has its first layout before an app's animator moves it, and keeps the layout")
    func firstLayout() {
      final class Own: InterruptibleTransition {
        override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
          let view = flight.installViews()
          view?.alpha = 0
          return UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { view?.alpha = 1 }
        }
      }
      final class Page: UIViewController {
        let label = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          label.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        }
      }
      let page = Page()
      let navigation = UINavigationController(rootViewController: page)
      let tabs = fixture.tabs([a, navigation])
      let own = Own(.fade)
      tabs.selectViewController(navigation, with: own)
      fixture.device.advance(by: 0.1)
      #expect(page.label.layer.presentation()?.bounds.size == CGSize(width: 100, height: 40))
      own.cancel()
      fixture.device.advanceUntilIdle()
      tabs.selectViewController(navigation, with: InterruptibleTransition(.fade))
      fixture.device.advanceUntilIdle()
      #expect(page.view.window != nil && page.label.frame.size == CGSize(width: 100, height: 40))
    }
  }
}
