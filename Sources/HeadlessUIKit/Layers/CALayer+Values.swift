import Foundation

// A layer holds values for any key (`CALayer` is a key-value coding compliant container class).
extension CALayer {
  /// Keeps a value under a key; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// The value that is kept under a key.
  public func value(forKey key: String) -> Any? {
    values[key]
  }
}
