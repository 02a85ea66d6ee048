import Measuring
import Testing

@Suite("Workloads")
struct WorkloadTests {
  /// Returns a workload that creates a number of objects per operation.
  private func making(_ objects: Int) -> Workload {
    Workload("making \(objects)") {
      var kept: [Something] = []
      kept.reserveCapacity(1)
      return { count in
        for _ in 0..<count * objects {
          kept.removeAll(keepingCapacity: true)
          kept.append(Something())
        }
      }
    }
  }

  @Test("Own allocations are the allocations in addition to the baseline's")
  func ownAllocations() throws {
    let comparison = Comparison(
      "objects", making(3), against: making(1), limits: .init(ownAllocations: 1))
    let figures = comparison.figures(by: Meter(isShort: true))
    guard Machine.allocationCount != nil else { return }
    let figure = try #require(figures.first { $0.aspect == "own allocations" })
    #expect(figure.value == 2)
    #expect(figure.isPastLimit)
  }

  @Test("The exponent distinguishes quadratic growth from linear growth", arguments: [1, 2])
  func growth(power: Int) throws {
    let growth = Growth("loops", sizes: [30, 100, 300, 1_000]) { size in
      var sum = 0
      return { count in
        for _ in 0..<count {
          let steps = power == 1 ? size * 100 : size * size
          for step in 0..<steps { sum = sum &* 31 &+ step }
        }
        withExtendedLifetime(sum) {}
      }
    }
    let figures = growth.figures(by: Meter(isShort: true))
    let exponent = try #require(figures.first { $0.aspect == "exponent by time" })
    #expect(abs(exponent.value - Double(power)) < 0.3)
  }

  @Test("Instructions are counted at small sizes, and times are figures at the timed sizes")
  func sizes() {
    let growth = Growth(
      "nothing", sizes: [10, 30, 100], timedSizes: [30, 100], largestCounted: 30
    ) { _ in { _ in } }
    #expect(growth.counted.map(\.name) == ["nothing/10", "nothing/30"])
    let aspects = growth.figures(by: Meter(isShort: true)).map(\.aspect)
    #expect(aspects.suffix(2) == ["with 30", "with 100"])
  }

  @Test("A size whose expected time is too long is left out", arguments: [1, 4] as [Double])
  func foreseen(exponent: Double) {
    var tried: [Int] = []
    let growth = Growth("loops", sizes: [1, 2, 3, 1_000], foreseenExponent: exponent) { size in
      tried.append(size)
      return { count in
        var sum = 0
        for step in 0..<count * 100 { sum = sum &* 31 &+ step }
        withExtendedLifetime(sum) {}
      }
    }
    _ = growth.figures(by: Meter(isShort: true))
    #expect(tried == (exponent == 1 ? [1, 2, 3, 1_000] : [1, 2, 3]))
  }
}

/// An object that is allocated.
private final class Something {}
