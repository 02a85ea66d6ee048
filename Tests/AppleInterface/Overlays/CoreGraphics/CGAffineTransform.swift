extension CGAffineTransform: Equatable, Codable {
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool {
    fatalError("Type-checked only")
  }

  public init(from decoder: any Decoder) throws {
    fatalError("Type-checked only")
  }

  public func encode(to encoder: any Encoder) throws {
    fatalError("Type-checked only")
  }
}

extension CGVector: Codable {
  public init(from decoder: any Decoder) throws {
    fatalError("Type-checked only")
  }

  public func encode(to encoder: any Encoder) throws {
    fatalError("Type-checked only")
  }
}
