import Foundation

extension Recording {
  /// A record that the caller made over time. Times are in seconds of the device's clock.
  public enum Track: Sendable, Equatable {
    /// A state that holds from one time to the next: phases.
    case strip(name: String, segments: [Segment])
    /// A value over time, with its unit ("1/s"; empty if unitless). The line is interrupted where
    /// the value is NaN or infinite.
    case plot(name: String, unit: String, samples: [Sample])
    /// Events, each at a time: calls.
    case log(name: String, entries: [Entry])
    /// A text that holds from one time to the next: what is known. An empty one says nothing.
    case note(name: String, segments: [Segment])

    /// The track's readable name.
    public var name: String {
      switch self {
      case .strip(let name, _), .plot(let name, _, _), .log(let name, _), .note(let name, _): name
      }
    }
  }

  /// A state that holds until the next segment begins, or until the recording ends.
  ///
  /// States whose labels begin with the same word are drawn in the same colour.
  public struct Segment: Sendable, Equatable {
    /// The beginning of the state, in seconds of the device's clock.
    public var time: TimeInterval
    /// The state's name; of a note, its text.
    public var label: String

    /// Makes a state that begins at a time, in seconds of the device's clock.
    public init(time: TimeInterval, label: String) {
      self.time = time
      self.label = label
    }
  }

  /// A value at a time.
  public struct Sample: Sendable, Equatable {
    /// The time of the value, in seconds of the device's clock.
    public var time: TimeInterval
    /// The value, in the track's unit.
    public var value: Double

    /// Makes a value at a time, in seconds of the device's clock.
    public init(time: TimeInterval, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// An event at a time.
  public struct Entry: Sendable, Equatable {
    /// The time of the event, in seconds of the device's clock.
    public var time: TimeInterval
    /// A description of the event.
    public var text: String

    /// Makes an event at a time, in seconds of the device's clock.
    public init(time: TimeInterval, text: String) {
      self.time = time
      self.text = text
    }
  }
}
