@testable import HeadlessUIKit

/// The current runtime's variants of UIKit behavior that the documentation leaves open.
enum UIKitReading {
  /// Whether a requested transition begins within the call instead of in the next turn.
  static var startsAtOnce: Bool { Runtime.current.reads(.startsAtOnce) }
  /// Whether a push during a change is in the stack at once instead of after the change.
  static var changesStacksAtOnce: Bool { Runtime.current.reads(.stacksAtOnce) }
  /// Whether an animated push or pop ends a running push or pop that has an animator.
  static var endsChangesForOthers: Bool {
    !changesStacksAtOnce && Runtime.current.reads(.endsChangesForOthers)
  }
  /// Whether a new root view controller removes the screens presented by the old one from the
  /// window.
  static var replacesWholeWindow: Bool { Runtime.current.reads(.replacesWholeWindow) }
  /// Whether an animator ends in the turn after its last frame instead of within that frame.
  static var completesAfterLastFrame: Bool { Runtime.current.reads(.completesAfterLastFrame) }
  /// Whether touches that begin during a container's change reach neither of the two pages.
  static var keepsTouchesOut: Bool { Runtime.current.reads(.keepsTouchesOut) }
  /// Whether a push ends with the system's delegate at the content's pan recognizer.
  static var renewsContentDelegate: Bool {
    Runtime.current.reads(.popsFromContent) && Runtime.current.reads(.renewsContentDelegate)
  }
  /// Whether a paused animator reports progress instead of time, which no source confirms. The time
  /// within an overshoot, or along a curve that cannot be read, is then unknown.
  static var fractionIsProgress: Bool { Runtime.current.reads(.fractionIsProgress) }
  /// Whether the delay of a block that is added in flight is a fraction of the remaining duration.
  static var delaysByWhatIsLeft: Bool { Runtime.current.reads(.delaysByWhatIsLeft) }
  /// Whether a paused animator shows fractions of its duration in steps, so that the toolkit's
  /// animators are longer than their flights.
  static var scrubsInSteps: Bool { Runtime.current.reads(.scrubsInSteps) }
  /// Whether the safe area of a view depends on its transform.
  static var movesSafeArea: Bool { Runtime.current.reads(.movesSafeArea) }
  /// Whether a view that leaves the window keeps its touches, and its gestures continue.
  static var removedViewsKeepTouches: Bool { Runtime.current.reads(.removedViewsKeepTouches) }
}
