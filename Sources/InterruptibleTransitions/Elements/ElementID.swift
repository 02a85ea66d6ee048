/// What an element is called: the same on both screens.
///
/// Any value that is hashable and sendable is an identifier; two of different types are different,
/// such as `3` and `3.0`.
///
/// ```swift
/// cell.elementID = ElementID(photo.number)
/// titleLabel.elementID = "title"
/// ```
nonisolated public struct ElementID: Hashable, @unchecked Sendable {
  // What it holds was sendable when it came in.
  private let value: AnyHashable
  // Numbers of different types may be equal.
  private let type: ObjectIdentifier

  /// Makes the identifier of a view that has no name: the same only as itself.
  init(unnamed view: UIView) {
    let name = UnnamedElement(
      view: ObjectIdentifier(view), kind: String(describing: Swift.type(of: view)))
    (value, type) = (AnyHashable(name), ObjectIdentifier(UnnamedElement.self))
  }

  /// Whether it is that of a view that has no name.
  var isUnnamed: Bool { type == ObjectIdentifier(UnnamedElement.self) }

  /// Makes an identifier from a value.
  public init<Value: Hashable & Sendable>(_ value: Value) {
    if let id = value as? ElementID {
      self = id
    } else {
      (self.value, type) = (AnyHashable(value), ObjectIdentifier(Value.self))
    }
  }
}

/// A view that takes part without a name.
private nonisolated struct UnnamedElement: Hashable, Sendable, CustomStringConvertible {
  let view: ObjectIdentifier
  let kind: String

  static func == (first: UnnamedElement, second: UnnamedElement) -> Bool {
    first.view == second.view
  }

  func hash(into hasher: inout Hasher) { hasher.combine(view) }

  var description: String { "a \(kind)" }
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
