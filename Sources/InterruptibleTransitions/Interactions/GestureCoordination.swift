/// The delegate of a recognizer that the toolkit makes, which coordinates it with other
/// recognizers.
///
/// UIKit does not say which of two pans that see the same finger begins. It may be the inner one: a
/// table in the moving view would scroll instead of being grabbed.
final class GestureCoordination: NSObject, UIGestureRecognizerDelegate {
  private let begins: (UIGestureRecognizer) -> Bool
  private let welcomes: (UIGestureRecognizer) -> Bool
  private let precedes: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool
  private let receives: (_ own: UIGestureRecognizer, UITouch) -> Bool
  private let scrolls: (_ own: UIGestureRecognizer) -> Bool
  private let manners: GestureManners

  /// - Parameters:
  ///   - begins: Whether a recognizer of the delegate's may begin now.
  ///   - welcomes: Whether a recognizer may continue at the same time.
  ///   - precedes: Whether another recognizer begins only if one of the delegate's fails.
  ///   - receives: Whether one of the delegate's recognizers receives a touch.
  ///   - scrolls: Whether one of them receives a scroll, which has no touch.
  ///   - manners: The recognizers that have precedence over the delegate's.
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
