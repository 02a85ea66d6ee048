import Foundation

/// A delegate that stands in for another one, which gets the calls that the first does not
/// implement: UIKit's delegates have many optional methods, and each version adds some.
class DelegateForwarding: NSObject {
  /// The object that gets the other calls. UIKit calls delegates on the main thread.
  nonisolated(unsafe) weak var next: NSObject?

  // Where the Apple branch is compiled on Linux, there is no bridging of Any to Objective-C.
  #if canImport(UIKit) && !os(Linux)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || next?.responds(to: selector) == true
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      next?.responds(to: selector) == true ? next : super.forwardingTarget(for: selector)
    }
  #endif
}
