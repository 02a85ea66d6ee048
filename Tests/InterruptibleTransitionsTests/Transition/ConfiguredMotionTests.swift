import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the motion after a release, by the settings of the transition.
@Suite("Settling motion by configuration")
struct ConfiguredMotionTests {
  private func configuration() -> TransitionConfiguration {
    var configuration = TransitionConfiguration(animation: .fade, timing: .linear(0.5))
    configuration.settling = .timingCurve()
    return configuration
  }

  @Test("A release past an end always settles with a spring", arguments: [1.2, -0.2])
  func pastAnEnd(_ position: Double) throws {
    let configuration = configuration()
    for end in [TransitionPosition.start, .end] {
      for velocity in [0, 2, -2] as [Double] {
        let motion = try #require(
          configuration.settlingMotion(
            from: position, toward: .init(position: end, velocity: velocity), isPresenting: true))
        let spring = configuration.springMotion(
          from: TransitionRelease(at: position, velocity: velocity), toward: end,
          isPresenting: true)
        #expect(motion.duration == spring.duration)
        for time in [0, 0.05, 0.1, 0.2] as [Double] {
          #expect(motion.progress(at: time) == spring.progress(at: time))
        }
      }
    }
  }

  @Test("A release between the ends has a settling motion only if it has a velocity")
  func within() {
    for progress in [0, 0.5, 1] as [Double] {
      let configuration = configuration()
      let still = configuration.settlingMotion(
        from: progress, toward: .init(position: .end, velocity: 0), isPresenting: true)
      #expect(still == nil)
    }
    let moved = configuration().settlingMotion(
      from: 0.5, toward: .init(position: .end, velocity: 3), isPresenting: true)
    #expect(moved.map { $0.duration > 0 } == true)
  }

  @Test("Under Reduce Motion, the settling spring is as short as the cross-fade")
  func reducedMotion() {
    let device = Device()
    device.settings.reducesMotion = true
    let current = configuration().current
    #expect(current.usesReducedMotion)
    #expect(current.settling == .spring(response: 0.07, longestDuration: 0.14))
  }

  @Test("`settlingAway` sets the motion of a page that leaves", arguments: [true, false])
  func leaving(isPresenting: Bool) throws {
    var configuration = TransitionConfiguration(animation: .fade, timing: .linear(0.5))
    configuration.settlingAway = .spring(response: 0.7, longestDuration: 2)
    func motion(toward end: TransitionPosition) throws -> SettlingMotion {
      try #require(
        configuration.settlingMotion(
          from: 0.5, toward: .init(position: end, velocity: end == .end ? 0.1 : -0.1),
          isPresenting: isPresenting))
    }
    let (away, other) = (
      try motion(toward: isPresenting ? .start : .end),
      try motion(toward: isPresenting ? .end : .start)
    )
    #expect(away.duration > 1.5 * other.duration)
    #expect(away.spring != nil && away.spring != other.spring)
  }
}
