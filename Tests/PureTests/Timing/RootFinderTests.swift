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
    "A search with a guess finds the same result as a search without a guess", arguments: curves)
  func goesOn(_ curve: TimingCurve) {
    let scrub = ScrubCurve(curve, straightens: false)
    var guess: Double?
    let places = stride(from: 0.0, through: scrub.progressRange.upperBound, by: 0.013)
    for progress in Array(places) + places.reversed() + [0.9, 0.1, 1, 0.5, 0, 0.5] {
      let alone = scrub.fraction(at: progress)
      let found = scrub.fraction(at: progress, near: guess)
      #expect(abs(found - alone) < 1e-9)
      guess = found
    }
  }

  @Test(
    "The same progress has the same fraction, whether it is reached from below or above",
    arguments: curves)
  func sameAgain(_ curve: TimingCurve) {
    let scrub = ScrubCurve(curve, straightens: false)
    let places = Array(stride(from: 0.2, through: 0.8, by: 0.01))
    func fractions(at places: [Double]) -> [Double] {
      var guess: Double?
      return places.map { place in
        let fraction = scrub.fraction(at: place, near: guess)
        guess = fraction
        return fraction
      }
    }
    let upwards = fractions(at: places)
    let downwards = fractions(at: places.reversed())
    let same = zip(upwards, downwards.reversed()).filter { $0 == $1 }
    #expect(same.count >= places.count * 9 / 10)
  }

  @Test("A search that starts at its result evaluates the curve once")
  func again() {
    var looks = 0
    func search(near guess: Double) -> Double {
      looks = 0
      return RootFinder.argument(for: 0.3, in: 0...1, near: guess) { argument in
        looks += 1
        return RootFinder.Point(value: argument * argument, slope: 2 * argument, curvature: 2)
      }
    }
    let first = search(near: 0.5)
    #expect(abs(first * first - 0.3) < 1e-13 && looks > 1)
    #expect(search(near: first) == first && looks == 1)
  }
}
