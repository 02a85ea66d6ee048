import Foundation

extension UIScrollView {
  /// Starts the motion of the content after a drag.
  func decelerate(_ flight: ScrollFlight) {
    activity = .decelerating(flight)
    observeFrames(true)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  func move(to offset: CGPoint, animated: Bool) {
    guard animated, window != nil, !isDragging else {
      if !isDragging { stopMoving() }
      return show(offset)
    }
    guard pixelAligned(offset) != contentOffset else { return }
    activity = .animating(
      ScrollAnimation(origin: contentOffset, target: offset, start: Runtime.current.time))
    observeFrames(true)
  }

  /// Updates the offset for a time, in seconds.
  func advance(to time: TimeInterval) {
    switch activity {
    case .resting, .dragging, .held:
      observeFrames(false)
    case .decelerating(var flight):
      flight.follow(contentOffset, extents: extents)
      let goesOn = flight.move(to: time)
      flight.shown = pixelAligned(flight.shown)
      activity = .decelerating(flight)
      show(flight.shown)
      if !goesOn { stopDecelerating() }
    case .animating(let animation):
      guard let offset = animation.offset(at: time) else {
        show(animation.target)
        return stopAnimating()
      }
      show(offset)
    }
  }

  /// Whether the content does not move.
  var isResting: Bool {
    if case .resting = activity { true } else { false }
  }

  /// Stops a motion and notifies the delegate.
  ///
  /// A drag replaces a deceleration that a finger has stopped.
  func stopMoving() {
    switch activity {
    case .resting: break
    case .dragging, .held: activity = .resting
    case .decelerating: stopDecelerating()
    case .animating: stopAnimating()
    }
  }

  /// Stops a motion without notifying the delegate.
  func rest() {
    activity = .resting
    observeFrames(false)
  }

  func stopDecelerating() {
    guard isDecelerating else { return }
    rest()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private func stopAnimating() {
    guard case .animating = activity else { return }
    rest()
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  ///
  /// The rectangle is in points, in the coordinates of the content.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += Self.shift(
      from: (seen.minX, seen.maxX), toShow: (rect.minX, rect.maxX))
    offset.y += Self.shift(
      from: (seen.minY, seen.maxY), toShow: (rect.minY, rect.maxY))
    let extents = extents
    for axis in ScrollAxis.allCases { offset[axis] = extents[axis].clamped(offset[axis]) }
    setContentOffset(offset, animated: animated)
  }

  /// Returns the distance by which a range must move to contain another range, or as much of that
  /// range as fits.
  private static func shift(
    from seen: (start: CGFloat, end: CGFloat), toShow wanted: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if wanted.start < seen.start || wanted.end - wanted.start > seen.end - seen.start {
      return wanted.start - seen.start
    }
    return max(wanted.end - seen.end, 0)
  }
}
