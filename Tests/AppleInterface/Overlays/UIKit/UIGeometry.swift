extension UIEdgeInsets: Equatable, Codable {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool {
    fatalError("Type-checked only")
  }

  public init(from decoder: any Decoder) throws {
    fatalError("Type-checked only")
  }

  public func encode(to encoder: any Encoder) throws {
    fatalError("Type-checked only")
  }
}

extension NSDirectionalEdgeInsets: Equatable, Codable {
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  public static func == (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> Bool {
    fatalError("Type-checked only")
  }

  public init(from decoder: any Decoder) throws {
    fatalError("Type-checked only")
  }

  public func encode(to encoder: any Encoder) throws {
    fatalError("Type-checked only")
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    fatalError("Type-checked only")
  }
}

extension IndexPath {
  public var section: Int {
    get { fatalError("Type-checked only") }
    set { fatalError("Type-checked only") }
  }

  public var row: Int {
    get { fatalError("Type-checked only") }
    set { fatalError("Type-checked only") }
  }

  public init(row: Int, section: Int) {
    fatalError("Type-checked only")
  }

  public var item: Int {
    get { fatalError("Type-checked only") }
    set { fatalError("Type-checked only") }
  }

  public init(item: Int, section: Int) {
    fatalError("Type-checked only")
  }
}
