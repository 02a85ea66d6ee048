import Foundation

extension Recording {
  /// Something that the caller noted over time. Times are in seconds of the device's clock.
  public enum Track: Sendable, Equatable {
    /// A state that holds from one time to the next: phases.
    case strip(name: String, segments: [Segment])
    /// A value over time, with its unit ("1/s"; empty if unitless). The line breaks where the value
    /// is not finite.
    case plot(name: String, unit: String, samples: [Sample])
    /// Things that happened, each at a time: calls.
    case log(name: String, entries: [Entry])

    /// The track's name, for a person to read.
    public var name: String {
      switch self {
      case .strip(let name, _), .plot(let name, _, _), .log(let name, _): name
      }
    }
  }

  /// A state that holds until the next segment begins, or until the recording ends.
  ///
  /// States whose labels begin with the same word are drawn in the same colour.
  public struct Segment: Sendable, Equatable {
    /// When the state begins, in seconds of the device's clock.
    public var time: TimeInterval
    /// The state's name.
    public var label: String

    /// A state that begins at a time, in seconds of the device's clock.
    public init(time: TimeInterval, label: String) {
      self.time = time
      self.label = label
    }
  }

  /// A value at a time.
  public struct Sample: Sendable, Equatable {
    /// When the value was taken, in seconds of the device's clock.
    public var time: TimeInterval
    /// The value, in the track's unit.
    public var value: Double

    /// A value taken at a time, in seconds of the device's clock.
    public init(time: TimeInterval, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// Something that happened at a time.
  public struct Entry: Sendable, Equatable {
    /// When it happened, in seconds of the device's clock.
    public var time: TimeInterval
    /// What happened.
    public var text: String

    /// Something that happened at a time, in seconds of the device's clock.
    public init(time: TimeInterval, text: String) {
      self.time = time
      self.text = text
    }
  }
}
