/// The delegate of a recognizer that the toolkit makes, which coordinates it with other
/// recognizers.
///
/// UIKit does not say which of two pans that see the same finger begins. It may be the inner one: a
/// table in the moving view would scroll instead of being grabbed.
final class GestureCoordination: NSObject, UIGestureRecognizerDelegate {
  private let begins: (UIGestureRecognizer) -> Bool
  private let welcomes: (UIGestureRecognizer) -> Bool
  private let precedes: (UIGestureRecognizer) -> Bool

  /// - Parameters:
  ///   - begins: Whether the delegate's recognizer may begin now.
  ///   - welcomes: Whether a recognizer may continue at the same time.
  ///   - precedes: Whether a recognizer begins only if the delegate's recognizer fails.
  init(
    beginning begins: @escaping (UIGestureRecognizer) -> Bool = { _ in true },
    welcoming welcomes: @escaping (UIGestureRecognizer) -> Bool = { _ in false },
    preceding precedes: @escaping (UIGestureRecognizer) -> Bool = { _ in false }
  ) {
    (self.begins, self.welcomes, self.precedes) = (begins, welcomes, precedes)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
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
