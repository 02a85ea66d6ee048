/// Calls a closure when a gesture recognizer's state changes, with and without UIKit.
///
/// The observer takes nothing over: the recognizer keeps its delegate and its other targets. It
/// observes as long as it is kept.
///
/// ```swift
/// observer = GestureObserver(pan) { pan in
///   print(pan.state, pan.translation(in: nil))
/// }
/// ```
public final class GestureObserver {
  /// The recognizer that is observed.
  public let recognizer: UIGestureRecognizer
  private let action: (UIGestureRecognizer) -> Void

  /// Observes a recognizer.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer, which may be an app's, on any view.
  ///   - action: Called with the recognizer when it sends its action.
  public init<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, action: @escaping (Recognizer) -> Void
  ) {
    self.recognizer = recognizer
    self.action = { observed in
      guard let observed = observed as? Recognizer else { return }
      action(observed)
    }
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(recognized(_:)))
    #else
      recognizer.addHandler(self) { [weak self] in self?.action($0) }
    #endif
  }

  /// Stops observing.
  public func invalidate() {
    #if canImport(UIKit)
      recognizer.removeTarget(self, action: nil)
    #else
      recognizer.removeHandlers(of: self)
    #endif
  }

  #if canImport(UIKit)
    @objc private func recognized(_ recognizer: UIGestureRecognizer) {
      action(recognizer)
    }
  #endif
}
