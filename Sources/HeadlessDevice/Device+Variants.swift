import HeadlessUIKit

// The points at which UIKit's documentation is loose, and its behaviour a choice of the runtime's.
extension Device {
  /// The names of the variants. Each is a point at which UIKit may do otherwise than the runtime
  /// does by default.
  ///
  /// The list of facts in `Documentation/UIKitFacts.md`, chapter 7, says what each of them does. A
  /// test that is to hold on any phone runs under each of them:
  ///
  /// ```swift
  /// @Test(arguments: [[]] + Device.variants.map { [$0] })
  /// func opens(variants: [String]) {
  ///   let device = Device(variants: variants)
  ///   device.launch(LockScreenViewController())
  ///   …
  /// }
  /// ```
  public nonisolated static var variants: [String] {
    RuntimeVariants.each.map(\.description)
  }

  /// Returns the variants with some names.
  ///
  /// - Precondition: There are variants with these names.
  static func variants(named names: [String]) -> RuntimeVariants {
    names.reduce(into: []) { variants, name in
      let variant = RuntimeVariants(named: name)
      precondition(variant.description == name, "There is no variant \(name)")
      variants.formUnion(variant)
    }
  }
}
