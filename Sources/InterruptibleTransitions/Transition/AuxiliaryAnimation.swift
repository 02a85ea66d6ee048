/// Changes that anyone adds to a transition, to be animated along with it.
struct AuxiliaryAnimation {
  let delayFactor: Double
  let animations: (Flight) -> Void
  let completion: ((TransitionPosition) -> Void)?

  /// The block that an animator takes, for one flight.
  func block(for flight: Flight) -> AnimationBlock {
    AnimationBlock(delayFactor: delayFactor) { [animations, unowned flight] in
      animations(flight)
    }
  }
}
