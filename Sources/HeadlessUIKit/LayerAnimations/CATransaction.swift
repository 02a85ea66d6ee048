import Foundation

/// A group of settings for layer animations, with an optional completion block.
///
/// Outside of `begin()` and `commit()`, settings apply until the end of the turn of the run loop.
open class CATransaction: NSObject {
  /// Begins a transaction nested in the current transaction.
  public class func begin() {
    OpenTransactions.begin()
  }

  /// Ends the transaction that was begun last.
  public class func commit() {
    OpenTransactions.commit()
  }

  /// Returns the duration in seconds of animations without their own duration. The default is 0.25
  /// (fact 1.78).
  public class func animationDuration() -> TimeInterval {
    OpenTransactions.first(\.duration) ?? 0.25
  }

  /// Sets the duration in seconds of animations without their own duration.
  public class func setAnimationDuration(_ dur: TimeInterval) {
    OpenTransactions.current.duration = dur
  }

  /// Returns the timing function of animations without their own; nil if there is none.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    OpenTransactions.first(\.function) ?? nil
  }

  /// Sets the timing function of animations without their own.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    OpenTransactions.current.function = .some(function)
  }

  /// Returns whether changes of properties are not animated.
  public class func disableActions() -> Bool {
    OpenTransactions.disablesActions
  }

  /// Sets whether changes of properties are not animated. This includes changes in animation
  /// blocks.
  public class func setDisableActions(_ flag: Bool) {
    OpenTransactions.current.disablesActions = flag
  }

  /// Returns the completion block that was set last.
  public class func completionBlock() -> (() -> Void)? {
    OpenTransactions.current.group?.block
  }

  /// Sets a block that is called once all animations that are added after this call have ended.
  ///
  /// The block waits for animations that are added before the transaction ends or another block is
  /// set.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    OpenTransactions.current.group?.seal()
    OpenTransactions.current.group = block.map { TransactionGroup($0) }
  }
}
