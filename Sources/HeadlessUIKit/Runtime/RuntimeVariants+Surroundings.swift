// What goes on around a transition: callbacks, stacks, bars, windows.
extension RuntimeVariants {
  /// A cancelled transition's appearance callbacks come when it is cancelled, not when it has
  /// ended.
  package static let takesBackAtCancel = bit(44)
  /// Touches that begin during a container's transition with an interaction controller reach
  /// neither controller's view.
  package static let keepsTouchesOut = bit(45)
  /// Touches that begin during a presentation or dismissal with an interaction controller reach
  /// neither controller's view.
  package static let keepsTouchesOutOfPresentations = bit(46)
  /// Bars get touches during a navigation controller's transition by an app's animator.
  package static let leavesBarsEnabled = bit(47)
  /// A delegate that implements the method for animators leaves the swipe back without its
  /// recognizer's delegate when it is taken away or replaced; the swipe does nothing until that is
  /// set again.
  package static let losesSwipe = bit(48)
  /// A delegate that implements the method for animators switches the swipe back off, whatever it
  /// returns, unless the app has replaced the delegate of the recognizer.
  package static let animatorMethodBlocksSwipe = bit(49)
  /// A push or a pop during a transition changes the stack at once, and the views after it.
  package static let stacksAtOnce = bit(50)
  /// A new root controller takes all presentations out of the window.
  package static let replacesWholeWindow = bit(51)
  /// Until a pop over several controllers begins, the top that goes is listed first in the stack.
  package static let listsPoppedTopFirst = bit(52)
  /// Changes of a stack before the first of them has begun are one change.
  package static let joinsChangesInOneTurn = bit(53)

  static let surroundingListings = [
    Listing("takesBackAtCancel", takesBackAtCancel),
    Listing("keepsTouchesOut", keepsTouchesOut),
    Listing(
      "keepsTouchesOutOfPresentations", keepsTouchesOutOfPresentations,
      refutedBy: "Kolos65/InstagramTransition, YQPhotoBrowser"),
    Listing("leavesBarsEnabled", leavesBarsEnabled),
    Listing("losesSwipe", losesSwipe),
    Listing("animatorMethodBlocksSwipe", animatorMethodBlocksSwipe),
    Listing("stacksAtOnce", stacksAtOnce, masking: joinsChangesInOneTurn),
    Listing("replacesWholeWindow", replacesWholeWindow),
    Listing("listsPoppedTopFirst", listsPoppedTopFirst),
    Listing("joinsChangesInOneTurn", joinsChangesInOneTurn),
  ]
}
