extension CGFloat: BinaryFloatingPoint {
  public typealias Exponent = Double.Exponent
  public typealias RawExponent = UInt
  public typealias RawSignificand = UInt64
  public typealias Magnitude = CGFloat

  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
    native = Double(sign: sign, exponent: exponent, significand: significand.native)
  }

  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) {
    native = Double(signOf: sign.native, magnitudeOf: magnitude.native)
  }

  public init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64
  ) {
    native = Double(
      sign: sign, exponentBitPattern: exponentBitPattern,
      significandBitPattern: significandBitPattern)
  }

  public static var exponentBitCount: Int { Double.exponentBitCount }
  public static var significandBitCount: Int { Double.significandBitCount }
  public static var nan: CGFloat { CGFloat(Double.nan) }
  public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var pi: CGFloat { CGFloat(Double.pi) }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
  public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
  public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
  public static var ulpOfOne: CGFloat { CGFloat(Double.ulpOfOne) }

  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var binade: CGFloat { CGFloat(native.binade) }
  public var significandWidth: Int { native.significandWidth }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { native.exponent }
  public var significand: CGFloat { CGFloat(native.significand) }
  public var ulp: CGFloat { CGFloat(native.ulp) }
  public var nextUp: CGFloat { CGFloat(native.nextUp) }
  public var magnitude: CGFloat { CGFloat(native.magnitude) }
  public var isNormal: Bool { native.isNormal }
  public var isFinite: Bool { native.isFinite }
  public var isZero: Bool { native.isZero }
  public var isSubnormal: Bool { native.isSubnormal }
  public var isInfinite: Bool { native.isInfinite }
  public var isNaN: Bool { native.isNaN }
  public var isSignalingNaN: Bool { native.isSignalingNaN }
  public var isCanonical: Bool { true }

  public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }
  public mutating func formRemainder(dividingBy other: CGFloat) {
    native.formRemainder(dividingBy: other.native)
  }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {
    native.formTruncatingRemainder(dividingBy: other.native)
  }
  public mutating func formSquareRoot() { native.formSquareRoot() }
  public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) {
    native.addProduct(left.native, right.native)
  }

  public func isEqual(to other: CGFloat) -> Bool { native == other.native }
  public func isLess(than other: CGFloat) -> Bool { native < other.native }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { native <= other.native }
  public func advanced(by amount: CGFloat) -> CGFloat { self + amount }
  public func distance(to other: CGFloat) -> CGFloat { other - self }

  public static prefix func - (value: CGFloat) -> CGFloat { CGFloat(-value.native) }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native + right.native)
  }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native - right.native)
  }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native * right.native)
  }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat {
    CGFloat(left.native / right.native)
  }
  public static func += (left: inout CGFloat, right: CGFloat) { left.native += right.native }
  public static func -= (left: inout CGFloat, right: CGFloat) { left.native -= right.native }
  public static func *= (left: inout CGFloat, right: CGFloat) { left.native *= right.native }
  public static func /= (left: inout CGFloat, right: CGFloat) { left.native /= right.native }
}

public func acos(_ x: CGFloat) -> CGFloat { CGFloat(acos(x.native)) }
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { CGFloat(atan2(y.native, x.native)) }
public func ceil(_ x: CGFloat) -> CGFloat { CGFloat(ceil(x.native)) }
public func cos(_ x: CGFloat) -> CGFloat { CGFloat(cos(x.native)) }
public func exp(_ x: CGFloat) -> CGFloat { CGFloat(exp(x.native)) }
public func floor(_ x: CGFloat) -> CGFloat { CGFloat(floor(x.native)) }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(hypot(x.native, y.native)) }
public func log(_ x: CGFloat) -> CGFloat { CGFloat(log(x.native)) }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(pow(x.native, y.native)) }
public func remainder(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(remainder(x.native, y.native))
}
public func sin(_ x: CGFloat) -> CGFloat { CGFloat(sin(x.native)) }
public func tan(_ x: CGFloat) -> CGFloat { CGFloat(tan(x.native)) }
