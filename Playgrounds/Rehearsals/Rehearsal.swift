import HeadlessDevice
import InterruptibleTransitions

/// A scene that is played once to one of its ends, by a script of fingers.
public struct Rehearsal {
  /// The scene's name on the command line. ``SceneRehearsals`` sets it.
  public internal(set) var scene: String
  /// The name of the ending.
  public let ending: String
  /// A description of the person's actions and of the result.
  package let summary: String
  /// Whether the tests play the rehearsal under variants of UIKit. They skip a rehearsal that
  /// repeats another one from a different side.
  package let meetsEveryReading: Bool
  let script: (RehearsalFixture) -> Void

  init(
    scene: String = "", ending: String, summary: String, meetsEveryReading: Bool = true,
    script: @escaping (RehearsalFixture) -> Void
  ) {
    self.scene = scene
    self.ending = ending
    self.summary = summary
    self.script = script
    self.meetsEveryReading = meetsEveryReading
  }

  /// A name that is unique among all rehearsals.
  package var name: String { "\(scene)-\(ending.replacing(" ", with: "-"))" }

  /// Plays the scene on a new device.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of frames per second of the device.
  ///   - isRecorded: Whether the screen is recorded; the recording is empty otherwise.
  ///   - checksMotion: Whether positions and steps are checked in each frame.
  ///   - inspector: An object that inspects the scene while it is played.
  /// - Returns: The events and the failures.
  public func perform(
    framesPerSecond: Int = 60, isRecorded: Bool = true, checksMotion: Bool = true,
    inspector: (any RehearsalInspector)? = nil
  ) -> Performance {
    var performance = play(
      RehearsalFixture(
        framesPerSecond: framesPerSecond, checksMotion: checksMotion, inspector: inspector),
      isRecorded: isRecorded)
    guard let inspector else { return performance }
    // UIKit's class methods keep the device that was used last.
    _ = Device()
    for problem in inspector.problemsAfterRelease() { performance = performance.failing(problem) }
    return performance
  }

  private func play(_ fixture: RehearsalFixture, isRecorded: Bool) -> Performance {
    let recording = fixture.play(isRecorded: isRecorded) { script(fixture) }
    return Performance(
      rehearsal: self, recording: recording, duration: fixture.duration,
      timeline: fixture.timeline, finalPosition: fixture.finalPosition, findings: fixture.findings,
      failures: fixture.failures)
  }

  /// All scenes with all their endings.
  public static var all: [Rehearsal] {
    SceneRehearsals.all.flatMap(\.rehearsals) + ContinuityRehearsals.all
  }
}

/// The result of a rehearsal.
public struct Performance {
  package let rehearsal: Rehearsal
  /// The screen; empty if it was not recorded.
  public let recording: Recording
  /// The total time that the scene's devices ran, in seconds of their clocks.
  public let duration: TimeInterval
  /// The events of the transition, in the order in which they happened.
  package let timeline: [TimelineEntry]
  /// The position at which the last transition ended; nil if none has ended.
  package let finalPosition: TransitionPosition?
  /// The measurements, in lines of text.
  package let findings: [String]
  /// The differences from the scene's description; empty if there are none.
  public private(set) var failures: [String]

  /// Returns a copy of the performance with another failure.
  func failing(_ failure: String) -> Performance {
    var copy = self
    copy.failures.append(failure)
    return copy
  }
}

/// A moment of a transition.
package struct TimelineEntry {
  /// The time in seconds, on the device's clock.
  package let time: TimeInterval
  package let phase: TransitionPhase
  /// The progress of the transition, 0…1.
  package let progress: Double
  /// The message to UIKit's context, if the entry is a message.
  package let message: String?
}
