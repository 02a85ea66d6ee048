import Foundation

/// The system's presentation of a sheet on a phone.
///
/// The sheet lies below a gap at the top, over the presenter's view (fact 2.143). The presenter's
/// view keeps its frame, because the system scales a view around it.
final class PageSheetPresentationController: UIPresentationController {
  /// The size of the container for which the sheet was laid out.
  private var containerSize: CGSize?

  override var shouldPresentInFullscreen: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    // In landscape, where the height is compact, a sheet covers the screen.
    guard bounds.width <= bounds.height else { return bounds }
    let clear = container.safeAreaInsets.top
    let gap = clear + (clear > Self.plainStatusBarHeight ? Self.gap : 2 * Self.gap)
    return bounds.inset(by: UIEdgeInsets(top: gap, left: 0, bottom: 0, right: 0))
  }

  /// The distance between a sheet and the safe area's top edge, in points.
  ///
  /// The distance is twice as large below a status bar without a cutout.
  private static let gap: CGFloat = 10
  /// The height of a status bar without a cutout, in points.
  private static let plainStatusBarHeight: CGFloat = 20

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container, container.bounds.size != containerSize else { return }
    let isFirst = containerSize == nil
    containerSize = container.bounds.size
    guard !isFirst, let view = presentedView, view.superview === container else { return }
    view.fill(frameOfPresentedViewInContainerView)
  }
}
