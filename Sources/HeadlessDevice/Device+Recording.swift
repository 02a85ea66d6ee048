import Foundation
import HeadlessUIKit

extension Device {
  /// Records what the screen shows: the state at the start, and each frame that is made in a
  /// closure.
  ///
  /// - Parameter body: What the device is made to do.
  /// - Returns: The frames, the fingers, and the tracks that were fed in the meantime, in the order
  ///   in which they were fed first.
  /// - Precondition: No recording is being made.
  public func record(_ body: () throws -> Void) rethrows -> Recording {
    precondition(recorder == nil, "A device makes one recording at a time")
    let recorder = Recorder()
    self.recorder = recorder
    defer { self.recorder = nil }
    runtime.activate()
    captureFrame()
    try body()
    return Recording(
      screenSize: screenSize, framesPerSecond: framesPerSecond, frames: recorder.frames,
      tracks: recorder.tracks)
  }

  /// Notes that a state holds from now on, on a track of states. Does nothing if the state already
  /// holds, or while no recording is made.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - label: The state's name.
  public func mark(_ track: String, _ label: String) {
    recorder?.mark(track, label, at: time)
  }

  /// Notes a value on a track of values; of two values in one frame the second holds. Does nothing
  /// while no recording is made.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - unit: The value's unit; empty if it is unitless.
  ///   - value: The value, in that unit.
  public func plot(_ track: String, unit: String = "", _ value: Double) {
    recorder?.plot(track, unit: unit, value, at: time)
  }

  /// Notes that something happened, on a track of events. Does nothing while no recording is made.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - text: What happened.
  public func log(_ track: String, _ text: String) {
    recorder?.log(track, text, at: time)
  }

  /// Adds what the screen shows to the recording, if one is made.
  func captureFrame() {
    guard let recorder else { return }
    let samples = fingers.map { Recording.FingerSample(id: $0.id, location: $0.location) }
    recorder.capture(window.layer, fingers: samples, at: time)
  }
}
