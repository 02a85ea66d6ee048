import Foundation

/// A scroll indicator of a scroll view (variant 7.93).
///
/// Like UIKit's class, the class is not public.
@MainActor final class ScrollIndicatorView: UIView {
  /// The thickness of an indicator, in points.
  static let thickness: CGFloat = 3
  /// The distance of an indicator from the edges, in points.
  static let margin: CGFloat = 3
  /// The smallest length of an indicator, in points.
  static let shortest: CGFloat = 36
  /// The time for which an indicator stays visible after the content has stopped, in seconds.
  static let delay: TimeInterval = 1

  /// The axis of the scrolling that the indicator shows.
  let axis: ScrollAxis

  init(_ axis: ScrollAxis) {
    self.axis = axis
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    layer.cornerRadius = Self.thickness / 2
  }

  required init?(coder: NSCoder) {
    nil
  }
}
