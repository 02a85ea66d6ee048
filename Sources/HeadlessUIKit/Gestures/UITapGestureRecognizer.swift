import Foundation

/// A discrete gesture recognizer for one or more taps of one or more fingers.
///
/// The gesture is recognized when the last finger of the last tap lifts.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers that tap together. The default is 1.
  open var numberOfTouchesRequired = 1

  /// The largest distance of a finger from its first point, and of later taps from the first tap,
  /// in points.
  package var allowableMovement: CGFloat = 45
  /// The longest time that a finger may stay down, in seconds.
  package var maximumPressDuration: TimeInterval = 0.75
  /// The longest time from one tap to the next, in seconds.
  package var maximumInterval: TimeInterval = 0.35

  private var taps = 0
  /// The points at which the fingers of the first tap touched down, in the window's coordinates.
  private var firstPoints: [CGPoint] = []
  /// The points at which the fingers of the current tap touched down.
  private var downPoints: [ObjectIdentifier: CGPoint] = [:]
  private var timer: RuntimeTimer?

  /// Returns the center of the first tap in a view's coordinates; nil means the window's.
  open override func location(in view: UIView?) -> CGPoint {
    guard !firstPoints.isEmpty else { return super.location(in: view) }
    let count = CGFloat(firstPoints.count)
    let middle = CGPoint(
      x: firstPoints.reduce(0) { $0 + $1.x } / count,
      y: firstPoints.reduce(0) { $0 + $1.y } / count)
    return convert(middle, to: view)
  }

  /// The number of fingers that tapped.
  open override var numberOfTouches: Int { firstPoints.count }

  /// Returns the point at which a finger of the first tap touched down, in a view's coordinates.
  ///
  /// - Precondition: `touchIndex` is one of `0..<numberOfTouches`.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      firstPoints.indices.contains(touchIndex),
      "-[UITapGestureRecognizer locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds")
    return convert(firstPoints[touchIndex], to: view)
  }

  /// Returns whether this tap prevents another recognizer. It does not prevent a tap with more taps
  /// (fact 4.24).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Handles fingers that touched down. Too many, too late or too distant fingers make the gesture
  /// fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isAwaitingFailure else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard activeTouches.count <= numberOfTouchesRequired else { return become(.failed) }
    for touch in activeTouches where touches.contains(touch) {
      downPoints[ObjectIdentifier(touch)] = touch.point
      if taps == 0 { firstPoints.append(touch.point) }
      guard taps == 0 || isNearFirstTap(touch.point) else { return become(.failed) }
    }
    if downPoints.count == touches.count { wait(maximumPressDuration) }
  }

  /// Handles fingers that moved. A finger that moves too far makes the gesture fail.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = downPoints[ObjectIdentifier(touch)] else { continue }
      if touch.point.distance(to: start) > allowableMovement { return become(.failed) }
    }
  }

  /// Handles fingers that lifted. The last finger completes the tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !activeTouches.contains(where: \.isDown) else { return }
    guard downPoints.count == numberOfTouchesRequired else { return become(.failed) }
    downPoints = [:]
    taps += 1
    if taps < numberOfTapsRequired {
      wait(maximumInterval)
    } else {
      timer?.cancel()
      state = .ended
    }
  }

  /// Handles touches that the system cancelled. A cancelled touch makes the gesture fail.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Discards the taps.
  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    taps = 0
    firstPoints = []
    downPoints = [:]
  }

  private func isNearFirstTap(_ point: CGPoint) -> Bool {
    firstPoints.contains { $0.distance(to: point) <= allowableMovement }
  }

  /// Fails unless the gesture continues within a time in seconds.
  private func wait(_ seconds: TimeInterval) {
    timer?.cancel()
    timer = Runtime.current.schedule(after: seconds) { [weak self] in self?.state = .failed }
  }
}

extension CGPoint {
  /// Returns the distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
