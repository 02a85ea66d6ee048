/// The delegate of a recognizer that the toolkit creates.
///
/// The delegate coordinates the recognizer with other recognizers. UIKit does not document which of
/// two pans begins if both follow the same finger. It may be the inner pan: a table in the moving
/// view would scroll, and the transition would not be grabbed.
final class GestureCoordination: NSObject, UIGestureRecognizerDelegate {
  private let begins: (UIGestureRecognizer) -> Bool
  private let welcomes: (UIGestureRecognizer) -> Bool
  private let precedes: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool
  private let receives: (_ own: UIGestureRecognizer, UITouch) -> Bool
  private let scrolls: (_ own: UIGestureRecognizer) -> Bool
  private let manners: GestureManners

  /// Creates the delegate.
  ///
  /// - Parameters:
  ///   - begins: Returns whether a recognizer of the delegate may begin now.
  ///   - welcomes: Returns whether another recognizer may recognize at the same time.
  ///   - precedes: Returns whether another recognizer begins only if a recognizer of the delegate
  ///     fails.
  ///   - receives: Returns whether a recognizer of the delegate receives a touch.
  ///   - scrolls: Returns whether a recognizer of the delegate receives a scroll event, which has
  ///     no touch.
  ///   - manners: The recognizers that take precedence over the delegate's recognizers.
  init(
    beginning begins: @escaping (UIGestureRecognizer) -> Bool = { _ in true },
    welcoming welcomes: @escaping (UIGestureRecognizer) -> Bool = { _ in false },
    preceding precedes:
      @escaping (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
        false
      },
    receiving receives: @escaping (_ own: UIGestureRecognizer, UITouch) -> Bool = { _, _ in true },
    scrolling scrolls: @escaping (_ own: UIGestureRecognizer) -> Bool = { _ in true },
    manners: GestureManners = GestureManners()
  ) {
    (self.begins, self.welcomes, self.precedes) = (begins, welcomes, precedes)
    (self.receives, self.scrolls, self.manners) = (receives, scrolls, manners)
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
    precedes(gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    manners.yields(gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    receives(gestureRecognizer, touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    event.type != .scroll || scrolls(gestureRecognizer)
  }
}
