import Foundation

/// A web page that plays recordings and steps through their frames.
///
/// The page shows fingers, phases, values, calls and notes along one timeline. It is
/// self-contained: it loads no other resources, and its content security policy forbids loading.
///
/// The root element has attributes for scripts. `data-scenes` is the number of recordings,
/// `data-ready` is the number of recordings that were decoded and drawn, and `data-error` is
/// present after a failure.
///
/// The fragment selects a recording and a time: `#scene=ID&t=SECONDS`. The option `&bare=1` shows
/// only the screen, `&bare=device` shows only the device, and `&outlines=1` outlines the layers
/// that the app has named. All times on the page, including those in the fragment, are times of the
/// device's clock.
///
/// Without a time in the fragment, the page starts playing at a time in motion. It does not play if
/// only the screen is shown or if the user prefers reduced motion.
///
/// ```swift
/// let report = HTMLReport(title: "Menu", entries: [entry])
/// try report.write(to: URL(fileURLWithPath: "menu.html"))
/// ```
public struct HTMLReport: Sendable {
  /// The page's title.
  public var title: String

  /// The recordings, in the order shown. Recordings of one scene are listed together.
  public var entries: [Entry]

  /// A sentence at the foot of the page; empty if there is none.
  package var footnote = ""

  /// Creates a page of recordings.
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
  ///
  /// ```swift
  /// let entry = HTMLReport.Entry(
  ///   id: "menu-opens", scene: "Menu", ending: "opens", summary: "A tap opens the menu.",
  ///   outcome: .passed, recording: recording)
  /// ```
  public struct Entry: Sendable {
    /// The identifier of the entry in the page's fragment, unique within a report.
    public var id: String
    /// The scene's name. Entries of one scene are listed together.
    public var scene: String
    /// The intended end of this run of the scene, such as "finish" or "cancel".
    public var ending: String
    /// A description of the recording, in one or two sentences.
    public var summary: String
    /// Whether the scene ended as intended.
    public var outcome: Outcome
    /// The recording of the screen.
    public var recording: Recording

    /// Creates an entry for a recording.
    ///
    /// - Parameters:
    ///   - id: The identifier of the entry in the page's fragment, unique within a report.
    ///   - scene: The scene's name.
    ///   - ending: The intended end of this run of the scene.
    ///   - summary: A description of the recording, in one or two sentences.
    ///   - outcome: Whether the scene ended as intended.
    ///   - recording: The recording of the screen.
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

  /// The result of a scene.
  ///
  /// ```swift
  /// let outcome: HTMLReport.Outcome = isOpen ? .passed : .failed("The menu is closed")
  /// ```
  public enum Outcome: Sendable, Equatable {
    /// The scene ended as intended.
    case passed
    /// The scene did not end as intended, for a readable reason.
    case failed(String)
  }
}
