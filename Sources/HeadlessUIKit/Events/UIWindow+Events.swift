import Foundation

extension UIWindow {
  /// Delivers an event: first to the recognizers, then to the views (fact 4.44).
  func dispatch(_ event: UIEvent) {
    let changed = event.touches.filter(\.hasChanged)
    for touch in changed where touch.phase == .began { begin(touch, of: event) }
    handOut(changed, of: event)
    touches.removeAll { !$0.isDown }
  }

  /// Cancels all touches for recognizers and views, as an incoming call does. Fingers that are down
  /// are not sensed any more.
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

  /// Cancels the touches in a view that leaves the window and in its subviews, and the gestures
  /// that their recognizers made of them; recognizers of views that stay continue (fact 4.11).
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
    guard !takesNoTouches, let target = hitTest(touch.point, with: event) else {
      return touch.delivery.close()
    }
    touch.view = target
    let isSecond = event.touches.contains { other in
      other !== touch && other.isDown && other.view === target && !other.delivery.isOver
    }
    if isSecond, !target.isMultipleTouchEnabled { touch.delivery.close() }

    var view: UIView? = target
    while let owner = view {
      for recognizer in owner.recognizers where recognizer.wants(touch, of: event) {
        recognizer.take(touch)
        touch.recognizers.append(recognizer)
      }
      view = owner.superview
    }
    for recognizer in touch.recognizers {
      for other in touch.recognizers where other !== recognizer {
        recognizer.askForRequirement(on: other)
      }
    }
  }

  /// The recognizers that receive some touches, those of deeper views first (fact 4.25).
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.recognizers) where !found.contains(recognizer) {
      found.append(recognizer)
    }
    let depths = found.map { $0.view?.depth ?? 0 }
    return zip(found, depths).enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }
}
