public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Int...) {}
  public init(indexes: [Int]) {}

  public var count: Int { 0 }

  public subscript(index: Int) -> Int {
    get { 0 }
    set {}
  }

  public static func < (left: IndexPath, right: IndexPath) -> Bool { false }
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { NSIndexPath() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout IndexPath?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout IndexPath?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
    []
  }
}
