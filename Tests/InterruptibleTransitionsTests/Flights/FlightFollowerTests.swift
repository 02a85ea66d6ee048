import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension FlightTests {
  @Suite("Flight followers", .underVariants)
  struct Followers {
    /// A follower that rests a given time after a release.
    private final class Follower: FlightFollower {
      let rest: TimeInterval
      let showsOvershoot: Bool
      var moments: [FlightMoment] = []
      var holds = 0
      var releases: [FollowerRelease] = []

      init(rest: TimeInterval = 0, showsOvershoot: Bool = false) {
        self.rest = rest
        self.showsOvershoot = showsOvershoot
      }

      func show(_ moment: FlightMoment) { moments.append(moment) }
      func hold() { holds += 1 }
      func release(_ release: FollowerRelease) -> TimeInterval {
        releases.append(release)
        return rest
      }
    }

    private final class Fixture {
      let base = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      let transition: InterruptibleTransition

      init(_ follower: Follower) {
        transition = InterruptibleTransition(
          TransitionAnimation { flight, steps in
            flight.installViews()
            steps.follow(follower)
          }, timing: .linear(0.5))
        transition.interactions = [.pan(.down, over: .points(400))]
        base.device.launch(first)
        first.present(second, with: transition)
        base.device.advance(by: 0.2)
      }
    }

    @Test("A follower is held with the flight and released with the finger's velocity")
    func released() throws {
      let follower = Follower()
      let fixture = Fixture(follower)
      let finger = fixture.base.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
      #expect(follower.holds == 1 && follower.releases.isEmpty)
      #expect(follower.moments.last?.secondsSinceRelease == 0)
      finger.lift()
      let release = try #require(follower.releases.first)
      #expect(abs(release.velocity.translation.dy - 400) < 40)
      #expect(abs(release.velocity.translation.dx) < 1 && release.spring != nil)
      fixture.base.device.advance(by: 0.1)
      let seconds = follower.moments.last?.secondsSinceRelease ?? 0
      #expect(abs(seconds - 0.1) < 0.02)
      fixture.base.device.advanceUntilIdle()
      #expect(follower.releases.count == 1 && follower.moments.last?.progress == 1)
    }

    @Test(
      "A released flight ends when its follower rests, even at progress 1", arguments: [0.5, 1])
    func rests(progress: Double) {
      let follower = Follower(rest: 1.5)
      let fixture = Fixture(follower)
      fixture.transition.pause()
      fixture.transition.update(CGFloat(progress))
      fixture.transition.finish(velocity: 1)
      fixture.base.device.advance(by: 1.4)
      #expect(fixture.transition.phase == .settling(toward: .end))
      fixture.base.device.advance(by: 0.2)
      #expect(fixture.transition.phase == .ended(at: .end))
      #expect((follower.moments.last?.secondsSinceRelease ?? 0) > 1.4)
    }

    @Test("A resumed flight ends when its follower rests")
    func resumed() {
      let follower = Follower(rest: 1.5)
      let fixture = Fixture(follower)
      fixture.transition.pause()
      fixture.transition.resume()
      fixture.base.device.advance(by: 1.4)
      #expect(fixture.transition.phase == .running(toward: .end))
      #expect(follower.moments.last?.progress == 1)
      fixture.base.device.advance(by: 0.2)
      #expect(fixture.transition.phase == .ended(at: .end))
    }

    @Test("A flight ends before its follower rests when another request waits for it")
    func hurried() {
      let follower = Follower(rest: 5)
      let fixture = Fixture(follower)
      fixture.transition.pause()
      fixture.transition.finish(velocity: 1)
      fixture.transition.flight?.handle(.hurried)
      fixture.base.device.advance(by: 0.15)
      #expect(fixture.transition.isAtRest)
    }

    @Test(
      "A follower that shows overshoot replaces the overshoot of the container",
      arguments: [true, false])
    func overshoot(showsOvershoot: Bool) throws {
      let follower = Follower(showsOvershoot: showsOvershoot)
      let fixture = Fixture(follower)
      let session = try #require(fixture.transition.beginInteraction(by: fixture))
      session.move(toPosition: 1.2, over: CGVector(dx: 0, dy: 400))
      let isContainerMoved =
        fixture.transition.flight?.containerView.transform != CGAffineTransform.identity
      #expect(isContainerMoved != showsOvershoot)
      #expect(follower.moments.last?.progress == (showsOvershoot ? 1.2 : 1))
      session.release(velocity: 0)
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.transition.phase == .ended(at: .end))
    }
  }
}
