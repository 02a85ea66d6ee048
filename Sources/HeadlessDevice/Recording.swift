import Foundation

/// A recording of a device's screen.
///
/// The recording contains the layer tree and the fingers of each frame, and the tracks that the
/// caller recorded.
///
/// ```swift
/// let recording = device.record {
///   device.tap(at: CGPoint(x: 60, y: 120))
///   device.advanceUntilIdle()
/// }
/// print(recording.frames.count, recording.duration)
/// ```
public struct Recording: Sendable, Equatable {
  /// The screen's size, in points.
  public var screenSize: CGSize

  /// The number of frames that the device showed per second.
  public var framesPerSecond: Int

  /// The frames, in the order of their times.
  public var frames: [Frame]

  /// The tracks that the caller recorded, such as phases, values and calls.
  public var tracks: [Track]

  /// Creates a recording of a screen.
  ///
  /// - Parameters:
  ///   - screenSize: The screen's size, in points.
  ///   - framesPerSecond: The number of frames that the device showed per second.
  ///   - frames: The frames, in the order of their times.
  ///   - tracks: The tracks that the caller recorded.
  /// - Precondition: `framesPerSecond` is positive.
  public init(
    screenSize: CGSize,
    framesPerSecond: Int,
    frames: [Frame] = [],
    tracks: [Track] = []
  ) {
    precondition(framesPerSecond > 0, "A device shows at least one frame per second")
    self.screenSize = screenSize
    self.framesPerSecond = framesPerSecond
    self.frames = frames
    self.tracks = tracks
  }

  /// The time between the first frame and the last frame, in seconds.
  public var duration: TimeInterval {
    guard let first = frames.first, let last = frames.last else { return 0 }
    return last.time - first.time
  }
}

extension Recording {
  /// The screen at one time.
  ///
  /// ```swift
  /// let held = recording.frames.filter { !$0.fingers.isEmpty }
  /// ```
  public struct Frame: Sendable, Equatable {
    /// The time at which the frame was shown, in seconds of the device's clock.
    public var time: TimeInterval
    /// The screen's layer tree.
    public var root: LayerSnapshot
    /// The fingers that touched the screen.
    public var fingers: [FingerSample]

    /// Creates a frame shown at a time, in seconds of the device's clock.
    public init(time: TimeInterval, root: LayerSnapshot, fingers: [FingerSample] = []) {
      self.time = time
      self.root = root
      self.fingers = fingers
    }
  }

  /// A finger on the screen at one time.
  ///
  /// ```swift
  /// let touches = recording.frames.flatMap { $0.fingers.map(\.location) }
  /// ```
  public struct FingerSample: Sendable, Equatable {
    /// The identifier of the finger from press to lift.
    public var id: Int
    /// The position on the screen, in points.
    public var location: CGPoint

    /// Creates a finger that touches the screen at a point.
    public init(id: Int, location: CGPoint) {
      self.id = id
      self.location = location
    }
  }
}
