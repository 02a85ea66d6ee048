import HeadlessUIKit

/// A view to which only SwiftUI adds subviews, such as the view of a hosting controller.
///
/// A foreign subview is reported on the console, as SwiftUI does.
///
/// ```swift
/// let page = UIViewController()
/// page.view = HostingView(card)
/// ```
open class HostingView: UIView {
  private let content: UIView

  /// Creates a view around content.
  ///
  /// - Parameter content: The view that stands for SwiftUI's content. It fills the hosting view.
  public init(_ content: UIView) {
    self.content = content
    super.init(frame: UIScreen.main.bounds)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Returns nil, because a headless runtime has no archives of views.
  public required init?(coder: NSCoder) { nil }

  /// Reports a subview that is not the content.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== content else { return }
    Runtime.current.console.append(
      "Adding '\(type(of: subview))' as a subview of UIHostingController.view is not supported "
        + "and may result in a broken view hierarchy.")
  }
}
