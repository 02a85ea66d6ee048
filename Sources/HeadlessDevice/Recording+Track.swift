import Foundation

extension Recording {
  /// A record that the caller made over time. Times are in seconds of the device's clock.
  ///
  /// ```swift
  /// for case .plot(let name, let unit, let samples) in recording.tracks {
  ///   print(name, samples.map(\.value).max() ?? 0, unit)
  /// }
  /// ```
  public enum Track: Sendable, Equatable {
    /// States that each last until the next one begins, such as phases.
    case strip(name: String, segments: [Segment])
    /// A value over time, with its unit, such as "1/s"; the unit is empty if the value is unitless.
    ///
    /// The line is interrupted where the value is NaN or infinite.
    case plot(name: String, unit: String, samples: [Sample])
    /// Events, each at a time, such as calls.
    case log(name: String, entries: [Entry])
    /// Texts that each apply until the next one begins. An empty text shows nothing.
    case note(name: String, segments: [Segment])

    /// The track's readable name.
    public var name: String {
      switch self {
      case .strip(let name, _), .plot(let name, _, _), .log(let name, _), .note(let name, _): name
      }
    }
  }

  /// A state that lasts until the next segment begins, or until the recording ends.
  ///
  /// States whose labels begin with the same word are drawn in the same color.
  ///
  /// ```swift
  /// recording.tracks.append(
  ///   .strip(name: "Phase", segments: [Recording.Segment(time: 0, label: "held")]))
  /// ```
  public struct Segment: Sendable, Equatable {
    /// The beginning of the state, in seconds of the device's clock.
    public var time: TimeInterval
    /// The state's name; for a note, its text.
    public var label: String

    /// Creates a state that begins at a time, in seconds of the device's clock.
    public init(time: TimeInterval, label: String) {
      self.time = time
      self.label = label
    }
  }

  /// A value at a time.
  ///
  /// ```swift
  /// recording.tracks.append(
  ///   .plot(name: "Progress", unit: "", samples: [Recording.Sample(time: 0, value: 0.5)]))
  /// ```
  public struct Sample: Sendable, Equatable {
    /// The time of the value, in seconds of the device's clock.
    public var time: TimeInterval
    /// The value, in the track's unit.
    public var value: Double

    /// Creates a value at a time, in seconds of the device's clock.
    public init(time: TimeInterval, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// An event at a time.
  ///
  /// ```swift
  /// recording.tracks.append(
  ///   .log(name: "Calls", entries: [Recording.Entry(time: 0, text: "viewDidAppear")]))
  /// ```
  public struct Entry: Sendable, Equatable {
    /// The time of the event, in seconds of the device's clock.
    public var time: TimeInterval
    /// A description of the event.
    public var text: String

    /// Creates an event at a time, in seconds of the device's clock.
    public init(time: TimeInterval, text: String) {
      self.time = time
      self.text = text
    }
  }
}
