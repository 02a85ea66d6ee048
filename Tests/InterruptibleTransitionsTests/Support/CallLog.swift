@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// The calls, in order, of view controllers, delegates, coordinators and completions.
final class CallLog {
  private(set) var entries: [String] = []
  /// Whether the transition under way is being listened to.
  private var listens = false

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Returns what was noted, and forgets it.
  func take() -> [String] {
    defer { (entries, listens) = ([], false) }
    return entries
  }

  /// Records, from the first callback of a transition on, the notifications of its coordinator.
  func listen(to coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let coordinator, !listens else { return }
    listens = true
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      // Where UIKit presumes that a tap is interactive, it is notified within its start that it is
      // not.
      let isPresumed = Runtime.current.transitions.contains { $0.run?.phase == .starting }
      if isPresumed, !context.isInteractive { return }
      let phase = context.isInteractive ? "begins" : context.isCancelled ? "cancels" : "finishes"
      self?.note("interaction \(phase)")
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.note("alongside \(context.isCancelled ? "cancelled" : "completed")")
    }
  }

  /// Returns the entries of the end of a cancelled transition, from its indication on, according to
  /// facts 2.55 and 2.58–2.60: the controllers that were about to appear disappear, then those that
  /// were about to disappear appear. That these callbacks all come with the end is chosen; if they
  /// begin with the cancel instead, they still come after the interaction-change block.
  ///
  /// - Parameters:
  ///   - appearing: The controller that was about to appear, if the callbacks are sent.
  ///   - disappearing: The controller that was about to disappear, if the callbacks are sent.
  ///   - settled: The entries between the alongside completion and the callbacks.
  /// - Returns: The entries.
  static func cancelled(
    _ appearing: String?, _ disappearing: String?, settled: [String] = []
  ) -> [String] {
    func notes(_ name: String?, _ callbacks: String...) -> [String] {
      name.map { name in callbacks.map { "\(name) \($0)" } } ?? []
    }
    let end = ["alongside cancelled"] + settled
    guard Runtime.current.reads(.takesBackAtCancel) else {
      return end + notes(appearing, "WD", "DD") + notes(disappearing, "WA", "IA", "DA")
    }
    return notes(appearing, "WD") + notes(disappearing, "WA") + end
      + notes(appearing, "DD") + notes(disappearing, "IA", "DA")
  }
}
