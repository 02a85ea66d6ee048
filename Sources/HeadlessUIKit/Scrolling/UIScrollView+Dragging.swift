import Foundation

extension UIScrollView {
  /// The ratio of the velocities along the two axes from which a drag is locked to the faster axis.
  private static let lockRatio: CGFloat = 2
  /// The duration of rest after which a release has no velocity, in seconds (fact 3.13).
  private static let restTime: TimeInterval = 0.04

  /// Attaches the scroll view's gesture recognizers.
  ///
  /// The targets of `panGestureRecognizer` are called in the order in which they were added. The
  /// scroll view adds its own target here, before the app's targets, so those targets find the
  /// offset changed.
  func connectRecognizers() {
    pan.scrollView = self
    // In UIKit, the scroll view is privately the delegate of its gesture recognizers. Here it is
    // the delegate only if the app's subclass conforms to the protocol.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pan.addHandler(self) { [weak self] recognizer in self?.panDidChange(recognizer.state) }
    addGestureRecognizer(pan)
    touchDelay.scrollView = self
    addGestureRecognizer(touchDelay)
  }

  private func panDidChange(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: releaseVelocity)
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  private func beginDrag() {
    stopMoving()
    isUnderFinger = true
    activity = .dragging(
      ScrollDrag(from: contentOffset, extents: extents, onlyAxis: lockedAxis))
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The axis to which a drag that begins now is locked, or nil (fact 3.33).
  private var lockedAxis: ScrollAxis? {
    guard isDirectionalLockEnabled else { return nil }
    let velocity = pan.velocity(in: self)
    if abs(velocity.x) >= Self.lockRatio * abs(velocity.y) { return .horizontal }
    if abs(velocity.y) >= Self.lockRatio * abs(velocity.x) { return .vertical }
    return nil
  }

  private func continueDrag() {
    guard case .dragging(var drag) = activity else { return }
    drag.follow(contentOffset, extents: extents)
    // A pinch moves the content with the fingers (fact 3.98).
    if isZooming {
      drag.skip(to: pan.translation(in: self))
      activity = .dragging(drag)
      return
    }
    drag.move(to: pan.translation(in: self))
    drag.shown = pixelAligned(drag.shown)
    activity = .dragging(drag)
    show(drag.shown)
    refreshIfPulledFar()
  }

  /// The velocity of the offset when the finger lifts, in points per second.
  private var releaseVelocity: CGPoint {
    guard case .dragging(let drag) = activity, pan.secondsOfRest <= Self.restTime else {
      return .zero
    }
    let finger = pan.velocity(in: self)
    return CGPoint(
      x: drag.moves(along: .horizontal) ? -finger.x : 0,
      y: drag.moves(along: .vertical) ? -finger.y : 0)
  }

  /// Ends the drag and starts the motion after the drag (facts 3.19 to 3.21).
  private func endDrag(velocity: CGPoint) {
    isUnderFinger = false
    isNotifyingOfRelease = true
    defer { isNotifyingOfRelease = false }
    refreshControlIsReleased()
    guard case .dragging = activity else { return }
    var flight = ScrollFlight(
      from: contentOffset, velocity: shownVelocity(for: velocity), extents: extents,
      rate: decelerationRate, isPaging: isPagingEnabled, time: Runtime.current.time)
    var target = flight.target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    if !isPagingEnabled {
      flight.retarget(to: target)
    } else if target != flight.target {
      Runtime.current.console.append("Stop offset can not be modified for paging scroll views")
    }
    activity = .resting
    let isMotion = flight.isMotion && !isZooming
    notifyDelegateOfRelease(willDecelerate: isMotion)
    // The delegate may have moved the content.
    guard isMotion, isResting else { return }
    decelerate(flight)
  }

  private func shownVelocity(for velocity: CGPoint) -> CGPoint {
    let extents = extents
    let offset = contentOffset
    return CGPoint(
      x: extents.horizontal.shownVelocity(for: velocity.x, at: offset.x),
      y: extents.vertical.shownVelocity(for: velocity.y, at: offset.y))
  }

  /// Sets the offset if it differs.
  func show(_ offset: CGPoint) {
    if pixelAligned(offset) != contentOffset { contentOffset = offset }
  }
}
