import Foundation

extension UIScrollView {
  /// Handles touches that have begun.
  ///
  /// Decelerating content stops (fact 3.26), and the views in the content are not notified of these
  /// touches.
  func fingersCameDown(_ touches: Set<UITouch>) {
    isUnderFinger = true
    guard case .decelerating = activity else { return }
    activity = .held
    observeFrames(false)
    for touch in touches { touch.delivery.close() }
  }

  /// Handles the release of the last finger.
  ///
  /// Content that was held beyond its edge returns, and content that was held between two pages
  /// moves on to a page.
  func fingersLifted() {
    isUnderFinger = false
    let wasHeld = if case .held = activity { true } else { false }
    guard wasHeld || isResting, !isZooming else { return }
    let flight = ScrollFlight(
      from: contentOffset, velocity: .zero, extents: extents, rate: decelerationRate,
      isPaging: isPagingEnabled && wasHeld, time: Runtime.current.time)
    if wasHeld { notifyDelegateOfRelease(willDecelerate: flight.isMotion) }
    if flight.isMotion {
      decelerate(flight)
    } else if wasHeld {
      stopDecelerating()
    }
  }

  /// Notifies the delegate that a finger has lifted.
  func notifyDelegateOfRelease(willDecelerate: Bool) {
    isNotifyingOfRelease = true
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    isNotifyingOfRelease = false
  }

  /// Returns whether a translation of the fingers, in points, drags the content.
  ///
  /// The translation must be long enough along an axis that scrolls.
  func isDrag(_ translation: CGPoint) -> Bool {
    let extents = extents
    let axes = ScrollAxis.allCases.filter { extents[$0].canScroll }
    let squares = axes.reduce(0) { $0 + translation[$1] * translation[$1] }
    return !axes.isEmpty && squares >= pan.hysteresis * pan.hysteresis
  }

  /// Returns whether the content's views that have been notified of touches give them up (fact
  /// 3.35).
  func contentLetsGo(of touches: [UITouch]) -> Bool {
    let views = touches.filter { $0.delivery.hasBegun && !$0.delivery.isOver }.compactMap(\.view)
    return views.allSatisfy { view in
      view === self || canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Asks `touchesShouldBegin(_:with:in:)` whether the views in the content receive touches.
  func offerToContent(_ touches: [UITouch]) {
    for touch in touches where !touch.delivery.hasBegun && !touch.delivery.isOver {
      guard let view = touch.view, view !== self else { continue }
      if !touchesShouldBegin([touch], with: touch.event, in: view) { touch.delivery.close() }
    }
  }
}
