import Foundation

// Where there is Objective-C, every object has these functions already. The check of the Apple
// branch leaves the overrides out, as the Linux compiler cannot bridge Any to Objective-C.
#if !canImport(ObjectiveC)
  extension CALayer {
    /// Returns the value for a key: a property's, or what was set for any other key. A number is an
    /// `NSNumber`.
    public func value(forKey key: String) -> Any? { keyValue(for: key) }

    /// Sets the value for a key: a property's, or one for any other key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyValue(value, for: key) }

    /// Returns a property or a part of it, such as `transform.scale.x`.
    public func value(forKeyPath keyPath: String) -> Any? { keyValue(atPath: keyPath) }

    /// Sets a property or a part of it, such as `transform.scale.x`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyValue(value, atPath: keyPath)
    }
  }

  extension CAAnimation {
    /// Returns the value for a key: a property's, or what was set for any other key. A number is an
    /// `NSNumber`.
    public func value(forKey key: String) -> Any? { keyValue(for: key) }

    /// Sets the value for a key: a property's, or one for any other key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyValue(value, for: key) }
  }
#elseif !os(Linux)
  extension CALayer {
    /// Returns the value for a key.
    public override func value(forKey key: String) -> Any? { keyValue(for: key) }

    /// Sets the value for a key.
    public override func setValue(_ value: Any?, forKey key: String) {
      setKeyValue(value, for: key)
    }

    /// Returns a property or a part of it.
    public override func value(forKeyPath keyPath: String) -> Any? { keyValue(atPath: keyPath) }

    /// Sets a property or a part of it.
    public override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyValue(value, atPath: keyPath)
    }
  }

  extension CAAnimation {
    /// Returns the value for a key.
    public override func value(forKey key: String) -> Any? { keyValue(for: key) }

    /// Sets the value for a key.
    public override func setValue(_ value: Any?, forKey key: String) {
      setKeyValue(value, for: key)
    }
  }
#endif
