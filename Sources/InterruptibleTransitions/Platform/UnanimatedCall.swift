/// A call without animations.
///
/// UIKit can start a transition within the call, and that transition is animated nevertheless. If
/// an app has disabled animations, they stay disabled.
enum UnanimatedCall {
  /// Whether animations were enabled before the outermost call; nil outside of calls.
  private static var wasAnimated: Bool?

  /// Performs a call without animations.
  static func perform(_ call: () -> Void) {
    let former = wasAnimated
    wasAnimated = former ?? UIView.areAnimationsEnabled
    UIView.performWithoutAnimation(call)
    wasAnimated = former
  }

  /// Runs code with animations enabled or disabled as before the enclosing call.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether to restore the setting; if false, the code runs with the current
  ///     setting.
  ///   - actions: The code.
  static func performAnimated(if isNeeded: Bool, _ actions: () -> Void) {
    guard isNeeded, wasAnimated == true, !UIView.areAnimationsEnabled else { return actions() }
    wasAnimated = nil
    UIView.setAnimationsEnabled(true)
    actions()
    UIView.setAnimationsEnabled(false)
    wasAnimated = true
  }
}
