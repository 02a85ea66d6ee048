import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The center, the width and the rotation of a square photo.
private struct PhotoPose {
  var center: CGPoint
  var width: CGFloat
  var rotation: CGFloat

  init(_ fixture: CarryFixture) {
    let corners = fixture.corners
    let edge = CGVector(dx: corners[1].x - corners[0].x, dy: corners[1].y - corners[0].y)
    center = fixture.center
    width = hypot(edge.dx, edge.dy)
    rotation = atan2(edge.dy, edge.dx)
  }

  var values: [CGFloat] { [center.x, center.y, width, rotation] }
}

/// The expected motion of a photo after a release: a damped spring for each component.
private struct ExpectedRelease {
  static let spring = Spring(dampingRatio: 0.75, response: 0.419)
  static let settling = TransitionSettling.spring(dampingRatio: 0.75, response: 0.419)
  let start: PhotoPose
  /// The velocities of the center, the width and the rotation, per second.
  let velocities: [CGFloat]

  /// Compares the frames of a release with the motion to an end.
  ///
  /// - Parameters:
  ///   - frames: The frames that follow the start.
  ///   - goal: The pose at the end.
  ///   - comment: A comment for issues.
  func expect(_ frames: [PhotoPose], to goal: PhotoPose, _ comment: Comment) {
    let decays = zip(zip(start.values, goal.values), velocities).map { ends, velocity in
      SpringDecay(
        from: Double(ends.0 - ends.1), velocity: Double(velocity), along: Self.spring)
    }
    for (index, frame) in frames.enumerated() {
      let time = Double(index + 1) / 60
      let errors = zip(zip(frame.values, goal.values), decays).map { ends, decay in
        Double(ends.0 - ends.1) - decay.value(at: time)
      }
      // Half of the width turns the angle into points.
      let rotation = errors[3].remainder(dividingBy: 2 * .pi) * Double(frame.width) / 2
      for error in [errors[0], errors[1], errors[2], rotation] {
        #expect(abs(error) < 0.5, "frame \(index + 1): \(comment)")
      }
      guard index == 0 else { continue }
      for (error, velocity) in zip(errors, velocities) {
        #expect(
          abs(error) <= 0.01 * abs(Double(velocity)) * time + 1e-6, "velocity: \(comment)")
      }
    }
  }
}

extension CarryFixture {
  /// Runs the flight to its end.
  ///
  /// - Returns: The frames in which a stand-in is shown, and the photo at the end.
  fileprivate func recordSettling() -> (frames: [PhotoPose], goal: PhotoPose) {
    let completed = completions
    var frames: [PhotoPose] = []
    var last: [CGPoint] = corners
    for _ in 0..<600 {
      last = corners
      device.advance(by: 1.0 / 60)
      guard standIn != nil else { break }
      frames.append(PhotoPose(self))
    }
    #expect(step(from: last) <= 0.25)
    device.advanceUntilIdle()
    #expect(completions == completed + 1 && transition.isAtRest)
    return (frames, PhotoPose(self))
  }
}

extension CarryTests {
  @Suite("Releases", .sharingVariants)
  struct Releases {
    @Test(
      "A release keeps the velocity of the fingers and follows the spring in each frame",
      arguments: ContainerKind.allCases, [0, 0.02, 0.5, 0.98, 1])
    func velocity(_ kind: ContainerKind, at progress: Double) throws {
      var dice = SeededDice(Int(progress * 100))
      for index in 0..<SeriesChoice.count(2, of: 6) {
        let end = index.isMultiple(of: 2) ? TransitionPosition.start : .end
        let fixture = CarryFixture(kind)
        fixture.transition.configuration.settling = ExpectedRelease.settling
        fixture.container.there()
        fixture.device.advance(by: 0.1)
        let session = try #require(fixture.transition.beginInteraction(by: fixture))
        session.move(to: progress)
        session.carry(TransitionPose(about: fixture.center))
        let place = fixture.center
        let velocity = TransitionPose.Velocity(
          translation: CGVector(dx: dice.number(-900...900), dy: dice.number(-900...900)),
          scale: dice.number(-1...1), rotation: dice.number(-3...3))
        for step in -6...0 {
          let time = CGFloat(step) / 60
          let moved = CGVector(
            dx: velocity.translation.dx * time, dy: velocity.translation.dy * time)
          session.carry(
            TransitionPose(
              translation: moved, scale: 1 + velocity.scale * time,
              rotation: velocity.rotation * time,
              about: CGPoint(x: place.x + moved.dx, y: place.y + moved.dy)))
          fixture.device.advance(by: 1.0 / 60)
        }
        let start = PhotoPose(fixture)
        session.release(to: end, velocity: velocity)
        let (frames, goal) = fixture.recordSettling()
        #expect(fixture.showsSecond == (end == .end))
        ExpectedRelease(
          start: start,
          velocities: [
            velocity.translation.dx, velocity.translation.dy, velocity.scale * start.width,
            velocity.rotation,
          ]
        ).expect(frames, to: goal, "\(end) from \(progress) at \(velocity)")
      }
    }

