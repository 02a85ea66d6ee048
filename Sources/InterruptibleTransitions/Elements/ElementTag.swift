/// The properties of a view as an element, which the view's layer stores.
struct ElementTag {
  /// The identifier; nil if the view has none.
  var id: ElementID?
  /// The modifiers.
  var modifiers: [ElementModifier] = []
}

extension UIView {
  private static let elementKey = "InterruptibleTransitionsElement"

  /// The tag in the view's layer; nil if the view has neither an identifier nor modifiers.
  var elementTag: ElementTag? {
    get { layer.tag(Self.elementKey) }
    set {
      let isEmpty = newValue?.id == nil && newValue?.modifiers.isEmpty != false
      layer.setTag(isEmpty ? nil : newValue, for: Self.elementKey)
    }
  }
}
