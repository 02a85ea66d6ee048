/// A registration of auxiliary animations or a listener with a transition.
///
/// The transition keeps the animations or the listener until the app removes them. An app that
/// never removes them does not need to keep the registration.
///
/// ```swift
/// let blur = reveal.addAuxiliaryAnimations { [blurView] flight in
///   blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
/// }
/// blur.remove()
/// ```
public final class TransitionRegistration {
  private var removal: (() -> Void)?

  init(removal: @escaping () -> Void) {
    self.removal = removal
  }

  /// Removes the registered animations or listener. A second call does nothing.
  public func remove() {
    let removal = removal
    self.removal = nil
    removal?()
  }
}

/// The values that an app has registered, in the order of their registration.
struct Registry<Value> {
  private var entries: [(number: Int, value: Value)] = []
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }
  var values: [Value] { entries.map(\.value) }
  var numbers: [Int] { entries.map(\.number) }

  /// Returns a value, or nil if the value was removed.
  func value(_ number: Int) -> Value? {
    entries.first { $0.number == number }?.value
  }

  /// Adds a value, and returns the number that identifies it.
  mutating func add(_ value: Value) -> Int {
    count += 1
    entries.append((count, value))
    return count
  }

  mutating func remove(_ number: Int) {
    entries.removeAll { $0.number == number }
  }
}
