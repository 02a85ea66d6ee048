import Foundation

/// A web page that shows recordings: it plays them, steps through their frames, and shows fingers,
/// phases, values, calls and notes along one time line.
///
/// The page is complete in itself: it fetches nothing, and its content security policy forbids it.
/// For scripts, its root element carries `data-scenes` (how many recordings it holds), `data-ready`
/// (how many were decoded and drawn) and, after a failure, `data-error`. The fragment selects a
/// moment: `#scene=ID&t=SECONDS`, with `&bare=1` for the screen alone and `&bare=device` for the
/// device alone, and with `&outlines=1` for outlines of the layers that the app has named. Times on
/// the page, the fragment's too, are of the device's clock.
///
/// Without a time in the fragment, the page shows a moment in motion and plays on from it, unless
/// the screen is shown alone or the person prefers reduced motion.
public struct HTMLReport: Sendable {
  /// The page's title.
  public var title: String

  /// The recordings, in the order shown. Recordings of one scene are listed together.
  public var entries: [Entry]

  /// A page of recordings.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - entries: The recordings, in the order shown.
  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }
}

extension HTMLReport {
  /// A recording and its description.
  public struct Entry: Sendable {
    /// Names the entry in the page's fragment; unique within a report.
    public var id: String
    /// The scene's name. Entries of one scene are listed together.
    public var scene: String
    /// The intended end of this run of the scene: "finish", "cancel".
    public var ending: String
    /// A description of what the recording shows, in a sentence or two.
    public var summary: String
    /// Whether the scene ended as intended.
    public var outcome: Outcome
    /// The screen over time.
    public var recording: Recording

    /// Makes an entry of a recording and its description.
    ///
    /// - Parameters:
    ///   - id: Names the entry in the page's fragment; unique within a report.
    ///   - scene: The scene's name.
    ///   - ending: The intended end of this run of the scene.
    ///   - summary: A description of what the recording shows, in a sentence or two.
    ///   - outcome: Whether the scene ended as intended.
    ///   - recording: The screen over time.
    public init(
      id: String,
      scene: String,
      ending: String,
      summary: String,
      outcome: Outcome,
      recording: Recording
    ) {
      self.id = id
      self.scene = scene
      self.ending = ending
      self.summary = summary
      self.outcome = outcome
      self.recording = recording
    }
  }

  /// Whether a scene ended as intended.
  public enum Outcome: Sendable, Equatable {
    /// It ended as intended.
    case passed
    /// It did not, for a readable reason.
    case failed(String)
  }
}
