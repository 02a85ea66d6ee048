// How a transition starts: who is called, in which order, and what is there by then.
extension RuntimeVariants {
  /// `interruptibleAnimator(using:)` is asked for before the first call that starts the transition.
  package static let asksForAnimatorFirst = bit(0)
  /// The animator is asked for once, and the answer is kept.
  package static let asksForAnimatorOnce = bit(1)
  /// Started without interaction, the percent-driven superclass asks for the animator before it
  /// calls `animateTransition(using:)`.
  package static let asksForAnimatorInStart = bit(2)
  /// An interactive start goes through `animateTransition(using:)` too, from the superclass.
  package static let animatesInteractiveStart = bit(3)
  /// A transition starts within the call that asks for it.
  package static let startsAtOnce = bit(4)
  /// A start that is not interactive is `animateTransition(using:)`, also where there is an
  /// interaction controller.
  package static let startsTapsByAnimator = bit(5)
  /// Where the interaction controller makes a start that is not interactive, the context says all
  /// the same that it is.
  package static let tapsAreInteractive = bit(6)
  /// The context says so until that call has returned.
  package static let tapsTurnLate = bit(7)
  /// Without animation a custom presentation asks for no animator and starts none.
  package static let unanimatedAsksNobody = bit(8)
  /// Without animation a custom presentation asks for the interaction controller, and starts with
  /// that.
  package static let unanimatedIsDriven = bit(9)
  /// Presenter and presented controller know each other from the start of the presentation on.
  package static let linksLate = bit(10)
  /// A tab bar controller asks its delegate when the change starts, not within the call that
  /// selects.
  package static let asksTabsLate = bit(11)
  /// Animations that are begun within the interactive start of a container's transition are paused.
  package static let pausesInteractiveStarts = bit(12)
  /// Of presentations that are dismissed together the one that came first gives the context its
  /// from controller, though the top one's view is what goes.
  package static let tellsLowestOfStack = bit(13)

  static let startListings = [
    Listing("asksForAnimatorFirst", asksForAnimatorFirst, refutedBy: "GTSheet issue 19"),
    Listing("asksForAnimatorOnce", asksForAnimatorOnce),
    Listing("asksForAnimatorInStart", asksForAnimatorInStart),
    Listing(
      "animatesInteractiveStart", animatesInteractiveStart,
      refutedBy: "SwipeableTabBarController, GTSheet, EasyTransitions"),
    Listing("startsAtOnce", startsAtOnce),
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
