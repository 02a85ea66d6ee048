// What the percent-driven superclass and the context do.
extension RuntimeVariants {
  /// The superclass has no context, and so hears nothing, unless the transition started
  /// interactively.
  package static let deafSuperclass = bit(16)
  /// The superclass tells the context only, and leaves the animator alone.
  package static let superclassOnlyTells = bit(17)
  /// The superclass continues the animator with a duration factor of what is left.
  package static let superclassStretches = bit(18)
  /// The superclass calls its own overridable verbs: `pause()` updates, `finish()` and `cancel()`
  /// pause.
  package static let superclassReenters = bit(19)
  /// Started without interaction, the superclass starts the vended animator instead of calling
  /// `animateTransition(using:)`.
  package static let superclassStartsAnimator = bit(20)
  /// Started without interaction, the superclass starts nothing, if there is an animator to vend.
  package static let superclassIdles = bit(21)
  /// Within its start the superclass asks for `wantsInteractiveStart` again, and does what that
  /// says.
  package static let superclassAsksAgain = bit(22)
  /// What the context is told moves the animator: it is paused, scrubbed, and continued to where
  /// the transition is going to end.
  package static let contextMovesAnimator = bit(23)
  /// The context takes note of how the transition is going to end only while it is interactive.
  package static let contextHearsInteractiveOnly = bit(24)

  static let superclassListings = [
    Listing("deafSuperclass", deafSuperclass),
    Listing(
      "superclassOnlyTells", superclassOnlyTells, masking: superclassStretches,
      refutedBy: "SwipeableTabBarController, GTSheet, EasyTransitions"),
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
