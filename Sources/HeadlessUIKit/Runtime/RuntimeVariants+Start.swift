// The variants of a transition's start: the methods that UIKit calls, their order, and the objects
// that exist at that time.
extension RuntimeVariants {
  /// UIKit requests the animator once and keeps it.
  package static let asksForAnimatorOnce = bit(1)
  /// In a start without interaction, the percent-driven superclass requests the animator before it
  /// calls `animateTransition(using:)`.
  package static let asksForAnimatorInStart = bit(2)
  /// A transition starts within the call that requests it.
  package static let startsAtOnce = bit(4)
  /// A start without interaction calls `animateTransition(using:)`, even if there is an interaction
  /// controller.
  package static let startsTapsByAnimator = bit(5)
  /// If the interaction controller starts a transition without interaction, the context still
  /// reports that it is interactive.
  package static let tapsAreInteractive = bit(6)
  /// The context reports that it is interactive until `startInteractiveTransition(_:)` has
  /// returned.
  package static let tapsTurnLate = bit(7)
  /// Without animation, a custom presentation requests no animator and starts none.
  package static let unanimatedAsksNobody = bit(8)
  /// Without animation, a custom presentation requests the interaction controller, and the
  /// interaction controller starts the transition.
  package static let unanimatedIsDriven = bit(9)
  /// The presenter and the presented view controller are linked only when the presentation starts.
  package static let linksLate = bit(10)
  /// A tab bar controller asks its delegate when the change starts, not within the call that
  /// selects the tab.
  package static let asksTabsLate = bit(11)
  /// Animations that begin during the interactive start of a container's transition are paused.
  package static let pausesInteractiveStarts = bit(12)
  /// When several presentations are dismissed together, the context reports the lowest presented
  /// view controller as the from view controller.
  ///
  /// The outgoing view is still that of the top view controller.
  package static let tellsLowestOfStack = bit(13)

  /// A push or a pop begins with the next layout of the navigation controller's view, including a
  /// layout that the app requests.
  package static let startsPushesInLayout = bit(61)
  /// A presentation asks its delegate for the animator when it starts, not within the call that
  /// requests it.
  ///
  /// The presenter and the presented view controller are linked within the call.
  package static let asksPresentationsLate = bit(80)

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
    Listing("linksLate", linksLate, masking: asksPresentationsLate),
    Listing("asksTabsLate", asksTabsLate),
    Listing("pausesInteractiveStarts", pausesInteractiveStarts),
    Listing("tellsLowestOfStack", tellsLowestOfStack),
    Listing("asksPresentationsLate", asksPresentationsLate),
  ]
}
