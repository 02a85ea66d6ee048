import Foundation

/// A delegate that forwards the calls that it does not implement, because UIKit's delegates have
/// many optional methods, and each version adds some.
class DelegateForwarding: NSObject {
  /// The delegate that receives the forwarded calls. UIKit calls delegates on the main thread.
  nonisolated(unsafe) weak var next: NSObject?

  // There is no bridging of Any to Objective-C when the Apple branch is compiled on Linux.
  #if canImport(UIKit) && !os(Linux)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || next?.responds(to: selector) == true
    }

    // UIKit can have called `responds(to:)` before the other delegate was released.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      guard let next else { return GoneDelegate() }
      return next.responds(to: selector) ? next : super.forwardingTarget(for: selector)
    }
  #endif
}

#if canImport(UIKit) && !os(Linux)
  /// Responds to the calls for a released delegate with zero, false or nil.
  nonisolated private final class GoneDelegate: NSObject {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
      let answer: @convention(block) (AnyObject) -> Int = { _ in 0 }
      return class_addMethod(self, selector, imp_implementationWithBlock(answer), "q@:")
    }

    // An empty mask and an unknown orientation are not valid return values.
    @objc func navigationControllerSupportedInterfaceOrientations(_ container: AnyObject) -> UInt {
      UIInterfaceOrientationMask.all.rawValue
    }

    @objc func tabBarControllerSupportedInterfaceOrientations(_ container: AnyObject) -> UInt {
      UIInterfaceOrientationMask.all.rawValue
    }

    @objc func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ container: AnyObject
    ) -> Int {
      UIInterfaceOrientation.portrait.rawValue
    }

    @objc func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ container: AnyObject
    ) -> Int {
      UIInterfaceOrientation.portrait.rawValue
    }
  }
#endif
