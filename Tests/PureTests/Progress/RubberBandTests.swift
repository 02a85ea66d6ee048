import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Rubber band")
nonisolated struct RubberBandTests {
  private let band = RubberBand(dimension: 960)

  @Test(
    "Displayed distances have the known values",
    arguments: [
      (5, 2.7421), (10, 5.4687), (100, 52.0197), (400, 178.9831), (960, 340.6452),
    ] as [(Double, Double)])
  func vectors(raw: Double, displayed: Double) {
    #expect(abs(band.displayedDistance(forRaw: raw) - displayed) < 6e-5)
    #expect(abs(band.displayedDistance(forRaw: -raw) + displayed) < 6e-5)
  }

  @Test("The curve starts at the coefficient's slope, flattens, and stays below the dimension")
  func shape() {
    #expect(abs(band.displayedDistance(forRaw: 1e-4) / 1e-4 - 0.55) < 1e-6)
    var last = 0.0
    var lastStep = Double.infinity
    for raw in stride(from: 10.0, through: 10_000, by: 10) {
      let displayed = band.displayedDistance(forRaw: raw)
      #expect(displayed > last && displayed - last < lastStep && displayed < 960)
      lastStep = displayed - last
      last = displayed
    }
  }

  @Test("The slope is the derivative of the displayed distance")
  func slope() {
    for raw in stride(from: -2000.0, through: 2000, by: 250) {
      let displayed = band.displayedDistance(forRaw: raw)
      let ahead = band.displayedDistance(forRaw: raw + 1e-3)
      let behind = band.displayedDistance(forRaw: raw - 1e-3)
      #expect(abs(band.slope(atDisplayed: displayed) - (ahead - behind) / 2e-3) < 1e-6)
    }
    #expect(band.slope(atDisplayed: 960) == 0 && band.slope(atDisplayed: -2000) == 0)
    #expect(band.slope(atDisplayed: .nan) == 0)
    #expect(RubberBand(dimension: 0).slope(atDisplayed: 1) == 0)
  }

  @Test("NaN and infinity do not trap")
  func nonsense() {
    #expect(band.displayedDistance(forRaw: .nan) == 0)
    #expect(band.displayedDistance(forRaw: -.infinity) == -960)
    for dimension in [0, -1, .nan, .infinity] as [Double] {
      #expect(RubberBand(dimension: dimension).displayedDistance(forRaw: 10) == 0)
    }
    #expect(RubberBand(dimension: 9, coefficient: 0).displayedDistance(forRaw: 10) == 0)
  }
}
