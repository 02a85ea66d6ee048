import Foundation

/// Recognizes that two fingers move apart or together, and follows them.
///
/// The gesture begins once one finger has moved ten points towards or away from the other; the
/// scale is 1 then and is measured from there.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance that one finger moves towards or away from the other before the gesture begins,
  /// in points.
  package var hysteresis: CGFloat = 10

  var measure = FingerPairMeasure(.scale)

  /// The distance between the fingers, relative to the distance when the gesture began. Setting the
  /// scale makes it the new base; the velocity then reads zero until the fingers move or lift (fact
  /// 4.41).
  open var scale: CGFloat {
    get { measure.value }
    set { measure.rebase(to: newValue) }
  }

  /// The speed of the last movement, in scale per second. It does not change when the fingers rest.
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

extension UIPinchGestureRecognizer: TwoFingerGesture {}
