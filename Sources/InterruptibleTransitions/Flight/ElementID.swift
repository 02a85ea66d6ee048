/// The identifier of an element, which is the same on both screens.
///
/// Any hashable and sendable value can be an identifier. Identifiers whose values have different
/// types are different, such as those of `3` and `3.0`.
///
/// ```swift
/// cell.elementID = ElementID(photo.number)
/// titleLabel.elementID = "title \(photo.number)"
/// firstCell.elementID = 0
/// ```
///
/// In a module whose default isolation is the main actor, a type for identifiers must be
/// `nonisolated`, or else its `Hashable` conformance is isolated:
///
/// ```swift
/// nonisolated enum Part: Hashable { case photo, title }
/// ```
nonisolated public struct ElementID: Hashable, @unchecked Sendable {
  /// The shared value of an identifier, because a comparison by value in each frame would be slow.
  private final class Name {
    // The value was sendable when it was stored.
    let value: AnyHashable
    // Numbers of different types may be equal.
    let type: ObjectIdentifier
    let hash: Int

    init(_ value: AnyHashable, _ type: Any.Type) {
      self.type = ObjectIdentifier(type)
      hash = value.hashValue
      self.value = value
    }

    func isEqual(to other: Name) -> Bool {
      hash == other.hash && type == other.type && value == other.value
    }
  }

  private let name: Name

  /// Creates the identifier of a view without a name, which equals only itself.
  init(unnamed view: UIView) {
    let value = UnnamedElement(
      view: ObjectIdentifier(view), kind: String(describing: Swift.type(of: view)))
    name = Name(AnyHashable(value), UnnamedElement.self)
  }

  var isUnnamed: Bool { name.type == ObjectIdentifier(UnnamedElement.self) }

  /// Creates an identifier from a value.
  public init<Value: Hashable & Sendable>(_ value: Value) {
    if let id = value as? ElementID {
      self = id
    } else {
      name = Name(AnyHashable(value), Value.self)
    }
  }

  /// Returns the value of the identifier.
  ///
  /// ```swift
  /// let number = id.value(as: Int.self)
  /// ```
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value; nil if it has another type, or if the view has no identifier.
  public func value<Value: Hashable & Sendable>(as type: Value.Type) -> Value? {
    name.type == ObjectIdentifier(type) ? name.value.base as? Value : nil
  }

  /// Returns whether two identifiers have the same value, of the same type.
  public static func == (first: ElementID, second: ElementID) -> Bool {
    first.name === second.name || first.name.isEqual(to: second.name)
  }

  /// Adds the value to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name.hash) }
}

/// The name of an element that has no identifier.
private nonisolated struct UnnamedElement: Hashable, Sendable, CustomStringConvertible {
  let view: ObjectIdentifier
  let kind: String

  static func == (first: UnnamedElement, second: UnnamedElement) -> Bool {
    first.view == second.view
  }

  func hash(into hasher: inout Hasher) { hasher.combine(view) }

  var description: String { "a \(kind)" }
}

nonisolated extension ElementID: ExpressibleByStringInterpolation {
  /// Creates an identifier from a string literal, with or without interpolations.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

nonisolated extension ElementID: ExpressibleByIntegerLiteral {
  /// Creates an identifier from an integer literal, as an `Int`.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

nonisolated extension ElementID: CustomStringConvertible {
  /// A description of the value.
  public var description: String { "\(name.value.base)" }
}
