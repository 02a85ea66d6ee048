import Foundation

/// The text of a progress bar: a title, a bar, the steps and an estimate of the remaining time.
///
///     sheets  ███████████░░░░░░░░░░░  12 of 24  8 s left
public struct ProgressBar: Sendable {
  /// The name of the work.
  public var title: String
  /// The total number of steps. With 0 the bar is full from the start.
  public var total: Int
  /// The number of completed steps, 0…``total``; other values are clamped.
  public var done = 0

  /// Creates a bar with no completed step.
  public init(title: String, total: Int) {
    self.title = title
    self.total = max(total, 0)
  }

  /// Returns the line to show.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the work began, in seconds.
  ///   - columns: The width of the terminal. The line is at most this long.
  /// - Returns: The line, without a line break.
  public func line(elapsed: TimeInterval, columns: Int) -> String {
    let done = min(max(done, 0), total)
    var rest = "  \(done) of \(total)"
    if let left = secondsLeft(elapsed: elapsed) { rest += "  \(Self.text(seconds: left)) left" }
    let cells = min(columns - title.count - rest.count - 3, 40)
    guard cells >= 5 else { return String((title + rest).prefix(max(columns, 0))) }
    let filled = total == 0 ? cells : cells * done / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
    return "\(title)  \(bar)\(rest)"
  }

  /// Returns an estimate of the remaining time in seconds; nil before the first step is completed.
  ///
  /// The estimate assumes that the remaining steps take as long as the completed steps.
  public func secondsLeft(elapsed: TimeInterval) -> TimeInterval? {
    guard done > 0 else { return nil }
    return elapsed * Double(max(total - done, 0)) / Double(done)
  }

  /// Returns a duration in words.
  ///
  /// - Parameter seconds: The duration, in seconds.
  /// - Returns: Text such as "1 h 05 min", "2 min 08 s" or "9 s".
  public static func text(seconds: TimeInterval) -> String {
    guard seconds.isFinite, seconds < 360_000 else { return "long" }
    let seconds = Int(max(seconds, 0).rounded())
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if seconds >= 3600 { return "\(seconds / 3600) h \(padded(seconds / 60 % 60)) min" }
    if seconds >= 60 { return "\(seconds / 60) min \(padded(seconds % 60)) s" }
    return "\(seconds) s"
  }
}
