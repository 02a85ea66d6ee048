import Foundation

extension UIView {
  /// What the view is called as an element of its screen; nil if it is none.
  ///
  /// A transition that looks for elements, such as ``TransitionAnimation/elements``, lets a view of
  /// the one screen turn into the view of the other one that is called the same. The identifier is
  /// kept in the view's layer.
  ///
  /// ```swift
  /// card.elementID = "card"
  /// ```
  public var elementID: ElementID? {
    get { elementTag?.id }
    set {
      elementTag = ElementTag(id: newValue, modifiers: elementModifiers)
      NotificationCenter.default.post(name: .elementIDDidChange, object: self)
    }
  }

  /// What is special about the view as an element of its screen.
  ///
  /// A view that has modifiers takes part in transitions with elements, such as
  /// ``TransitionAnimation/elements``, whether it has an ``elementID`` or not. They are kept in the
  /// view's layer, and read at the start of a flight.
  ///
  /// ```swift
  /// title.elementModifiers = [.fade, .translate(y: 20)]
  /// ```
  public var elementModifiers: [ElementModifier] {
    get { elementTag?.modifiers ?? [] }
    set { elementTag = ElementTag(id: elementID, modifiers: newValue) }
  }
}
