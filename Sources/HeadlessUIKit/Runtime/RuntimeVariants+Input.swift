// The variants of touches, gestures, and scrolling.
extension RuntimeVariants {
  /// Events arrive between two frames and have a separate time, which is not the time of a frame.
  package static let eventsBetweenFrames = bit(55)
  /// The targets that an app adds to a scroll view's pan are called before the content has moved.
  package static let tellsPanTargetsFirst = bit(56)
  /// A view that leaves the window keeps its touches until they end.
  package static let removedViewsKeepTouches = bit(57)
  /// A finger that joins a pinch again changes the scale by its distance from the point where a
  /// finger lifted.
  package static let returningFingersJump = bit(58)
  /// A scroll view rounds its content offset to the pixels of the screen.
  ///
  /// The offset is rounded when a finger, an animation, or the app sets it. Bounds that the app
  /// sets are exact.
  package static let roundsOffsets = bit(64)

  /// A scroll view has subviews as scroll indicators while it scrolls, and for a second after.
  package static let showsScrollIndicators = bit(77)
  /// A tap on a tab, in an app that has set tabs, asks the delegate for the tab and for its view
  /// controller.
  package static let tapsAskForBoth = bit(79)

  static let inputListings = [
    Listing("eventsBetweenFrames", eventsBetweenFrames),
    Listing("tellsPanTargetsFirst", tellsPanTargetsFirst),
    Listing("removedViewsKeepTouches", removedViewsKeepTouches),
    Listing("returningFingersJump", returningFingersJump),
    Listing("roundsOffsets", roundsOffsets),
    Listing("showsScrollIndicators", showsScrollIndicators),
    Listing("tapsAskForBoth", tapsAskForBoth),
  ]
}
