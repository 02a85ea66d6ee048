import Foundation

extension UIScrollView {
  /// A finger came down: content that moves by itself stops under it (fact 3.26), and the views in
  /// it do not hear of that finger.
  func fingersCameDown(_ touches: Set<UITouch>) {
    isTracking = true
    guard case .decelerating = activity else { return }
    stopMoving()
    for touch in touches { touch.delivery.close() }
  }

  /// The last finger has lifted. Content that was held beyond its edge comes back.
  func fingersLifted() {
    isTracking = false
    guard case .resting = activity else { return }
    let flight = ScrollFlight(
      from: contentOffset, velocity: .zero, extents: extents, rate: decelerationRate,
      time: Runtime.current.time)
    if flight.isMotion { decelerate(flight) }
  }

  /// Whether a translation of the fingers, in points, is a drag of the content: long enough along
  /// an axis that scrolls.
  func isDrag(_ translation: CGPoint) -> Bool {
    let extents = extents
    let axes = ScrollAxis.allCases.filter { extents[$0].canScroll }
    let squares = axes.reduce(0) { $0 + translation[$1] * translation[$1] }
    return !axes.isEmpty && squares >= pan.hysteresis * pan.hysteresis
  }

  /// Whether the views in the content that have heard of touches let go of them (fact 3.35).
  func contentLetsGo(of touches: [UITouch]) -> Bool {
    let views = touches.filter { $0.delivery.hasBegun && !$0.delivery.isOver }.compactMap(\.view)
    return views.allSatisfy { view in
      view === self || canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Asks whether the views in the content are to hear of touches.
  func offerToContent(_ touches: [UITouch]) {
    for touch in touches where !touch.delivery.hasBegun && !touch.delivery.isOver {
      guard let view = touch.view, view !== self else { continue }
      if !touchesShouldBegin([touch], with: touch.event, in: view) { touch.delivery.close() }
    }
  }
}
