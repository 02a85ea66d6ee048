import Foundation

/// The phases of a touch that its view has received, and those that wait until recognizers have
/// decided.
@MainActor final class TouchDelivery {
  /// The phases that the view has yet to receive, in order.
  private var waiting: [UITouch.Phase] = []
  /// Whether the view has been notified that the touch began.
  private(set) var hasBegun = false
  /// Whether the view receives no more phases.
  private(set) var isOver = false
  /// The place among the touch's recognizers of one that held something back.
  private var holder = 0

  nonisolated init() {}

  /// Stops the delivery before the view has been notified of the touch at all.
  func close() {
    isOver = true
    waiting = []
  }

  /// Adds a phase of the touch.
  func enqueue(_ phase: UITouch.Phase) {
    guard !isOver, phase != .stationary else { return }
    if phase == .cancelled {
      if hasBegun { waiting = [.cancelled] } else { close() }
    } else if phase != .moved || waiting.last != .moved {
      waiting.append(phase)
    }
  }

  /// Called when a recognizer has recognized a gesture of which the touch is a part (facts 4.18,
  /// 4.19).
  func recognized(by recognizer: UIGestureRecognizer, touch: UITouch) {
    guard !isOver else { return }
    let wasDelayed = !hasBegun && recognizer.delaysTouchesBegan
    guard recognizer.cancelsTouchesInView || wasDelayed else { return }
    if hasBegun { Self.tell([touch], .cancelled) }
    close()
  }

  /// Returns the phase that can be delivered now, if any.
  private func next(for touch: UITouch) -> UITouch.Phase? {
    guard !isOver, let phase = waiting.first else { return nil }
    return isHeld(phase, of: touch) ? nil : phase
  }

  /// Whether a recognizer holds back what its view is to be told.
  ///
  /// - Complexity: O(n) in the number of recognizers; O(1), amortised, while they let go of the
  ///   touch one after the other.
  private func isHeld(_ phase: UITouch.Phase, of touch: UITouch) -> Bool {
    let recognizers = touch.recognizers
    // The one that held it last, or those after it, hold it still as a rule.
    let first = min(holder, recognizers.count)
    for indices in [first..<recognizers.count, 0..<first] {
      for index in indices {
        let recognizer = recognizers[index]
        guard recognizer.currentState == .possible else { continue }
        if recognizer.delaysTouchesBegan && !hasBegun
          || recognizer.delaysTouchesEnded && phase == .ended
        {
          holder = index
          return true
        }
      }
    }
    return false
  }

  /// Notifies the views of all phases that nothing delays any more.
  static func release(_ touches: [UITouch]) {
    guard touches.contains(where: { !$0.delivery.waiting.isEmpty }) else { return }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let ready = touches.filter { $0.delivery.next(for: $0) == phase }
      for touch in ready {
        touch.delivery.waiting.removeFirst()
        if phase == .ended || phase == .cancelled { touch.delivery.close() }
      }
      var views: [UIView] = []
      for view in ready.compactMap(\.view) where !views.contains(where: { $0 === view }) {
        views.append(view)
      }
      for view in views {
        // An earlier notification may have cancelled a touch.
        let isEnd = phase == .ended || phase == .cancelled
        let told = ready.filter { $0.view === view && (isEnd || !$0.delivery.isOver) }
        if phase == .began { for touch in told { touch.delivery.hasBegun = true } }
        tell(told, phase)
      }
    }
  }

  /// Cancels touches for their views alone.
  static func cancel(_ touches: [UITouch]) {
    let open = touches.filter { !$0.delivery.isOver }
    let told = open.filter(\.delivery.hasBegun)
    for touch in open { touch.delivery.close() }
    var views: [UIView] = []
    for view in told.compactMap(\.view) where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    for view in views { tell(told.filter { $0.view === view }, .cancelled) }
  }

  /// Notifies the view of some touches, all in the same view, of a phase.
  private static func tell(_ touches: [UITouch], _ phase: UITouch.Phase) {
    guard let view = touches.first?.view else { return }
    let event = touches.first?.event
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = phase }
    switch phase {
    case .began: view.touchesBegan(Set(touches), with: event)
    case .moved: view.touchesMoved(Set(touches), with: event)
    case .ended: view.touchesEnded(Set(touches), with: event)
    default: view.touchesCancelled(Set(touches), with: event)
    }
    for (touch, phase) in zip(touches, phases) where !touch.isTakenAway { touch.phase = phase }
  }
}
