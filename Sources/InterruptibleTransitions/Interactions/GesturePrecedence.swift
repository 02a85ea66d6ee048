/// A delegate of a recognizer of the toolkit's own, before which others have to wait.
///
/// UIKit does not say which of two pans begins that see the same finger, and the one farther in may
/// well do: a table in what moves would scroll instead of being grabbed.
final class GesturePrecedence: NSObject, UIGestureRecognizerDelegate {
  private let precedes: (UIGestureRecognizer) -> Bool

  /// - Parameter precedes: Whether a recognizer begins only if the delegate's own one fails.
  init(_ precedes: @escaping (UIGestureRecognizer) -> Bool) {
    self.precedes = precedes
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    precedes(otherGestureRecognizer)
  }
}
