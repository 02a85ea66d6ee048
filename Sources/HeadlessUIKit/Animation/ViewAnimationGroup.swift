import Foundation

/// The animations of one `UIView.animate` block, and the completion that waits for them all.
final class ViewAnimationGroup: AnimationPacing {
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: TimingFunction
  let repeats: Bool
  let autoreverses: Bool
  let blocksTouches: Bool
  private var animations: [LayerAnimation] = []
  /// When each animation began, in its layer's seconds.
  private var beginTimes: [ObjectIdentifier: TimeInterval] = [:]
  private var allFinished = true
  private let completion: ((Bool) -> Void)?
  private(set) var isSealed = false

  init(
    duration: TimeInterval, delay: TimeInterval, curve: TimingFunction, repeats: Bool,
    autoreverses: Bool, blocksTouches: Bool, completion: ((Bool) -> Void)?
  ) {
    (self.duration, self.delay, self.curve) = (duration, delay, curve)
    (self.repeats, self.autoreverses, self.completion) = (repeats, autoreverses, completion)
    self.blocksTouches = blocksTouches
  }

  func makeCapture() -> BlockCapture {
    BlockCapture(
      pacing: self, slot: AnimationSlot(curve: curve, start: 0), duration: duration,
      allowsAdditive: !repeats, animates: duration > 0 || delay > 0
    ) { [unowned self] in
      self.animations.append($0)
      self.beginTimes[ObjectIdentifier($0)] = $0.layer?.localTime(at: MediaClock.now)
    }
  }

  /// Says that the block is over: without animations the completion comes at the next turn
  /// (facts 1.115, 1.116).
  @MainActor func seal() {
    isSealed = true
    guard animations.isEmpty else { return }
    Runtime.current.nextTurn { self.completion?(true) }
  }

  /// The seconds that an animation has run, its delay taken off.
  private func elapsed(_ animation: LayerAnimation, at time: TimeInterval) -> TimeInterval {
    guard let begin = beginTimes[ObjectIdentifier(animation)], let layer = animation.layer else {
      return 0
    }
    return layer.localTime(at: time) - begin - delay
  }

  func progress(of animation: LayerAnimation, at time: TimeInterval) -> AxisProgress {
    let seconds = elapsed(animation, at: time)
    guard seconds > 0 else { return AxisProgress(0) }
    guard duration > 0 else { return AxisProgress(1) }
    var cycle = seconds / duration
    if repeats {
      cycle.formTruncatingRemainder(dividingBy: autoreverses ? 2 : 1)
    }
    if autoreverses, cycle > 1 { return curve.value(at: max(2 - cycle, 0)) }
    return curve.value(at: min(cycle, 1))
  }

  /// Ends the animations whose time is up.
  func advance(to time: TimeInterval) {
    guard !repeats else { return }
    let length = autoreverses ? 2 * duration : duration
    for animation in animations where elapsed(animation, at: time) >= length - 1e-9 {
      animation.detach(finished: true)
    }
  }

  func animationEnded(_ animation: LayerAnimation, finished: Bool) {
    guard let index = animations.firstIndex(where: { $0 === animation }) else { return }
    animations.remove(at: index)
    beginTimes[ObjectIdentifier(animation)] = nil
    allFinished = allFinished && finished
    guard animations.isEmpty, isSealed else { return }
    completion?(allFinished)
  }

  /// Whether anything is still to come.
  var isRunning: Bool { !animations.isEmpty }
}
