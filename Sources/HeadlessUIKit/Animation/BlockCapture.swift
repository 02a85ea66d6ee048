import Foundation

/// A capture that creates an animation for each change and passes it to its pacing.
final class BlockCapture: AnimationCapture {
  let pacing: any AnimationPacing
  let slot: AnimationSlot
  /// The duration that nested blocks inherit, in seconds.
  let duration: TimeInterval
  /// The seconds before the block's motion begins. Nested blocks add their delays to this delay.
  let delay: TimeInterval
  /// Whether changes may be additive to running animations (fact 1.103).
  private let allowsAdditive: Bool
  /// Whether non-additive changes begin at the presentation value rather than at the model value
  /// (fact 1.104).
  private let beginsFromCurrentState: Bool
  /// Whether changes are animated. Blocks without a duration do not animate.
  private let animates: Bool
  private let added: (LayerAnimation) -> Void
  /// Receives layers whose changes are not animated because the layers are outside the window.
  private let missed: (CALayer) -> Void
  /// The number of animations that the block has created.
  private(set) var count = 0
  private var changedLayers: [CALayer] = []

  init(
    pacing: any AnimationPacing, slot: AnimationSlot, duration: TimeInterval, delay: TimeInterval,
    allowsAdditive: Bool = true, beginsFromCurrentState: Bool, animates: Bool,
    missed: @escaping (CALayer) -> Void = { _ in }, added: @escaping (LayerAnimation) -> Void
  ) {
    self.pacing = pacing
    self.slot = slot
    self.duration = duration
    self.delay = delay
    self.allowsAdditive = allowsAdditive
    self.beginsFromCurrentState = beginsFromCurrentState
    self.animates = animates
    self.missed = missed
    self.added = added
  }

  override var block: BlockCapture? { self }

  override func propertyChanged(
    of layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue
  ) {
    changedLayers.append(layer)
    animate(layer, key: key, from: old, to: new, along: nil)
  }

  /// Adds an animation to a layer. An animation along keyframes is never additive.
  func animate(
    _ layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue,
    along path: KeyframePath?
  ) {
    guard animates, !pacing.isOver else { return }
    // Outside the window the change applies at once (fact 1.117).
    guard layer.isOnScreen else { return missed(layer) }
    // A non-additive animation is the only one of its key, so the newest animation represents the
    // others.
    let newest = layer.runningAnimations.last { $0.key == key && !$0.isExplicit }
    let addsUp = path == nil && allowsAdditive && key.isAdditive && newest?.isAdditive != false
    let course =
      addsUp
      ? addition(to: layer, key, from: old, to: new, isAlone: newest == nil)
      : replacement(of: newest == nil ? [] : rivals(of: layer, key), from: old, along: path)
    let animation = LayerAnimation(
      layer: layer, key: key, course: course, before: old, after: new, pacing: pacing, slot: slot)
    if !addsUp, newest != nil {
      // A replaced animation has not finished, unless it belongs to the same block (fact 1.104).
      for rival in rivals(of: layer, key) { rival.detach(finished: rival.slot === slot) }
    }
    let isStacked = addsUp && newest != nil && key == .transform
    let place = isStacked ? placeOfTransform(on: layer) : layer.runningAnimations.count
    layer.changeAnimations { $0.insert(animation, at: place) }
    animation.enterTransactions()
    count += 1
    added(animation)
  }

  /// Returns the index at which to insert an additive transform animation into a layer's
  /// animations.
  ///
  /// The newest difference is next to the model, so that the older animations keep showing the same
  /// values (fact 1.138).
  private func placeOfTransform(on layer: CALayer) -> Int {
    let animations = layer.runningAnimations
    return animations.firstIndex { $0.key == .transform && $0.isAdditive } ?? animations.count
  }

  /// Returns the course of an animation that adds to the model and to other animations.
  private func addition(
    to layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue, isAlone: Bool
  ) -> LayerAnimation.Course {
    guard case (.transform(let from), .transform(let to)) = (old, new) else {
      return .additive(old.difference(from: new))
    }
    let others = isAlone ? [] : rivals(of: layer, key)
    guard TransformOrder.matters(among: [from, to], and: others),
      MainActor.assumeIsolated({ Runtime.current.reads(.addsTransformsAfterModel) })
    else { return .additive(old.difference(from: new)) }
    for other in others { other.follow() }
    return .following(from.difference(following: to))
  }

  private func rivals(of layer: CALayer, _ key: LayerKey) -> [LayerAnimation] {
    layer.runningAnimations.filter { $0.key == key && !$0.isExplicit }
  }

  /// Returns the course of an animation that replaces others.
  private func replacement(
    of rivals: [LayerAnimation], from old: LayerValue, along path: KeyframePath?
  ) -> LayerAnimation.Course {
    let begins = beginsFromCurrentState || rivals.contains { $0.slot === slot }
    let origin = begins ? rivals.reduce(old) { $1.value(over: $0) } : old
    guard var path else { return .replacing(from: origin) }
    if !rivals.isEmpty { path.initial = origin }
    return .keyframes(path)
  }

  /// Lays out the views that the block changed, as part of the block.
  @MainActor func layOutChangedViews() {
    AnimationCapture.run(self) {
      for layer in changedLayers { (layer.delegate as? UIView)?.layoutIfNeeded() }
    }
  }
}
