import Foundation

/// Returns whether an object's class belongs to UIKit, and not to the app.
func isUIKitObject(_ object: AnyObject) -> Bool {
  #if canImport(UIKit)
    Bundle(for: type(of: object)) == Bundle(for: UIView.self)
  #else
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
  #endif
}
