/// The recognizers that wait for others to fail, by the answers for the current touches. If they
/// waited for each other in a circle, UIKit would withhold later touches.
final class WaitingRecognizers {
  private struct Wait {
    weak var recognizer: UIGestureRecognizer?
    var awaited: Set<ObjectIdentifier> = []
  }

  static let shared = WaitingRecognizers()

  private var waits: [ObjectIdentifier: Wait] = [:]

  /// Records that a recognizer waits for another, and returns true. If the other one waits for the
  /// recognizer, directly or through further ones, nothing is recorded.
  ///
  /// - Complexity: O(n) in the number of waits.
  func add(_ recognizer: UIGestureRecognizer, for awaited: UIGestureRecognizer) -> Bool {
    let waiting = ObjectIdentifier(recognizer)
    let other = ObjectIdentifier(awaited)
    guard !waits(other, for: waiting) else { return false }
    waits[waiting, default: Wait(recognizer: recognizer)].awaited.insert(other)
    return true
  }

  /// Removes the earlier waits of a recognizer at its first touch. With another touch it still
  /// waits, because UIKit asks once per attempt.
  ///
  /// - Complexity: O(n) in the number of waits.
  func remove(_ recognizer: UIGestureRecognizer, receiving touch: UITouch) {
    let id = ObjectIdentifier(recognizer)
    waits[id] = nil
    for (waiting, wait) in waits {
      guard let other = wait.recognizer else {
        waits[waiting] = nil
        continue
      }
      let isReceived = touch.gestureRecognizers?.contains(other) == true
      // If the other recognizer has no earlier touch, a new attempt begins.
      if other.numberOfTouches <= (isReceived ? 1 : 0) { waits[waiting]?.awaited.remove(id) }
    }
  }

  private func waits(_ recognizer: ObjectIdentifier, for other: ObjectIdentifier) -> Bool {
    var found: Set = [recognizer]
    var next = [recognizer]
    while let current = next.popLast() {
      if current == other { return true }
      for awaited in waits[current]?.awaited ?? [] where found.insert(awaited).inserted {
        next.append(awaited)
      }
    }
    return false
  }
}
