import Foundation

/// The names of types, each made once.
@MainActor enum TypeName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// A type's name without its module.
  static func of(_ type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
