import Foundation

/// A value that a layer stores for the toolkit, under a separate key. An archive of the layer does
/// not contain the value.
final class LayerTag: NSObject, NSSecureCoding {
  nonisolated static let supportsSecureCoding = true

  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  /// Returns nil, because an archive contains no tag's value.
  nonisolated init?(coder: NSCoder) {
    nil
  }

  nonisolated func encode(with coder: NSCoder) {}
}

extension CALayer {
  func tag<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    keptTag(key)?.value as? Value
  }

  /// Stores a value under a key, which must not contain a dot; nil removes the value.
  func setTag(_ value: Any?, for key: String) {
    if value != nil || keptTag(key) != nil { keep(value.map { LayerTag($0) }, for: key) }
  }

  // There is no bridging of Any to Objective-C when the Apple branch is compiled on Linux.
  #if canImport(UIKit) && os(Linux)
    private func keptTag(_ key: String) -> LayerTag? { nil }
    private func keep(_ tag: LayerTag?, for key: String) {}
  #else
    private func keptTag(_ key: String) -> LayerTag? { value(forKey: key) as? LayerTag }
    private func keep(_ tag: LayerTag?, for key: String) { setValue(tag, forKey: key) }
  #endif
}
