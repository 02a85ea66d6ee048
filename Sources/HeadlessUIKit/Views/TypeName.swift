import Foundation

/// The names of types. Each name is created once.
@MainActor enum TypeName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns the name of a type without its module.
  static func of(_ type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
