/// The delegate of a recognizer of the toolkit's own: says how it gets along with others.
///
/// UIKit does not say which of two pans begins that see the same finger, and the one farther in may
/// well do: a table in what moves would scroll instead of being grabbed.
final class GestureCoordination: NSObject, UIGestureRecognizerDelegate {
  private let welcomes: (UIGestureRecognizer) -> Bool
  private let precedes: (UIGestureRecognizer) -> Bool

  /// - Parameters:
  ///   - welcomes: Whether a recognizer may go on at the same time.
  ///   - precedes: Whether a recognizer begins only if the delegate's own one fails.
  init(
    welcoming welcomes: @escaping (UIGestureRecognizer) -> Bool = { _ in false },
    preceding precedes: @escaping (UIGestureRecognizer) -> Bool = { _ in false }
  ) {
    (self.welcomes, self.precedes) = (welcomes, precedes)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    welcomes(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    precedes(otherGestureRecognizer)
  }
}
