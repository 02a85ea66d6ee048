import Testing

@testable import InterruptibleTransitions

@Suite("Searches along a curve")
struct RootFinderTests {
  nonisolated static let curves: [TimingCurve] = [
    .cubic(.easeOut), .cubic(.easeInOut), .cubic(CubicCurve(0.2, 0.9, 0.3, 1)),
    .spring(Spring(dampingRatio: 1, duration: 0.4), duration: 0.4),
    .spring(Spring(dampingRatio: 0.6, duration: 0.4), duration: 0.4),
  ]

  @Test(
    "A search that goes on from the last one finds what one that stands alone does",
    arguments: curves)
  func goesOn(_ curve: TimingCurve) {
    let scrub = ScrubCurve(curve, straightens: false)
    var sample: RootFinder.Sample?
    let places = stride(from: 0.0, through: scrub.reach.upperBound, by: 0.013)
    for progress in Array(places) + places.reversed() + [0.9, 0.1, 1, 0.5, 0, 0.5] {
      let alone = scrub.fraction(at: progress)
      #expect(abs(scrub.fraction(at: progress, from: &sample) - alone) < 1e-9)
    }
  }

  @Test("From wherever a finger comes, the same progress has the same fraction", arguments: curves)
  func sameAgain(_ curve: TimingCurve) {
    let scrub = ScrubCurve(curve, straightens: false)
    let places = Array(stride(from: 0.2, through: 0.8, by: 0.01))
    var sample: RootFinder.Sample?
    let upwards = places.map { scrub.fraction(at: $0, from: &sample) }
    let downwards = places.reversed().map { scrub.fraction(at: $0, from: &sample) }
    let same = zip(upwards, downwards.reversed()).filter { $0 == $1 }
    #expect(same.count >= places.count * 9 / 10)
  }

  @Test("The second search for a value looks at nothing")
  func again() {
    var (looks, sample) = (0, RootFinder.Sample?.none)
    func search() -> Double {
      RootFinder.argument(for: 0.3, in: 0...1, near: 0.5, from: &sample) { argument in
        looks += 1
        return RootFinder.Point(value: argument * argument, slope: 2 * argument, curvature: 2)
      }
    }
    let first = search()
    let firstLooks = looks
    #expect(search() == first && looks == firstLooks && firstLooks > 1)
    #expect(abs(first * first - 0.3) < 1e-13)
  }
}
