// Touches, gestures and scrolling.
extension RuntimeVariants {
  /// Targets that an app adds to a scroll view's pan run before the content has moved.
  package static let tellsPanTargetsFirst = bit(56)
  /// A view that leaves the window keeps its touches to their end.
  package static let removedViewsKeepTouches = bit(57)

  static let inputListings = [
    Listing("tellsPanTargetsFirst", tellsPanTargetsFirst),
    Listing("removedViewsKeepTouches", removedViewsKeepTouches),
  ]
}
