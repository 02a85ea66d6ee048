/// A call that the toolkit makes without animations.
///
/// UIKit may start a transition within it, which is animated all the same. An app that has switched
/// animations off itself keeps that.
enum StillCall {
  /// Whether animations were enabled before the outermost call; nil outside of calls.
  private static var wasAnimated: Bool?

  /// Makes a call without animations.
  static func perform(_ call: () -> Void) {
    let former = wasAnimated
    wasAnimated = former ?? UIView.areAnimationsEnabled
    UIView.performWithoutAnimation(call)
    wasAnimated = former
  }

  /// Runs code with the animations that there were before the call that it is in.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether it needs them; if false, the code runs as it is called.
  ///   - actions: The code.
  static func interrupt(if isNeeded: Bool, _ actions: () -> Void) {
    guard isNeeded, wasAnimated == true, !UIView.areAnimationsEnabled else { return actions() }
    wasAnimated = nil
    UIView.setAnimationsEnabled(true)
    actions()
    UIView.setAnimationsEnabled(false)
    wasAnimated = true
  }
}
