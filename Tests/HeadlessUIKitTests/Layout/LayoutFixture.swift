import Foundation
import HeadlessUIKit

/// A window with a view that constraints lay out.
@MainActor final class LayoutFixture {
  let fixture = Fixture(size: CGSize(width: 300, height: 400))
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var console: [String] { fixture.runtime.console }

  init() {
    fixture.window.addSubview(parent)
  }

  /// Adds a view that constraints place.
  func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? parent).addSubview(view)
    return view
  }

  /// Adds a view that constraints place.
  func add(to superview: UIView? = nil) -> UIView { add(UIView(), to: superview) }

  /// Gives a view a place in its superview.
  func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  func layOut() {
    fixture.window.layoutIfNeeded()
  }
}

/// A view with a content of a fixed size, and with other edges than its frame.
final class ContentBlock: UIView {
  var size = CGSize.zero {
    didSet { invalidateIntrinsicContentSize() }
  }
  var edges = UIEdgeInsets.zero

  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { edges }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    size = CGSize(width: width, height: height)
  }
}
