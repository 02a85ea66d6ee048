/// Changes that anyone adds to a transition, to be animated along with it.
struct AuxiliaryAnimation {
  let delayFactor: Double
  let animations: (TransitionFlight) -> Void
  let completion: ((TransitionPosition) -> Void)?

  /// The block that an animator takes, for one flight.
  func block(for flight: TransitionFlight) -> AnimationBlock {
    AnimationBlock(delayFactor: delayFactor) { [animations, unowned flight] in
      animations(flight)
    }
  }
}
