import Foundation

/// A continuous gesture recognizer for fingers that press on the screen.
///
/// After the press it follows the fingers.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers that press. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The time that the fingers must press before the gesture begins, in seconds. The default is
  /// 0.5.
  ///
  /// With 0, the gesture begins when the fingers touch down.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move before the gesture begins, in points. The default is 10.
  open var allowableMovement: CGFloat = 10

  /// The longest time from one tap to the next, in seconds.
  package var maximumInterval: TimeInterval = 0.35

  private var taps = 0
  private var downPoints: [ObjectIdentifier: CGPoint] = [:]
  private var timer: RuntimeTimer?

  /// Counts the fingers. The press begins with the last required finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognizing else { return }
    guard activeTouches.count <= numberOfTouchesRequired else { return become(.failed) }
    for touch in touches { downPoints[ObjectIdentifier(touch)] = touch.point }
    guard activeTouches.count == numberOfTouchesRequired, taps == numberOfTapsRequired else {
      return
    }
    timer?.cancel()
    guard minimumPressDuration > 0 else { return become(.began) }
    timer = Runtime.current.schedule(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  /// Follows the fingers. Before the gesture begins, the fingers must stay within
  /// `allowableMovement`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognizing else { return become(.changed) }
    for touch in touches {
      guard let start = downPoints[ObjectIdentifier(touch)] else { continue }
      if touch.point.distance(to: start) > allowableMovement { return become(.failed) }
    }
  }

  /// Ends the gesture with the first finger that lifts.
  ///
  /// Before the gesture begins, the touch counts as a tap or makes the gesture fail.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognizing || isAwaitingFailure { return become(.ended) }
    timer?.cancel()
    guard taps < numberOfTapsRequired else { return become(.failed) }
    guard !activeTouches.contains(where: \.isDown) else { return }
    guard downPoints.count == numberOfTouchesRequired else { return become(.failed) }
    taps += 1
    downPoints = [:]
    timer = Runtime.current.schedule(after: maximumInterval) { [weak self] in
      self?.state = .failed
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognizing ? .cancelled : .failed
  }

  /// Discards the press.
  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    taps = 0
    downPoints = [:]
  }
}
