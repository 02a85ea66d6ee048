import Testing

@testable import InterruptibleTransitions

@Suite("Late blocks beside a swing")
struct LateScrubTests {
  nonisolated static let curves: [TimingCurve] = [0.8, 0.5, 0.3].map {
    .spring(Spring(dampingRatio: $0, duration: 0.75), duration: 0.75)
  }

  @Test("Under a finger they are on the common time line until near the end", arguments: curves)
  func common(_ curve: TimingCurve) {
    var scrub = LateScrub(curve)
    for progress in stride(from: 0.0, through: 0.97, by: 0.01) {
      scrub.move(with: progress)
      #expect(abs(scrub.fraction - curve.fraction(at: progress)) < 1e-9)
    }
    scrub.move(with: 1.01)
    #expect(scrub.fraction == 1)
  }

  @Test(
    "Paused in the swing they stay, and follow the finger without a jump",
    arguments: curves.prefix(2), stride(from: 0.4, to: 1, by: 0.1).map { $0 })
  func caught(_ curve: TimingCurve, fraction: Double) {
    let progress = curve.progress(at: fraction)
    let scrub = LateScrub(curve, fraction: fraction, at: progress)
    #expect(scrub.fraction == fraction)
    for way in [-progress, max(0, 1.2 - progress)] {
      var moved = scrub
      var last = moved.fraction
      for step in 0...2000 {
        let place = progress + way * Double(step) / 2000
        moved.move(with: place)
        // At the very start every curve that begins at rest needs much time for little progress.
        #expect(place < 0.01 || abs(moved.fraction - last) < 0.04)
        #expect(way < 0 ? moved.fraction <= last + 1e-9 : moved.fraction >= last - 1e-9)
        last = moved.fraction
      }
    }
    var back = scrub
    back.move(with: 0)
    #expect(back.fraction == 0)
  }

  @Test("After a time of their own they go on from where they are", arguments: curves)
  func afterOwnTime(_ curve: TimingCurve) {
    var scrub = LateScrub(curve)
    scrub.move(with: 0.99, elapsed: 0.5)
    scrub.move(with: 1, elapsed: 0.9)
    let straight = ScrubCurve(curve)
    scrub.move(to: straight.fraction(at: 0.985))
    for elapsed in [0.2, 0.6, 1] {
      scrub.move(with: 0.99, elapsed: elapsed)
      let expected = 1 - 0.015 * (1 - elapsed) / 0.8
      #expect(abs(scrub.fraction - straight.fraction(at: expected)) < 1e-6)
    }
  }

  @Test("Released, they arrive with the others, wherever they were", arguments: curves)
  func arrives(_ curve: TimingCurve) {
    for fraction in [0.2, 0.5, 0.6, 0.9, 1] {
      var scrub = LateScrub(curve, fraction: fraction, at: curve.progress(at: fraction))
      var last = scrub.fraction
      for step in 0...100 {
        let elapsed = Double(step) / 100
        let start = curve.progress(at: fraction)
        scrub.move(with: start + (1 - start) * elapsed, elapsed: elapsed)
        #expect(scrub.fraction >= last - 1e-9)
        last = scrub.fraction
      }
      #expect(scrub.fraction == 1)
    }
  }

  @Test("Caught apart from the others, they move evenly to where those arrive")
  func evenly() {
    let curve = Self.curves[0]
    let straight = ScrubCurve(curve)
    var scrub = LateScrub(curve, fraction: straight.fraction(at: 0.3), at: 0.5)
    for (progress, late) in [(0.5, 0.3), (0.75, 0.65), (1.0, 1.0), (0.6, 0.44)] {
      scrub.move(with: progress)
      #expect(abs(straight.progress(at: scrub.fraction) - late) < 1e-6)
    }
  }

  @Test("Caught near the end, they wait until all go there", arguments: [0.985, 1.0])
  func waits(progress: Double) {
    let curve = Self.curves[0]
    var scrub = LateScrub(curve, fraction: 0.2, at: progress)
    scrub.move(with: 1)
    #expect(abs(scrub.fraction - 0.2) < 1e-9)
    scrub.move(with: 1, elapsed: 0)
    scrub.move(with: 1, elapsed: 1)
    #expect(scrub.fraction == 1)
  }

  @Test("By time they go evenly to the end from where they began to")
  func evenlyByTime() {
    let curve = Self.curves[0]
    let straight = ScrubCurve(curve)
    var scrub = LateScrub(curve, fraction: straight.fraction(at: 0.3), at: 1)
    for (elapsed, late) in [(0.2, 0.3), (0.4, 0.475), (0.6, 0.65), (0.8, 0.825), (1.0, 1.0)] {
      scrub.move(with: 1, elapsed: elapsed)
      #expect(abs(straight.progress(at: scrub.fraction) - late) < 1e-6)
    }
  }

  @Test("NaN and infinity do not move them out of their time line")
  func notANumber() {
    var scrub = LateScrub(Self.curves[0], fraction: .nan, at: .nan)
    for value in [Double.nan, .infinity, -.infinity] {
      scrub.move(with: value)
      #expect((0...1).contains(scrub.fraction))
      scrub.move(with: 1, elapsed: value)
      #expect((0...1).contains(scrub.fraction))
      scrub.move(to: value)
      #expect((0...1).contains(scrub.fraction))
      scrub.hold(at: value)
    }
  }
}
