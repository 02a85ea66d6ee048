import Foundation

/// The failure requirements of one recognizer, in both directions.
///
/// They list the recognizers that must fail first, and the recognizers that wait for this
/// recognizer to fail.
@MainActor final class FailureRequirements {
  private struct Link {
    weak var recognizer: UIGestureRecognizer?
    var isPermanent: Bool
  }

  private var required: [Link] = []
  private var waiting: [Link] = []
  private var asked: Set<ObjectIdentifier> = []

  nonisolated init() {}

  /// The recognizers that wait for this recognizer to fail.
  var dependents: [UIGestureRecognizer] { waiting.compactMap(\.recognizer) }

  /// Whether a recognizer that must fail has touches and can still recognize its gesture.
  var isOpen: Bool {
    contains { $0.currentState == .possible }
  }

  /// Whether a recognizer that must fail has recognized its gesture.
  var isBroken: Bool {
    contains { $0.isRecognizing || $0.currentState == .ended }
  }

  private func contains(_ isSuch: (UIGestureRecognizer) -> Bool) -> Bool {
    required.contains { link in
      link.recognizer.map { !$0.attemptTouches.isEmpty && isSuch($0) } ?? false
    }
  }

  func needsQuery(about other: UIGestureRecognizer) -> Bool {
    asked.insert(ObjectIdentifier(other)).inserted
  }

  func addPermanent(of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer) {
    add(of: recognizer, on: other, isPermanent: true)
  }

  func addTemporary(of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer) {
    add(of: recognizer, on: other, isPermanent: false)
  }

  private func add(
    of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer, isPermanent: Bool
  ) {
    guard other !== recognizer else { return }
    required.append(Link(recognizer: other, isPermanent: isPermanent))
    other.requirements.waiting.append(Link(recognizer: recognizer, isPermanent: isPermanent))
  }

  /// Removes the requirements of the current attempt.
  func endAttempt(of recognizer: UIGestureRecognizer) {
    asked = []
    for link in required where !link.isPermanent {
      link.recognizer?.requirements.waiting.removeAll {
        !$0.isPermanent && $0.recognizer === recognizer
      }
    }
    required.removeAll { !$0.isPermanent || $0.recognizer == nil }
  }
}
