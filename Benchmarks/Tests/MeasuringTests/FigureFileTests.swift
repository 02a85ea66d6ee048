import Foundation
import Measuring
import Testing

@Suite("Figure files")
struct FigureFileTests {
  private let allocations = Figure(
    "driving/update", "own allocations", 5, .allocations, limit: .atMost(0), isSteady: true)
  private let speed = Figure("scenes/sheet", "recorded", 250, .realTime, limit: .atLeast(100))

  @Test("A file has the same figures after writing and reading")
  func isRead() throws {
    let unknown = Figure("growth/layers", "exponent by time", .infinity, .exponent, least: 0.5)
    let file = FigureFile(load: 1.5, processors: 2, figures: [allocations, speed, unknown])
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("figures-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try file.write(to: url)
    #expect(try FigureFile(contentsOf: url) == file)
  }

  @Test("A figure's change refers to the earlier figure with the same name")
  func change() {
    let file = FigureFile(load: nil, figures: [allocations, speed])
    let now = Figure("scenes/sheet", "recorded", 300, .realTime)
    #expect(now.changeText(since: file.figure(named: now.name)) == "+20.0 %")
    let fewer = Figure("driving/update", "own allocations", 4, .allocations)
    #expect(fewer.changeText(since: file.figure(named: fewer.name)) == "−20.0 %")
    #expect(speed.changeText(since: speed) == "=")
    #expect(now.changeText(since: file.figure(named: "scenes/sheet: unrecorded")) == "")
  }

  @Test("The change from zero is the difference")
  func changeFromNothing() {
    let none = Figure("start", "own allocations", 0, .allocations)
    let some = Figure("start", "own allocations", 2.5, .allocations)
    #expect(some.changeText(since: none) == "+2.50")
  }

  @Test("A figure is past its limit only on one side of the limit")
  func limits() {
    #expect(allocations.isPastLimit)
    #expect(!speed.isPastLimit)
    #expect(!Figure("a", "b", 3, .ratio, limit: .atMost(3)).isPastLimit)
    #expect(Figure("a", "b", 99, .realTime, limit: .atLeast(100)).isPastLimit)
    #expect(Figure("a", "b", .nan, .exponent, limit: .atMost(1.2)).isPastLimit)
    #expect(!Figure("a", "b", 1e9, .ratio).isPastLimit)
  }
}
