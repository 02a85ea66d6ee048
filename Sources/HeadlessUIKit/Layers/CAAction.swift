import Foundation

/// An object that a layer runs when an event occurs in the layer.
public protocol CAAction: AnyObject {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The name of the event.
  ///   - anObject: The layer.
  ///   - dict: Further arguments of the event, or nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The event of a layer that enters a window, or is shown again there (fact 6.39).
public let kCAOnOrderIn = "onOrderIn"

/// The event of a layer that leaves its window, or is hidden there (fact 6.39).
public let kCAOnOrderOut = "onOrderOut"

extension NSNull: CAAction {
  /// Does nothing. A delegate returns the object to end the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
