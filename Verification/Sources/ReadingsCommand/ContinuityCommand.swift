import ArgumentParser
import Continuity
import Foundation
import TerminalProgress

@testable import Rehearsals

/// A command that measures the visible motion of flights that are grabbed at each moment.
///
/// The table covers the full product of timings, directions, frame rates, moments and ends, and a
/// handwritten view controller.
struct ContinuityCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "continuity",
    abstract: "Measure flights that are grabbed at each moment, moved and released.",
    discussion: """
      Measures the toolkit under every timing, and a controller that is written by hand. The exit \
      code is 1 if a flight of the toolkit jumps.
      """)

  @MainActor func run() async throws {
    guard ContinuityTable().isContinuous() else { throw ExitCode.failure }
  }
}

/// A table of measurements that prints each row.
@MainActor private final class ContinuityTable {
  private let progress = TerminalProgress(
    "continuity", total: 2 * FlightTiming.allCases.count + 4)

  /// Measures all rows, and returns whether no flight of the toolkit jumps.
  func isContinuous() -> Bool {
    progress.print(
      row("timing", "flights", "jump", "off finger", "off spring", "limit", "velocity break"))
    let ofToolkit = FlightTiming.allCases.flatMap { timing in
      // Late blocks straighten a curve that overshoots.
      (timing == .spring ? [true, false] : [true]).map { measure(timing, hasLateBlocks: $0) }
    }
    let byHand = [60, 120].flatMap { framesPerSecond in
      Series.byHand(FlightParameters(.easeOut, framesPerSecond: framesPerSecond)).survey { _ in
        [true, false]
      }
    }
    report(row("by hand", byHand.count, Trial.Findings(worstOf: byHand)))
    let ofStandIns = FlightTiming.allCases.map {
      measure($0, hasLateBlocks: true, as: "stand-in, ", Series.ofStandIns)
    }
    let ofHandovers = [
      measureHandovers("past the ends", Handover.all),
      measureHandovers("stand-ins there", Handover.allOfStandIns),
    ]
    progress.finish()
    return (ofToolkit + ofStandIns + ofHandovers).allSatisfy { $0 }
  }

  private func report(_ row: String) {
    progress.print(row)
    progress.advance()
  }

  private func measureHandovers(_ name: String, _ handovers: [Handover]) -> Bool {
    let jumps = handovers.compactMap { $0.fly() }
    let worst = jumps.max() ?? .infinity
    report(row(name, "\(jumps.count)", points(worst), "-", "-", "-", "-"))
    return worst < Trial.tolerance
  }

  private func measure(
    _ timing: FlightTiming, hasLateBlocks: Bool, as prefix: String = "",
    _ series: @MainActor (FlightParameters) -> Series = Series.ofToolkit
  ) -> Bool {
    let courses = [false, true].flatMap { isReversed in
      [60, 120].map {
        FlightParameters(
          timing, isReversed: isReversed, framesPerSecond: $0, hasLateBlocks: hasLateBlocks)
      }
    }
    let flights = courses.flatMap { series($0).survey { _ in [true, false] } }
    let worst = Trial.Findings(worstOf: flights)
    let name = (prefix + timing.rawValue) + (hasLateBlocks ? "" : ", alone")
    report(row(name, flights.count, worst))
    for fault in worst.faults { progress.print("  \(fault)") }
    return flights.count == courses.count * 2 * Series.moments
      && worst.isContinuous
  }

  private func row(_ name: String, _ flights: Int, _ worst: Trial.Findings) -> String {
    row(
      name, "\(flights)", points(worst.jump), points(worst.follow), points(worst.spring),
      points(worst.limit), String(format: "%.4f %%", worst.velocityBreak * 100))
  }

  private func points(_ length: Double) -> String { String(format: "%.4f pt", length) }

  private func row(_ columns: String...) -> String {
    columns.map { $0.padding(toLength: max(14, $0.count + 2), withPad: " ", startingAt: 0) }
      .joined()
      .trimmingCharacters(in: .whitespaces)
  }
}
