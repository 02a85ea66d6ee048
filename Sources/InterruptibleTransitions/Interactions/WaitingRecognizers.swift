/// The recognizers that wait for others to fail, by the answers for the current touches.
///
/// Each interaction decides about its own recognizers, and several transitions have interactions.
/// If their recognizers waited for each other in a circle, none would begin or fail, and UIKit
/// would withhold later touches.
final class WaitingRecognizers {
  private struct Wait {
    weak var waiting: UIGestureRecognizer?
    weak var awaited: UIGestureRecognizer?
  }

  static let shared = WaitingRecognizers()

  private var waits: [Wait] = []

  /// Records that a recognizer waits for another one, unless the other one waits for it, also by
  /// way of further ones.
  ///
  /// - Returns: Whether the recognizer waits.
  func add(_ waiting: UIGestureRecognizer, for awaited: UIGestureRecognizer) -> Bool {
    waits.removeAll { $0.waiting == nil || $0.awaited == nil }
    guard !waits(awaited, for: waiting) else { return false }
    waits.append(Wait(waiting: waiting, awaited: awaited))
    return true
  }

  /// Removes a recognizer that receives its first touch.
  func remove(_ recognizer: UIGestureRecognizer) {
    waits.removeAll { $0.waiting === recognizer || $0.awaited === recognizer }
  }

  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    recognizer === other
      || waits.contains { wait in
        wait.waiting === recognizer && wait.awaited.map { waits($0, for: other) } == true
      }
  }
}
