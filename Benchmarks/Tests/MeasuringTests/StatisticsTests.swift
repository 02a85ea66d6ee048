import Foundation
import Measuring
import Testing

@Suite("Statistics")
struct StatisticsTests {
  @Test("The median is the middle, or the mean of the two in the middle")
  func median() {
    #expect(Statistics.median([3, 1, 2]) == 2)
    #expect(Statistics.median([4, 1, 100, 2]) == 3)
    #expect(Statistics.median([]).isNaN)
  }

  @Test("The exponent is the exponent of the power law", arguments: [0, 0.5, 1, 1.7, 2])
  func exponent(of power: Double) {
    let sizes = [10.0, 30, 100, 1_000]
    let costs = sizes.map { 7 * pow($0, power) }
    #expect(abs(Statistics.exponent(sizes: sizes, costs: costs) - power) < 1e-9)
  }

  @Test("The exponent of a single size is NaN")
  func exponentOfOneSize() {
    #expect(Statistics.exponent(sizes: [10], costs: [3]).isNaN)
  }
}
