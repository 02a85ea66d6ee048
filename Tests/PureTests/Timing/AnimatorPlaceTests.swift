import Testing

@testable import InterruptibleTransitions

@Suite("The position of an animator that was paused while it ran")
struct AnimatorPlaceTests {
  private static let swinging = TimingCurve.spring(
    Spring(dampingRatio: 0.4, duration: 1), duration: 1)

  @Test("It is where it is shown, whichever curve UIKit runs", arguments: [0.1, 0.3, 0.7])
  func shown(fraction: Double) {
    let curve = ScrubCurve(TransitionTiming.easeInOut(0.5).curve, straightens: false)
    for told in [fraction, curve.progress(at: fraction), 0.5] {
      let place = curve.place(shown: curve.progress(at: fraction), told: told)
      #expect(abs(place.fraction - fraction) < 1e-6)
      #expect(place.progress == curve.progress(at: fraction))
    }
  }

  @Test("In a swing, the fraction tells the time", arguments: [true, false])
  func swing(straightens: Bool) {
    let curve = ScrubCurve(Self.swinging, straightens: straightens)
    let first = curve.fraction(at: curve.reach.upperBound)
    for fraction in stride(from: straightens ? 0.6 : first + 0.01, to: 1, by: 0.05) {
      let place = curve.place(shown: Self.swinging.progress(at: fraction), told: fraction)
      #expect(place.fraction == fraction && place.progress == curve.progress(at: fraction))
    }
  }

  @Test("Outside of a window, and along a curve that cannot be read, the fraction decides")
  func unknown() {
    let curve = ScrubCurve(TransitionTiming.easeIn(0.5).curve)
    #expect(
      curve.place(shown: nil, told: 0.3)
        == AnimatorPlace(fraction: 0.3, progress: curve.progress(at: 0.3)))
    #expect(
      ScrubCurve(.opaque).place(shown: 0.7, told: 0.3)
        == AnimatorPlace(fraction: 0.3, progress: 0.3))
  }
}
