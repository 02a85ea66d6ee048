import Foundation

/// The result of a rehearsal: its recording, its problems, and the texts of captured screens.
///
/// ```swift
/// let report = device.rehearse { rehearsal in
///   device.launch(InboxViewController())
///   rehearsal.capture("the inbox")
/// }
/// #expect(report.problems == [])
/// #expect(report.leaks == [])
/// let difference = try report.difference(from: stored("inbox.txt"))
/// #expect(difference == nil)
/// ```
public struct RehearsalReport: Sendable {
  /// A captured screen.
  struct Capture: Sendable {
    /// The time of the capture, in seconds of the device's clock.
    var time: TimeInterval
    var title: String
    var screen: DrawnScreen

    /// The heading, and an indented line for each part.
    var lines: [String] {
      ["\(title), at \(RehearsalReport.text(time)) s:"]
        + screen.visibleParts.map { "  \($0.description)" }
    }
  }

  /// The recording of the script.
  public let recording: Recording

  /// The problems of the transitions, with their times in seconds; empty if there are none.
  ///
  /// In the frames from the start of an animated transition to two frames after its end, these
  /// are problems. A problem names a text, or the identifier, the title, the property or the class
  /// of a view:
  ///
  /// - A view, a text or an image jumps: its step in one frame is more than twice as long as the
  ///   steps before and after it in the same direction. So a flight that is reversed after one
  ///   frame jumps, and so does one that is held and released with one frame left. Three points,
  ///   the distance that the fingers have moved, and a quarter of the opacity are allowed in
  ///   addition. A text or an image that is on the screen once is followed from view to view, but
  ///   not to the view of another view controller. A fill is followed in one view, so a jump in the
  ///   frame in which a snapshot takes its place is not found. A jump off the screen is not found,
  ///   nor one of a view that is turned out of the plane of the screen.
  /// - A fill of more than a quarter of the opacity that covers half of the screen appears or
  ///   disappears at once, and changes the color of half of the screen. An opaque fill may do so
  ///   together with its view controller.
  /// - A text or an image that is on the screen once disappears for up to three frames, or appears
  ///   for up to two frames. A label that shows at least three texts in the transition counts, and
  ///   does not flash.
  /// - A fill covers at least half of the screen, and every text and image, for up to three frames.
  ///
  /// A control or a cell may change its opacity at once when it is highlighted, selected or
  /// disabled. The screen may change at once in a transition that starts and completes between two
  /// frames, and while the app is in the background.
  ///
  /// Problems at any time are a transition whose context receives `completeTransition(_:)` more
  /// than once, and one that has not completed 10 s after the script, without fingers on the
  /// screen.
  public let problems: [String]

  /// The names of the objects that still exist after the app has ended; empty if there are none.
  ///
  /// The objects are view controllers that a frame of the script has shown, with the names of their
  /// classes, and objects that were passed to ``Device/Rehearsal/watch(_:as:)``.
  public let leaks: [String]

  /// The captured screens, from the first one to the last one.
  let captures: [Capture]

  @MainActor init(_ rehearsal: Device.Rehearsal, _ recording: Recording) {
    self.recording = recording
    let motion = MotionCheck(
      recording, rehearsal.states, endsAtRest: rehearsal.endsAtRest
    ).problems()
    let accepted = rehearsal.accepted
    let isReported = { (text: String) in !accepted.contains { text.contains($0) } }
    problems = (motion + rehearsal.problems).sorted { $0.time < $1.time }.map {
      "at \(Self.text($0.time)) s: \($0.text)"
    }
    .filter(isReported)
    leaks = rehearsal.leaks.filter(isReported)
    captures = rehearsal.captures
  }

  /// The text of the captured screens.
  ///
  /// Each screen has a heading with the title and the time, and a line for each drawn part, as in
  /// ``DrawnScreen``. The text is empty if no screen was captured.
  public var text: String {
    captures.flatMap(\.lines).map { "\($0)\n" }.joined()
  }

  /// Returns a time in seconds, to the millisecond.
  static func text(_ time: TimeInterval) -> String {
    let milliseconds = Int((time * 1000).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
