import Foundation

/// A continuous gesture recognizer for dragging fingers.
///
/// The gesture begins once the fingers have moved ten points. The translation is then zero and is
/// measured from that position (facts 4.28, 4.29).
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. The default is no limit.
  open var maximumNumberOfTouches = Int.max

  /// The types of scrolls that the gesture recognizes in addition to touches. The default is none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance that the fingers move before the gesture begins, in points.
  package var hysteresis: CGFloat = 10

  /// The distance that the fingers have moved, in the window's coordinates.
  private var travel = CGVector.zero
  /// The velocity of the last movement, in points per second, in the window's coordinates.
  private var lastVelocity = CGVector.zero
  /// Whether the translation was set since the last event. The velocity is zero until the next
  /// event.
  private var isRebased = false

  /// Returns the translation of the fingers in points, in a view's coordinates; nil means the
  /// window's.
  open func translation(in view: UIView?) -> CGPoint {
    convert(travel, to: view)
  }

  /// Sets the translation in points, in a view's coordinates; nil means the window's.
  ///
  /// The velocity is zero until the fingers move or lift (fact 4.30).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = convert(CGPoint.zero, from: view)
    let end = convert(translation, from: view)
    travel = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    isRebased = true
  }

  /// Returns the velocity of the last movement, in points per second, in a view's coordinates.
  ///
  /// For nil, the coordinates are the window's. The velocity does not change while the fingers rest
  /// (fact 4.32).
  open func velocity(in view: UIView?) -> CGPoint {
    isRebased ? .zero : convert(lastVelocity, to: view)
  }

  /// Counts the fingers. Too many fingers make the gesture fail. Once the gesture has begun, extra
  /// fingers are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count > maximumNumberOfTouches else { return }
    guard isRecognizing else { return become(.failed) }
    for touch in activeTouches.dropFirst(maximumNumberOfTouches) { ignore(touch, for: event) }
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count >= minimumNumberOfTouches else { return }
    advance(by: touches)
  }

  private func advance(by touches: Set<UITouch>) {
    follow(touches)
    if isRecognizing {
      state = .changed
    } else if hypot(travel.dx, travel.dy) >= hysteresis {
      state = accepts(travel) ? .began : .failed
    }
  }

  /// Ends the gesture when the last finger lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endIfLifted()
  }

  private func endIfLifted() {
    isRebased = false
    guard !activeTouches.contains(where: \.isDown) else { return }
    state = isRecognizing || isAwaitingFailure ? .ended : .failed
  }

  /// Cancels the gesture when the last touch is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelIfLifted()
  }

  private func cancelIfLifted() {
    guard !activeTouches.contains(where: \.isDown) else { return }
    state = isRecognizing ? .cancelled : .failed
  }

  /// Follows fingers on a trackpad, which are not touches (fact 4.56).
  func scrolled(_ fingers: Set<UITouch>, _ phase: UITouch.Phase, at time: TimeInterval) {
    switch phase {
    case .moved: advance(by: fingers)
    case .ended: endIfLifted()
    case .cancelled: cancelIfLifted()
    default: break
    }
  }

  /// Discards the movement.
  open override func reset() {
    super.reset()
    travel = .zero
    lastVelocity = .zero
    isRebased = false
  }

  override func recognitionWillBegin() {
    travel = .zero
  }

  /// Returns whether a movement, in points of the window, matches this kind of pan.
  ///
  /// It is called once the movement is long enough.
  func accepts(_ movement: CGVector) -> Bool { true }

  /// Adds the mean movement of the fingers. A finger that touches down or lifts causes no jump
  /// (fact 4.34).
  private func follow(_ touches: Set<UITouch>) {
    let count = CGFloat(activeTouches.count)
    let step = CGVector(
      dx: touches.reduce(0) { $0 + $1.point.x - $1.previousPoint.x } / count,
      dy: touches.reduce(0) { $0 + $1.point.y - $1.previousPoint.y } / count)
    travel.dx += step.dx
    travel.dy += step.dy
    isRebased = false
    guard let touch = touches.first, touch.timestamp > touch.previousTimestamp else { return }
    let seconds = CGFloat(touch.timestamp - touch.previousTimestamp)
    lastVelocity = CGVector(dx: step.dx / seconds, dy: step.dy / seconds)
  }

  /// Converts a vector from the window's coordinates to a view's coordinates.
  private func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
    let origin = convert(CGPoint.zero, to: view)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = gestureWindow else { return point }
    return view.convert(point, to: window)
  }
}
