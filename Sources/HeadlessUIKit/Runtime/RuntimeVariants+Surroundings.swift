// The variants of a transition's environment: callbacks, stacks, bars, and windows.
extension RuntimeVariants {
  /// A view that a transform moves or scales has the safe area of its transformed position.
  package static let movesSafeArea = bit(14)
  /// A snapshot after screen updates that is taken in a layout pass is rendered when the pass ends.
  ///
  /// The start of a push is in a layout pass.
  package static let snapshotsAtPassEnd = bit(25)
  /// The appearance callbacks of a cancelled transition are called when it is cancelled, not when
  /// it has ended.
  package static let takesBackAtCancel = bit(44)
  /// Touches that begin during a container's transition with an interaction controller reach
  /// neither the incoming nor the outgoing view.
  package static let keepsTouchesOut = bit(45)
  /// Bars receive touches during a navigation controller's transition by an app's animator.
  package static let leavesBarsEnabled = bit(47)
  /// Removing or replacing a delegate that implements the animator method removes the delegate of
  /// the swipe-back recognizer.
  ///
  /// The swipe does nothing until that delegate is set again.
  package static let losesSwipe = bit(48)
  /// A delegate that implements the animator method disables the swipe back, whether or not the
  /// method returns an animator.
  ///
  /// The swipe stays enabled if the app has replaced the delegate of the recognizer.
  package static let animatorMethodBlocksSwipe = bit(49)
  /// A pan anywhere in the content also pops, as in iOS 26 and later.
  ///
  /// The pan begins whether or not the delegate animates the pop.
  package static let popsFromContent = bit(63)
  /// A push or a pop during a transition changes the stack at once, and the views after the
  /// transition.
  package static let stacksAtOnce = bit(50)
  /// An animated change of a stack that is requested during a push or pop by an app's animator ends
  /// the earlier change at once.
  ///
  /// Without the variant, the earlier change ends when the animator completes it.
  package static let endsChangesForOthers = bit(62)
  /// The final frame of a sheet below a dismissed full-screen page is the whole container.
  ///
  /// The sheet keeps the frame that the animator gives it.
  package static let enlargesUncoveredSheets = bit(0)
  /// A new root view controller removes all presentations from the window.
  package static let replacesWholeWindow = bit(51)
  /// A view controller that is being presented or dismissed presents nothing.
  package static let refusesMovingPresenters = bit(59)
  /// Until a pop over several view controllers begins, the outgoing top view controller is the
  /// first one in the stack.
  package static let listsPoppedTopFirst = bit(52)
  /// Stack changes that are requested before the first of them has begun are combined into one
  /// change.
  package static let joinsChangesInOneTurn = bit(53)
  /// In an interactive push or pop, the bar follows the progress that the context receives, not the
  /// animator.
  ///
  /// After the interaction, the bar moves independently.
  package static let movesBarByContext = bit(60)
  /// During a push or pop that hides or shows the bottom bar, the outgoing page has its final safe
  /// area from the start.
  ///
  /// Without the variant, the page keeps its own safe area until the end.
  package static let changesBarInsetsAtOnce = bit(65)
  /// A cancelled interactive change to a new stack leaves the top of the new stack listed above the
  /// former stack.
  ///
  /// The former top view controller stays visible. The variant does not apply to pushes and pops.
  package static let keepsCancelledTop = bit(66)
  /// An effect in a masked view, or in a subview of a masked view, is not visible.
  ///
  /// A mask of the effect view itself does not hide the effect.
  package static let masksHideEffects = bit(72)
  /// UIKit resets the delegate of the content's pan recognizer to the system's delegate at the end
  /// of each push.
  package static let renewsContentDelegate = bit(67)
  /// Rendering a layer tree with content that the GPU draws stops the app.
  package static let stopsAtRenderedMetal = bit(70)
  /// A snapshot after screen updates takes the time of a frame. The frame shows the current values.
  package static let snapshotsTakeAFrame = bit(71)
  /// An effect that is set, or enters the window, below a visible opacity under 0.02 is invisible
  /// until it is set again.
  ///
  /// The variant also applies below a mask of a view around the effect view that shows nothing of
  /// the effect view.
  package static let flattensHiddenEffects = bit(73)
  /// If a page shows the hidden navigation bar while an app's animator pushes the page, the page's
  /// safe area excludes the bar.
  ///
  /// The safe area includes the bar when the navigation controller's view is laid out after the
  /// push.
  package static let keepsInsetsUntilLayout = bit(74)

  /// Rendering a layer applies its mask and the masks of its descendants.
  package static let rendersMasks = bit(75)
  /// A snapshot of a bar shows the items of the bar without its background.
  package static let snapshotsBarsWithoutMaterial = bit(76)

  /// A navigation bar keeps the items of the former page if the context of a push or a pop receives
  /// a cancel, and the transition finishes after all.
  ///
  /// The items of the top page are shown when the stack is set again.
  package static let keepsItemsAfterCancel = bit(78)

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
    Listing("rendersMasks", rendersMasks),
    Listing("snapshotsBarsWithoutMaterial", snapshotsBarsWithoutMaterial),
    Listing("keepsItemsAfterCancel", keepsItemsAfterCancel),
  ]
}
