public struct UUID: Hashable, Sendable {
  public init() {}

  public var uuidString: String { "" }
}

public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}

  public var path: String { "" }
  public var relativePath: String { "" }

  public var lastPathComponent: String { "" }

  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public var standardizedFileURL: URL { self }
}

public struct Data: Hashable, Sendable {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let atomic = WritingOptions(rawValue: 1)
  }

  public init() {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}

  public func write(to url: URL, options: WritingOptions = []) throws {}
}

public struct CharacterSet: Hashable, Sendable {
  public static var whitespaces: CharacterSet { CharacterSet() }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) {
    self = format
  }

  public func padding(
    toLength newLength: Int, withPad padString: String, startingAt padIndex: Int
  ) -> String { self }

  public func trimmingCharacters(in set: CharacterSet) -> String { self }
}
