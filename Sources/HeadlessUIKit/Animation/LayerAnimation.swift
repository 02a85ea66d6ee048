import Foundation

/// One animation of one property of one layer.
final class LayerAnimation: Indexed {
  /// What the animation adds to the model value, or shows in its place.
  enum Course {
    /// Adds a difference that shrinks to zero.
    case additive(LayerValue)
    /// Adds a transform that shrinks to the identity after the model's, rather than before it.
    case following(CATransform3D)
    /// Shows a value between a start value and the model's value, even if the model changes (fact
    /// 1.111).
    case replacing(from: LayerValue)
    /// Shows a value along keyframes.
    case keyframes(KeyframePath)
    /// Shows what an app's own animation does; nil if that does nothing.
    case explicit(PropertyCourse?)
  }

  /// The layer that the animation is on; nil once it has been taken off, or the layer is gone.
  unowned(unsafe) var layer: CALayer?
  let key: LayerKey
  private(set) var course: Course
  /// The model values before and after the block.
  let before: LayerValue
  let after: LayerValue
  let pacing: any AnimationPacing
  /// The place of the animation's block on its time line.
  let slot: AnimationSlot
  /// When the animation began, in its layer's seconds.
  var beginTime: TimeInterval = 0
  /// Where what moves the animation has it in its list.
  var listIndex = -1
  /// Where what moves the animation has the property that it changes.
  var changeIndex = -1
  /// The transactions whose completions wait for the animation.
  private var transactions: [TransactionGroup] = []
  /// Whether the animation is being taken off its layer, along with others.
  fileprivate var isLeaving = false

  init(
    layer: CALayer, key: LayerKey, course: Course, before: LayerValue, after: LayerValue,
    pacing: any AnimationPacing, slot: AnimationSlot
  ) {
    (self.layer, self.key, self.course) = (layer, key, course)
    (self.before, self.after, self.pacing, self.slot) = (before, after, pacing, slot)
  }

  var isAdditive: Bool {
    switch course {
    case .additive, .following: true
    case .replacing, .keyframes, .explicit: false
    }
  }

  /// Whether an app has added it to the layer itself.
  var isExplicit: Bool {
    if case .explicit = course { true } else { false }
  }

  /// Adds its difference after the model's transform from now on. What it shows alone stays the
  /// same where the transforms before and after the block are not rotated.
  func follow() {
    guard case .additive = course, case (.transform(let from), .transform(let to)) = (before, after)
    else { return }
    course = .following(from.difference(following: to))
  }

  /// Replaces the value that the model and older animations give by the value shown now.
  func apply(to values: inout LayerProperties) {
    switch key {
    case .position: values.position = point(over: values.position)
    case .opacity: values.opacity = opacity(over: values.opacity)
    case .transform: values.transform = transform(over: values.transform)
    default: values[key] = value(over: values[key])
    }
  }

  // MARK: The values that move most, without a `LayerValue` around them

  /// Returns the point shown now, over the point that the model and older animations give.
  func point(over base: CGPoint) -> CGPoint {
    if case .additive(.point(let difference)) = course {
      let progress = pacing.progress(of: self)
      return CGPoint(
        x: base.x + difference.x * (1 - progress.x), y: base.y + difference.y * (1 - progress.y))
    }
    guard case .point(let point) = value(over: .point(base)) else { return base }
    return point
  }

  /// Returns the opacity shown now, over the one that the model and older animations give.
  func opacity(over base: Float) -> Float {
    if case .replacing(from: .number(let from)) = course {
      return Float(from + (Double(base) - from) * pacing.progress(of: self).x)
    }
    guard case .number(let number) = value(over: .number(Double(base))) else { return base }
    return Float(number)
  }

  /// Returns the transform shown now, over the one that the model and older animations give.
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

  /// Returns the value shown now, over the value that the model and older animations give.
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

  /// Mixes two values. A point may have its own progress along each axis; anything else uses the
  /// progress of x (fact 1.82).
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

  /// Takes animations off their layers, and then tells what moves them.
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

  /// Has the completions of the transactions that are open wait for the animation.
  func enterTransactions() {
    transactions = OpenTransactions.enter()
  }

  /// Has no completion wait for it any more.
  func leaveTransactions() {
    if transactions.isEmpty { return }
    for transaction in transactions { transaction.leave() }
    transactions = []
  }
}

extension CALayer {
  /// Changes the list of running animations.
  func changeAnimations(_ change: (inout [LayerAnimation]) -> Void) {
    var animations = runningAnimations
    // Otherwise the list would be copied.
    runningAnimations = []
    change(&animations)
    runningAnimations = animations
  }

  fileprivate func dropLeaving() {
    changeAnimations { animations in
      animations.removeAll { animation in
        guard animation.isLeaving else { return false }
        (animation.isLeaving, animation.layer) = (false, nil)
        return true
      }
    }
  }
}
