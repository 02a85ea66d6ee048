import HeadlessUIKit

extension Device {
  /// Calls a closure with each message to a transition's context, such as
  /// `finishInteractiveTransition` or `completeTransition(true)`.
  ///
  /// - Parameter body: Receives the message; nil removes the closure. There is one closure at a
  ///   time.
  public func onTransitionMessage(_ body: ((String) -> Void)?) {
    runtime.onTransitionMessage = body
  }
}
