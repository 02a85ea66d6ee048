/// A bar whose snapshots may lack its background (variant 7.92).
@MainActor protocol MaterialBar: UIView {
  /// The subview that shows the background; nil if the bar's background color is the background.
  var materialView: UIView? { get }
}

extension MaterialBar {
  var materialView: UIView? { nil }
}
