import Foundation

/// A continuous gesture recognizer for two fingers that move apart or together.
///
/// The gesture begins once one finger has moved ten points towards or away from the other. The
/// scale is then 1 and is measured from that position.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance that one finger moves towards or away from the other before the gesture begins,
  /// in points.
  package var hysteresis: CGFloat = 10

  var measure = FingerPairMeasure(.scale)

  /// The distance between the fingers, relative to the distance when the gesture began.
  ///
  /// Later movements multiply a scale that is set. The velocity is then zero until the fingers move
  /// or lift (fact 4.41).
  open var scale: CGFloat {
    get { measure.value }
    set { measure.rebase(to: newValue) }
  }

  /// The velocity of the last movement, in scale per second. It does not change while the fingers
  /// rest.
  open var velocity: CGFloat { measure.velocity }

  /// Counts the fingers, and uses the first two.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersCame(event)
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersMoved(touches)
  }

  /// Ends the gesture when the last finger lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLifted()
  }

  /// Cancels the gesture when the last touch is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersWereTaken()
  }

  /// Discards the movement.
  open override func reset() {
    super.reset()
    measure.reset()
  }

  override func recognitionWillBegin() {
    measure.begin()
  }
}

extension UIPinchGestureRecognizer: TwoFingerGesture {}
