import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Timing")
struct TimingTests {
  @Test("Named timings have their duration, their curve and UIKit's name")
  func named() throws {
    let cases: [(TransitionTiming, CubicCurve, UIView.AnimationCurve)] = [
      (.linear(0.1), .linear, .linear), (.easeIn(0.2), .easeIn, .easeIn),
      (.easeOut(0.3), .easeOut, .easeOut), (.easeInOut(0.4), .easeInOut, .easeInOut),
    ]
    for (index, (timing, curve, name)) in cases.enumerated() {
      #expect(abs(timing.duration - Double(index + 1) / 10) < 1e-12)
      #expect(timing.curve == .cubic(curve))
      let parameters = try #require(timing.makeProvider() as? UICubicTimingParameters)
      #expect(parameters.animationCurve == name)
      #expect(TimingCurve(parameters) == .cubic(curve))
    }
  }

  @Test("A cubic timing has its control points, here and in UIKit")
  func cubic() throws {
    let timing = TransitionTiming.cubic(
      CGPoint(x: 0.2, y: 0.8), CGPoint(x: 0.4, y: 1.5), duration: 0.6)
    #expect(timing.duration == 0.6)
    #expect(timing.curve == .cubic(CubicCurve(0.2, 0.8, 0.4, 1.5)))
    let parameters = try #require(timing.makeProvider() as? UICubicTimingParameters)
    #expect(parameters.controlPoint1 == CGPoint(x: 0.2, y: 0.8))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.4, y: 1.5))
    #expect(TimingCurve(parameters) == timing.curve)
  }

  @Test("Control points at the corners make a straight line, not a named curve")
  func degenerate() {
    let timing = TransitionTiming.cubic(.zero, .zero, duration: 1)
    let curve = TimingCurve(timing.makeProvider())
    #expect(abs(curve.progress(at: 0.2) - 0.2) < 1e-9)
  }

  @Test("A named curve that reports control points has these points")
  func namedByPoints() {
    let points = [CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)]
    let curve = CubicCurve(named: .easeInOut, controlPoint1: points[0], controlPoint2: points[1])
    #expect(curve == .default)
  }

  @Test("UIKit's default parameters are its default curve, not ease-in-ease-out")
  func defaultParameters() {
    #expect(TimingCurve(UICubicTimingParameters()) == .cubic(.default))
  }

  @Test("A spring with a damping ratio settles after its duration")
  func springByRatio() {
    let timing = TransitionTiming.spring(dampingRatio: 0.5, duration: 1)
    #expect(timing.duration == 1)
    #expect(timing.curve == .spring(Spring(dampingRatio: 0.5, duration: 1), duration: 1))
    #expect(timing.makeProvider() is UISpringTimingParameters)
  }

  @Test("The constants of a spring determine its duration")
  func springByConstants() {
    let timing = TransitionTiming.spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(timing.duration - 1.4727003346780927) < 1e-15)
    #expect(timing.curve == .spring(Spring(stiffness: 100, damping: 10), duration: timing.duration))
    #expect(timing.makeProvider() is UISpringTimingParameters)
  }

  @Test(
    "UIKit's animator lasts as long as the timing's duration",
    arguments: [(1, 100, 10), (1, 100, 5), (3, 1000, 500), (2, 50, 20)]
      as [(Double, Double, Double)])
  func animatorDuration(mass: Double, stiffness: Double, damping: Double) {
    let timing = TransitionTiming.spring(mass: mass, stiffness: stiffness, damping: damping)
    let animator = UIViewPropertyAnimator(duration: 4, timingParameters: timing.makeProvider())
    #expect(abs(animator.duration - timing.duration) < 1e-9)
  }

  @Test("A custom timing passes its provider to UIKit")
  func custom() {
    let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: .zero)
    let timing = TransitionTiming.custom(spring, duration: 0.4)
    #expect(timing.makeProvider() as AnyObject === spring)
    #expect(timing.curve == .opaque)
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(TransitionTiming.custom(cubic, duration: 0.4).curve == .cubic(.easeIn))
  }

  @Test("Only a custom spring with a duration does not fit any duration")
  func fits() {
    let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: .zero)
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(!TransitionTiming.custom(spring, duration: 0.4).fitsAnyDuration)
    #expect(TransitionTiming.custom(spring, duration: 0).fitsAnyDuration)
    #expect(TransitionTiming.custom(cubic, duration: 0.4).fitsAnyDuration)
    #expect(TransitionTiming.spring(dampingRatio: 0.7, duration: 0.4).fitsAnyDuration)
  }

  @Test("A spring's provider has the velocity on both axes")
  func velocity() throws {
    let provider = Spring(dampingRatio: 1, response: 0.3).makeProvider(initialVelocity: 3)
    let parameters = try #require(provider as? UISpringTimingParameters)
    #expect(parameters.initialVelocity == CGVector(dx: 3, dy: 3))
  }

  @Test("A duration of zero is allowed")
  func zero() {
    #expect(TransitionTiming.easeOut(0).duration == 0)
    #expect(TransitionTiming.spring(dampingRatio: 1, duration: 0).curve.progress(at: 0.5) == 0.5)
  }

  @Test("A negative duration, or one that is not finite, traps")
  func badDuration() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TransitionTiming.linear(-1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TransitionTiming.easeIn(.nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TransitionTiming.easeOut(.infinity) }
    }
  }

  @Test("A spring with extreme constants, or that does not settle within an hour, traps")
  func badSpring() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TransitionTiming.spring(mass: 1e-300, stiffness: 1, damping: 1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TransitionTiming.spring(mass: 1, stiffness: 1e300, damping: 1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TransitionTiming.spring(mass: 1e6, stiffness: 1, damping: 1) }
    }
    #expect(TransitionTiming.spring(mass: 1, stiffness: 100, damping: 0.01).duration < 3600)
  }

  @Test("A control point with a time outside 0...1 traps")
  func badControlPoint() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = TransitionTiming.cubic(CGPoint(x: 1.1, y: 0), CGPoint(x: 1, y: 1), duration: 1)
      }
    }
  }
}
