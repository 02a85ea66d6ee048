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
  private let action: () -> Void
  /// Whether the recognizer was made for this observer, and leaves its view when that stops.
  private var ownsRecognizer: Bool

  /// Observes a recognizer.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer, which may be an app's, on any view.
  ///   - action: Called with the recognizer when it sends its action.
  public convenience init<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, action: @escaping (Recognizer) -> Void
  ) {
    self.init(recognizer, isOwn: false, action: action)
  }

  /// Observes a recognizer.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - isOwn: Whether the recognizer was made for this observer, and leaves its view when that
  ///     stops.
  ///   - action: Called with the recognizer when it sends its action.
  init<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, isOwn: Bool, action: @escaping (Recognizer) -> Void
  ) {
    (self.recognizer, ownsRecognizer) = (recognizer, isOwn)
    // The recognizer sends itself.
    self.action = { action(recognizer) }
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(recognized(_:)))
    #else
      recognizer.addHandler(self) { [weak self] _ in self?.action() }
    #endif
  }

  // A transition that is released takes its interactions' recognizers along.
  deinit {
    guard ownsRecognizer else { return }
    let recognizer = recognizer
    MainThread.perform { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Stops observing.
  public func invalidate() {
    #if canImport(UIKit)
      recognizer.removeTarget(self, action: nil)
    #else
      recognizer.removeHandlers(of: self)
    #endif
    guard ownsRecognizer else { return }
    ownsRecognizer = false
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  #if canImport(UIKit)
    @objc private func recognized(_ recognizer: UIGestureRecognizer) {
      action()
    }
  #endif
}
