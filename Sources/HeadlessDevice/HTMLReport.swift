import Foundation

/// One web page on which a person watches recordings: plays them, steps through their frames, and
/// sees fingers, phases, values and calls along one time line.
///
/// The page is complete in itself: it fetches nothing, and its content security policy forbids it.
/// For scripts, its root element carries `data-scenes` (how many recordings it holds), `data-ready`
/// (how many were decoded and drawn) and, after a failure, `data-error`. The fragment selects a
/// moment: `#scene=ID&t=SECONDS`, with `&bare=1` for the screen alone and `&bare=device` for the
/// device alone. Times on the page, the fragment's too, are of the device's clock.
///
/// Without a time in the fragment, the page shows a moment in motion and plays on from it, unless
/// the screen is shown alone or the person prefers reduced motion.
public struct HTMLReport: Sendable {
  /// The page's title.
  public var title: String

  /// The recordings, in the order shown. Those of one scene stand together.
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
  /// One recording and what there is to say about it.
  public struct Entry: Sendable {
    /// Names the entry in the page's fragment; unique within a report.
    public var id: String
    /// The scene's name. Entries of one scene are listed together.
    public var scene: String
    /// How this run of the scene is meant to end: "finish", "cancel".
    public var ending: String
    /// What there is to see, in a sentence or two.
    public var summary: String
    /// Whether the scene ended as told.
    public var outcome: Outcome
    /// The screen over time.
    public var recording: Recording

    /// A recording with what there is to say about it.
    ///
    /// - Parameters:
    ///   - id: Names the entry in the page's fragment; unique within a report.
    ///   - scene: The scene's name.
    ///   - ending: How this run of the scene is meant to end.
    ///   - summary: What there is to see, in a sentence or two.
    ///   - outcome: Whether the scene ended as told.
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

  /// Whether a scene ended as told.
  public enum Outcome: Sendable, Equatable {
    /// It ended as told.
    case passed
    /// It did not, for a reason that a person can read.
    case failed(String)
  }
}
