import Foundation

extension CALayer {
  /// Adds a copy of an animation. The copy replaces an animation with the same key.
  ///
  /// - Parameters:
  ///   - anim: The animation. It is additive only if its `isAdditive` is true. It does not change
  ///     model values.
  ///   - key: The key of the animation; nil if the app will not need to find the animation.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let anim = anim.copy() as? CAAnimation else { return }
    let seconds = anim.duration > 0 ? anim.duration : CATransaction.animationDuration()
    anim.duration = seconds
    let curve = anim.curve(over: seconds)
    let run = LayerRun(
      name: key, timing: LayerTiming(anim, duration: seconds), curve: curve, source: anim)
    let course = anim.effect(on: self)
    let property = course?.path.key ?? .position
    let value = values[property]
    start(
      run,
      LayerAnimation(
        layer: self, key: property, course: .explicit(course), before: value, after: value,
        pacing: run, slot: AnimationSlot(curve: curve, start: 0)))
  }

  /// Removes the animation with a key. The animation counts as not finished.
  public func removeAnimation(forKey key: String) {
    runningAnimations.first { $0.name == key }?.detach(finished: false)
  }

  /// Returns the animation with a key, or nil if there is none. The animation must not be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    runningAnimations.first { $0.name == key }?.asAdded
  }

  /// Returns the keys of the animations, or nil if there are none.
  ///
  /// The keys of block animations are the names of their properties.
  public func animationKeys() -> [String]? {
    let keys = runningAnimations.compactMap(\.name)
    return keys.isEmpty ? nil : keys
  }

  /// Animates a property of a layer without a view, from the shown value to the model value (fact
  /// 1.139).
  func animateByItself(_ key: LayerKey, from old: LayerValue, to new: LayerValue) {
    guard modelLayer == nil, shown.exists, !OpenTransactions.disablesActions, isOnScreen else {
      return
    }
    let seconds = CATransaction.animationDuration()
    guard seconds > 0 else { return }
    let curve = TimingFunction.cubic(CATransaction.animationTimingFunction()?.solver ?? .standard)
    let origin = runningAnimations.reduce(old) { $1.key == key ? $1.value(over: $0) : $0 }
    let run = LayerRun(name: key.name, timing: LayerTiming(duration: seconds), curve: curve)
    start(
      run,
      LayerAnimation(
        layer: self, key: key, course: .replacing(from: origin), before: old, after: new,
        pacing: run, slot: AnimationSlot(curve: curve, start: 0)))
  }

  private func start(_ run: LayerRun, _ animation: LayerAnimation) {
    if let name = run.name { removeAnimation(forKey: name) }
    run.animation = animation
    runningAnimations.append(animation)
    animation.enterTransactions()
    run.begin(on: self)
    nonisolated(unsafe) let run = run
    MainActor.assumeIsolated { Runtime.current.animations.add(run) }
  }
}

extension LayerAnimation {
  /// The key of the animation on its layer; nil if the app passed none.
  var name: String? {
    guard let run = pacing as? LayerRun else { return key.name }
    return run.name
  }

  /// The animation in the form that an app reads.
  fileprivate var asAdded: CAAnimation {
    if let source = (pacing as? LayerRun)?.source { return source }
    let animation = CABasicAnimation(keyPath: key.name)
    animation.duration = pacing.duration
    switch course {
    case .additive(let difference):
      animation.isAdditive = true
      animation.fromValue = difference.any
      animation.toValue = difference.zero.any
    case .following(let difference):
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = CATransform3DIdentity
    case .replacing(let from): animation.fromValue = from.any
    case .keyframes(let path): animation.fromValue = path.initial.any
    case .explicit: break
    }
    return animation
  }
}
