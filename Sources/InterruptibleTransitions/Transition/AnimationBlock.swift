/// Changes that an animator animates, and the time when they begin.
struct AnimationBlock {
  /// A fraction of the duration, from 0 to 1.
  let delayFactor: Double
  let animations: () -> Void

  init(delayFactor: Double, animations: @escaping () -> Void) {
    self.delayFactor = delayFactor.clampedToUnit
    self.animations = animations
  }
}
