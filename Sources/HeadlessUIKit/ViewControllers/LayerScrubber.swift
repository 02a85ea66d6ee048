import Foundation

/// An object that stops the time of layers and sets it explicitly, which scrubs animation blocks
/// (facts 2.44, 2.45).
@MainActor final class LayerScrubber {
  private struct Held {
    let layer: CALayer
    /// The local time of the layer when it was stopped, in seconds.
    let base: TimeInterval
    /// The animations that were already running, which do not belong to the transition.
    let others: [LayerAnimation]
  }

  private var held: [Held] = []
  private var observer: FrameObserver?
  /// The duration that corresponds to the fraction 1, in seconds.
  let duration: TimeInterval
  /// The current time as a fraction, from 0 to 1.
  private(set) var fraction = 0.0

  init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Stops the time of a layer and its descendants.
  func hold(_ layer: CALayer) {
    guard !held.contains(where: { $0.layer === layer }) else { return }
    let base = layer.localTime(at: MediaClock.now)
    let others = layer.subtree.flatMap(\.runningAnimations)
    held.append(Held(layer: layer, base: base - fraction * duration, others: others))
    layer.speed = 0
    layer.timeOffset = base
  }

  /// Sets the time to a fraction from 0 to 1.
  ///
  /// At 1, the animations look finished but have not ended.
  func scrub(to fraction: Double) {
    self.fraction = min(max(fraction, 0), 1)
    let offset = min(self.fraction * duration, max(duration - 1e-6, 0))
    for held in held { held.layer.timeOffset = held.base + offset }
  }

  /// Moves to the start or the end, frame by frame, and then lets time continue.
  ///
  /// - Parameters:
  ///   - goal: 0 or 1.
  ///   - seconds: The duration of the motion.
  ///   - curve: The curve of the motion.
  func settle(to goal: Double, over seconds: TimeInterval, along curve: TimingFunction) {
    let origin = fraction
    let begin = MediaClock.now
    observer = Runtime.current.observeFrames(of: self) { [weak self] time in
      guard let self else { return }
      let elapsed = seconds > 0 ? min((time - begin) / seconds, 1) : 1
      self.scrub(to: origin + (goal - origin) * curve.value(at: elapsed).x)
      guard elapsed >= 1 - 1e-9 else { return }
      self.release()
      if goal == 0 { self.rollBack() }
    }
  }

  /// Lets the time of the layers continue from its current value.
  func release() {
    observer?.cancel()
    for held in held where held.layer.speed == 0 {
      let layer = held.layer
      let outer = layer.parent?.localTime(at: MediaClock.now) ?? MediaClock.now
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = outer - (held.base + fraction * duration)
    }
  }

  /// Ends the transition's animations at their start.
  ///
  /// The model values are restored first, so that the final state is never visible (fact 2.47). The
  /// animations of a rotation that began meanwhile are left running.
  private func rollBack() {
    let animations = held.flatMap { held in
      let others = Set(held.others.map { ObjectIdentifier($0) })
      return held.layer.subtree.flatMap(\.runningAnimations).filter {
        ($0.pacing as? ViewAnimationGroup)?.changesSize == false
          && !others.contains(ObjectIdentifier($0))
      }
    }
    for animation in animations.reversed() {
      animation.layer?.setModelValue(animation.before, for: animation.key)
    }
    for animation in animations { animation.detach(finished: false) }
  }
}
