/// A call without animations. UIKit still animates a transition that starts within the call, unless
/// the app has disabled animations.
enum UnanimatedCall {
  /// Whether animations were enabled before the outermost call; nil outside of calls.
  private static var wasAnimated: Bool?

  static func perform(_ call: () -> Void) {
    let former = wasAnimated
    wasAnimated = former ?? UIView.areAnimationsEnabled
    UIView.performWithoutAnimation(call)
    wasAnimated = former
  }

  /// Runs code, if needed with animations enabled as they were before the enclosing call.
  static func performWithAnimationsRestored(if isNeeded: Bool, _ actions: () -> Void) {
    guard isNeeded, wasAnimated == true, !UIView.areAnimationsEnabled else { return actions() }
    wasAnimated = nil
    UIView.setAnimationsEnabled(true)
    actions()
    UIView.setAnimationsEnabled(false)
    wasAnimated = true
  }
}
