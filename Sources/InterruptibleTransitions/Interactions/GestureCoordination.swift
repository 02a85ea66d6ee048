/// The delegate of a recognizer that the toolkit creates.
///
/// The delegate coordinates the recognizer with other recognizers. UIKit does not document which of
/// two pans begins if both follow the same finger. It may be the inner pan: a table in the moving
/// view would scroll, and the transition would not be grabbed.
final class GestureCoordination: NSObject, UIGestureRecognizerDelegate {
  private let begins: (UIGestureRecognizer) -> Bool
  private let recognizesWith: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool
  private let precedes: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool
  private let receives: (_ own: UIGestureRecognizer, UITouch) -> Bool
  private let receivesTrackpad: (_ own: UIGestureRecognizer) -> Bool
  private let yields: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool

  /// Creates the delegate.
  ///
  /// - Parameters:
  ///   - begins: Returns whether a recognizer of the delegate may begin now.
  ///   - recognizesWith: Returns whether another recognizer may recognize at the same time as a
  ///     recognizer of the delegate.
  ///   - precedes: Returns whether another recognizer begins only if a recognizer of the delegate
  ///     fails.
  ///   - receives: Returns whether a recognizer of the delegate receives a touch.
  ///   - receivesTrackpad: Returns whether a recognizer of the delegate receives an event of a
  ///     trackpad, which has no touches.
  ///   - yields: Returns whether a recognizer of the delegate begins only if another recognizer
  ///     fails.
  init(
    beginning begins: @escaping (UIGestureRecognizer) -> Bool = { _ in true },
    recognizingWith recognizesWith:
      @escaping (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
        false
      },
    preceding precedes:
      @escaping (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
        false
      },
    receiving receives: @escaping (_ own: UIGestureRecognizer, UITouch) -> Bool = { _, _ in true },
    receivingTrackpad receivesTrackpad: @escaping (_ own: UIGestureRecognizer) -> Bool = { _ in
      true
    },
    yielding yields:
      @escaping (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
        false
      }
  ) {
    (self.begins, self.recognizesWith, self.precedes) = (begins, recognizesWith, precedes)
    (self.receives, self.receivesTrackpad, self.yields) = (receives, receivesTrackpad, yields)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    recognizesWith(gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    precedes(gestureRecognizer, otherGestureRecognizer)
      && WaitingRecognizers.shared.add(otherGestureRecognizer, for: gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    yields(gestureRecognizer, otherGestureRecognizer)
      && WaitingRecognizers.shared.add(gestureRecognizer, for: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0 {
      WaitingRecognizers.shared.remove(gestureRecognizer, receiving: touch)
    }
    return receives(gestureRecognizer, touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    switch event.type {
    case .scroll, .transform: receivesTrackpad(gestureRecognizer)
    default: true
    }
  }
}
