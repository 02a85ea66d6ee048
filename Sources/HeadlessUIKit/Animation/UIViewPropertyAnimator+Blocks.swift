import Foundation

extension UIViewPropertyAnimator {
  /// Adds changes. Before the start they wait for it; once active they are made at once and
  /// animated over what remains (facts 1.11, 1.48).
  ///
  /// - Precondition: the animator is not stopped.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a fraction of the whole duration and end with the rest
  /// (facts 1.49, 1.50).
  ///
  /// - Parameters:
  ///   - animation: the changes.
  ///   - delayFactor: 0…1.
  /// - Precondition: the animator is not stopped.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .stopped:
      preconditionFailure("Animations cannot be added to a stopped property animator")
    case .inactive:
      pendingBlocks.append((animation, Double(delayFactor)))
    case .active:
      perform(animation, delayFactor: Double(delayFactor))
      if awaitsAnimations {
        awaitsAnimations = false
        begin()
      }
    }
  }

  /// Adds a block that is told the final position; they run in the order of adding.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func perform(_ block: () -> Void, delayFactor: Double) {
    let timeline = timeline
    let capture = BlockCapture(
      pacing: timeline,
      slot: timeline.makeSlot(delayFactor: delayFactor, at: MediaClock.now),
      duration: duration, animates: duration > 0
    ) { timeline.add($0) }
    AnimationCapture.run(capture, block)
  }
}
