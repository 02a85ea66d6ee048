import Testing

@testable import InterruptibleTransitions

@Suite("Position of an animator that was paused while it ran")
struct ScrubPositionTests {
  private static let swinging = TimingCurve.spring(
    Spring(dampingRatio: 0.4, duration: 1), duration: 1)

  @Test(
    "The shown progress decides the position, whichever curve UIKit runs",
    arguments: [0.1, 0.3, 0.7])
  func shown(fraction: Double) {
    let curve = ScrubCurve(TransitionTiming.easeInOut(0.5).curve, straightens: false)
    for reported in [fraction, curve.progress(at: fraction), 0.5] {
      let place = Self.paused(along: curve, shown: curve.progress(at: fraction), reported: reported)
      #expect(abs(place.fraction - fraction) < 1e-6)
      #expect(place.progress == curve.progress(at: fraction))
    }
  }

  @Test("In an overshoot, the reported fraction decides the position", arguments: [true, false])
  func swing(straightens: Bool) {
    let curve = ScrubCurve(Self.swinging, straightens: straightens)
    let first = curve.fraction(at: curve.progressRange.upperBound)
    for fraction in stride(from: straightens ? 0.6 : first + 0.01, to: 1, by: 0.05) {
      let place = Self.paused(
        along: curve, shown: Self.swinging.progress(at: fraction), reported: fraction)
      #expect(place.fraction == fraction && place.progress == curve.progress(at: fraction))
    }
  }

  @Test("Without a shown progress or a known curve, the reported fraction decides")
  func unknown() {
    let curve = ScrubCurve(TransitionTiming.easeIn(0.5).curve)
    let outside = Self.paused(along: curve, shown: nil, reported: 0.3)
    #expect(outside.fraction == 0.3 && outside.progress == curve.progress(at: 0.3))
    let opaque = Self.paused(along: ScrubCurve(.opaque), shown: 0.7, reported: 0.3)
    #expect(opaque.fraction == 0.3 && opaque.progress == 0.3)
  }

  @Test("A move to the current progress keeps the fraction")
  func movedByProgress() {
    var position = ScrubPosition(along: ScrubCurve(Self.swinging, straightens: false))
    position.move(toFraction: 0.8)
    let progress = position.progress
    position.move(to: progress)
    #expect(position.fraction == 0.8)
    position.move(to: 0.5)
    position.move(to: progress)
    #expect(position.fraction < 0.6 && abs(position.progress - progress) < 1e-9)
  }

  @Test("Straightening keeps the fraction, and the progress of blocks without a delay")
  func straightened() {
    var position = ScrubPosition(along: ScrubCurve(Self.swinging, straightens: false))
    position.move(toFraction: 0.7)
    let shown = position.progress
    position.straighten()
    #expect(position.fraction == 0.7 && position.shownProgress == shown)
    #expect((0.98...1).contains(position.progress))
  }

  private static func paused(
    along curve: ScrubCurve, shown: Double?, reported: Double
  ) -> ScrubPosition {
    var position = ScrubPosition(along: curve)
    position.recordPause(shown: shown, reported: reported)
    return position
  }
}
