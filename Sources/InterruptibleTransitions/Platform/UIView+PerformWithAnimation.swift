extension UIView {
  /// Runs code with animations enabled, within code that runs without them.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether to enable them; if false, the code runs as it is called.
  ///   - actions: The code.
  static func performWithAnimation(if isNeeded: Bool, _ actions: () -> Void) {
    guard isNeeded, !areAnimationsEnabled else { return actions() }
    setAnimationsEnabled(true)
    actions()
    setAnimationsEnabled(false)
  }
}
