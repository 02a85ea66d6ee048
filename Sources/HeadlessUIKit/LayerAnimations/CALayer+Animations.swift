import Foundation

extension CALayer {
  /// Adds a copy of an animation, in place of the one with the same key.
  ///
  /// - Parameters:
  ///   - anim: the animation. It is not additive to anything unless it says so, and does not change
  ///     the model values.
  ///   - key: nil if nobody will ask for the animation.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let anim = anim.copy() as? CAAnimation else { return }
    let seconds = anim.duration > 0 ? anim.duration : CATransaction.animationDuration()
    anim.duration = seconds
    let curve = anim.curve(over: seconds)
    let run = LayerRun(
      name: key, timing: LayerTiming(anim, duration: seconds), curve: curve, source: anim)
    let course = anim.course(on: self)
    let property = course?.path.key ?? .position
    let value = values[property]
    start(
      run,
      LayerAnimation(
        layer: self, key: property, course: .explicit(course), before: value, after: value,
        pacing: run, slot: AnimationSlot(curve: curve, start: 0)))
  }

  /// Removes the animation with a key; it has not finished.
  public func removeAnimation(forKey key: String) {
    runningAnimations.first { $0.name == key }?.detach(finished: false)
  }

  /// Returns the animation with a key, or nil if there is none. It must not be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    runningAnimations.first { $0.name == key }?.asAdded
  }

  /// Returns the keys of the animations, or nil if there are none. Animations of blocks have the
  /// names of the properties.
  public func animationKeys() -> [String]? {
    let keys = runningAnimations.compactMap(\.name)
    return keys.isEmpty ? nil : keys
  }

  /// Animates a property of a layer without a view, from what is shown to the model (fact 1.139).
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
  /// The key of the animation on its layer.
  var name: String? {
    guard let run = pacing as? LayerRun else { return key.name }
    return run.name
  }

  /// The animation as an app sees it.
  fileprivate var asAdded: CAAnimation {
    if let source = (pacing as? LayerRun)?.source { return source }
    let animation = CABasicAnimation(keyPath: key.name)
    animation.duration = pacing.duration
    switch course {
    case .additive(let difference):
      animation.isAdditive = true
      (animation.fromValue, animation.toValue) = (difference.any, difference.zero.any)
    case .following(let difference):
      animation.isAdditive = true
      (animation.fromValue, animation.toValue) = (difference, CATransform3DIdentity)
    case .replacing(let from): animation.fromValue = from.any
    case .keyframes(let path): animation.fromValue = path.initial.any
    case .explicit: break
    }
    return animation
  }
}
