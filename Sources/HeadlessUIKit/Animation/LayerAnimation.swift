import Foundation

/// What moves a layer animation along: an animation block or a property animator.
protocol AnimationPacing: AnyObject {
  /// How far the animation is at a time of the clock.
  func progress(of animation: LayerAnimation, at time: TimeInterval) -> AxisProgress
  /// Whether views that are being animated get no touches.
  var blocksTouches: Bool { get }
  /// Called when the animation has left its layer.
  func animationEnded(_ animation: LayerAnimation, finished: Bool)
}

/// One animation of one property of one layer.
final class LayerAnimation {
  /// What the animation adds to the model value or shows in its stead.
  enum Course {
    /// Adds a difference that shrinks to nothing.
    case additive(LayerValue)
    /// Shows a value on the way from one to another.
    case replacing(from: LayerValue, to: LayerValue)
    /// Shows a value along keyframes.
    case keyframes(KeyframePath)
  }

  weak var layer: CALayer?
  let key: LayerKey
  let course: Course
  /// The model values before and after the block.
  let before: LayerValue
  let after: LayerValue
  let pacing: any AnimationPacing
  /// The place of the animation's block in its animator or group.
  let slot: AnimationSlot

  init(
    layer: CALayer, key: LayerKey, course: Course, before: LayerValue, after: LayerValue,
    pacing: any AnimationPacing, slot: AnimationSlot
  ) {
    (self.layer, self.key, self.course) = (layer, key, course)
    (self.before, self.after, self.pacing, self.slot) = (before, after, pacing, slot)
  }

  var isAdditive: Bool {
    if case .additive = course { true } else { false }
  }

  /// The value shown now, over the value that the model and older animations give.
  func apply(to base: LayerValue) -> LayerValue {
    let progress = pacing.progress(of: self, at: MediaClock.now)
    switch course {
    case .additive(let difference):
      return mix(difference, difference.zero, progress).added(to: base)
    case .replacing(let from, let to):
      return mix(from, to, progress)
    case .keyframes(let path):
      return path.value(at: progress.x)
    }
  }

  private func mix(_ from: LayerValue, _ to: LayerValue, _ progress: AxisProgress) -> LayerValue {
    guard case (.point(let a), .point(let b)) = (from, to), progress.x != progress.y else {
      return from.interpolated(to: to, fraction: progress.x)
    }
    return .point(
      CGPoint(x: a.x + (b.x - a.x) * progress.x, y: a.y + (b.y - a.y) * progress.y))
  }

  /// Takes the animation off its layer and tells what moves it.
  func detach(finished: Bool) {
    layer?.runningAnimations.removeAll { $0 === self }
    end(finished: finished)
  }

  func end(finished: Bool) {
    pacing.animationEnded(self, finished: finished)
  }
}

/// The place of one animation block on its time line.
final class AnimationSlot {
  /// The curve of the block, over its own stretch.
  let curve: TimingFunction
  /// Where the block starts, as a fraction of the animator's time line.
  let start: Double
  /// Where the block's animations were when a continuation began.
  var origin = AxisProgress(0)
  /// How much of the continuation had passed when the block was added, 0…1.
  var joined = 0.0

  init(curve: TimingFunction, start: Double) {
    self.curve = curve
    self.start = start
  }

  /// The block's share 0…1 of a place on the time line.
  func share(of position: Double) -> Double {
    guard start < 1 else { return position >= 1 ? 1 : 0 }
    return min(max((position - start) / (1 - start), 0), 1)
  }
}
