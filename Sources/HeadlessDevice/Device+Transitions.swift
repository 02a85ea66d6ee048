import HeadlessUIKit

extension Device {
  /// Calls a closure with each message to a transition's context.
  ///
  /// Examples of messages are `finishInteractiveTransition` and `completeTransition(true)`.
  ///
  /// - Parameter body: The closure to call with each message; nil removes the closure. There is one
  ///   closure at a time.
  public func onTransitionMessage(_ body: ((String) -> Void)?) {
    runtime.onTransitionMessage = body
  }
}
