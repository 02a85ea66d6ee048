import Foundation

extension UIScrollView {
  /// Called when fingers came down. Moving content stops under a finger (fact 3.26), and the views
  /// in it are not notified of that finger.
  func fingersCameDown(_ touches: Set<UITouch>) {
    isUnderFinger = true
    guard case .decelerating = activity else { return }
    activity = .held
    observeFrames(false)
    for touch in touches { touch.delivery.close() }
  }

  /// Called when the last finger has lifted. Content that was held beyond its edge returns.
  func fingersLifted() {
    isUnderFinger = false
    let wasHeld = if case .held = activity { true } else { false }
    guard wasHeld || isResting else { return }
    let flight = ScrollFlight(
      from: contentOffset, velocity: .zero, extents: extents, rate: decelerationRate,
      time: Runtime.current.time)
    if wasHeld { tellOfRelease(willDecelerate: flight.isMotion) }
    if flight.isMotion {
      decelerate(flight)
    } else if wasHeld {
      stopDecelerating()
    }
  }

  /// Notifies the delegate that a finger has lifted.
  func tellOfRelease(willDecelerate: Bool) {
    tellsOfRelease = true
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    tellsOfRelease = false
  }

  /// Whether a translation of the fingers, in points, is a drag of the content: long enough along
  /// an axis that scrolls.
  func isDrag(_ translation: CGPoint) -> Bool {
    let extents = extents
    let axes = ScrollAxis.allCases.filter { extents[$0].canScroll }
    let squares = axes.reduce(0) { $0 + translation[$1] * translation[$1] }
    return !axes.isEmpty && squares >= pan.hysteresis * pan.hysteresis
  }

  /// Whether the views in the content that have been notified of touches give them up (fact 3.35).
  func contentLetsGo(of touches: [UITouch]) -> Bool {
    let views = touches.filter { $0.delivery.hasBegun && !$0.delivery.isOver }.compactMap(\.view)
    return views.allSatisfy { view in
      view === self || canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Asks whether the views in the content are to be notified of touches.
  func offerToContent(_ touches: [UITouch]) {
    for touch in touches where !touch.delivery.hasBegun && !touch.delivery.isOver {
      guard let view = touch.view, view !== self else { continue }
      if !touchesShouldBegin([touch], with: touch.event, in: view) { touch.delivery.close() }
    }
  }
}
