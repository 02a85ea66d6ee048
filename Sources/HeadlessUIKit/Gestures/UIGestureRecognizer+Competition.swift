import Foundation

extension UIGestureRecognizer {
  /// The recognizers that share touches with this recognizer.
  ///
  /// - Complexity: O(n) in the number of recognizers of its touches.
  var competitors: [UIGestureRecognizer] {
    UIGestureRecognizer.all(of: attemptTouches).filter { $0 !== self }
  }

  /// Returns the recognizers of some touches, each once.
  ///
  /// - Complexity: O(n) in the number of recognizers of each touch.
  static func all(of touches: [UITouch]) -> [UIGestureRecognizer] {
    guard touches.count > 1 else { return touches.first?.recognizers ?? [] }
    var found: [UIGestureRecognizer] = []
    var known: Set<ObjectIdentifier> = []
    for touch in touches {
      for recognizer in touch.recognizers
      where known.insert(ObjectIdentifier(recognizer)).inserted { found.append(recognizer) }
    }
    return found
  }

  /// Whether a recognizer that recognized its gesture earlier prevents this recognizer.
  var isPrevented: Bool {
    competitors.contains { other in
      (other.isRecognizing || other.currentState == .ended) && other.prevents(self)
    }
  }

  /// Whether the recognizer may have failure requirements for others: it has a delegate, or is of
  /// an app's class.
  var canProvideRequirements: Bool {
    delegate != nil || !Self.silentTypes.contains(ObjectIdentifier(type(of: self)))
  }

  private static let silentTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIGestureRecognizer.self), ObjectIdentifier(UITapGestureRecognizer.self),
    ObjectIdentifier(UIPanGestureRecognizer.self), ObjectIdentifier(UIPinchGestureRecognizer.self),
    ObjectIdentifier(UIRotationGestureRecognizer.self),
    ObjectIdentifier(UILongPressGestureRecognizer.self),
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self),
  ]

  /// Returns whether this recognizer, once it recognizes, prevents another recognizer (facts 4.22,
  /// 4.24).
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let bothGoOn =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !bothGoOn
  }

  /// Determines, once per attempt, whether this recognizer must wait for another recognizer (fact
  /// 4.21).
  func determineRequirement(on other: UIGestureRecognizer) {
    guard requirements.needsQuery(about: other) else { return }
    let waits =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    if waits { requirements.addTemporary(of: self, on: other) }
  }
}
