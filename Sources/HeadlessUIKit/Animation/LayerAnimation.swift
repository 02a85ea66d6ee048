import Foundation

/// An animation of one property of one layer.
final class LayerAnimation: Indexed {
  /// The way in which the animation changes the model value.
  enum Course {
    /// Adds a difference that shrinks to zero.
    case additive(LayerValue)
    /// Adds a transform that shrinks to the identity, after the model's transform rather than
    /// before it.
    case following(CATransform3D)
    /// Interpolates between a start value and the model value, even if the model changes (fact
    /// 1.111).
    case replacing(from: LayerValue)
    /// Follows keyframes instead of the model value.
    case keyframes(KeyframePath)
    /// Shows an animation that the app added; nil if that animation has no effect.
    case explicit(PropertyEffect?)
  }

  /// The layer of the animation; nil once the animation is removed or the layer is deallocated.
  unowned(unsafe) var layer: CALayer?
  let key: LayerKey
  private(set) var course: Course
  /// The model values before and after the block.
  let before: LayerValue
  let after: LayerValue
  let pacing: any AnimationPacing
  /// The section that the animation's block occupies on its time line.
  let slot: AnimationSlot
  /// The begin time of the animation, in its layer's seconds.
  var beginTime: TimeInterval = 0
  /// The index of the animation in its pacing's list; negative outside a list.
  var listIndex = -1
  /// The index of the changed property in its animator's change history; negative if there is none.
  var changeIndex = -1
  /// The transactions whose completion blocks wait for the animation.
  private var transactions: [TransactionGroup] = []
  /// Whether the animation is being removed from its layer together with others.
  fileprivate var isLeaving = false

  init(
    layer: CALayer, key: LayerKey, course: Course, before: LayerValue, after: LayerValue,
    pacing: any AnimationPacing, slot: AnimationSlot
  ) {
    self.layer = layer
    self.key = key
    self.course = course
    self.before = before
    self.after = after
    self.pacing = pacing
    self.slot = slot
  }

  var isAdditive: Bool {
    switch course {
    case .additive, .following: true
    case .replacing, .keyframes, .explicit: false
    }
  }

  /// Whether an app added the animation to the layer.
  var isExplicit: Bool {
    if case .explicit = course { true } else { false }
  }

  /// Switches to adding the difference after the model's transform.
  ///
  /// The shown value of a single animation stays the same if the transforms before and after the
  /// block are not rotated.
  func follow() {
    guard case .additive = course, case (.transform(let from), .transform(let to)) = (before, after)
    else { return }
    course = .following(from.difference(following: to))
  }

  /// Replaces the value from the model and older animations with the current value.
  func apply(to values: inout LayerProperties) {
    switch key {
    case .position: values.position = point(over: values.position)
    case .opacity: values.opacity = opacity(over: values.opacity)
    case .transform: values.transform = transform(over: values.transform)
    default: values[key] = value(over: values[key])
    }
  }

  // MARK: Fast paths for the most frequent values, without a `LayerValue`

  /// Returns the current point, based on the point from the model and older animations.
  func point(over base: CGPoint) -> CGPoint {
    if case .additive(.point(let difference)) = course {
      let progress = pacing.progress(of: self)
      return CGPoint(
        x: base.x + difference.x * (1 - progress.x), y: base.y + difference.y * (1 - progress.y))
    }
    guard case .point(let point) = value(over: .point(base)) else { return base }
    return point
  }

  /// Returns the current opacity, based on the opacity from the model and older animations.
  func opacity(over base: Float) -> Float {
    if case .replacing(from: .number(let from)) = course {
      return Float(from + (Double(base) - from) * pacing.progress(of: self).x)
    }
    guard case .number(let number) = value(over: .number(Double(base))) else { return base }
    return Float(number)
  }

  /// Returns the current transform, based on the transform from the model and older animations.
  func transform(over base: CATransform3D) -> CATransform3D {
    if case .additive(.transform(let difference)) = course {
      let rest = difference.interpolated(
        to: CATransform3DIdentity, fraction: pacing.progress(of: self).x)
      return CATransform3DConcat(rest, base)
    }
    if case .following(let difference) = course {
      let rest = difference.interpolated(
        to: CATransform3DIdentity, fraction: pacing.progress(of: self).x)
      return CATransform3DConcat(base, rest)
    }
    guard case .transform(let transform) = value(over: .transform(base)) else { return base }
    return transform
  }

  /// Returns the current value, based on the value from the model and older animations.
  func value(over base: LayerValue) -> LayerValue {
    if case .explicit(let course) = course {
      guard let course, let progress = (pacing as? LayerRun)?.shownProgress else { return base }
      return course.value(over: base, at: progress.x)
    }
    let progress = pacing.progress(of: self)
    switch course {
    case .additive(let difference):
      return mix(difference, difference.zero, progress).added(to: base)
    case .following:
      guard case .transform(let transform) = base else { return base }
      return .transform(self.transform(over: transform))
    case .replacing(let from):
      return mix(from, base, progress)
    case .keyframes(let path):
      return path.value(at: progress.x)
    case .explicit:
      return base
    }
  }

  /// Interpolates two values. A point may have separate progress along each axis; other values use
  /// the progress of x (fact 1.82).
  private func mix(_ from: LayerValue, _ to: LayerValue, _ progress: AxisProgress) -> LayerValue {
    guard case (.point(let a), .point(let b)) = (from, to), progress.x != progress.y else {
      return from.interpolated(to: to, fraction: progress.x)
    }
    return .point(
      CGPoint(x: a.x + (b.x - a.x) * progress.x, y: a.y + (b.y - a.y) * progress.y))
  }

  /// Removes the animation from its layer and notifies its pacing.
  func detach(finished: Bool) {
    if let layer {
      self.layer = nil
      layer.changeAnimations { $0.removeAll { $0 === self } }
    }
    end(finished: finished)
  }

  /// Removes animations from their layers, and then notifies their pacings.
  ///
  /// - Complexity: O(n) in the number of animations on the layers.
  static func detach(_ animations: [LayerAnimation], finished: Bool) {
    for animation in animations where animation.layer != nil { animation.isLeaving = true }
    for animation in animations where animation.isLeaving { animation.layer?.dropLeaving() }
    for animation in animations { animation.end(finished: finished) }
  }

  func end(finished: Bool) {
    leaveTransactions()
    pacing.animationEnded(self, finished: finished)
  }

  /// Adds the animation to the open transactions, whose completion blocks then wait for it.
  func enterTransactions() {
    transactions = OpenTransactions.enter()
  }

  /// Removes the animation from its transactions, whose completion blocks then no longer wait for
  /// it.
  func leaveTransactions() {
    if transactions.isEmpty { return }
    for transaction in transactions { transaction.leave() }
    transactions = []
  }
}

extension CALayer {
  /// Changes the list of running animations in place.
  func changeAnimations(_ change: (inout [LayerAnimation]) -> Void) {
    var animations = runningAnimations
    // With a second reference to its buffer, the array would be copied.
    runningAnimations = []
    change(&animations)
    runningAnimations = animations
  }

  fileprivate func dropLeaving() {
    changeAnimations { animations in
      animations.removeAll { animation in
        guard animation.isLeaving else { return false }
        animation.isLeaving = false
        animation.layer = nil
        return true
      }
    }
  }
}
