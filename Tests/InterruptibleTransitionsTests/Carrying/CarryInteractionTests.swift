import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Carrying elements") enum CarryTests {}

extension CarryTests {
  @Suite("Interaction", .underVariants)
  struct Interaction {
    @Test(
      "A drag lands below 0.905 of the size, and springs back above it",
      arguments: [(CGFloat(108), false), (128, true)])
    func threshold(_ travel: CGFloat, lands: Bool) {
      let fixture = CarryFixture(.custom)
      fixture.open()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 12), over: 0.1)
      fixture.device.advance(by: 0.1)
      finger.move(by: CGVector(dx: 60, dy: travel), over: 0.3)
      fixture.device.advance(by: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.showsSecond == !lands)
    }

    @Test("A pinch lands below half of the size", arguments: [(CGFloat(0.6), false), (0.4, true)])
    func pinch(_ scale: CGFloat, lands: Bool) {
      let fixture = CarryFixture(.custom)
      fixture.open()
      let middle = CGPoint(x: 200, y: 380)
      let fingers = [-1, 1].map { side in
        fixture.device.press(at: CGPoint(x: middle.x + 100 * CGFloat(side), y: middle.y))
      }
      // The scale is measured after the first ten points of each finger.
      for (side, finger) in zip([-1, 1], fingers) {
        finger.move(to: CGPoint(x: middle.x + 88 * CGFloat(side), y: middle.y), over: 0.1)
      }
      fixture.device.advance(by: 0.1)
      for step in 1...10 {
        let distance = 88 * (1 + (scale - 1) * CGFloat(step) / 10)
        for (side, finger) in zip([-1, 1], fingers) {
          finger.move(to: CGPoint(x: middle.x + distance * CGFloat(side), y: middle.y), over: 0.02)
        }
      }
      fixture.device.advance(by: 0.2)
      for finger in fingers { finger.lift() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.showsSecond == !lands && fixture.transition.isAtRest)
    }

    @Test("In flight, only a touch on the photo catches it")
    func catches() throws {
      for touchesPhoto in [true, false] {
        let fixture = CarryFixture(.custom)
        fixture.container.there()
        fixture.device.advance(by: 0.25)
        let location = touchesPhoto ? fixture.center : CGPoint(x: 380, y: 840)
        let finger = fixture.device.press(at: location)
        finger.move(by: CGVector(dx: 20, dy: 5), over: 0.05)
        #expect((fixture.transition.phase == .held) == touchesPhoto)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.transition.isAtRest && fixture.device.window.overlays.isEmpty)
      }
    }

    @Test("With reduced motion nothing is carried, and the page can be dragged away")
    func reducedMotion() {
      let fixture = CarryFixture(.custom)
      fixture.device.settings.reducesMotion = true
      fixture.open()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 500), over: 0.3)
      #expect(fixture.transition.phase == .held && fixture.standIn == nil)
      #expect(fixture.transition.progress > 0.4)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(!fixture.showsSecond)
      fixture.device.settings.reducesMotion = false
    }
  }

  @Suite("Session", .underVariants)
  struct Session {
    @Test(
      "A call during the return of a photo does not make it jump",
      arguments: [0.02, 0.15], [0.5, 1])
    func callsInDrift(after seconds: Double, damping: Double) throws {
      for call in 0..<3 {
        let fixture = CarryFixture(.custom)
        fixture.transition.configuration.settling = .spring(dampingRatio: damping, response: 0.6)
        fixture.container.there()
        fixture.device.advance(by: 0.1)
        let session = try #require(fixture.transition.beginInteraction(by: fixture))
        session.move(to: 0.5)
        session.carry(TransitionPose(about: fixture.center))
        session.carry(
          TransitionPose(translation: CGVector(dx: 150, dy: 90), about: CGPoint(x: 300, y: 500)))
        session.release(
          to: .end,
          velocity: TransitionPose.Velocity(translation: CGVector(dx: 500, dy: -300)))
        fixture.device.advance(by: seconds)
        let third = UIViewController()
        switch call {
        case 0: fixture.transition.cancel()
        case 1: fixture.transition.finish()
        default:
          fixture.container.second.present(
            third, with: InterruptibleTransition(.fade), whenBusy: .wait)
        }
        var last = fixture.center
        while fixture.standIn != nil {
          fixture.device.advance(by: 1.0 / 60)
          guard fixture.standIn != nil else { break }
          #expect(fixture.center.distance(to: last) < 75, "\(call)")
          last = fixture.center
        }
        fixture.device.advanceUntilIdle()
        #expect(fixture.transition.isAtRest)
        let goal = call == 0 ? fixture.small.center : fixture.large.center
        #expect(last.distance(to: goal) < 2, "\(call)")
      }
    }

    @Test("A destination that moves while the photo is held at an end is where it lands")
    func movedDestination() throws {
      for progress in [0.0, 1] {
        let fixture = CarryFixture(.custom)
        fixture.container.there()
        fixture.device.advance(by: 0.1)
        let session = try #require(fixture.transition.beginInteraction(by: fixture))
        session.move(to: progress)
        session.carry(TransitionPose(about: fixture.center))
        session.carry(
          TransitionPose(translation: CGVector(dx: 60, dy: 0), about: fixture.center))
        fixture.device.advance(by: 1.0 / 60)
        let before = fixture.center
        let goal = progress == 0 ? fixture.small : fixture.large
        goal.center.y += 60
        fixture.device.advance(by: 1.0 / 60)
        #expect(fixture.center.distance(to: before) < 0.05)
        session.release(
          to: progress == 0 ? .start : .end, velocity: TransitionPose.Velocity())
        var last = fixture.center
        while fixture.standIn != nil {
          last = fixture.center
          fixture.device.advance(by: 1.0 / 60)
        }
        #expect(last.distance(to: goal.center) < 1)
      }
    }

    @Test("A fast flick lands, also if it ends before the flight begins", arguments: 1...4)
    func flick(_ frames: Int) {
      let fixture = CarryFixture(.custom)
      fixture.open()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 40 * CGFloat(frames)), over: Double(frames) / 60)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(!fixture.showsSecond && fixture.transition.isAtRest)
    }

    @Test("After a carry past an end, the container is back in its place")
    func pastEnd() throws {
      let fixture = CarryFixture(.custom)
      fixture.transition.configuration.settling = .spring(dampingRatio: 0.3, response: 0.5)
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      fixture.transition.pause()
      fixture.transition.finish(velocity: 8)
      while fixture.transition.flight?.position ?? 2 < 1.05 { fixture.device.advance(by: 1.0 / 60) }
      let session = try #require(fixture.transition.beginInteraction(by: fixture))
      session.carry(TransitionPose(about: fixture.center))
      session.carry(TransitionPose(scale: 0.8, about: fixture.center))
      fixture.device.advance(by: 1.0 / 60)
      session.release(velocity: TransitionPose.Velocity())
      fixture.device.advanceUntilIdle()
      let page = fixture.container.second.view
      #expect(page?.convert(CGPoint.zero, to: nil) == .zero && fixture.transition.isAtRest)
    }

    @Test("A carry while the animation is prepared moves nothing, and the flight is released")
    func carryInPreparation() {
      let device = Device()
      let first = titled("First")
      let second = titled("Second")
      device.launch(first)
      weak var flight: TransitionFlight?
      var session: TransitionSession?
      do {
        let transition = InterruptibleTransition(
          TransitionAnimation { current, _ in
            current.installViews()
            flight = current
            session?.carry(TransitionPose(scale: 0.5, about: .zero))
          })
        session = transition.beginInteraction(by: device)
        first.present(second, with: transition)
        device.advance(by: 0.1)
        #expect(transition.phase == .held && transition.progress == 0)
        session?.release(velocity: 5)
        session = nil
      }
      device.advanceUntilIdle()
      #expect(flight == nil && second.view.window != nil)
    }

    @Test("Wild poses are clamped or ignored, and the flight ends")
    func wildPoses() throws {
      let fixture = CarryFixture(.navigation)
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      let session = try #require(fixture.transition.beginInteraction(by: fixture))
      let wild: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e9, 0, -1, 1e-300, 1e5]
      for value in wild {
        session.carry(TransitionPose(translation: CGVector(dx: value, dy: 0)))
        session.carry(TransitionPose(scale: value))
        session.carry(TransitionPose(rotation: value, about: CGPoint(x: 0, y: value)))
        fixture.device.advance(by: 1.0 / 60)
        let center = try #require(fixture.standIn?.center)
        #expect(center.x.isFinite && center.y.isFinite && fixture.transition.progress.isFinite)
      }
      session.release(
        velocity: TransitionPose.Velocity(
          translation: CGVector(dx: CGFloat.infinity, dy: CGFloat.nan), scale: 1e300,
          rotation: -CGFloat.infinity))
      #expect(fixture.device.advanceUntilIdle())
      #expect(fixture.transition.isAtRest && fixture.device.window.overlays.isEmpty)
    }

    @Test("An element moves to the finger, also with a translation left and at the ends")
    func moves() throws {
      for progress in [0, 0.3, 1] {
        let fixture = CarryFixture(.custom)
        let badge = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
        badge.elementID = "badge"
        badge.backgroundColor = .systemBlue
        badge.elementModifiers = [.translate(x: 300)]
        fixture.container.second.view.addSubview(badge)
        fixture.container.there()
        fixture.container.hold(at: progress)
        for name in ["badge", "photo"] {
          let goal = CGPoint(x: 200, y: 500)
          #expect(fixture.transition.flight?.move(ElementID(name), to: goal) == true)
          fixture.device.advance(by: 1.0 / 60)
          let standIn = try #require(fixture.device.window.namedStandIns[name])
          #expect(standIn.convert(CGPoint.zero, to: nil).distance(to: goal) < 0.01)
        }
        // The photo stays where the finger is, also if the progress moves after it.
        fixture.transition.update(0.5)
        fixture.device.advance(by: 1.0 / 60)
        #expect(fixture.center.distance(to: CGPoint(x: 200, y: 500)) < 0.01)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(fixture.device.window.overlays.isEmpty)
      }
    }
  }
}
