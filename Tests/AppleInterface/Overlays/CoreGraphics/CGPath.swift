extension CGPath: Equatable, Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    fatalError("Type-checked only")
  }

  public func hash(into hasher: inout Hasher) {
    fatalError("Type-checked only")
  }
}
