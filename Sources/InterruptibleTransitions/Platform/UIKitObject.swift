import Foundation

func isUIKitObject(_ object: AnyObject) -> Bool {
  #if canImport(UIKit)
    Bundle(for: type(of: object)) == Bundle(for: UIView.self)
  #else
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
  #endif
}
