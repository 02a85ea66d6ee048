import HeadlessUIKit

extension Device {
  /// Calls a closure with each message that a transition's context is told, such as
  /// `finishInteractiveTransition` or `completeTransition(true)`.
  ///
  /// - Parameter body: Takes the message; nil stops listening. One closure listens at a time.
  public func onTransitionMessage(_ body: ((String) -> Void)?) {
    runtime.onTransitionMessage = body
  }
}
