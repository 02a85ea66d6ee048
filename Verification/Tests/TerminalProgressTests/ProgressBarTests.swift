import TerminalProgress
import Testing

@Suite("Progress bar")
struct ProgressBarTests {
  private func bar(_ done: Int, of total: Int) -> ProgressBar {
    var bar = ProgressBar(title: "scenes", total: total)
    bar.done = done
    return bar
  }

  @Test("The line shows the title, the bar, the steps and the remaining time")
  func line() {
    #expect(
      bar(3, of: 12).line(elapsed: 30, columns: 48)
        == "scenes  " + String(repeating: "█", count: 3) + String(repeating: "░", count: 10)
        + "  3 of 12  1 min 30 s left")
    #expect(bar(0, of: 2).line(elapsed: 5, columns: 23) == "scenes  ░░░░░░  0 of 2")
  }

  @Test("The line fits into the terminal", arguments: [0, 1, 10, 20, 40, 79, 200])
  func width(columns: Int) {
    #expect(bar(7, of: 9).line(elapsed: 5000, columns: columns).count <= columns)
  }

  @Test("Steps outside the range are clamped", arguments: [(-3, 0), (9, 4)])
  func clamps(done: Int, shown: Int) {
    #expect(bar(done, of: 4).line(elapsed: 1, columns: 60).contains("  \(shown) of 4"))
  }

  @Test("A bar without steps is full from the start")
  func empty() {
    #expect(bar(0, of: 0).line(elapsed: 0, columns: 30).contains("░") == false)
    #expect(bar(0, of: -2).total == 0)
  }

  @Test("The remaining time assumes that all steps take equally long")
  func estimate() {
    #expect(bar(0, of: 4).secondsLeft(elapsed: 10) == nil)
    #expect(bar(1, of: 4).secondsLeft(elapsed: 10) == 30)
    #expect(bar(4, of: 4).secondsLeft(elapsed: 10) == 0)
  }

  @Test(
    "Durations are in words",
    arguments: [
      (0, "0 s"), (59.4, "59 s"), (59.6, "1 min 00 s"), (65, "1 min 05 s"),
      (3905, "1 h 05 min"), (-1, "0 s"), (.infinity, "long"), (.nan, "long"),
    ])
  func durations(seconds: Double, text: String) {
    #expect(ProgressBar.text(seconds: seconds) == text)
  }
}
