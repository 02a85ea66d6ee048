// The surroundings of a transition: callbacks, stacks, bars, windows.
extension RuntimeVariants {
  /// The safe area of a view that a transform moves or scales is that of the place where the view
  /// is then.
  package static let movesSafeArea = bit(14)
  /// A snapshot after screen updates that is taken in a layout pass, such as at the start of a
  /// push, is rendered when the pass ends.
  package static let snapshotsAtPassEnd = bit(25)
  /// A cancelled transition's appearance callbacks are called when it is cancelled, not when it has
  /// ended.
  package static let takesBackAtCancel = bit(44)
  /// Touches that begin during a container's transition with an interaction controller reach
  /// neither controller's view.
  package static let keepsTouchesOut = bit(45)
  /// Bars receive touches during a navigation controller's transition by an app's animator.
  package static let leavesBarsEnabled = bit(47)
  /// If a delegate that implements the method for animators is removed or replaced, the recognizer
  /// of the swipe back loses its delegate. The swipe does nothing until that delegate is set again.
  package static let losesSwipe = bit(48)
  /// A delegate that implements the method for animators disables the swipe back, whatever the
  /// method returns, unless the app has replaced the delegate of the recognizer.
  package static let animatorMethodBlocksSwipe = bit(49)
  /// As from iOS 26 on, a pan anywhere in the content pops too. It begins whether or not the
  /// delegate animates the pop.
  package static let popsFromContent = bit(63)
  /// A push or a pop during a transition changes the stack at once, and the views after the
  /// transition.
  package static let stacksAtOnce = bit(50)
  /// An animated change of a stack that is requested during a push or pop by an app's animator ends
  /// that one at once, and not when the animator completes it.
  package static let endsChangesForOthers = bit(62)
  /// The final frame of a sheet below a full-screen page that is dismissed is the whole container,
  /// and the sheet keeps the frame that the animator gives it.
  package static let enlargesUncoveredSheets = bit(0)
  /// A new root controller removes all presentations from the window.
  package static let replacesWholeWindow = bit(51)
  /// A controller that is being presented or dismissed presents nothing.
  package static let refusesMovingPresenters = bit(59)
  /// Until a pop over several controllers begins, the top controller that leaves is listed first in
  /// the stack.
  package static let listsPoppedTopFirst = bit(52)
  /// Changes of a stack before the first of them has begun are one change.
  package static let joinsChangesInOneTurn = bit(53)
  /// In an interactive push or pop the bar follows the progress that the context is told, and not
  /// the animator. After the interaction it goes its own way.
  package static let movesBarByContext = bit(60)
  /// During a push or a pop that hides or shows the bottom bar, the outgoing page has the safe area
  /// of the end from the start, and not its own one until the end.
  package static let changesBarInsetsAtOnce = bit(65)
  /// A cancelled interactive change to a new stack, which is no push and no pop, leaves the top of
  /// the new stack listed above the former stack. The former top is still shown.
  package static let keepsCancelledTop = bit(66)
  /// An effect in a view with a mask, or in a view around which there is one, shows nothing. A mask
  /// of the effect view itself does not count.
  package static let masksHideEffects = bit(72)
  /// UIKit sets the system's delegate of the pan in the content again at the end of each push.
  package static let renewsContentDelegate = bit(67)
  /// Rendering a layer tree with content that the graphics processor draws stops the app.
  package static let stopsAtRenderedMetal = bit(70)
  /// A snapshot after screen updates takes the time of a frame, which shows what is set so far.
  package static let snapshotsTakeAFrame = bit(71)
  /// An effect that is set, or comes into the window, below a shown opacity under 0.01 shows
  /// nothing until it is set again.
  package static let flattensHiddenEffects = bit(73)
  /// If a page shows the hidden navigation bar as an app's animator pushes the page, the page's
  /// safe area leaves out the bar until the navigation controller's view is laid out after the
  /// push.
  package static let keepsInsetsUntilLayout = bit(74)

  static let surroundingListings = [
    Listing("movesSafeArea", movesSafeArea),
    Listing("snapshotsAtPassEnd", snapshotsAtPassEnd),
    Listing("takesBackAtCancel", takesBackAtCancel),
    Listing("keepsTouchesOut", keepsTouchesOut),
    Listing("leavesBarsEnabled", leavesBarsEnabled),
    Listing("losesSwipe", losesSwipe),
    Listing("animatorMethodBlocksSwipe", animatorMethodBlocksSwipe),
    Listing("popsFromContent", popsFromContent),
    Listing(
      "stacksAtOnce", stacksAtOnce, masking: [joinsChangesInOneTurn, endsChangesForOthers]),
    Listing("endsChangesForOthers", endsChangesForOthers),
    Listing("enlargesUncoveredSheets", enlargesUncoveredSheets),
    Listing("replacesWholeWindow", replacesWholeWindow),
    Listing("refusesMovingPresenters", refusesMovingPresenters),
    Listing("listsPoppedTopFirst", listsPoppedTopFirst),
    Listing("joinsChangesInOneTurn", joinsChangesInOneTurn),
    Listing("movesBarByContext", movesBarByContext),
    Listing("changesBarInsetsAtOnce", changesBarInsetsAtOnce),
    Listing("keepsCancelledTop", keepsCancelledTop),
    Listing("masksHideEffects", masksHideEffects),
    Listing("renewsContentDelegate", renewsContentDelegate),
    Listing("stopsAtRenderedMetal", stopsAtRenderedMetal),
    Listing("snapshotsTakeAFrame", snapshotsTakeAFrame),
    Listing("flattensHiddenEffects", flattensHiddenEffects),
    Listing("keepsInsetsUntilLayout", keepsInsetsUntilLayout),
  ]
}
