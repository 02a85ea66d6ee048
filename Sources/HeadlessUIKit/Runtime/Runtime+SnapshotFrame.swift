import Foundation

extension Runtime {
  /// Shows a frame with the current values, because a snapshot after screen updates waits for a
  /// frame (variant 7.87).
  ///
  /// During a layout pass and in the background, the method does nothing.
  func showFrameForSnapshot() {
    guard !isInPass, !isInBackground, reads(.snapshotsTakeAFrame) else { return }
    if let onSnapshotFrame { onSnapshotFrame() } else { window?.layer.commit() }
  }

  /// Shows the current values, without layout, input, or timers.
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
