@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// The calls, in order, of view controllers, delegates, coordinators and completions.
final class CallLog {
  private(set) var entries: [String] = []
  /// Whether the log observes the current transition.
  private var listens = false

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the entries and removes them.
  func take() -> [String] {
    defer {
      entries = []
      listens = false
    }
    return entries
  }

  /// Records the notifications of a transition's coordinator, from the first callback on.
  func listen(to coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let coordinator, !listens else { return }
    listens = true
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      // Where UIKit assumes that a tap is interactive, it reports during the start that the tap is
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
  /// facts 2.55 and 2.58–2.60. The controllers that were about to appear disappear. Then those that
  /// were about to disappear appear. It is an assumption that these callbacks all come at the end.
  /// If they begin with the cancel instead, they still come after the interaction-change block.
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
