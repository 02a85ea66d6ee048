/// A view that provides its own identifier and its own stand-in.
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
  /// The identifier of the view as an element; nil if the view is not an element.
  ///
  /// A class can compute this property, for example from its contents. `elementID` is a property
  /// that an app sets, and takes precedence.
  var transitionIdentifier: ElementID? { get }

  /// Makes the view that is shown for the element during a flight; nil for a snapshot.
  ///
  /// The view is laid out at each size, so that nothing in it is stretched. Its corners, shadow and
  /// border are those of the element. The view of each screen makes its own stand-in, and the
  /// stand-ins cross-dissolve. If the method returns a view that has a superview or is not new, a
  /// snapshot is shown.
  ///
  /// All elements are still visible when the method is called. A snapshot that the method takes
  /// after screen updates costs a frame: take the snapshot without.
  func makeStandIn() -> UIView?
}

extension ElementView {
  /// The view's `elementID`.
  public var transitionIdentifier: ElementID? { elementID }

  /// Returns nil, so that a snapshot is shown.
  public func makeStandIn() -> UIView? { nil }

  /// The view that ``makeStandIn()`` makes; nil if the view cannot be shown.
  var newStandIn: UIView? { makeStandIn().flatMap { $0.canStandIn(for: self) ? $0 : nil } }
}

extension ElementStandIn {
  /// Returns the view that the app makes for a view; nil if the new view cannot be shown.
  func made(for view: UIView) -> UIView? {
    guard case .made(let maker) = kind else { return nil }
    return maker.make(view).flatMap { $0.canStandIn(for: view) ? $0 : nil }
  }
}

extension UIView {
  fileprivate func canStandIn(for other: UIView) -> Bool {
    self !== other && superview == nil && window == nil && !other.isDescendant(of: self)
  }

  /// The identifier of the view, from its tag or from the view itself.
  var transitionElementID: ElementID? {
    elementID ?? (self as? any ElementView)?.transitionIdentifier
  }
}

/// A view that lays out the app's own stand-in at each size.
final class LiveStandIn: UIView {
  let content: UIView

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
