/// An observer that calls a closure when a gesture recognizer's state changes.
///
/// The recognizer keeps its delegate and its other targets. The observer works with and without
/// UIKit, and until it is released.
///
/// ```swift
/// observer = TransitionGestureObserver(pan) { pan in
///   print(pan.state, pan.translation(in: nil))
/// }
/// ```
public final class TransitionGestureObserver {
  /// The observed recognizer.
  public let recognizer: UIGestureRecognizer
  private let action: () -> Void
  /// Whether the recognizer was created for this observer, which then removes it at the end.
  private var ownsRecognizer: Bool

  /// Creates an observer of a recognizer.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer. It can belong to the app and be on any view.
  ///   - action: The closure to call with the recognizer when the recognizer sends its action.
  public convenience init<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, action: @escaping (Recognizer) -> Void
  ) {
    self.init(recognizer, isOwn: false, action: action)
  }

  init<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, isOwn: Bool, action: @escaping (Recognizer) -> Void
  ) {
    self.recognizer = recognizer
    ownsRecognizer = isOwn
    // The recognizer is the sender of the action.
    self.action = { action(recognizer) }
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(recognized(_:)))
    #else
      recognizer.addHandler(self) { [weak self] _ in self?.action() }
    #endif
  }

  // A transition that is released removes the recognizers of its interactions.
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
