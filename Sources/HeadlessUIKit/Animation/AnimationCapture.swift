import Foundation

/// Whoever is told of property changes while an animation block runs.
///
/// Layers have no actor, so this has none; blocks run on the main thread alone.
class AnimationCapture {
  nonisolated(unsafe) private(set) static var current: AnimationCapture?
  nonisolated(unsafe) static var animationsAreEnabled = true

  func propertyChanged(of layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue) {
    preconditionFailure("An animation capture says what becomes of a change")
  }

  /// Runs a block whose changes go to a capture; nil means that they are not animated.
  static func run(_ capture: AnimationCapture?, _ block: () -> Void) {
    let outer = current
    current = animationsAreEnabled ? capture : nil
    defer { current = outer }
    block()
  }
}

/// Makes an animation of each change and hands it to its pacing.
final class BlockCapture: AnimationCapture {
  let pacing: any AnimationPacing
  let slot: AnimationSlot
  /// Whether changes may add up with what runs already (not when repeating; fact 1.103).
  let allowsAdditive: Bool
  /// What nested animations inherit, in seconds.
  let duration: TimeInterval
  /// Whether changes are animated at all; those of a block without a duration are not.
  let animates: Bool
  private let added: (LayerAnimation) -> Void

  init(
    pacing: any AnimationPacing, slot: AnimationSlot, duration: TimeInterval,
    allowsAdditive: Bool = true, animates: Bool = true, added: @escaping (LayerAnimation) -> Void
  ) {
    (self.pacing, self.slot, self.duration) = (pacing, slot, duration)
    (self.allowsAdditive, self.animates, self.added) = (allowsAdditive, animates, added)
  }

  override func propertyChanged(
    of layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue
  ) {
    animate(layer, key: key, from: old, to: new, along: nil)
  }

  /// Adds an animation to a layer; one along keyframes is never additive.
  func animate(
    _ layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue,
    along path: KeyframePath?
  ) {
    // Without a window the change applies at once (fact 1.117).
    guard animates, layer.isInWindow else { return }
    let rivals = layer.runningAnimations.filter { $0.key == key }
    let course: LayerAnimation.Course
    if let path {
      course = .keyframes(path)
      rivals.forEach { $0.detach(finished: false) }
    } else if allowsAdditive, key.isAdditive, rivals.allSatisfy(\.isAdditive),
      let difference = old.difference(from: new)
    {
      course = .additive(difference)
    } else {
      // A replacing animation starts from what is seen, and ends what it replaces (fact 1.104).
      let shown = rivals.reduce(old) { $1.apply(to: $0) }
      rivals.forEach { $0.detach(finished: false) }
      course = .replacing(from: shown, to: new)
    }
    let animation = LayerAnimation(
      layer: layer, key: key, course: course, before: old, after: new, pacing: pacing, slot: slot)
    layer.runningAnimations.append(animation)
    added(animation)
  }
}
