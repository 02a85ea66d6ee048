/// A set of alternatives to loosely documented behavior of UIKit.
///
/// Each variant is an alternative to the default behavior. Without a variant, the runtime does what
/// the facts suggest. Code that is built on UIKit must be correct under all variants, alone and
/// together, because the variant that a device has is unknown.
/// Documentation/UIKitFacts/7-Variants.md states for each variant which fact it doubts.
package struct RuntimeVariants: OptionSet, Hashable, Sendable {
  /// The storage of a set: one bit for each of up to 128 variants.
  package struct Bits: Hashable, Comparable, Sendable {
    // `UInt128` requires a newer system than the package supports.
    fileprivate var high: UInt64 = 0
    fileprivate var low: UInt64 = 0

    fileprivate init() {}

    /// Creates bits of which one is set.
    ///
    /// - Precondition: `number` is in 0..<128.
    fileprivate init(_ number: Int) {
      precondition((0..<128).contains(number), "A set holds 128 variants.")
      if number < 64 { low = 1 << UInt64(number) } else { high = 1 << UInt64(number - 64) }
    }

    /// The number of bits that are set.
    package var nonzeroBitCount: Int { high.nonzeroBitCount + low.nonzeroBitCount }

    package static func < (first: Bits, second: Bits) -> Bool {
      (first.high, first.low) < (second.high, second.low)
    }
  }

  package private(set) var rawValue: Bits

  package init(rawValue: Bits) {
    self.rawValue = rawValue
  }

  package init() {
    rawValue = Bits()
  }

  package mutating func formUnion(_ other: RuntimeVariants) {
    rawValue.high |= other.rawValue.high
    rawValue.low |= other.rawValue.low
  }

  package mutating func formIntersection(_ other: RuntimeVariants) {
    rawValue.high &= other.rawValue.high
    rawValue.low &= other.rawValue.low
  }

  package mutating func formSymmetricDifference(_ other: RuntimeVariants) {
    rawValue.high ^= other.rawValue.high
    rawValue.low ^= other.rawValue.low
  }

  /// The variants of the runtimes that are created in this task.
  @TaskLocal package static var current: RuntimeVariants = []
}

extension RuntimeVariants {
  /// A variant and its name in lists and commands.
  package struct Listing: Sendable {
    package let name: String
    package let variant: RuntimeVariants
    /// The variants that the runtime never consults when this one is present.
    package let masked: RuntimeVariants

    init(_ name: String, _ variant: RuntimeVariants, masking masked: RuntimeVariants = []) {
      self.name = name
      self.variant = variant
      self.masked = masked
    }
  }

  /// All variants, with their names.
  package static let listings =
    startListings + superclassListings + animatorListings + surroundingListings + inputListings

  /// All variants, each as a set.
  package static let each = listings.map(\.variant)
  /// The variants' names, in the order of ``each``.
  package static let names = listings.map(\.name)

  /// Creates a set from variant names separated by `+`. Unknown names are ignored.
  package init(named names: String) {
    let wanted = names.split(separator: "+").map(String.init)
    self = Self.listings.filter { wanted.contains($0.name) }
      .reduce(into: []) { $0.formUnion($1.variant) }
  }

  /// Returns whether a variant of the set makes the given one meaningless.
  func masks(_ variant: RuntimeVariants) -> Bool {
    Self.listings.contains { contains($0.variant) && $0.masked.contains(variant) }
  }

  static func bit(_ number: Int) -> RuntimeVariants {
    RuntimeVariants(rawValue: Bits(number))
  }
}

extension RuntimeVariants: CustomStringConvertible {
  package var description: String {
    let chosen = Self.listings.filter { contains($0.variant) }.map(\.name)
    return chosen.isEmpty ? "default" : chosen.joined(separator: "+")
  }
}
