import Foundation

extension UIWindow {
  /// Delivers an event to the recognizers, and then to the views (fact 4.44).
  func dispatch(_ event: UIEvent) {
    let changed = event.touches.filter { $0.hasChanged }
    for touch in changed where touch.phase == .began { begin(touch, of: event) }
    handOut(changed, of: event)
    touches.removeAll { !$0.isDown }
  }

  /// Cancels all touches for recognizers and views, as an incoming call does.
  ///
  /// Fingers that are down are no longer sensed.
  func cancelTouches() {
    let taken = touches.filter(\.isDown)
    guard let event = taken.compactMap(\.event).first else { return }
    for touch in taken {
      touch.isTakenAway = true
      touch.phase = .cancelled
    }
    handOut(taken, of: event)
    touches.removeAll { !$0.isDown }
  }

  /// Cancels the touches in a view that leaves the window, and the gestures of recognizers in that
  /// view.
  ///
  /// Touches in subviews are included. Recognizers of views that stay continue (fact 4.11).
  func cancelTouches(in leaving: UIView) {
    let concerned = touches.filter { touch in
      touch.isDown && touch.view?.isDescendant(of: leaving) == true
    }
    let recognizers = recognizers(of: concerned).filter { recognizer in
      recognizer.view?.isDescendant(of: leaving) == true
    }
    guard concerned.contains(where: { !$0.delivery.isOver }) || !recognizers.isEmpty,
      !Runtime.current.reads(.removedViewsKeepTouches)
    else { return }
    TouchDelivery.cancel(concerned)
    for recognizer in recognizers { recognizer.giveUp() }
  }

  private func handOut(_ changed: [UITouch], of event: UIEvent) {
    let isOutermost = recognizersToRetry == nil
    if isOutermost { recognizersToRetry = [] }
    for recognizer in recognizers(of: changed) { recognizer.receive(changed, of: event) }
    if isOutermost {
      let retries = recognizersToRetry ?? []
      recognizersToRetry = nil
      for recognizer in retries { recognizer.recognizeIfPossible() }
    }
    for touch in changed { touch.delivery.enqueue(touch.phase) }
    TouchDelivery.release(changed)
  }

  /// Whether a transition blocks all touches (fact 2.91).
  private var takesNoTouches: Bool {
    Runtime.current.transitions.contains { $0.keepsTouchesOut(of: self) }
  }

  /// Finds the view and the recognizers that receive a touch until it ends (facts 4.6, 4.7).
  private func begin(_ touch: UITouch, of event: UIEvent) {
    touch.window = self
    touch.event = event
    touches.append(touch)
    guard !takesNoTouches, let target = hitTest(touch.pointer ?? touch.point, with: event) else {
      return touch.delivery.close()
    }
    touch.view = target
    if touch.isOnTrackpad { touch.delivery.close() }
    let isSecond = event.touches.contains { other in
      other !== touch && other.isDown && other.view === target && !other.delivery.isOver
    }
    if isSecond, !target.isMultipleTouchEnabled { touch.delivery.close() }

    var view: UIView? = target
    while let owner = view {
      for recognizer in owner.recognizers where recognizer.wants(touch, of: event) {
        recognizer.accept(touch)
        touch.recognizers.append(recognizer)
      }
      view = owner.superview
    }
    determineRequirements(among: touch.recognizers)
  }

  /// Determines the failure requirements between the recognizers of a touch.
  ///
  /// - Complexity: O(n m) in the numbers of recognizers and of those that can answer.
  private func determineRequirements(among recognizers: [UIGestureRecognizer]) {
    let answering = recognizers.filter { $0.canProvideRequirements }
    if answering.isEmpty { return }
    for recognizer in recognizers {
      let others = recognizer.canProvideRequirements ? recognizers : answering
      for other in others where other !== recognizer { recognizer.determineRequirement(on: other) }
    }
  }

  /// Returns the recognizers that receive any of the touches, in order from deeper to outer views
  /// (fact 4.25).
  ///
  /// - Complexity: O(n) in the number of recognizers, if the touches list them in that order.
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    let found = UIGestureRecognizer.all(of: touches)
    if found.count < 2 { return found }
    var depths: [Int] = []
    var last: UIView? = nil
    var isSorted: Bool = true
    for recognizer in found {
      let view = recognizer.view
      if view !== last || depths.isEmpty {
        let depth = view?.depth ?? 0
        if let outer = depths.last, outer < depth { isSorted = false }
        depths.append(depth)
      } else {
        depths.append(depths[depths.count - 1])
      }
      last = view
    }
    if isSorted { return found }
    return zip(found, depths).enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }
}
