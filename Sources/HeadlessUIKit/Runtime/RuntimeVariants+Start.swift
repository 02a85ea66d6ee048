// The start of a transition: which methods are called, in which order, and what exists by then.
extension RuntimeVariants {
  /// The animator is asked for once, and the returned animator is kept.
  package static let asksForAnimatorOnce = bit(1)
  /// Started without interaction, the percent-driven superclass asks for the animator before it
  /// calls `animateTransition(using:)`.
  package static let asksForAnimatorInStart = bit(2)
  /// A transition starts within the call that asks for it.
  package static let startsAtOnce = bit(4)
  /// A start that is not interactive calls `animateTransition(using:)`, even where there is an
  /// interaction controller.
  package static let startsTapsByAnimator = bit(5)
  /// Where the interaction controller makes a start that is not interactive, the context still
  /// reports that it is interactive.
  package static let tapsAreInteractive = bit(6)
  /// The context reports that it is interactive until that call has returned.
  package static let tapsTurnLate = bit(7)
  /// Without animation a custom presentation asks for no animator and starts none.
  package static let unanimatedAsksNobody = bit(8)
  /// Without animation a custom presentation asks for the interaction controller, and starts with
  /// it.
  package static let unanimatedIsDriven = bit(9)
  /// Presenter and presented controller are linked only from the start of the presentation on.
  package static let linksLate = bit(10)
  /// A tab bar controller asks its delegate when the change starts, not within the call that
  /// selects.
  /// selects.
  package static let asksTabsLate = bit(11)
  /// Animations that are begun within the interactive start of a container's transition are paused.
  package static let pausesInteractiveStarts = bit(12)
  /// Of presentations that are dismissed together, the one that came first gives the context its
  /// from controller, although the view that leaves is the top one's.
  package static let tellsLowestOfStack = bit(13)

  /// A push or a pop begins with the next layout of the navigation controller's view, also with one
  /// that the app asks for.
  package static let startsPushesInLayout = bit(61)

  static let startListings = [
    Listing("asksForAnimatorOnce", asksForAnimatorOnce),
    Listing("asksForAnimatorInStart", asksForAnimatorInStart),
    Listing("startsAtOnce", startsAtOnce, masking: startsPushesInLayout),
    Listing("startsPushesInLayout", startsPushesInLayout),
    Listing(
      "startsTapsByAnimator", startsTapsByAnimator,
      masking: [
        tapsAreInteractive, tapsTurnLate, asksForAnimatorInStart, superclassStartsAnimator,
        superclassIdles,
      ]),
    Listing("tapsAreInteractive", tapsAreInteractive, masking: tapsTurnLate),
    Listing("tapsTurnLate", tapsTurnLate),
    Listing("unanimatedAsksNobody", unanimatedAsksNobody, masking: unanimatedIsDriven),
    Listing("unanimatedIsDriven", unanimatedIsDriven),
    Listing("linksLate", linksLate),
    Listing("asksTabsLate", asksTabsLate),
    Listing("pausesInteractiveStarts", pausesInteractiveStarts),
    Listing("tellsLowestOfStack", tellsLowestOfStack),
  ]
}
