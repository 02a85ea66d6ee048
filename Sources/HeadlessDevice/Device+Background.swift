import Foundation
import HeadlessUIKit

extension Device {
  /// Whether the app is in the background.
  var isInBackground: Bool { runtime.application.applicationState == .background }

  /// Moves the app to the background, as the home button does, and suspends it.
  ///
  /// No frame is made. Touches of fingers on the screen are cancelled. The app's observers receive
  /// `UIApplication.willResignActiveNotification` and `didEnterBackgroundNotification`. Running
  /// animations then jump to their ends. Until the app returns to the foreground, advancing the
  /// clock makes no frames: no display link, no timer and no block for the next turn of the run
  /// loop is called.
  ///
  /// - Precondition: The app is active, and no frame is being made.
  public func enterBackground() {
    precondition(!isMakingFrame, "An app can't go to the background inside of a frame")
    for finger in fingers { finger.takeAway() }
    fingers = []
    runtime.enterBackground { digitizer.deliver(at: time) }
  }

  /// Returns the app to the foreground, and makes a frame.
  ///
  /// The app's observers receive `UIApplication.willEnterForegroundNotification` and
  /// `didBecomeActiveNotification`.
  ///
  /// - Precondition: The app is in the background.
  public func enterForeground() {
    runtime.enterForeground()
    // A person has not seen the changes in the background.
    rehearsal?.allowJump()
    makeFrame()
  }
}
