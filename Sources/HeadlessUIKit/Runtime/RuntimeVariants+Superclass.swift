// The behaviour of the percent-driven superclass and the context.
extension RuntimeVariants {
  /// The superclass has no context, and so ignores its calls, unless the transition started
  /// interactively.
  package static let deafSuperclass = bit(16)
  /// The superclass continues the animator with the remaining fraction as duration factor.
  package static let superclassStretches = bit(18)
  /// The superclass calls its own overridable methods: `pause()` updates, `finish()` and `cancel()`
  /// pause.
  package static let superclassReenters = bit(19)
  /// Started without interaction, the superclass starts the vended animator instead of calling
  /// `animateTransition(using:)`.
  package static let superclassStartsAnimator = bit(20)
  /// Started without interaction, the superclass starts nothing, if there is an animator to vend.
  package static let superclassIdles = bit(21)
  /// Within its start the superclass asks for `wantsInteractiveStart` again, and follows that
  /// value.
  package static let superclassAsksAgain = bit(22)
  /// Messages to the context move the animator: it is paused, scrubbed, and continued to the
  /// position where the transition will end.
  package static let contextMovesAnimator = bit(23)
  /// The context records how the transition will end only while it is interactive.
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
