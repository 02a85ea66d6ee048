// Touches, gestures and scrolling.
extension RuntimeVariants {
  /// Targets that an app adds to a scroll view's pan run before the content has moved.
  package static let tellsPanTargetsFirst = bit(56)
  /// A view that leaves the window keeps its touches to their end.
  package static let removedViewsKeepTouches = bit(57)
  /// A finger that comes back to a pinch changes its scale by how far it is from where one lifted.
  package static let returningFingersJump = bit(58)

  static let inputListings = [
    Listing("tellsPanTargetsFirst", tellsPanTargetsFirst),
    Listing("removedViewsKeepTouches", removedViewsKeepTouches),
    Listing("returningFingersJump", returningFingersJump),
  ]
}
