extension CGColor: Equatable, Hashable {
  public var components: [CGFloat]? { fatalError("Type-checked only") }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    fatalError("Type-checked only")
  }

  public func hash(into hasher: inout Hasher) {
    fatalError("Type-checked only")
  }
}
