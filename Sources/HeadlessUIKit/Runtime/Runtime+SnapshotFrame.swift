import Foundation

extension Runtime {
  /// Shows a frame with what is set so far, where a snapshot after screen updates waits for one
  /// (variant 7.87). Within a layout pass nothing can be shown.
  func showFrameForSnapshot() {
    guard !isInPass, !isInBackground, reads(.snapshotsTakeAFrame) else { return }
    if let onSnapshotFrame { onSnapshotFrame() } else { window?.layer.commit() }
  }

  /// Shows what is set, without layout, input or timers.
  package func commitForSnapshot() {
    window?.layer.commit()
  }

  /// Moves the clock within a turn of the run loop.
  package func moveClock(to time: TimeInterval) {
    if let eventTime = MediaClock.eventTime { MediaClock.eventTime = eventTime + time - self.time }
    self.time = time
    MediaClock.time = time
  }
}
