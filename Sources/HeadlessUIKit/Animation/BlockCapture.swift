import Foundation

/// Makes an animation of each change and hands it to its pacing.
final class BlockCapture: AnimationCapture {
  let pacing: any AnimationPacing
  let slot: AnimationSlot
  /// What nested blocks inherit, in seconds.
  let duration: TimeInterval
  /// The seconds before the block's motion begins. Those of a nested block come on top.
  let delay: TimeInterval
  /// Whether changes may add up with what runs already (fact 1.103).
  private let allowsAdditive: Bool
  /// Whether changes are animated at all; those of a block without a duration are not.
  private let animates: Bool
  private let added: (LayerAnimation) -> Void
  /// How many animations the block has made.
  private(set) var count = 0
  private var changedLayers: [CALayer] = []

  init(
    pacing: any AnimationPacing, slot: AnimationSlot, duration: TimeInterval, delay: TimeInterval,
    allowsAdditive: Bool = true, animates: Bool, added: @escaping (LayerAnimation) -> Void
  ) {
    (self.pacing, self.slot, self.duration, self.delay) = (pacing, slot, duration, delay)
    (self.allowsAdditive, self.animates, self.added) = (allowsAdditive, animates, added)
  }

  override var block: BlockCapture? { self }

  override func propertyChanged(
    of layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue
  ) {
    changedLayers.append(layer)
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
    var course = LayerAnimation.Course.replacing(from: rivals.reduce(old) { $1.value(over: $0) })
    if let path {
      course = .keyframes(path)
    } else if allowsAdditive, key.isAdditive, rivals.allSatisfy(\.isAdditive),
      let difference = old.difference(from: new)
    {
      course = .additive(difference)
    }
    let animation = LayerAnimation(
      layer: layer, key: key, course: course, before: old, after: new, pacing: pacing, slot: slot)
    if !animation.isAdditive {
      // What is replaced has not finished (fact 1.104), unless it is this block's own.
      for rival in rivals { rival.detach(finished: rival.slot === slot) }
    }
    layer.runningAnimations.append(animation)
    count += 1
    added(animation)
  }

  /// Lays out the views that the block changed, as part of it.
  @MainActor func layOutChangedViews() {
    AnimationCapture.run(self) {
      for layer in changedLayers { (layer.delegate as? UIView)?.layoutIfNeeded() }
    }
  }
}
