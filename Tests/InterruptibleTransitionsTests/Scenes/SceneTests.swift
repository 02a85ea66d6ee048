import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions
@testable import Rehearsals
@testable import Scenes

/// The suite of a feature: `swift test --filter SceneTests` runs all its suites.
@Suite("Scenes")
enum SceneTests {}

extension SceneTests {
  @Suite("Rehearsals", .sharingVariants)
  struct RehearsedScenes {
    static var names: [String] { Rehearsal.all.map(\.name) }

    // A recorded rehearsal is checked for jumps, flashes, and view controllers that remain. The
    // gallery records every rehearsal at 60 frames per second, and fails where one has a problem.
    @Test(
      "Every rehearsal ends as described, and nothing remains",
      arguments: await names)
    func endsAsTold(_ name: String) throws {
      let rehearsal = try #require(Rehearsal.all.first { $0.name == name })
      let isDefault = RuntimeVariants.current.isEmpty && UnderVariants.choice.isNamed
      guard isDefault || rehearsal.meetsEveryReading else { return }
      // Where a paused animator reports progress, a flight that overshoots may count as completed.
      let isMisread = RuntimeVariants.current.contains(.fractionIsProgress)
      guard !isMisread || name != "toggle-ten-times" else { return }
      // One rehearsal of each scene is recorded, at 120 frames per second, and all in the whole
      // series.
      let first = Rehearsal.all.first { $0.scene == rehearsal.scene && $0.meetsEveryReading }
      let isRecorded = isDefault && (SeriesChoice.isWhole || first?.name == name)
      let performance = rehearsal.perform(
        framesPerSecond: isRecorded && rehearsal.meetsEveryReading ? 120 : 60,
        isRecorded: isRecorded, checksMotion: !RuntimeVariants.current.contains(.scrubsInSteps),
        inspector: LeakTracker())
      #expect(performance.failures == [])
    }

    @Test("The names of rehearsals are unique")
    func haveDifferentNames() {
      #expect(Set(Self.names).count == Self.names.count)
    }
  }
}

extension SceneTests {
  @Suite("List of scenes")
  struct List {
    @Test("The names of scenes are unique, and each scene has rehearsals under its name")
    func isComplete() {
      let ids = SceneEntry.all.map(\.id)
      #expect(Set(ids).count == ids.count)
      // Both modules compile the same list, so a difference is a wrong entry of rehearsals.
      #expect(SceneRehearsals.all.map(\.entry.id) == ids)
      for scene in SceneRehearsals.all {
        #expect(!scene.rehearsals.isEmpty, "\(scene.entry.id)")
      }
    }

    @Test("Each scene in the folders is in the list")
    func isInList() throws {
      let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Playgrounds/Scenes")
      let list = try String(
        contentsOf: folder.appendingPathComponent("Catalog/SceneList.swift"), encoding: .utf8)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for scene in text.matches(of: /static let (\w+) = SceneEntry\(/) {
          #expect(list.contains("    .\(scene.1),\n"), "\(scene.1) of \(file)")
        }
      }
    }
  }
}

extension SceneTests {
  @Suite("Scene auxiliary-animations", .underVariants)
  struct AuxiliaryAnimations {
    @Test("Halfway through the flight, the background is partly blurred")
    func halfBlur() {
      let fixture = RehearsalFixture(framesPerSecond: 60)
      let lockScreen = AuxiliaryAnimationsViewController()
      fixture.launch(lockScreen, lockScreen.reveal)
      fixture.tapEdit()
      fixture.device.advance(by: 0.4)
      let radius = lockScreen.blurView.layer.presentedProperties.backdrop.radius
      #expect((0.1...19.9).contains(radius))
    }
  }
}

extension SceneTests {
  @Suite("Elements in recordings")
  struct RecordedElements {
    private func recording(of name: String) throws -> Recording {
      try #require(Rehearsal.all.first { $0.name == name }).perform().recording
    }

    private func names(_ layer: LayerSnapshot) -> [String] {
      (layer.givenName.map { [$0] } ?? []) + layer.sublayers.flatMap(names)
    }

    private func notes(_ recording: Recording) -> [Recording.Segment] {
      for case .note("Elements", let segments) in recording.tracks { return segments }
      return []
    }

    @Test("A recording contains the elements of each flight, and the names of stand-ins during it")
    func flights() throws {
      let recording = try recording(of: "snapshot-morph-finish")
      let notes = notes(recording)
      // A push, a pop, and a push until the recording ends.
      #expect(notes.map(\.label.isEmpty) == [false, true, false, true, false, true])
      let parts = ["card", "picture", "title"].map { "Along the brook \($0)" }
      for note in notes where !note.label.isEmpty {
        let lines = note.label.split(separator: "\n")
        #expect(lines.first == "matched: \(parts.joined(separator: ", "))")
        #expect(lines.count == 2)
      }
      let comes = notes.map { $0.label.contains("not on the incoming screen: ") }
      #expect(comes == [true, false, false, false, true, false])
      for frame in recording.frames {
        let note = notes.last { $0.time <= frame.time }?.label ?? ""
        #expect(names(frame.root).sorted() == (note.isEmpty ? [] : parts), "at \(frame.time)")
      }
    }

