import Foundation

/// Classes of Apple's frameworks that are found by name, without a link to the frameworks.
nonisolated struct NamedClasses {
  #if canImport(UIKit)
    private let classes: [AnyClass]

    /// Finds classes. Classes of frameworks that the app has not loaded are left out.
    init(_ names: [String]) {
      classes = names.compactMap { NSClassFromString($0) }
    }

    /// Returns whether an object is an instance of one of the classes, or of a subclass.
    func contains(_ object: NSObject) -> Bool {
      classes.contains { object.isKind(of: $0) }
    }
  #else
    private let names: Set<String>

    init(_ names: [String]) {
      self.names = Set(names)
    }

    func contains(_ object: NSObject) -> Bool {
      names.contains(String(describing: type(of: object)))
    }
  #endif
}
