import Foundation

/// Recognizes one or more taps of one or more fingers.
///
/// The gesture is discrete: it is recognized when the last finger of the last tap lifts.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture. The default is 1.
  open var numberOfTapsRequired = 1
  /// How many fingers tap at once. The default is 1.
  open var numberOfTouchesRequired = 1

  /// How far a finger may move, and later taps may lie from the first, in points.
  package var allowableMovement: CGFloat = 45
  /// How long a finger may stay down, in seconds.
  package var maximumPressDuration: TimeInterval = 0.75
  /// How long it may take from one tap to the next, in seconds.
  package var maximumInterval: TimeInterval = 0.35

  private var taps = 0
  /// Where the fingers of the first tap came down, in the window's coordinates.
  private var firstPoints: [CGPoint] = []
  /// Where the fingers of the current tap came down.
  private var downPoints: [ObjectIdentifier: CGPoint] = [:]
  private var timer: RuntimeTimer?

  /// The middle of the first tap, in a view's coordinates; nil means the window's.
  open override func location(in view: UIView?) -> CGPoint {
    guard !firstPoints.isEmpty else { return super.location(in: view) }
    let count = CGFloat(firstPoints.count)
    let middle = CGPoint(
      x: firstPoints.reduce(0) { $0 + $1.x } / count,
      y: firstPoints.reduce(0) { $0 + $1.y } / count)
    return convert(middle, to: view)
  }

  /// How many fingers tapped.
  open override var numberOfTouches: Int { firstPoints.count }

  /// Where one of the fingers of the first tap came down, in a view's coordinates.
  ///
  /// - Precondition: `touchIndex` is one of `0..<numberOfTouches`.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      firstPoints.indices.contains(touchIndex),
      "-[UITapGestureRecognizer locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds")
    return convert(firstPoints[touchIndex], to: view)
  }

  /// A tap does not rule out one with more taps (fact 4.24).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// A finger came down: in time, in place, and not one too many.
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

  /// A finger that moves away does not tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = downPoints[ObjectIdentifier(touch)] else { continue }
      if touch.point.distance(to: start) > allowableMovement { return become(.failed) }
    }
  }

  /// The last finger that lifts makes the tap.
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

  /// A finger that the system took away does not tap.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps.
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

  /// Fails unless something happens in time.
  private func wait(_ seconds: TimeInterval) {
    timer?.cancel()
    timer = Runtime.current.schedule(after: seconds) { [weak self] in self?.state = .failed }
  }
}

extension CGPoint {
  /// The distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
