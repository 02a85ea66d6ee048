import Foundation
import HeadlessUIKit

extension Device {
  /// Records the screen at the start of a closure, and in each frame that the closure makes.
  ///
  /// - Parameter body: The closure to record.
  /// - Returns: The frames, the fingers, and the tracks that received values during the recording.
  ///   The tracks are in the order of their first values.
  /// - Precondition: No recording is being made.
  public func record(_ body: () throws -> Void) rethrows -> Recording {
    beginRecording()
    defer { recorder = nil }
    try body()
    return endRecording()
  }

  /// Records that a state begins now, on a track of states.
  ///
  /// The method does nothing if the state is already current, or if there is no recording.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - label: The state's name.
  public func mark(_ track: String, _ label: String) {
    recorder?.mark(track, label, at: time)
  }

  /// Records a value on a track of values.
  ///
  /// A second value in one frame replaces the first. The method does nothing if there is no
  /// recording.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - unit: The value's unit; empty if it is unitless.
  ///   - value: The value, in that unit.
  public func plot(_ track: String, unit: String = "", _ value: Double) {
    recorder?.plot(track, unit: unit, value, at: time)
  }

  /// Records an event on a track of events. The method does nothing if there is no recording.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - text: A description of the event.
  public func log(_ track: String, _ text: String) {
    recorder?.log(track, text, at: time)
  }

  /// Records a text that applies from now on, such as a description of the current animation.
  ///
  /// The method does nothing if the text is already current, or if there is no recording.
  ///
  /// - Parameters:
  ///   - track: The track's name.
  ///   - text: The text, in one or more lines. An empty text ends the previous one.
  public func note(_ track: String, _ text: String) {
    recorder?.note(track, text, at: time)
  }

  /// Begins a recording with the current screen.
  func beginRecording() {
    precondition(recorder == nil, "A device makes one recording at a time")
    recorder = Recorder()
    runtime.activate()
    captureFrame()
  }

  /// Ends the recording, and returns it; an empty one if there is none.
  func endRecording() -> Recording {
    defer { recorder = nil }
    return Recording(
      screenSize: screenSize, framesPerSecond: framesPerSecond, frames: recorder?.frames ?? [],
      tracks: recorder?.tracks ?? [])
  }

  /// Adds the current screen to the recording, if there is one.
  func captureFrame() {
    recorder?.capture(window.layer, fingers: fingerSamples, at: time)
  }

  /// The fingers on the screen, in the order in which they were pressed.
  var fingerSamples: [Recording.FingerSample] {
    fingers.map { Recording.FingerSample(id: $0.id, location: $0.location) }
  }
}
