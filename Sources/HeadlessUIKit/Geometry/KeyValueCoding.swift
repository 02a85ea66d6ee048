import Foundation

// With Objective-C, every object already has these functions. The check of the Apple branch leaves
// out the overrides, because the Linux compiler cannot bridge Any to Objective-C.
#if !canImport(ObjectiveC)
  extension CALayer {
    /// Returns the value for a key: the value of a property, or the value set for any other key.
    ///
    /// A number is returned as an `NSNumber`.
    public func value(forKey key: String) -> Any? { keyValue(for: key) }

    /// Sets the value for a key: the value of a property, or a value for any other key.
    public func setValue(_ value: Any?, forKey key: String) { setKeyValue(value, for: key) }

    /// Returns a property or a part of a property, such as `transform.scale.x`.
    public func value(forKeyPath keyPath: String) -> Any? { keyValue(atPath: keyPath) }

    /// Sets a property or a part of a property, such as `transform.scale.x`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyValue(value, atPath: keyPath)
    }
  }

  extension CAAnimation {
    /// Returns the value for a key: the value of a property, or the value set for any other key.
    ///
    /// A number is returned as an `NSNumber`.
    public func value(forKey key: String) -> Any? { keyValue(for: key) }

    /// Sets the value for a key: the value of a property, or a value for any other key.
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

    /// Returns a property or a part of a property.
    public override func value(forKeyPath keyPath: String) -> Any? { keyValue(atPath: keyPath) }

    /// Sets a property or a part of a property.
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
