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
    let peak = curve.fraction(at: curve.reach.upperBound)
    for time in stride(from: peak / 2, through: 0.9, by: 0.02) {
      let (before, shown) = (curve.progress(at: time - 0.02), curve.progress(at: time))
      // Around a turn there are two places near each other.
      guard (curve.progress(at: time + 0.02) > shown) == (shown > before) else { continue }
      #expect(abs(curve.fraction(at: shown, near: time) - time) < 1e-6)
      let place = curve.place(shown: shown, told: min(shown, 1), elapsed: time)
      #expect(abs(curve.progress(at: place.fraction) - place.progress) < 1e-6)
    }
    #expect(curve.fraction(at: 2, near: peak + 0.1) == curve.fraction(at: 2))
  }

  @Test("Past the end by what is shown, where the fraction is told as a progress of at most 1")
  func pastTheEnd() {
    let curve = ScrubCurve(
      .spring(Spring(dampingRatio: 0.8, duration: 0.8), duration: 0.8), straightens: false)
    let time = curve.fraction(at: curve.reach.upperBound)
    let shown = curve.progress(at: time - 0.03)
    let place = curve.place(shown: shown, told: 1, elapsed: time)
    #expect(place.fraction == time && place.progress == curve.progress(at: time))
    #expect(place.progress > 1.01)
    // Without a clock, and by one that has been wrong.
    for elapsed in [nil, 0.1] {
      #expect(curve.place(shown: shown, told: 1, elapsed: elapsed).progress == shown)
    }
    #expect(curve.place(shown: 1.0001, told: 0.99, elapsed: 0.99).fraction == 0.99)
  }
}
