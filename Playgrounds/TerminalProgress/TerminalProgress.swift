import Foundation

/// A ``ProgressBar`` that is shown in a terminal while a command works.
///
///     let progress = TerminalProgress("scenes", total: scenes.count)
///     for scene in scenes {
///       progress.print(play(scene))
///       progress.advance()
///     }
///     progress.finish()
///
/// The bar goes to standard error. If standard error is not a terminal, the bar is not shown, and
/// ``print(_:)`` prints as usual.
public final class TerminalProgress {
  /// One column less than most terminals have, because some terminals wrap a full line.
  private static let columns = 79

  private var bar: ProgressBar
  private let isShown: Bool
  // A person waits in real time. Only the estimate depends on this clock.
  private let start = ContinuousClock.now

  /// Shows a bar with no completed step.
  public init(_ title: String, total: Int) {
    bar = ProgressBar(title: title, total: total)
    isShown = isatty(FileHandle.standardError.fileDescriptor) == 1
    draw()
  }

  /// Adds completed steps and redraws the bar.
  public func advance(by steps: Int = 1) {
    bar.done += steps
    draw()
  }

  /// Prints a line above the bar, to standard output.
  public func print(_ line: String) {
    erase()
    Swift.print(line)
    // The line must appear before the bar, and at once if the output goes to a file.
    fflush(nil)
    draw()
  }

  /// Removes the bar. Call this before the command prints its result.
  public func finish() {
    erase()
  }

  private func draw() {
    guard isShown else { return }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let line = bar.line(elapsed: elapsed, columns: Self.columns)
    FileHandle.standardError.write(Data("\r\u{1B}[2K\(line)".utf8))
  }

  private func erase() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[2K".utf8)) }
  }
}
