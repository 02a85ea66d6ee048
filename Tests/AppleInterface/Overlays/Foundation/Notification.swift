public struct Notification {
  public typealias Name = NSNotification.Name

  public var name: Name
  public var object: Any?

  public init(name: Name, object: Any? = nil) {
    self.name = name
    self.object = object
  }
}

extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { NSNotification() }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Notification?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Notification?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSNotification?
  ) -> Notification { fatalError("Type-checked only") }
}
