import HeadlessUIKit

// The variants: points that UIKit's documentation leaves open, with the runtime's choices.
extension Device {
  /// The names of the variants.
  ///
  /// A variant is a behavior that UIKit's documentation leaves open and that differs from the
  /// default of the runtime. `Documentation/UIKitFacts/7-Variants.md` describes each variant.
  /// A test that must pass on all phones runs with each variant:
  ///
  /// ```swift
  /// @Test(arguments: [[]] + Device.variants.map { [$0] })
  /// func opens(variants: [String]) {
  ///   let device = Device(variants: variants)
  ///   device.launch(MenuViewController())
  ///   #expect(device.advanceUntilIdle())
  /// }
  /// ```
  public nonisolated static var variants: [String] {
    RuntimeVariants.each.map(\.description)
  }

  /// Returns the variants with the given names.
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
