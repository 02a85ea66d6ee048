// The variants of the percent-driven superclass and the context.
extension RuntimeVariants {
  /// The superclass has a context only in transitions that start interactively.
  ///
  /// In other transitions it ignores its calls.
  package static let deafSuperclass = bit(16)
  /// The superclass continues the animator with the remaining fraction as the duration factor.
  package static let superclassStretches = bit(18)
  /// The superclass calls its own overridable methods: `pause()` calls `update(_:)`, and `finish()`
  /// and `cancel()` call `pause()`.
  package static let superclassReenters = bit(19)
  /// In a start without interaction, the superclass starts the vended animator instead of calling
  /// `animateTransition(using:)`.
  package static let superclassStartsAnimator = bit(20)
  /// In a start without interaction, the superclass starts nothing if there is an animator to vend.
  package static let superclassIdles = bit(21)
  /// During its start, the superclass reads `wantsInteractiveStart` again and follows that value.
  package static let superclassAsksAgain = bit(22)
  /// Messages to the context move the animator: the animator is paused, scrubbed, and continued to
  /// the position where the transition ends.
  package static let contextMovesAnimator = bit(23)
  /// The context records whether the transition will finish or cancel only while it is interactive.
  package static let contextHearsInteractiveOnly = bit(24)

  static let superclassListings = [
    Listing("deafSuperclass", deafSuperclass),
    Listing("superclassStretches", superclassStretches),
    Listing("superclassReenters", superclassReenters),
    Listing(
      "superclassStartsAnimator", superclassStartsAnimator,
      masking: [superclassIdles, asksForAnimatorInStart]),
    Listing("superclassIdles", superclassIdles, masking: asksForAnimatorInStart),
    Listing("superclassAsksAgain", superclassAsksAgain),
    Listing("contextMovesAnimator", contextMovesAnimator),
    Listing("contextHearsInteractiveOnly", contextHearsInteractiveOnly),
  ]
}
