import Foundation

/// The settings of the animations that layers make, and what is called at their end.
///
/// Outside of `begin` and `commit` they hold until the end of the turn of the run loop.
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  public class func begin() {
    OpenTransactions.begin()
  }

  /// Ends the transaction that was begun last.
  public class func commit() {
    OpenTransactions.commit()
  }

  /// The seconds that animations take which say nothing themselves. The default is 0.25 (fact
  /// 1.78).
  public class func animationDuration() -> TimeInterval {
    OpenTransactions.first(\.duration) ?? 0.25
  }

  /// Sets the seconds that animations take which say nothing themselves.
  public class func setAnimationDuration(_ dur: TimeInterval) {
    OpenTransactions.current.duration = dur
  }

  /// The timing function of animations that have none; nil leaves it to them.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    OpenTransactions.first(\.function) ?? nil
  }

  /// Sets the timing function of animations that have none.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    OpenTransactions.current.function = .some(function)
  }

  /// Whether properties that are set are not animated.
  public class func disableActions() -> Bool {
    OpenTransactions.disablesActions
  }

  /// Sets whether properties that are set are not animated, by animation blocks either.
  public class func setDisableActions(_ flag: Bool) {
    OpenTransactions.current.disablesActions = flag
  }

  /// The block that was set last.
  public class func completionBlock() -> (() -> Void)? {
    OpenTransactions.current.group?.block
  }

  /// Sets a block that is called once all animations have ended that are added from now on, until
  /// the transaction ends or another block is set.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    OpenTransactions.current.group?.seal()
    OpenTransactions.current.group = block.map { TransactionGroup($0) }
  }
}
