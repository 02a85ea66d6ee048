/// A view that says itself what it is called as an element, and how it is shown on its way.
///
/// ```swift
/// final class CardView: UIView, ElementView {
///   var title = ""
///   var transitionIdentifier: ElementID? { "card" }
///   func makeStandIn() -> UIView? {
///     let card = CardView()
///     card.title = title
///     return card
///   }
/// }
/// ```
public protocol ElementView: UIView {
  /// What the view is called as an element; nil if it is none. Its ``UIKit/UIView/elementID`` goes
  /// before it.
  var transitionIdentifier: ElementID? { get }

  /// Makes a view that is shown while the element is on its way, instead of a picture; nil for a
  /// picture.
  ///
  /// It is laid out anew in each size, so that nothing in it is stretched. Corners, shadow and
  /// border are those of the element. Each screen's view makes its own, which dissolve into one
  /// another. What is in a view already, or is no new view, is not taken: a picture is shown.
  ///
  /// All elements are still visible when the method is called. A picture that the method takes
  /// after screen updates costs a frame: take it without.
  func makeStandIn() -> UIView?
}

extension ElementView {
  /// The view is called what its tag says.
  public var transitionIdentifier: ElementID? { elementID }

  /// A picture is shown.
  public func makeStandIn() -> UIView? { nil }
}

extension ElementView {
  /// What ``makeStandIn()`` makes, if it can be shown.
  var newStandIn: UIView? { makeStandIn().flatMap { $0.canStandIn(for: self) ? $0 : nil } }
}

extension ElementStandIn {
  /// What an app makes for a view, if it can be shown.
  func made(for view: UIView) -> UIView? {
    guard case .made(let maker) = kind else { return nil }
    return maker.make(view).flatMap { $0.canStandIn(for: view) ? $0 : nil }
  }
}

extension UIView {
  /// Whether the view is a new one, which nothing shows.
  fileprivate func canStandIn(for other: UIView) -> Bool {
    self !== other && superview == nil && window == nil && !other.isDescendant(of: self)
  }
}

extension UIView {
  /// What the view is called, by its tag or by itself.
  var transitionElementID: ElementID? {
    elementID ?? (self as? any ElementView)?.transitionIdentifier
  }
}

/// Shows a stand-in of an app's own in each size.
final class LiveStandIn: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
