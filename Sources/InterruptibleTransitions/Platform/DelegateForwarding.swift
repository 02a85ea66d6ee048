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

    // UIKit may have asked `responds(to:)` before the other delegate has gone.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      guard let next else { return GoneDelegate() }
      return next.responds(to: selector) ? next : super.forwardingTarget(for: selector)
    }
  #endif
}

#if canImport(UIKit) && !os(Linux)
  /// Answers the calls for a delegate that has gone, with zero, false or nil.
  nonisolated private final class GoneDelegate: NSObject {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
      let answer: @convention(block) (AnyObject) -> Int = { _ in 0 }
      return class_addMethod(self, selector, imp_implementationWithBlock(answer), "q@:")
    }

    // A mask of zero, and an unknown orientation, are no answers.
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
