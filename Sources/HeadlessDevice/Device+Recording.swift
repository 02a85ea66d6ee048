import Foundation
import HeadlessUIKit

extension Device {
  /// Records what the screen shows: the state at the start, and each frame that is made in a
  /// closure.
  ///
  /// - Parameter body: Performs what is to be recorded.
  /// - Returns: The frames, the fingers, and the tracks that received values during the recording,
  ///   in the order in which they received their first.
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

  /// Records that a state begins now, on a track of states. Does nothing if the state is current
  /// already, or while no recording is made.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - label: The state's name.
  public func mark(_ track: String, _ label: String) {
    recorder?.mark(track, label, at: time)
  }

  /// Records a value on a track of values; a second value in one frame replaces the first. Does
  /// nothing while no recording is made.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - unit: The value's unit; empty if it is unitless.
  ///   - value: The value, in that unit.
  public func plot(_ track: String, unit: String = "", _ value: Double) {
    recorder?.plot(track, unit: unit, value, at: time)
  }

  /// Records an event on a track of events. Does nothing while no recording is made.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - text: A description of the event.
  public func log(_ track: String, _ text: String) {
    recorder?.log(track, text, at: time)
  }

  /// Records a text that holds from now on, such as what is known of an animation that is under
  /// way. Does nothing if the text is current already, or while no recording is made.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - text: The text, in one line or in several; an empty one says that nothing holds any more.
  public func note(_ track: String, _ text: String) {
    recorder?.note(track, text, at: time)
  }

  /// Adds the current screen to the recording, if one is being made.
  func captureFrame() {
    guard let recorder else { return }
    let samples = fingers.map { Recording.FingerSample(id: $0.id, location: $0.location) }
    recorder.capture(window.layer, fingers: samples, at: time)
  }
}
