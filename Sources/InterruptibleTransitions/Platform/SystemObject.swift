import Foundation

/// Whether an object's class is UIKit's, and not the app's.
func isSystemObject(_ object: AnyObject) -> Bool {
  #if canImport(UIKit)
    Bundle(for: type(of: object)) == Bundle(for: UIView.self)
  #else
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
  #endif
}
