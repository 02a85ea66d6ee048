extension UINavigationController {
  /// The system's content pan recognizer, which pops from anywhere in the content.
  ///
  /// The recognizer exists on iOS 26 and later.
  var contentPopRecognizer: UIGestureRecognizer? {
    guard #available(iOS 26, visionOS 26, *) else { return nil }
    return interactiveContentPopGestureRecognizer
  }

  /// The system's recognizers that pop.
  var popRecognizers: [UIGestureRecognizer] {
    [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is one of the system's recognizers that pop.
  var popsPage: Bool {
    guard let navigation = view?.next as? UINavigationController else { return false }
    return navigation.popRecognizers.contains { $0 === self }
  }
}
