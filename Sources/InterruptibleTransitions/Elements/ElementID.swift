/// What an element is called: the same on both screens.
///
/// Any value that is hashable and sendable is an identifier; two of different types are different.
///
/// ```swift
/// cell.elementID = ElementID(photo.number)
/// titleLabel.elementID = "title"
/// ```
nonisolated public struct ElementID: Hashable, @unchecked Sendable {
  // What it holds was sendable when it came in.
  private let value: AnyHashable

  /// Makes an identifier from a value.
  public init(_ value: some Hashable & Sendable) {
    self.value = (value as? ElementID)?.value ?? AnyHashable(value)
  }
}

nonisolated extension ElementID: ExpressibleByStringLiteral {
  /// Makes an identifier from a text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

nonisolated extension ElementID: CustomStringConvertible {
  /// The value in words.
  public var description: String { "\(value.base)" }
}

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
    set { layer.setTag(newValue, for: Self.elementKey) }
  }
}
