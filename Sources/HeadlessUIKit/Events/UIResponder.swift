import Foundation

/// An object that receives events and passes them on.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The responder that receives what this responder does not handle.
  open var next: UIResponder? { nil }

  /// Does what `accessibilityPerformEscape()` does, unless that is overridden.
  @available(iOS 17.0, *)
  open var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { escape }
    set { escape = newValue }
  }
  private var escape: (() -> Bool)?

  /// Dismisses a modal view. VoiceOver calls it for its escape gesture on the element that has the
  /// focus, and then on each next responder until one returns true (fact 6.17).
  ///
  /// - Returns: Whether something was dismissed; by default what the block returns.
  open func accessibilityPerformEscape() -> Bool {
    escape?() ?? false
  }

  /// Does what a tap on the element does. VoiceOver calls it when a person taps twice.
  ///
  /// - Returns: Whether something was done; by default false, and VoiceOver taps the element.
  open func accessibilityActivate() -> Bool { false }

  /// Called when touches came down; passes the call on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches moved; passes the call on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches lifted; passes the call on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancelled the touches; passes the call on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
