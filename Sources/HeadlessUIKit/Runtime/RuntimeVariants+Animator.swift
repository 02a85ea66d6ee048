// What a property animator does.
extension RuntimeVariants {
  /// Turning a paused animator round turns its fraction only when it runs on.
  package static let turnsFractionLate = bit(26)
  /// Pausing a reversed animator turns it forwards.
  package static let pauseTurnsForwards = bit(27)
  /// Caught while running, the animator tells progress, until it is scrubbed, also where its curve
  /// is kept.
  package static let fractionIsProgress = bit(28)
  /// While it runs the animator tells progress instead of time.
  package static let runningFractionIsProgress = bit(29)
  /// A duration factor plays the whole curve over the rest of the way.
  package static let factorRestartsCurve = bit(30)
  /// A duration factor says how long a spring takes that is given by its constants, too.
  package static let factorRulesSprings = bit(31)
  /// A block that is added in flight is delayed by its factor of what is left of the duration.
  package static let delaysByWhatIsLeft = bit(32)
  /// A pause of an inactive animator takes effect with the next turn of the run loop: until then
  /// the fraction cannot be set, and a start or continuation in the same turn is lost.
  package static let pausesLate = bit(33)
  /// An animator whose blocks change nothing ends with the next turn, even while it is paused.
  package static let endsEmptyWhilePaused = bit(34)
  /// An animator all of whose views are outside the window ends with the next turn, even while it
  /// is paused.
  package static let endsUnseenWhilePaused = bit(35)
  /// Continued at its start, reversed, an animator never ends.
  package static let neverEndsAtStart = bit(36)
  /// Continued where nothing is left, an animator ends within the call.
  package static let endsWithinCall = bit(37)
  /// A paused animator that is scrubbed to one of its ends ends there, with the next turn.
  package static let endsWhereScrubbed = bit(38)
  /// A fraction that is set shows the nearest multiple of 1/120 s of the animator's time. The ends
  /// are exact.
  package static let scrubsInSteps = bit(39)
  /// In its completions the animator says that it runs: it can neither be started nor finished
  /// then.
  package static let staysActiveInCompletions = bit(40)
  /// Finishing an animator that is inactive does nothing.
  package static let finishesInactive = bit(41)
  /// A paused animator whose blur the background takes to its end stays paused there.
  package static let staysPausedInBackground = bit(42)

  static let animatorListings = [
    Listing("turnsFractionLate", turnsFractionLate),
    Listing("pauseTurnsForwards", pauseTurnsForwards, refutedBy: "GTSheet"),
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
  ]
}
