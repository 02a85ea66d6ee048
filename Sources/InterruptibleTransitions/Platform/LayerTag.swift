import Foundation

/// A value that a layer keeps for the toolkit, under a key of its own.
///
/// A layer holds a value for any key. It is archived with the layer, if that is archived at all: a
/// tag writes nothing, and none comes back.
final class LayerTag: NSObject, NSSecureCoding {
  nonisolated static let supportsSecureCoding = true

  /// The value.
  let value: Any

  /// Makes a tag with a value.
  init(_ value: Any) {
    self.value = value
  }

  /// Fails: an archive holds no tag's value.
  nonisolated init?(coder: NSCoder) {
    nil
  }

  nonisolated func encode(with coder: NSCoder) {}
}

extension CALayer {
  /// Returns the value that the layer keeps under a key.
  func tag<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    keptTag(key)?.value as? Value
  }

  /// Keeps a value under a key, which contains no dot; nil removes it.
  func setTag(_ value: Any?, for key: String) {
    keep(value.map { LayerTag($0) }, for: key)
  }

  // Where the Apple branch is compiled on Linux, there is no bridging of Any to Objective-C.
  #if canImport(UIKit) && os(Linux)
    private func keptTag(_ key: String) -> LayerTag? { nil }
    private func keep(_ tag: LayerTag?, for key: String) {}
  #else
    private func keptTag(_ key: String) -> LayerTag? { value(forKey: key) as? LayerTag }
    private func keep(_ tag: LayerTag?, for key: String) { setValue(tag, forKey: key) }
  #endif
}
