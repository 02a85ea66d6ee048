// What goes on around a transition: callbacks, stacks, bars, windows.
extension RuntimeVariants {
  /// A cancelled transition's appearance callbacks come when it is cancelled, not when it has ended.
  package static let takesBackAtCancel = bit(44)
  /// Touches that begin during a container's transition reach neither controller's view.
  package static let keepsTouchesOut = bit(45)
  /// Touches that begin during a presentation or dismissal reach neither controller's view.
  package static let keepsTouchesOutOfPresentations = bit(46)
  /// Bars get touches during a navigation controller's transition.
  package static let leavesBarsEnabled = bit(47)
  /// A navigation controller whose delegate has been taken away and given back keeps its swipe back
  /// switched off.
  package static let losesSwipe = bit(48)
  /// A delegate that implements the method for animators switches the swipe back off, whatever it
  /// returns.
  package static let animatorMethodBlocksSwipe = bit(49)
  /// A push or a pop during a transition changes the stack at once.
  package static let stacksAtOnce = bit(50)
  /// A new root controller takes all presentations out of the window.
  package static let replacesWholeWindow = bit(51)

  static let surroundingListings = [
    Listing("takesBackAtCancel", takesBackAtCancel),
    Listing("keepsTouchesOut", keepsTouchesOut),
    Listing(
      "keepsTouchesOutOfPresentations", keepsTouchesOutOfPresentations,
      refutedBy: "Kolos65/InstagramTransition, YQPhotoBrowser"),
    Listing("leavesBarsEnabled", leavesBarsEnabled),
    Listing("losesSwipe", losesSwipe),
    Listing("animatorMethodBlocksSwipe", animatorMethodBlocksSwipe, masking: losesSwipe),
    Listing("stacksAtOnce", stacksAtOnce),
    Listing("replacesWholeWindow", replacesWholeWindow),
  ]
}
