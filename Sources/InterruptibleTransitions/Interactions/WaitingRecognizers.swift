/// The recognizers that wait for others to fail, by the answers for the current touches.
///
/// Each interaction decides about its own recognizers, and several transitions have interactions.
/// If their recognizers waited for each other in a circle, none would begin or fail, and UIKit
/// would withhold later touches.
final class WaitingRecognizers {
  private struct Wait {
    weak var recognizer: UIGestureRecognizer?
    var awaited: Set<ObjectIdentifier> = []
  }

  static let shared = WaitingRecognizers()

  /// The recognizers that wait, with those for which they wait.
  private var waits: [ObjectIdentifier: Wait] = [:]

  /// Records that a recognizer waits for another one, unless the other one waits for it, also by
  /// way of further ones.
  ///
  /// - Complexity: O(n) in the number of waits.
  /// - Returns: Whether the recognizer waits.
  func add(_ recognizer: UIGestureRecognizer, for awaited: UIGestureRecognizer) -> Bool {
    let waiting = ObjectIdentifier(recognizer)
    let other = ObjectIdentifier(awaited)
    guard !waits(other, for: waiting) else { return false }
    waits[waiting, default: Wait(recognizer: recognizer)].awaited.insert(other)
    return true
  }

  /// Removes what is known from earlier touches about a recognizer that receives its first touch.
  ///
  /// A recognizer with another touch, which it has received before, still waits for the recognizer:
  /// UIKit asks once per attempt.
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
      if !other.hasTouch(before: touch) { waits[waiting]?.awaited.remove(id) }
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

extension UIGestureRecognizer {
  /// Returns whether the recognizer has received another touch than one that begins.
  fileprivate func hasTouch(before touch: UITouch) -> Bool {
    numberOfTouches > (touch.gestureRecognizers?.contains(self) == true ? 1 : 0)
  }
}
