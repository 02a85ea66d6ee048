@_exported import CoreFoundation
@_exported import Darwin

/// The Swift type for the C type. The compiler converts it to Double and back.
@frozen public struct CGFloat: Hashable, Codable, Sendable {
  public typealias NativeType = Double

  public var native: Double

  public init() {
    native = 0
  }

  public init(_ value: Double) {
    native = value
  }

  public init(_ value: CGFloat) {
    self = value
  }

  public init(_ value: Float) {
    native = Double(value)
  }

  public init<Source: BinaryInteger>(_ value: Source) {
    native = Double(value)
  }
}

extension CGFloat: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {
    native = Double(value)
  }

  public init(floatLiteral value: Double) {
    native = value
  }
}

extension CGFloat: CustomStringConvertible {
  public var description: String { native.description }
}

extension Double {
  public init(_ value: CGFloat) {
    self = value.native
  }
}

extension Float {
  public init(_ value: CGFloat) {
    self.init(value.native)
  }
}
