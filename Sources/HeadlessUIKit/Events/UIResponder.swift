import Foundation

/// An object that responds to events and forwards them in the responder chain.
@MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain, which receives the events that this responder does not
  /// handle.
  open var next: UIResponder? { nil }

  /// The block that the default implementation of `accessibilityPerformEscape()` calls.
  @available(iOS 17.0, *)
  open var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { escape }
    set { escape = newValue }
  }
  private var escape: (() -> Bool)?

  /// Dismisses a modal view and returns whether it did.
  ///
  /// VoiceOver calls the method for its escape gesture, first on the focused element. It continues
  /// with each next responder until a call returns true (fact 6.17).
  ///
  /// - Returns: Whether something was dismissed. The default is the result of
  ///   `accessibilityPerformEscapeBlock`.
  open func accessibilityPerformEscape() -> Bool {
    escape?() ?? false
  }

  /// Activates the element as a tap does. VoiceOver calls the method when a person double-taps.
  ///
  /// - Returns: Whether something was done. The default is false, for which VoiceOver taps the
  ///   element.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of the element. VoiceOver calls the method for a swipe up, if the element
  /// has the trait `adjustable`.
  open func accessibilityIncrement() {}

  /// Decreases the value of the element. VoiceOver calls the method for a swipe down, if the
  /// element has the trait `adjustable`.
  open func accessibilityDecrement() {}

  /// Handles touches that began. The default implementation forwards the call to the next
  /// responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Handles touches that moved. The default implementation forwards the call to the next
  /// responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Handles touches that lifted. The default implementation forwards the call to the next
  /// responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Handles touches that the system cancelled. The default implementation forwards the call to the
  /// next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
