// Methods that pass URLs and data: their bridging is left out, for no source needs to see it.

extension FileManager {
  public func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [String: Any]? = nil
  ) throws {}
}

extension FileManager {
  public func fileExists(atPath path: String) -> Bool { false }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }

  public init(contentsOf url: URL, encoding enc: Encoding) throws {
    self = ""
  }
}

open class ProcessInfo: @unchecked Sendable {
  public class var processInfo: ProcessInfo { ProcessInfo() }

  open var environment: [String: String] { [:] }
}

extension FileHandle {
  public func write(_ data: Data) {}
}