    @Test(
      "An element that the app moves along with a finger keeps the velocity of the finger",
      arguments: [TransitionPosition.start, .end])
    func moved(_ end: TransitionPosition) {
      let moving = firstStep(to: end)
      let resting = firstStep(to: end, rests: true)
      // In the first frame, the spring takes a quarter of the velocity of 600 and 360 points per
      // second.
      #expect(abs(moving.dx - resting.dx - 7.5) < 0.5)
      #expect(abs(moving.dy - resting.dy - 4.5) < 0.5)
    }

    /// Returns the motion in the first frame after an app has moved the photo and released it.
    private func firstStep(to end: TransitionPosition, rests: Bool = false) -> CGVector {
      let fixture = CarryFixture(.custom)
      fixture.open()
      fixture.transition.pause()
      fixture.container.back()
      fixture.device.advance(by: 0.1)
      var point = fixture.center
      for step in 1...12 {
        fixture.transition.update(CGFloat(step) / 40)
        point = CGPoint(x: point.x + 10, y: point.y + 6)
        #expect(fixture.transition.flight?.move("photo", to: point) == true)
        fixture.device.advance(by: 1.0 / 60)
      }
      if rests { fixture.device.advance(by: 0.2) }
      #expect(fixture.center.distance(to: point) < 0.5)
      if end == .end { fixture.transition.finish() } else { fixture.transition.cancel() }
      fixture.device.advance(by: 1.0 / 60)
      let step = CGVector(dx: fixture.center.x - point.x, dy: fixture.center.y - point.y)
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest)
      return step
    }

    @Test(
      "Lifted fingers hand their velocity to the photo",
      arguments: [ContainerKind.custom, .navigation], SeriesChoice.numbers(0..<30))
    func liftedFingers(_ kind: ContainerKind, _ seed: Int) throws {
      var dice = SeededDice(seed)
      let fixture = CarryFixture(kind)
      fixture.transition.configuration.settling = ExpectedRelease.settling
      fixture.open()
      let device = fixture.device
      let isDrag = seed.isMultiple(of: 2)
      let fingers = [80, 320].prefix(isDrag ? 1 : 2).map {
        device.press(at: CGPoint(x: $0, y: 340))
      }
      device.move(
        fingers,
        to: isDrag ? [CGPoint(x: 80, y: 354)] : [CGPoint(x: 94, y: 340), CGPoint(x: 306, y: 340)],
        over: 0.05)
      device.advance(by: 0.1)
      try #require(fixture.standIn != nil)
      let movement = CGVector(dx: dice.number(-30...120), dy: dice.number(40...160))
      let closing = isDrag ? 0 : dice.number(-20...60)
      let seconds = 0.2 + 0.2 * Double(dice.number(0...1))
      let goals = zip(fingers, [closing, -closing]).map { finger, closing in
        CGPoint(
          x: finger.location.x + movement.dx + closing, y: finger.location.y + movement.dy)
      }
      device.move(
        fingers,
        to: zip(fingers, goals).map { finger, goal in
          CGPoint(
            x: (finger.location.x + goal.x) / 2, y: (finger.location.y + goal.y) / 2)
        }, over: seconds)
      let half = PhotoPose(fixture)
      let halfTime = device.time
      device.move(fingers, to: goals, over: seconds)
      let start = PhotoPose(fixture)
      let velocities = zip(start.values, half.values).map {
        ($0 - $1) / CGFloat(device.time - halfTime)
      }
      // The last lift of a finger is the release.
      for finger in fingers { finger.lift() }
      #expect(start.center.distance(to: fixture.center) < 0.05)
      let (frames, goal) = fixture.recordSettling()
      ExpectedRelease(start: start, velocities: velocities)
        .expect(frames, to: goal, "\(seed): \(movement), \(closing) in \(seconds) s")
    }
  }
}
