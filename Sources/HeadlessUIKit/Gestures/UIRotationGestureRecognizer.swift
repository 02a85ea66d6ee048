import Foundation

/// Recognizes that two fingers turn around each other, and follows them.
///
/// The gesture begins once one finger has moved ten points around the other; the rotation is zero
/// then and is measured from there.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The distance that one finger moves around the other before the gesture begins, in points.
  package var hysteresis: CGFloat = 10

  var measure = FingerPairMeasure(.rotation)

  /// The angle by which the fingers have turned, in radians, clockwise; it continues beyond a full
  /// turn. Setting the rotation makes it the new base; the velocity then reads zero until the
  /// fingers move or lift (fact 4.42).
  open var rotation: CGFloat {
    get { measure.value }
    set { measure.rebase(to: newValue) }
  }

  /// The speed of the last movement, in radians per second. It does not change when the fingers
  /// rest.
  open var velocity: CGFloat { measure.velocity }

  /// Takes the first two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersCame(event)
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersMoved(touches)
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLifted()
  }

  /// Cancels the gesture with the last finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersWereTaken()
  }

  /// Forgets the movement.
  open override func reset() {
    super.reset()
    measure.reset()
  }

  override func recognitionWillBegin() {
    measure.begin()
  }
}

extension UIRotationGestureRecognizer: TwoFingerGesture {}
