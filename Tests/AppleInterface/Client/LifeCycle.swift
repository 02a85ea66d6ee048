import InterruptibleTransitions

/// An object of an app that observes the background and reads the app's state.
final class BlurKeeper {
  private let animator: UIViewPropertyAnimator
  private let fraction: CGFloat
  private var observers: [any NSObjectProtocol] = []

  init(_ animator: UIViewPropertyAnimator, at fraction: CGFloat) {
    self.animator = animator
    self.fraction = fraction
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.willEnterForegroundNotification, object: UIApplication.shared,
        queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.restore() }
      })
    NotificationCenter.default.addObserver(
      self, selector: #selector(resign(_:)), name: UIApplication.willResignActiveNotification,
      object: nil)
  }

  @objc private func resign(_ notification: Notification) {
    guard UIApplication.shared.applicationState == .active else { return }
    animator.pausesOnCompletion = true
  }

  private func restore() {
    animator.fractionComplete = fraction
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}
