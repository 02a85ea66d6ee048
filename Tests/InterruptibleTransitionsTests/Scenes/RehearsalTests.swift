import HeadlessUIKit
import Testing

@testable import Rehearsals

@Suite("Scenes", .sharingVariants)
struct RehearsalTests {
  nonisolated static let names = [
    "auxiliary-animations-finish", "auxiliary-animations-cancel",
    "pull-to-present-finish", "pull-to-present-cancel",
    "pull-to-present-flick-to-finish", "pull-to-present-flick-to-cancel",
    "tap-to-pause-finish", "tap-to-pause-cancel", "tap-to-pause-catch-again",
    "tap-to-pause-second-tap",
    "continuity-nothing-jumps",
    "pinch-to-open-finish", "pinch-to-open-cancel", "pinch-to-open-catch",
    "rotate-to-dismiss-finish", "rotate-to-dismiss-cancel", "rotate-to-dismiss-grab-the-opening",
    "edge-swipe-finish", "edge-swipe-cancel", "edge-swipe-not-from-the-edge",
    "catch-again-finish", "catch-again-cancel",
    "pull-to-dismiss-finish", "pull-to-dismiss-scroll-on", "pull-to-dismiss-catch-again",
    "sheet-finish", "sheet-cancel", "sheet-tap-outside", "sheet-tap-on-its-way",
    "own-interaction-finish", "own-interaction-cancel", "own-interaction-with-a-hold",
    "push-and-pop-finish", "push-and-pop-cancel", "push-and-pop-system-swipe-back",
    "push-and-pop-change-of-mind",
    "tabs-finish", "tabs-cancel", "tabs-both-ways", "tabs-tap-mid-flight",
    "modal-stack-in-turn", "modal-stack-all-at-once", "modal-stack-run-out-under-a-finger",
    "modal-stack-stack-stays",
    "toggle-ten-times", "toggle-nine-times", "toggle-by-calls",
    "photo-viewer-finish", "photo-viewer-cancel", "photo-viewer-drag-away",
    "photo-viewer-three-times",
    "mini-player-finish", "mini-player-cancel", "mini-player-play-in-flight",
    "mini-player-pull-down", "mini-player-push-back",
    "stack-with-slider-finish", "stack-with-slider-cancel", "stack-with-slider-edge-swipe",
    "stack-with-slider-back-button",
    "preset-wall-there-and-back", "preset-wall-cancel", "preset-wall-from-below",
    "preset-wall-from-the-left", "preset-wall-from-above", "preset-wall-right-to-left",
    "preset-wall-reduced-motion",
    "flip-card-finish", "flip-card-cancel", "flip-card-reduced-motion",
    "snapshot-morph-finish", "snapshot-morph-cancel", "snapshot-by-hand-there-and-back",
    "declared-there-and-back", "declared-cancel",
    "cells-collection", "cells-table", "cells-gone",
    "cascade-up-and-down", "cascade-across", "cascade-round",
    "app-store-card-dragged-back", "app-store-card-stays",
    "custom-pass-there-and-back", "custom-pass-same-title", "custom-pass-cancel",
    "badges-there-and-back", "badges-cancel",
  ]

  // The gallery plays and records the rehearsals at 60 frames per second, and states whether they
  // end as described.
  @Test("Every rehearsal ends as described, also at 120 frames per second", arguments: names)
  func endsAsTold(_ name: String) throws {
    let rehearsal = try #require(Rehearsal.all.first { $0.name == name })
    let isDefault = RuntimeVariants.current.isEmpty && !UnderVariants.choice.isAll
    guard isDefault || rehearsal.meetsEveryReading else { return }
    // Where a paused animator reports progress, a flight that overshoots may count as completed.
    let isMisread = RuntimeVariants.current.contains(.fractionIsProgress)
    guard !isMisread || name != "toggle-ten-times" else { return }
    let performance = rehearsal.perform(
      framesPerSecond: isDefault && rehearsal.meetsEveryReading ? 120 : 60, isRecorded: false,
      checksMotion: !RuntimeVariants.current.contains(.scrubsInSteps), inspector: LeakTracker())
    #expect(performance.failures == [])
  }

  @Test("Every ending is listed in this file")
  func allAreListed() {
    #expect(Rehearsal.all.map(\.name) == Self.names)
  }
}
