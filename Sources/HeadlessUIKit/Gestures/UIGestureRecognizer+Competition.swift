import Foundation

extension UIGestureRecognizer {
  /// The recognizers that have touches in common with this one.
  var competitors: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for other in attemptTouches.flatMap(\.recognizers) where other !== self {
      if !found.contains(where: { $0 === other }) { found.append(other) }
    }
    return found
  }

  /// Whether a recognizer that recognized earlier prevents this one from recognizing.
  var isPrevented: Bool {
    competitors.contains { other in
      (other.isRecognizing || other.currentState == .ended) && other.prevents(self)
    }
  }

  /// Whether this recognizer, once it recognizes, prevents another one (facts 4.22, 4.24).
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let bothGoOn =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !bothGoOn
  }

  /// Asks once per attempt whether this recognizer must wait for another (fact 4.21).
  func askForRequirement(on other: UIGestureRecognizer) {
    guard requirements.isToBeAsked(about: other) else { return }
    let waits =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    if waits { requirements.addTemporary(of: self, on: other) }
  }
}
