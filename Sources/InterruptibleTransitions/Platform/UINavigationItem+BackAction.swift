extension UINavigationItem {
  /// Whether an action can replace the pop by the Back button.
  static var hasBackAction: Bool {
    guard #available(iOS 16, visionOS 1, *) else { return false }
    return true
  }

  /// Replaces the action of the Back button unless the app has done so, and returns a closure that
  /// restores it.
  func replaceBackAction(with back: @escaping () -> Void) -> (() -> Void)? {
    guard #available(iOS 16, visionOS 1, *), backAction == nil else { return nil }
    let action = UIAction { _ in back() }
    backAction = action
    return { [weak self] in
      // The app can have set another action since then.
      if self?.backAction?.identifier == action.identifier { self?.backAction = nil }
    }
  }
}
