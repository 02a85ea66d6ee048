import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of a flight's announcement before UIKit starts the flight.
@Suite("Flight announcements", .underVariants)
struct FlightAnnouncementTests {
  @Test("An announcement matches the context of its view controllers until they are released")
  func met() throws {
    let fixture = FlightFixture()
    fixture.present()
    let context = try #require(fixture.transition.flight?.context)
    let (from, to) = (fixture.presenter, fixture.presented)
    #expect(FlightAnnouncement(from: from, to: to, isPresenting: true).isMet(by: context))
    #expect(!FlightAnnouncement(from: to, to: from, isPresenting: true).isMet(by: context))
    let gone = FlightAnnouncement(
      from: UIViewController(), to: UIViewController(), isPresenting: true)
    #expect(!gone.isMet(by: context))
    fixture.expectRest(at: .end)
  }

  @Test("An announcement maps each of its view controllers to an end, and others to nil")
  func ends() {
    let (from, to) = (UIViewController(), UIViewController())
    let announcement = FlightAnnouncement(from: from, to: to, isPresenting: false)
    #expect(announcement.end(at: to) == .end)
    #expect(announcement.end(at: from) == .start)
    #expect(announcement.end(at: UIViewController()) == nil)
  }

  @Test("`flightBegan` reports a flight whose progress is 0")
  func atItsStart() {
    final class Listener: TransitionInteraction {
      weak var transition: InterruptibleTransition?
      var heard: [Double] = []

      func attach(to transition: InterruptibleTransition) { self.transition = transition }
      func detach() {}
      func flightBegan(_ flight: TransitionFlight) {
        heard += [flight.progress, flight.position, transition?.progress ?? .nan]
      }
    }
    let (fixture, listener) = (FlightFixture(), Listener())
    fixture.transition.interactions = [listener]
    fixture.present()
    #expect(listener.heard == [0, 0, 0])
    fixture.expectRest(at: .end)
  }

  @Test("`takePart(in:)` receives a flight whose progress is 0")
  func askedAtItsStart() {
    final class Page: UIViewController, TransitionParticipant {
      var heard: [Double] = []

      func takePart(in flight: TransitionFlight) {
        heard += [flight.progress, flight.position]
      }
    }
    let (device, presenter, page) = (Device(), UIViewController(), Page())
    let transition = InterruptibleTransition(.slide(from: .down), timing: .linear(0.3))
    device.launch(presenter)
    presenter.present(page, with: transition)
    device.advanceUntilIdle()
    #expect(page.heard == [0, 0])
  }
}
