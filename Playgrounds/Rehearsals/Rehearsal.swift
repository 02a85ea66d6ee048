import HeadlessDevice
import InterruptibleTransitions

/// A scene played once, by a script of fingers, to one of its ends.
public struct Rehearsal {
  /// The scene's name on the command line.
  public let scene: String
  /// A name for this ending.
  public let ending: String
  /// What a person does and sees.
  package let summary: String
  /// Whether the tests play it under variants of UIKit. A rehearsal that repeats the course of
  /// another one, from another side, need not be played again.
  package let meetsEveryReading: Bool
  let script: (RehearsalFixture) -> Void

  init(
    scene: String, ending: String, summary: String, meetsEveryReading: Bool = true,
    script: @escaping (RehearsalFixture) -> Void
  ) {
    (self.scene, self.ending, self.summary, self.script) = (scene, ending, summary, script)
    self.meetsEveryReading = meetsEveryReading
  }

  /// A name that is unique among all rehearsals.
  package var name: String { "\(scene)-\(ending.replacing(" ", with: "-"))" }

  /// Plays the scene on a new device.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of frames per second of the device.
  ///   - isRecorded: Whether the screen is recorded; the recording is empty otherwise.
  ///   - checksMotion: Whether positions and steps are checked, frame by frame.
  ///   - inspector: Inspects the scene while it is played.
  /// - Returns: The events, and the failures.
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

  /// All scenes with all their ends.
  public static var all: [Rehearsal] {
    AuxiliaryAnimationsRehearsals.all + PullToPresentRehearsals.all + TapToPauseRehearsals.all
      + ContinuityRehearsals.all + PinchToOpenRehearsals.all
      + RotateToDismissRehearsals.all + EdgeSwipeRehearsals.all + CatchAgainRehearsals.all
      + PullToDismissRehearsals.all + SheetRehearsals.all
      + OwnInteractionRehearsals.all + PushAndPopRehearsals.all
      + TabsRehearsals.all + ModalStackRehearsals.all + ToggleRehearsals.all
      + PhotoViewerRehearsals.all + MiniPlayerRehearsals.all + StackWithSliderRehearsals.all
      + PresetWallRehearsals.all + FlipCardRehearsals.all
      + SnapshotMorphRehearsals.all + SnapshotByHandRehearsals.all
      + DeclaredRehearsals.all + CellsRehearsals.all
      + CascadeRehearsals.all + AppStoreCardRehearsals.all
  }
}

/// The result of a rehearsal.
public struct Performance {
  package let rehearsal: Rehearsal
  /// The screen; empty if it was not recorded.
  public let recording: Recording
  /// How long the scene's devices ran, together, in seconds of their clocks.
  public let duration: TimeInterval
  /// The events of the transition, in the order in which they happened.
  package let timeline: [TimelineEntry]
  /// The position at which the last transition came to rest; nil if none did.
  package let finalPosition: TransitionPosition?
  /// The measurements, in lines of text.
  package let findings: [String]
  /// What differs from the scene's description; empty if nothing does.
  public private(set) var failures: [String]

  /// Returns the same performance with another failure.
  func failing(_ failure: String) -> Performance {
    var copy = self
    copy.failures.append(failure)
    return copy
  }
}

/// A moment of a transition.
package struct TimelineEntry {
  /// In seconds, on the device's clock.
  package let time: TimeInterval
  package let phase: TransitionPhase
  /// The progress of the transition, 0…1.
  package let progress: Double
  /// The message to UIKit's context, if the entry is a message.
  package let message: String?
}
