import Foundation

/// Shows a ``ProgressBar`` in a terminal while a command works.
///
///     let progress = TerminalProgress("scenes", total: scenes.count)
///     for scene in scenes {
///       progress.print(play(scene))
///       progress.advance()
///     }
///     progress.finish()
///
/// The bar goes to standard error. If standard error is no terminal, the bar is not shown, and
/// ``print(_:)`` prints as usual.
public final class TerminalProgress {
  /// One column less than most terminals have, as some wrap a full line.
  private static let columns = 79

  private var bar: ProgressBar
  private let isShown: Bool
  // A person waits in real time. Nothing but the estimate depends on it.
  private let start = ContinuousClock.now

  /// Shows a bar with no step done.
  public init(_ title: String, total: Int) {
    bar = ProgressBar(title: title, total: total)
    isShown = isatty(FileHandle.standardError.fileDescriptor) == 1
    draw()
  }

  /// Records that steps are done.
  public func advance(by steps: Int = 1) {
    bar.done += steps
    draw()
  }

  /// Prints a line above the bar, to standard output.
  public func print(_ line: String) {
    erase()
    Swift.print(line)
    // The line appears before the bar, and at once where the output goes to a file.
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
