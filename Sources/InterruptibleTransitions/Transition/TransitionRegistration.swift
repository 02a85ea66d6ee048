/// A registration of an app with a transition: auxiliary animations, or a listener.
///
/// The transition keeps what was registered until it is removed. An app that never removes it does
/// not need to keep the registration.
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

  /// Removes what was registered. A second call does nothing.
  public func remove() {
    let removal = removal
    self.removal = nil
    removal?()
  }
}

/// Values that an app has registered, in the order in which they came.
struct Registry<Value> {
  private var entries: [(number: Int, value: Value)] = []
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }
  var values: [Value] { entries.map(\.value) }
  var numbers: [Int] { entries.map(\.number) }

  /// Returns a value; nil if it was removed.
  func value(_ number: Int) -> Value? {
    entries.first { $0.number == number }?.value
  }

  /// Adds a value.
  ///
  /// - Returns: The number by which the value is removed.
  mutating func add(_ value: Value) -> Int {
    count += 1
    entries.append((count, value))
    return count
  }

  mutating func remove(_ number: Int) {
    entries.removeAll { $0.number == number }
  }
}
