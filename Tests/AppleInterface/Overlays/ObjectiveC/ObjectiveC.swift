@_exported import Darwin
@_exported import ObjectiveC

/// The Swift type for BOOL in calls to Objective-C, which is bridged to Bool.
@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public var boolValue: Bool

  public init(_ value: Bool) {
    boolValue = value
  }

  public init(booleanLiteral value: Bool) {
    boolValue = value
  }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

/// The Swift type for SEL, which `#selector` makes.
@frozen public struct Selector: ExpressibleByStringLiteral {
  var pointer: OpaquePointer

  public init(_ name: String) {
    fatalError("Type-checked only")
  }

  public init(stringLiteral value: String) {
    fatalError("Type-checked only")
  }
}

/// The Swift type behind a pointer to NSZone.
@frozen public struct NSZone {
  var pointer: OpaquePointer
}

extension NSObject: Equatable, Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  public var hashValue: Int { hash }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
