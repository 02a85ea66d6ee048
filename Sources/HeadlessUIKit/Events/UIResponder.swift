import Foundation

/// An object that events come to, and that hands them on.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Who gets what this responder does not handle.
  open var next: UIResponder? { nil }

  /// Touches came down; hands them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved; hands them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches lifted; hands them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away; hands that on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
