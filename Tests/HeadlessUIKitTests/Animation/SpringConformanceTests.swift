import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SpringConformanceTests {
  private func duration(_ parameters: UISpringTimingParameters, asked: TimeInterval = 4) -> Double {
    UIViewPropertyAnimator(duration: asked, timingParameters: parameters).duration
  }

  private func spring(
    _ mass: Double, _ stiffness: Double, _ damping: Double, velocity: CGVector = .zero
  ) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  /// Returns the progress of a square that an animator moves, at times in seconds.
  private func positions(
    _ parameters: any UITimingCurveProvider, duration: TimeInterval, at times: [Double]
  ) -> [Double] {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { view.center.x = 100 }
    animator.startAnimation()
    let start = fixture.runtime.time
    return times.map {
      fixture.advance(by: start + $0 - fixture.runtime.time)
      return view.shownX / 100
    }
  }

  @Test("1.84, 1.85, 1.86 A spring with given constants determines the duration")
  func settlingDuration() {
    #expect(near(duration(spring(1, 100, 10)), 1.4727003346780927, within: 1e-12))
    #expect(near(duration(spring(1, 100, 5)), 2.855, within: 1e-3))
    #expect(near(duration(spring(1, 100, 15)), 1.022, within: 1e-3))
    #expect(duration(UISpringTimingParameters(dampingRatio: 0.5)) == 4)
  }

  @Test("1.87, 1.88, 1.90 A critical spring, and an overdamped one, settles at 9.2334 / w0")
  func criticalSettling() {
    #expect(near(duration(spring(1, 100, 20)), 0.9233413476, within: 1e-8))
    #expect(near(duration(spring(1, 100, 90)), 0.9233413476, within: 1e-8))
    // 1.89: The system's spring has mass 3, stiffness 1000 and damping 500.
    #expect(near(duration(UISpringTimingParameters()), 0.5057, within: 1e-4))
  }

  @Test(
    "1.95 Springs with a response settle at the computed time",
    arguments: [
      (1.0, 0.3, 0.44086), (1, 0.4, 0.58782), (1, 0.5, 0.73477), (0.8, 0.3, 0.46285),
      (0.8, 0.4, 0.61713),
    ])
  func responseSprings(ratio: Double, response: Double, seconds: Double) {
    let frequency = 2 * Double.pi / response
    let parameters = spring(1, frequency * frequency, 2 * ratio * frequency)
    #expect(near(duration(parameters), seconds, within: 1e-5))
  }

  @Test("1.94 An underdamped spring has the step response of the formula")
  func stepResponse() {
    let seen = positions(spring(1, 100, 10), duration: 1, at: [0.1, 0.2, 0.3, 0.5, 1])
    let expected = [0.340300, 0.849426, 1.124355, 1.074591, 1.002170]
    for (seen, expected) in zip(seen, expected) { #expect(near(seen, expected, within: 2e-6)) }
  }

  @Test("1.91, 1.92 A damping ratio of 1 settles within the duration")
  func criticalRatio() {
    let seen = positions(
      UISpringTimingParameters(dampingRatio: 1), duration: 0.5,
      at: [0.05, 0.125, 0.25, 0.375, 0.4999999])
    let expected = [0.236069, 0.671068, 0.944477, 0.992211, 0.999000]
    for (seen, expected) in zip(seen, expected) { #expect(near(seen, expected, within: 2e-6)) }
  }

  @Test(
    "1.91, 1.93 A damping ratio of .5 gives the same spring in an animator and in UIView.animate")
  func underdampedRatio() {
    let fixture = Fixture()
    let expected = [0.487823, 1.144223, 0.987155, 0.998849]
    let seen = positions(
      UISpringTimingParameters(dampingRatio: 0.5), duration: 1, at: [0.1, 0.25, 0.5, 0.75])
    for (seen, expected) in zip(seen, expected) { #expect(near(seen, expected, within: 2e-6)) }
    let view = fixture.square()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { view.center.x = 100 }
    fixture.advance(by: 0.25)
    #expect(near(view.shownX / 100, expected[1], within: 2e-6))
  }

  @Test("1.81 A velocity of 1 covers the whole distance in a second, towards the target")
  func velocityUnit() {
    for (ratio, velocity) in [(0.5, 1.0), (1, 1), (0.7, -2), (1, 10)] {
      let parameters = UISpringTimingParameters(
        dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: velocity))
      let seen = positions(parameters, duration: 1, at: [0.0001])
      #expect(near(seen[0] / 0.0001, velocity, within: 0.05))
    }
  }

  @Test("1.82 A position springs with a velocity along each axis, and other properties use dx")
  func twoAxes() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: spring(1, 100, 20, velocity: CGVector(dx: 0, dy: 10)))
    animator.addAnimations {
      view.center = CGPoint(x: 100, y: 200)
      view.alpha = 0
    }
    animator.startAnimation()
    fixture.advance(by: 0.001)
    #expect(near(view.shownX, 0, within: 0.01))
    #expect(near(view.layer.presentation().map { Double($0.position.y) } ?? 0, 101, within: 0.02))
    #expect(near(view.shownAlpha, 1, within: 1e-3))
    animator.stopAnimation(true)
  }

  @Test("1.98 An animator's spring starts at the shown value")
  func startsFromPresentation() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    fixture.advance(by: 0.5)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 1 }
    animator.startAnimation()
    #expect(near(view.shownAlpha, 0.5))
    animator.stopAnimation(true)
  }

  /// Returns the position of a spring with a damping ratio, a frequency and an initial velocity, at
  /// a time in seconds.
  private func position(
    _ ratio: Double, _ frequency: Double, velocity: Double, at time: Double
  ) -> Double {
    SpringSolver(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency
    ).value(at: time, velocity: velocity)
  }

  @Test(
    "1.91 A velocity makes the spring stiffer away from the target, and softer towards it",
    arguments: [
      (1.0, -10.0, 9.95), (1, -2, 9.43), (1, 0, 9.23), (1, 1, 9.12), (1, 2, 8.99), (1, 4, 8.64),
      (0.8, -10, 10.01), (0.8, -2, 9.29), (0.8, 0, 8.99), (0.8, 1, 8.80), (0.8, 2, 8.56),
      (0.5, -10, 14.45), (0.5, -2, 13.24), (0.5, 0, 12.72), (0.5, 1, 12.36),
    ])
  func velocityChangesConstants(ratio: Double, velocity: Double, frequency: Double) {
    let parameters = UISpringTimingParameters(
      dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let times = [0.05, 0.15, 0.3]
    for (seen, time) in zip(positions(parameters, duration: 1, at: times), times) {
      // The expected frequency has two decimal places.
      #expect(near(seen, position(ratio, frequency, velocity: velocity, at: time), within: 2e-3))
    }
    // The product of frequency and duration depends only on the product of velocity and duration.
    let slow = UISpringTimingParameters(
      dampingRatio: ratio, initialVelocity: CGVector(dx: velocity / 2, dy: velocity / 2))
    for (a, b) in zip(
      positions(parameters, duration: 1, at: times),
      positions(slow, duration: 2, at: times.map { 2 * $0 }))
    { #expect(near(a, b, within: 1e-9)) }
  }

  @Test(
    "1.91 Chosen: a start too fast for the duration has the spring of a start at rest",
    arguments: [(0.5, 2.0, 12.716898), (0.8, 8, 8.994296), (1, 8, 9.233413)])
  func irregularVelocity(ratio: Double, velocity: Double, frequency: Double) {
    let parameters = UISpringTimingParameters(
      dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let seen = positions(parameters, duration: 1, at: [0.1])[0]
    #expect(near(seen, position(ratio, frequency, velocity: velocity, at: 0.1), within: 1e-5))
  }

  @Test("1.91 Two velocities give different springs along the two axes")
  func constantsPerAxis() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.performWithoutAnimation { view.center = .zero }
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: -10, dy: 0)))
    animator.addAnimations { view.center = CGPoint(x: 100, y: 100) }
    animator.startAnimation()
    fixture.advance(by: 0.3)
    let y = view.layer.presentation().map { Double($0.position.y) } ?? 0
    #expect(near(view.shownX, 100 * position(0.5, 14.45, velocity: -10, at: 0.3), within: 0.2))
    #expect(near(y, 100 * position(0.5, 12.716898, velocity: 0, at: 0.3), within: 1e-3))
    animator.stopAnimation(true)
  }

  @Test("1.100 A spring is at its target at its nominal end")
  func snapping() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring(1, 100, 10))
    animator.addAnimations { view.center.x = 100 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    fixture.advance(by: 1.4727)
    #expect(near(view.shownX, 99.9309, within: 1e-3))
    fixture.frames(1)
    #expect(view.shownX == 100)
    animator.stopAnimation(true)
  }

  @Test("Archiving preserves timing parameters")
  func archives() throws {
    let constants = spring(2, 300, 20, velocity: CGVector(dx: 1, dy: 2))
    let ratio = UISpringTimingParameters(dampingRatio: 0.6)
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    for parameters in [constants, ratio, cubic] as [any UITimingCurveProvider & NSObject] {
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      parameters.encode(with: coder)
      coder.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
      let read: (any UITimingCurveProvider)? =
        parameters is UICubicTimingParameters
        ? UICubicTimingParameters(coder: reader) : UISpringTimingParameters(coder: reader)
      let copy = try #require(read)
      let times = [0.1, 0.3, 0.7]
      for (a, b) in zip(
        positions(parameters, duration: 1, at: times), positions(copy, duration: 1, at: times))
      { #expect(near(a, b)) }
    }
  }
}
