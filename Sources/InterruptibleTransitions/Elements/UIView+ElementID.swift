extension UIView {
  private static let elementKey = "InterruptibleTransitionsElement"

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
    get { layer.tag(Self.elementKey) }
    set {
      layer.setTag(newValue, for: Self.elementKey)
      ElementTags.changed(of: self, to: newValue)
    }
  }
}
