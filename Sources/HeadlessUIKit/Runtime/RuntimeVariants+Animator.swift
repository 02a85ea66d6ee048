// The behaviour of a property animator.
extension RuntimeVariants {
  /// The difference that an additive animation of a transform adds is applied after the layer's
  /// transform, not before it.
  package static let addsTransformsAfterModel = bit(15)
  /// Reversing a paused animator changes its fraction only when it runs on.
  package static let turnsFractionLate = bit(26)
  /// An animator that is paused while running reports progress until it is scrubbed, even where its
  /// curve is kept.
  package static let fractionIsProgress = bit(28)
  /// While it runs, the animator reports progress instead of time.
  package static let runningFractionIsProgress = bit(29)
  /// A duration factor plays the whole curve over the remaining distance.
  package static let factorRestartsCurve = bit(30)
  /// A duration factor also determines the duration of a spring that is given by its constants.
  package static let factorRulesSprings = bit(31)
  /// A block that is added during the animation is delayed by its factor of the remaining duration.
  package static let delaysByWhatIsLeft = bit(32)
  /// A pause of an inactive animator takes effect with the next turn of the run loop. Until then
  /// the fraction cannot be set, and a start or continuation in the same turn is lost.
  package static let pausesLate = bit(33)
  /// An animator whose blocks change nothing ends with the next turn, even while it is paused.
  package static let endsEmptyWhilePaused = bit(34)
  /// An animator whose views are all outside the window ends with the next turn, even while it is
  /// paused.
  package static let endsUnseenWhilePaused = bit(35)
  /// An animator that is continued at its start, reversed, never ends.
  package static let neverEndsAtStart = bit(36)
  /// An animator that is continued where nothing is left ends within the call.
  package static let endsWithinCall = bit(37)
  /// A paused animator that is scrubbed to one of its ends ends there, with the next turn.
  package static let endsWhereScrubbed = bit(38)
  /// Setting the fraction shows the nearest multiple of 1/120 s of the animator's time. The ends
  /// are exact.
  package static let scrubsInSteps = bit(39)
  /// In its completions the animator reports that it runs: it can be neither started nor finished
  /// then.
  package static let staysActiveInCompletions = bit(40)
  /// Finishing an animator that is inactive does nothing.
  package static let finishesInactive = bit(41)
  /// A paused animator whose blur the background moves to its end stays paused there.
  package static let staysPausedInBackground = bit(42)
  /// An animation block sets a layer's shadow opacity at once, as it does the rest of the shadow
  /// and the border.
  package static let setsShadowsAtOnce = bit(43)
  /// An animator whose time is over ends with the first turn of the run loop after the frame that
  /// shows its end. Until then it runs, and can be caught or reversed.
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
