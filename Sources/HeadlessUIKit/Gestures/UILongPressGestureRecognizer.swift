import Foundation

/// Recognizes that fingers rest on the screen, and follows them from then on.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// How many fingers press. The default is 1.
  open var numberOfTouchesRequired = 1
  /// How long the fingers press before the gesture begins, in seconds. The default is 0.5; with 0
  /// it begins as they come down.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture begins, in points. The default is 10.
  open var allowableMovement: CGFloat = 10

  /// How long it may take from one tap to the next, in seconds.
  package var maximumInterval: TimeInterval = 0.35

  private var taps = 0
  private var downPoints: [ObjectIdentifier: CGPoint] = [:]
  private var timer: RuntimeTimer?

  /// Counts the fingers; with the last of them the press begins.
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

  /// Follows the fingers; before the gesture has begun they must rest.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isRecognizing else { return become(.changed) }
    for touch in touches {
      guard let start = downPoints[ObjectIdentifier(touch)] else { continue }
      if touch.point.distance(to: start) > allowableMovement { return become(.failed) }
    }
  }

  /// The first finger that lifts ends the gesture; before it has begun it was a tap at most.
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

  /// Breaks the gesture off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognizing ? .cancelled : .failed
  }

  /// Forgets the press.
  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    taps = 0
    downPoints = [:]
  }
}
