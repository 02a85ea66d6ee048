import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of auxiliary animations and observers that are added and removed.
@Suite("Registrations", .underVariants)
struct RegistrationTests {
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
    var positions: [TransitionPosition] = []
    fixture.transition.addAuxiliaryAnimations { [badge] flight in
      badge.frame.origin.y = flight.isPresenting ? 100 : 0
    } completion: {
      positions.append($0)
    }
    fixture.device.advance(by: 0.1)
    let shown = badge.layer.presentation()?.frame.minY ?? .nan
    #expect(shown > 5 && shown < 95)
    if !finishes { fixture.transition.cancel() }
    fixture.expectRest(at: finishes ? .end : .start)
    #expect(badge.frame.minY == (finishes ? 100 : 0))
    #expect(positions == [finishes ? .end : .start])
    guard finishes else { return }
    fixture.presented.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(badge.frame.minY == 0 && positions == [.end, .end])
  }

  @Test("Several observers receive each phase until they are removed")
  func phases() {
    let fixture = FlightFixture(timing: .linear(0.5))
    var (first, second, property): ([TransitionPhase], [TransitionPhase], Int) = ([], [], 0)
    let registration = fixture.transition.observePhases { first.append($0) }
    fixture.transition.observePhases { second.append($0) }
    fixture.transition.onPhaseChange = { _ in property += 1 }
    fixture.present()
    registration.remove()
    fixture.expectRest(at: .end)
    #expect(first.first == .starting || first.first == .running(toward: .end))
    #expect(second.starts(with: first) && second.last == .ended(at: .end))
    #expect(first.last != .ended(at: .end))
    #expect(property == second.count)
  }

  @Test("Progress observers receive each flight's progress: running, held and at its end")
  func progress() {
    let fixture = FlightFixture(timing: .linear(0.5))
    var (heard, others): ([Double], [Double]) = ([], [])
    let registration = fixture.transition.observeProgress { progress, _ in heard.append(progress) }
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
    var (events, steps): (Int, Int) = (0, 0)
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
