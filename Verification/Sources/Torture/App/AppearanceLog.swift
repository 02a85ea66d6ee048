/// A log that checks the appearance callbacks of a view controller as they arrive.
final class AppearanceLog {
  /// A callback of a view controller.
  enum Callback {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  private enum State {
    case disappeared, appearing, appeared, disappearing
  }

  private var state = State.disappeared
  /// The callbacks that arrived in a wrong order.
  private(set) var misplaced: [String] = []
  private var last: [Callback] = []

  /// Returns whether the callbacks are complete and match the view's presence in the window.
  func isBalanced(isInWindow: Bool) -> Bool {
    state == (isInWindow ? .appeared : .disappeared)
  }

  var summary: String { last.suffix(6).map { "\($0)" }.joined(separator: " ") }

  func record(_ callback: Callback) {
    last.append(callback)
    let isPlaced: Bool
    switch callback {
    case .willAppear:
      isPlaced = state == .disappeared || state == .disappearing
      state = .appearing
    case .isAppearing:
      isPlaced = state == .appearing
    case .didAppear:
      isPlaced = state == .appearing
      state = .appeared
    case .willDisappear:
      isPlaced = state == .appeared || state == .appearing
      state = .disappearing
    case .didDisappear:
      isPlaced = state == .disappearing
      state = .disappeared
    }
    if !isPlaced { misplaced.append(summary) }
  }
}
