import HeadlessDevice
import InterruptibleTransitions

/// A scene played once, by a script of fingers, to one of its endings.
public struct Rehearsal {
  /// The scene's name, as the command line has it.
  public let scene: String
  /// What is special about this ending.
  public let ending: String
  /// What a person does and sees.
  package let summary: String
  /// Whether it shows the toolkit, which must be right under every reading of UIKit, and not
  /// something else beside it.
  package let showsToolkit: Bool
  let script: (RehearsalFixture) -> Void

  init(
    scene: String, ending: String, summary: String, showsToolkit: Bool = true,
    script: @escaping (RehearsalFixture) -> Void
  ) {
    (self.scene, self.ending, self.summary, self.script) = (scene, ending, summary, script)
    self.showsToolkit = showsToolkit
  }

  /// A name that is unique among all rehearsals.
  package var name: String { "\(scene)-\(ending.replacing(" ", with: "-"))" }

  /// Plays the scene on a new device.
  ///
  /// - Parameters:
  ///   - framesPerSecond: What the device shows.
  ///   - isRecorded: Whether the screen is recorded; the recording is empty otherwise.
  ///   - checksMotion: Whether places and steps are checked, frame by frame.
  /// - Returns: What happened, and what did not happen as it should have.
  public func perform(
    framesPerSecond: Int = 60, isRecorded: Bool = true, checksMotion: Bool = true
  ) -> Performance {
    let (performance, leaks) = play(
      RehearsalFixture(framesPerSecond: framesPerSecond, checksMotion: checksMotion),
      isRecorded: isRecorded)
    // UIKit's class methods keep the device that was used last.
    _ = Device()
    let remains = leaks.remains
    guard !remains.isEmpty else { return performance }
    return performance.failing("the scene is over, and there are left: \(remains)")
  }

  /// Plays the scene, and lets go of all but the notes.
  private func play(_ fixture: RehearsalFixture, isRecorded: Bool) -> (Performance, LeakTracker) {
    let recording = fixture.play(isRecorded: isRecorded) { script(fixture) }
    let performance = Performance(
      rehearsal: self, recording: recording, duration: fixture.device.time,
      timeline: fixture.timeline, finalPosition: fixture.finalPosition, findings: fixture.findings,
      failures: fixture.failures)
    return (performance, fixture.leaks)
  }

  /// All scenes with all their endings.
  public static var all: [Rehearsal] {
    AuxiliaryAnimationsRehearsals.all + PullToPresentRehearsals.all + TapToPauseRehearsals.all
      + ContinuityRehearsals.all + PinchToOpenRehearsals.all
      + RotateToDismissRehearsals.all + EdgeSwipeRehearsals.all + CatchAgainRehearsals.all
      + PullToDismissRehearsals.all + SheetRehearsals.all
      + OwnInteractionRehearsals.all + PushAndPopRehearsals.all
      + TabsRehearsals.all + ModalStackRehearsals.all + ToggleRehearsals.all
  }
}

/// What came of a rehearsal.
public struct Performance {
  package let rehearsal: Rehearsal
  /// What the screen showed; empty if it was not recorded.
  public let recording: Recording
  /// How long the device ran, in seconds of its clock.
  public let duration: TimeInterval
  /// What happened to the transition, in the order in which it did.
  package let timeline: [TimelineEntry]
  /// Where the last transition came to rest; nil if none did.
  package let finalPosition: TransitionPosition?
  /// What was measured, in lines of text.
  package let findings: [String]
  /// What is not as the scene says it must be; empty if all is well.
  public private(set) var failures: [String]

  /// The same performance with another failure.
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
  /// How far the transition was, 0…1.
  package let progress: Double
  /// What UIKit's context was told, if that is what happened.
  package let message: String?
}
