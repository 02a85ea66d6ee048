import Foundation

/// The delivery of one touch's phases to its view, including phases that wait for recognizers.
@MainActor final class TouchDelivery {
  /// The phases that the view has not received yet, in order.
  private var waiting: [UITouch.Phase] = []
  /// Whether the view has been notified that the touch began.
  private(set) var hasBegun = false
  /// Whether the view receives no further phases.
  private(set) var isOver = false
  /// The index, among the touch's recognizers, of the recognizer that last delayed a phase.
  private var holder = 0

  nonisolated init() {}

  /// Ends the delivery and discards the waiting phases.
  func close() {
    isOver = true
    waiting = []
  }

  /// Adds a phase of the touch to the queue.
  func enqueue(_ phase: UITouch.Phase) {
    guard !isOver, phase != .stationary else { return }
    if phase == .cancelled {
      if hasBegun { waiting = [.cancelled] } else { close() }
    } else if phase != .moved || waiting.last != .moved {
      waiting.append(phase)
    }
  }

  /// Handles the recognition of a gesture that includes the touch (facts 4.18, 4.19).
  func recognized(by recognizer: UIGestureRecognizer, touch: UITouch) {
    guard !isOver else { return }
    let wasDelayed = !hasBegun && recognizer.delaysTouchesBegan
    guard recognizer.cancelsTouchesInView || wasDelayed else { return }
    if hasBegun { Self.send([touch], .cancelled) }
    close()
  }

  /// Returns the phase that can be delivered now, or nil if there is none.
  private func next(for touch: UITouch) -> UITouch.Phase? {
    guard !isOver, let phase = waiting.first else { return nil }
    return isHeld(phase, of: touch) ? nil : phase
  }

  /// Returns whether a recognizer delays the delivery of a phase to the view.
  ///
  /// - Complexity: O(n) in the number of recognizers. It is O(1), amortized, while the recognizers
  ///   release the touch in order.
  private func isHeld(_ phase: UITouch.Phase, of touch: UITouch) -> Bool {
    let recognizers = touch.recognizers
    // The search begins at the recognizer that delayed the last phase, because it usually still
    // does.
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

  /// Notifies the views of all phases that are no longer delayed.
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
        send(told, phase)
      }
    }
  }

  /// Cancels touches for their views only.
  static func cancel(_ touches: [UITouch]) {
    let open = touches.filter { !$0.delivery.isOver }
    let told = open.filter(\.delivery.hasBegun)
    for touch in open { touch.delivery.close() }
    var views: [UIView] = []
    for view in told.compactMap(\.view) where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    for view in views { send(told.filter { $0.view === view }, .cancelled) }
  }

  /// Notifies a view of a phase of some of its touches.
  private static func send(_ touches: [UITouch], _ phase: UITouch.Phase) {
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
