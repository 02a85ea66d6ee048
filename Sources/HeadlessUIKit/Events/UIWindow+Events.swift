import Foundation

extension UIWindow {
  /// Takes an event apart: first the recognizers, then the views (fact 4.44).
  func dispatch(_ event: UIEvent) {
    let changed = event.touches.filter(\.hasChanged)
    for touch in changed where touch.phase == .began { begin(touch, of: event) }
    recognizersToRetry = []
    for recognizer in recognizers(of: changed) { recognizer.receive(changed, of: event) }
    let retries = recognizersToRetry ?? []
    recognizersToRetry = nil
    for recognizer in retries { recognizer.recognizeIfPossible() }
    for touch in changed { touch.delivery.enqueue(touch.phase) }
    TouchDelivery.release(changed)
  }

  /// Finds the view and the recognizers that a touch goes to until it ends (facts 4.6, 4.7).
  private func begin(_ touch: UITouch, of event: UIEvent) {
    touch.window = self
    touch.event = event
    guard let target = hitTest(touch.point, with: event) else { return touch.delivery.close() }
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

  /// The recognizers that some touches go to, those of deeper views first (fact 4.25).
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
