import Foundation

/// The common behavior of a pinch and a rotation.
///
/// Both follow two fingers. They begin once the fingers have moved enough, and end when both
/// fingers have lifted (fact 4.42).
@MainActor protocol TwoFingerGesture: UIGestureRecognizer {
  var measure: FingerPairMeasure { get set }
  /// The distance that one finger moves relative to the other before the gesture begins, in points.
  var hysteresis: CGFloat { get }
}

extension TwoFingerGesture {
  private var fingers: [UITouch] { activeTouches.filter(\.isDown) }

  private var pair: FingerPair? {
    let fingers = fingers
    return fingers.count == 2 ? FingerPair(fingers[0].point, fingers[1].point) : nil
  }

  /// Handles fingers that touched down. The gesture uses the first two fingers and ignores the
  /// others.
  func fingersCame(_ event: UIEvent) {
    for touch in fingers.dropFirst(2) { ignore(touch, for: event) }
    if isRecognizing, pair != nil, measure.couldJump,
      Runtime.current.reads(.returningFingersJump)
    {
      measure.placeAsBefore()
    } else {
      measure.place(pair)
    }
  }

  func fingersMoved(_ touches: Set<UITouch>) {
    guard let pair, let touch = touches.first else { return }
    measure.follow(pair, over: touch.timestamp - touch.previousTimestamp)
    if isRecognizing {
      state = .changed
    } else if abs(measure.travel) >= hysteresis {
      state = .began
    }
  }

  /// Handles fingers that lifted. The gesture continues while a finger is down, because a second
  /// finger may return.
  func fingersLifted() {
    measure.place(pair)
    guard fingers.isEmpty else { return }
    state = isRecognizing || isAwaitingFailure ? .ended : .failed
  }

  /// Follows fingers on a trackpad, which are not touches (fact 4.60).
  func pinched(_ fingers: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: fingersCame(event)
    case .moved: fingersMoved(fingers)
    case .ended: fingersLifted()
    case .cancelled: fingersWereTaken()
    default: break
    }
  }

  func fingersWereTaken() {
    measure.place(pair)
    guard fingers.isEmpty else { return }
    state = isRecognizing ? .cancelled : .failed
  }
}
