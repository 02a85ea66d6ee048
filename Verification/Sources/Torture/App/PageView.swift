import HeadlessUIKit

/// The view of a page, which calls a closure when it leaves the window.
final class PageView: UIView {
  var leave: ((UIView) -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leave?(self) }
  }
}
