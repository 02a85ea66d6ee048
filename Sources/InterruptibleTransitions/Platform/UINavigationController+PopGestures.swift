extension UINavigationController {
  /// The system's pan that pops from anywhere in the content, on iOS 26 and later.
  var contentPopRecognizer: UIGestureRecognizer? {
    guard #available(iOS 26, visionOS 26, *) else { return nil }
    return interactiveContentPopGestureRecognizer
  }

  var popRecognizers: [UIGestureRecognizer] {
    [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
  }
}

extension UIGestureRecognizer {
  var popsPage: Bool {
    guard let navigation = view?.next as? UINavigationController else { return false }
    return navigation.popRecognizers.contains { $0 === self }
  }
}
