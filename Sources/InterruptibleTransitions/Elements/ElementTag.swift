/// What a layer knows of its view as an element.
struct ElementTag {
  /// What it is called; nil if it has no name.
  var id: ElementID?
  /// What is special about it.
  var modifiers: [ElementModifier] = []
}

extension UIView {
  private static let elementKey = "InterruptibleTransitionsElement"

  /// What the view's layer knows of it as an element; nil if nothing.
  var elementTag: ElementTag? {
    get { layer.tag(Self.elementKey) }
    set {
      let isEmpty = newValue?.id == nil && newValue?.modifiers.isEmpty != false
      layer.setTag(isEmpty ? nil : newValue, for: Self.elementKey)
    }
  }
}
