import Testing

@testable import InterruptibleTransitions

@Suite("The position of a running animator")
struct AnimatorPlaceTests {
  private let curve = ScrubCurve(TransitionTiming.easeInOut(0.5).curve, straightens: false)

  @Test("By the fraction, if the curve has the shown value at that time")
  func time() {
    let shown = curve.progress(at: 0.3)
    for shown in [shown, shown - 0.02, nil] {
      let place = curve.place(shown: shown, told: 0.3, elapsed: 0.3)
      #expect(place == AnimatorPlace(fraction: 0.3, progress: curve.progress(at: 0.3)))
    }
  }

  @Test("By the fraction as progress, if that much is shown")
  func progress() {
    let told = curve.progress(at: 0.3)
    let place = curve.place(shown: told, told: told, elapsed: 0.3)
    #expect(place.progress == told)
    #expect(abs(place.fraction - 0.3) < 1e-6)
  }

  @Test("By the shown value, if that is far from the curve: UIKit runs another one")
  func anotherCurve() {
    let place = curve.place(shown: 0.7, told: 0.3, elapsed: 0.3)
    #expect(place.progress == 0.7)
    #expect(abs(curve.progress(at: place.fraction) - 0.7) < 1e-6)
  }

  @Test("Where a curve swings, by the time which of the places with that progress it is")
  func swing() {
    let curve = ScrubCurve(
      .spring(Spring(dampingRatio: 0.4, duration: 1), duration: 1), straightens: false)
    let peak = curve.fraction(at: curve.highest)
    for time in stride(from: peak / 2, through: 0.9, by: 0.02) where abs(time - peak) > 0.02 {
      let shown = curve.progress(at: time)
      let place = curve.place(shown: shown, told: shown, elapsed: time)
      // By the fraction as time, where that is as good.
      guard place.fraction != shown else { continue }
      #expect(abs(curve.progress(at: place.fraction) - place.progress) < 1e-6)
      #expect(abs(curve.fraction(at: shown, near: time) - time) < 0.05)
    }
    #expect(curve.fraction(at: 2, near: 0.9) == curve.fraction(at: 2))
  }
}
