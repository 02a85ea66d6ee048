/// A delegate of a recognizer of the toolkit's own, which says what others may go on beside it.
final class GestureCompany: NSObject, UIGestureRecognizerDelegate {
  private let welcomes: (UIGestureRecognizer) -> Bool

  /// - Parameter welcomes: Whether a recognizer may go on at the same time.
  init(_ welcomes: @escaping (UIGestureRecognizer) -> Bool) {
    self.welcomes = welcomes
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    welcomes(otherGestureRecognizer)
  }
}
