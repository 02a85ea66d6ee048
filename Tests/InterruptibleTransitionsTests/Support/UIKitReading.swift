@testable import HeadlessUIKit

/// UIKit's behaviour where its documentation leaves it open, in the current runtime.
enum UIKitReading {
  /// Whether a requested transition begins within the call, and not in the next turn.
  static var startsAtOnce: Bool { Runtime.current.reads(.startsAtOnce) }
  /// Whether a push during a change is in the stack at once, and not after the change.
  static var changesStacksAtOnce: Bool { Runtime.current.reads(.stacksAtOnce) }
  /// Whether an animated push or pop ends the push or pop by an animator that is under way.
  static var endsChangesForOthers: Bool {
    !changesStacksAtOnce && Runtime.current.reads(.endsChangesForOthers)
  }
  /// Whether a new root controller takes what the old one presents out of the window.
  static var replacesWholeWindow: Bool { Runtime.current.reads(.replacesWholeWindow) }
  /// Whether an animator ends with the turn after its last frame, and not within that frame.
  static var completesAfterLastFrame: Bool { Runtime.current.reads(.completesAfterLastFrame) }
  /// Whether touches that begin in a container's change reach neither of the two pages.
  static var keepsTouchesOut: Bool { Runtime.current.reads(.keepsTouchesOut) }
  /// Whether a paused animator reports progress instead of time, for which there is no source. Then
  /// nothing tells the time within a swing, or along a curve that cannot be read.
  static var fractionIsProgress: Bool { Runtime.current.reads(.fractionIsProgress) }
  /// Whether a block that is added in flight is delayed by a part of the rest of the duration.
  static var delaysByWhatIsLeft: Bool { Runtime.current.reads(.delaysByWhatIsLeft) }
  /// Whether a view that leaves the window keeps its touches, and its gestures continue.
  static var removedViewsKeepTouches: Bool { Runtime.current.reads(.removedViewsKeepTouches) }
}
