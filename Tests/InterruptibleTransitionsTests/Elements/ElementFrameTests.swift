import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite("The frame of an element in flight", .underVariants)
  struct Frames {
    @Test("The frame is that of the stand-in, anywhere", arguments: CarryContainer.allCases)
    func containers(container: CarryContainer) throws {
      let fixture = CarryFixture(container)
      #expect(fixture.transition.flight?.frame(of: "photo") == nil)
      fixture.container.there()
      fixture.device.advance(by: 0.2)
      let flight = try #require(fixture.transition.flight)
      let frame = try #require(flight.frame(of: "photo"))
      let center = flight.containerView.convert(fixture.center, from: nil)
      #expect(CGPoint(x: frame.midX, y: frame.midY).distance(to: center) < 0.01)
      #expect(frame.width > 131 && frame.width < 393)
      #expect(flight.frame(of: "other") == nil)
      fixture.device.advanceUntilIdle()
      #expect(flight.frame(of: "photo") == nil)
    }

    @Test("The frame follows fingers that turn the element, a cancel and a second catch")
    func carried() throws {
      let fixture = CarryFixture(.custom)
      fixture.container.there()
      fixture.device.advance(by: 0.2)
      let flight = try #require(fixture.transition.flight)
      let before = try #require(flight.frame(of: "photo"))
      let session = try #require(fixture.transition.beginInteraction(by: fixture))
      session.carry(TransitionPose(about: fixture.center))
      session.carry(
        TransitionPose(
          translation: CGVector(dx: 30, dy: 0), rotation: .pi / 4, about: fixture.center))
      let turned = try #require(flight.frame(of: "photo"))
      #expect(abs(turned.width - before.width * CGFloat(2).squareRoot()) < 1)
      session.cancel()
      fixture.transition.cancel()
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      fixture.device.advance(by: 0.05)
      let caught = try #require(flight.frame(of: "photo"))
      #expect(CGPoint(x: caught.midX, y: caught.midY).distance(to: fixture.center) < 0.01)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(!fixture.showsSecond && flight.frame(of: "photo") == nil)
    }

    @Test("With reduced motion, an element has no frame")
    func reducedMotion() throws {
      let fixture = CarryFixture(.custom)
      fixture.device.settings.reducesMotion = true
      fixture.container.there()
      fixture.device.advance(by: 0.05)
      let flight = try #require(fixture.transition.flight)
      #expect(flight.frame(of: "photo") == nil)
      fixture.device.advanceUntilIdle()
    }
  }
}
