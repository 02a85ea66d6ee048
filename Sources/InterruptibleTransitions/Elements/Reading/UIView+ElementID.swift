/// The properties of a view as an element, which the view's layer stores.
struct ElementTag {
  var id: ElementID?
  var modifiers: [ElementModifier] = []
}

extension UIView {
  /// The identifier of the view as an element of its screen; nil if the view has none.
  ///
  /// A transition with elements, such as ``TransitionAnimation/elements``, morphs the views that
  /// have the same identifier on both screens. The identifier is stored in the view's layer.
  ///
  /// ```swift
  /// card.elementID = "card"
  /// ```
  public var elementID: ElementID? {
    get { elementTag?.id }
    set {
      elementTag = ElementTag(id: newValue, modifiers: elementModifiers)
      ViewChangeObserver.report(self)
    }
  }

  /// The modifiers of the view as an element of its screen.
  ///
  /// A view that has modifiers is an element of transitions such as
  /// ``TransitionAnimation/elements``, with or without an ``elementID``. The modifiers are stored
  /// in the view's layer, and read at the start of a flight.
  ///
  /// ```swift
  /// title.elementModifiers = [.fade, .translate(y: 20)]
  /// ```
  public var elementModifiers: [ElementModifier] {
    get { elementTag?.modifiers ?? [] }
    set { elementTag = ElementTag(id: elementID, modifiers: newValue) }
  }

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
