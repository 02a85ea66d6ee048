// The variants of a property animator's behavior.
extension RuntimeVariants {
  /// The difference that an additive transform animation adds is applied after the layer's
  /// transform, not before it.
  package static let addsTransformsAfterModel = bit(15)
  /// Reversing a paused animator changes its fraction only when the animator continues.
  package static let turnsFractionLate = bit(26)
  /// An animator that is paused while running reports progress until it is scrubbed, even if it
  /// keeps its curve.
  package static let fractionIsProgress = bit(28)
  /// A running animator reports progress instead of time.
  package static let runningFractionIsProgress = bit(29)
  /// A duration factor plays the whole curve over the remaining distance.
  package static let factorRestartsCurve = bit(30)
  /// A duration factor also determines the duration of a spring that is described by its constants.
  package static let factorRulesSprings = bit(31)
  /// The delay of a block that is added during the animation is its factor of the remaining
  /// duration.
  package static let delaysByWhatIsLeft = bit(32)
  /// Pausing an inactive animator takes effect at the next turn of the run loop.
  ///
  /// Until that turn, the fraction cannot be set, and starting or continuing the animator has no
  /// effect.
  package static let pausesLate = bit(33)
  /// An animator whose blocks change nothing ends at the next turn, even while it is paused.
  package static let endsEmptyWhilePaused = bit(34)
  /// An animator whose views are all outside the window ends at the next turn, even while it is
  /// paused.
  package static let endsUnseenWhilePaused = bit(35)
  /// An animator that is continued at its start, reversed, never ends.
  package static let neverEndsAtStart = bit(36)
  /// An animator that is continued with nothing left to animate ends within the call.
  package static let endsWithinCall = bit(37)
  /// A paused animator that is scrubbed to its start or end ends there, at the next turn.
  package static let endsWhereScrubbed = bit(38)
  /// Setting the fraction shows the nearest multiple of 1/120 s of the animator's time.
  ///
  /// The start and the end are exact.
  package static let scrubsInSteps = bit(39)
  /// During its completion handlers, an animator reports that it is running.
  ///
  /// It can be neither started nor finished during that time.
  package static let staysActiveInCompletions = bit(40)
  /// Finishing an inactive animator does nothing.
  package static let finishesInactive = bit(41)
  /// A paused animator whose blur ends in the background stays paused at its end.
  package static let staysPausedInBackground = bit(42)
  /// An animation block sets a layer's shadow opacity at once, as it does the other shadow
  /// properties and the border.
  package static let setsShadowsAtOnce = bit(43)
  /// An animator whose time is over ends at the first turn of the run loop after the frame that
  /// shows its end.
  ///
  /// Until that turn it is running, and can be paused or reversed.
  package static let completesAfterLastFrame = bit(54)

  static let animatorListings = [
    Listing("addsTransformsAfterModel", addsTransformsAfterModel),
    Listing("turnsFractionLate", turnsFractionLate),
    Listing("fractionIsProgress", fractionIsProgress),
    Listing("runningFractionIsProgress", runningFractionIsProgress),
    Listing("factorRestartsCurve", factorRestartsCurve),
    Listing("factorRulesSprings", factorRulesSprings),
    Listing("delaysByWhatIsLeft", delaysByWhatIsLeft),
    Listing("pausesLate", pausesLate),
    Listing("endsEmptyWhilePaused", endsEmptyWhilePaused),
    Listing("endsUnseenWhilePaused", endsUnseenWhilePaused),
    Listing("neverEndsAtStart", neverEndsAtStart),
    Listing("endsWithinCall", endsWithinCall),
    Listing("endsWhereScrubbed", endsWhereScrubbed),
    Listing("scrubsInSteps", scrubsInSteps),
    Listing("staysActiveInCompletions", staysActiveInCompletions),
    Listing("finishesInactive", finishesInactive),
    Listing("staysPausedInBackground", staysPausedInBackground),
    Listing("setsShadowsAtOnce", setsShadowsAtOnce),
    Listing("completesAfterLastFrame", completesAfterLastFrame),
  ]
}