    @Test("A scene without elements has neither notes nor names")
    func otherScenes() throws {
      let recording = try recording(of: "sheet-finish")
      #expect(notes(recording).isEmpty && !recording.frames.isEmpty)
      #expect(recording.frames.allSatisfy { names($0.root).isEmpty })
    }
  }
}

extension SceneTests {
  @Suite("App's interaction")
  struct CustomInteraction {
    @Test("DialInteraction has 34 lines of code, including the import and its class")
    func lines() throws {
      let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Playgrounds/Scenes/Thermostat/DialInteraction.swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
      #expect(code.contains { $0.contains("class DialInteraction: TransitionInteraction") })
      #expect(code.count <= 34)
    }
  }
}

extension SceneTests {
  /// `SceneTests` detects leaks in every scene. These tests show that each leak is detected.
  @Suite("Leaks in scenes", .underVariants)
  struct Leaks {
    /// The objects that are retained too long.
    enum Kept: String, CaseIterable {
      case flight = "TransitionFlight"
      case animator = "FlightAnimator"
      case context = "TransitionContext"
      case run = "TransitionRun"
      case presented = "PresentedViewController"
      case presentation = "InterruptiblePresentationController"
      case windowRecognizer = "UIPanGestureRecognizer"
      case interaction = "GestureInteraction<UIPanGestureRecognizer>"
      case transition = "InterruptibleTransition"
      case presenter = "UIViewController"
      case view = "UIView"
      case window = "UIWindow"

      /// Whether the object must be released when the transition has ended.
      var belongsToRun: Bool { [.flight, .animator, .context, .run].contains(self) }
      /// Whether the object must be released when it has left the screen.
      var leavesScreen: Bool { [.presented, .presentation, .windowRecognizer].contains(self) }

      func find(in presenter: UIViewController, _ transition: InterruptibleTransition) -> AnyObject?
      {
        switch self {
        case .flight: transition.flight
        case .animator: transition.flight?.animator
        case .context: transition.flight?.context
        case .run: Runtime.current.transitions.first?.run
        case .presented: presenter.presentedViewController
        case .presentation: presenter.presentedViewController?.presentationController
        case .windowRecognizer:
          presenter.view.window?.gestureRecognizers?.first { $0 is UIPanGestureRecognizer }
        case .interaction: transition.interactions.first as AnyObject?
        case .transition: transition
        case .presenter: presenter
        case .view: presenter.view
        case .window: presenter.view.window
        }
      }
    }

    private final class PresentedViewController: UIViewController {}

    /// Returns a rehearsal that presents and dismisses, and that calls a closure in the middle of
    /// both.
    private func rehearsal(
      _ inFlight: @escaping (UIViewController, InterruptibleTransition) -> Void
    ) -> Rehearsal {
      Rehearsal(scene: "leaks", ending: "none", summary: "") { fixture in
        let presenter = UIViewController()
        let transition = InterruptibleTransition(.fade, timing: .linear(0.2))
        transition.interactions = [.pan(.down, over: 300)]
        fixture.launch(presenter, transition)
        presenter.present(PresentedViewController(), with: transition)
        fixture.device.advance(by: 0.1)
        inFlight(presenter, transition)
        fixture.device.advanceUntilIdle()
        presenter.dismiss(animated: true)
        fixture.device.advance(by: 0.1)
        inFlight(presenter, transition)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("Objects that are retained too long are detected", arguments: Kept.allCases)
    func kept(_ kept: Kept) throws {
      var objects: [AnyObject] = []
      let performance = rehearsal { presenter, transition in
        if let object = kept.find(in: presenter, transition) { objects.append(object) }
      }.perform(isRecorded: false, inspector: LeakTracker())
      #expect(objects.count == 2)
      let first = performance.failures.first ?? ""
      let last = performance.failures.last ?? ""
      #expect(last.contains("the scene is over") && last.contains("× \(kept.rawValue)"))
      #expect(first.contains("of a transition that has ended") == kept.belongsToRun)
      #expect(first.contains("of what has left the screen") == kept.leavesScreen)
      #expect(first.contains(kept.rawValue))
    }

    @Test("An interaction that retains its scene is detected")
    func cycle() {
      let performance = rehearsal { presenter, transition in
        guard transition.interactions.count == 1 else { return }
        transition.interactions.append(
          .pan(.up, over: 300, on: presenter.view) {
            presenter.present(UIViewController(), with: transition)
          })
      }.perform(isRecorded: false, inspector: LeakTracker())
      #expect(performance.failures.last?.contains("1 × InterruptibleTransition") == true)
    }

    @Test("Without a leak, nothing is detected, and all objects are checked")
    func nothing() {
      let leaks = LeakTracker()
      let performance = rehearsal { _, _ in }.perform(isRecorded: false, inspector: leaks)
      #expect(performance.failures == [])
      #expect(Set(Kept.allCases.map(\.rawValue)).subtracting(leaks.kinds) == [])
    }
  }
}
