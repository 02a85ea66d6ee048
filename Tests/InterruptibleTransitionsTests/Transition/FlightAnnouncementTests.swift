import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// What is known about a flight before UIKit starts it.
@Suite("Announced flights", .underVariants)
struct FlightAnnouncementTests {
  @Test("One is met by the context of its two view controllers, and not once they are gone")
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

  @Test("It knows at which end each of the two is shown, and no other view controller")
  func ends() {
    let (from, to) = (UIViewController(), UIViewController())
    let announcement = FlightAnnouncement(from: from, to: to, isPresenting: false)
    #expect(announcement.end(at: to) == .end)
    #expect(announcement.end(at: from) == .start)
    #expect(announcement.end(at: UIViewController()) == nil)
  }

  @Test("When an interaction hears of a flight, it is at its start")
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

  @Test("When a participant is asked to take part, the flight is at its start")
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
