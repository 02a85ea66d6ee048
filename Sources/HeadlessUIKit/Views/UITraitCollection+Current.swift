import Foundation

extension UITraitCollection {
  /// The traits of the view or view controller whose method UIKit is calling (fact 6.46).
  ///
  /// UIKit sets the property during layout, and while it reports a change of traits or of the tint
  /// color. Elsewhere, only the style is specified, which is that of the device. Each thread has
  /// its own value. A value that an app sets lasts until UIKit sets the property again.
  public class var current: UITraitCollection {
    get {
      switch ThreadTraits.source {
      case .device: UITraitCollection(userInterfaceStyle: MediaClock.userInterfaceStyle)
      case .view(let view): MainActor.assumeIsolated { view.traitCollection }
      case .collection(let traits), .assigned(let traits): traits
      }
    }
    set { ThreadTraits.replace(with: .assigned(newValue)) }
  }

  /// The style of the current traits.
  static var currentStyle: UIUserInterfaceStyle {
    switch ThreadTraits.source {
    case .device: MediaClock.userInterfaceStyle
    case .view(let view): MainActor.assumeIsolated { view.shownStyle }
    case .collection(let traits), .assigned(let traits): traits.userInterfaceStyle
    }
  }

  /// Calls a closure while these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = ThreadTraits.replace(with: .collection(self))
    actions()
    ThreadTraits.replace(with: former)
  }

  /// Returns whether dynamic colors may have other components than with some other traits.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Returns the same traits in another style.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == userInterfaceStyle ? self : UITraitCollection(self, style: style)
  }
}

extension UIView {
  /// Calls a closure while the traits of the view are the current ones.
  func performAsCurrent(_ actions: () -> Void) {
    let former = ThreadTraits.replace(with: .view(self))
    actions()
    if case .assigned = former {
      ThreadTraits.replace(with: .device)
    } else {
      ThreadTraits.replace(with: former)
    }
  }
}

/// The origin of the current traits.
///
/// The traits of a view are read only when they are needed, so that a layout pass is not slower.
private enum TraitSource {
  case device
  /// A view whose method UIKit is calling. The thread then runs the main actor.
  case view(UIView)
  case collection(UITraitCollection)
  /// Traits that an app has set without an end.
  case assigned(UITraitCollection)
}

/// The current traits of all threads.
///
/// Colors belong to no actor, so that a lock protects the traits. The main actor may run on any
/// thread.
private final class ThreadTraits: @unchecked Sendable {
  private struct Entry {
    /// The thread. Another thread can get its address later.
    weak var thread: Thread?
    let source: TraitSource
  }

  private static let current = ThreadTraits()

  private let lock = NSLock()
  /// The sources that are not the device, by thread.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The source of the current thread.
  static var source: TraitSource { current.source(of: .current) }

  /// Replaces the source of the current thread, and returns the former one.
  @discardableResult
  static func replace(with source: TraitSource) -> TraitSource {
    let thread = Thread.current
    let former = current.source(of: thread)
    current.set(source, of: thread)
    return former
  }

  private func source(of thread: Thread) -> TraitSource {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[ObjectIdentifier(thread)], entry.thread === thread else {
      return .device
    }
    return entry.source
  }

  private func set(_ source: TraitSource, of thread: Thread) {
    lock.lock()
    defer { lock.unlock() }
    if case .device = source {
      entries[ObjectIdentifier(thread)] = nil
    } else {
      entries[ObjectIdentifier(thread)] = Entry(thread: thread, source: source)
    }
  }
}
