@available(iOS 26.0, visionOS 26.0, *)
public struct UICornerRadius: Hashable, Sendable {
  public static func fixed(_ radius: Double) -> UICornerRadius { fatalError("Type-checked only") }
}

@available(iOS 26.0, visionOS 26.0, *)
extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { fatalError("Type-checked only") }
  public init(integerLiteral value: Int) { fatalError("Type-checked only") }
}

@available(iOS 26.0, visionOS 26.0, *)
public struct UICornerConfiguration: Hashable, Sendable {
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    fatalError("Type-checked only")
  }
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    fatalError("Type-checked only")
  }
}

@available(iOS 26.0, visionOS 26.0, *)
extension UIView {
  @MainActor public var cornerConfiguration: UICornerConfiguration {
    get { fatalError("Type-checked only") }
    set { fatalError("Type-checked only") }
  }
}
