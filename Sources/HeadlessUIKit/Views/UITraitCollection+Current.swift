import Foundation

extension UITraitCollection {
  /// The traits of the view or view controller whose method UIKit is calling (fact 6.46).
  ///
  /// UIKit sets the property during layout, and while it reports a change of traits or of the tint
  /// color. Elsewhere, only the style is specified, which is that of the device. Each thread has
  /// its own value. A value that an app sets lasts until UIKit sets the property again.
  public class var current: UITraitCollection {
    get {
      switch threads.source {
      case .device: UITraitCollection(userInterfaceStyle: MediaClock.userInterfaceStyle)
      case .view(let view): MainActor.assumeIsolated { view.traitCollection }
      case .collection(let traits), .assigned(let traits): traits
      }
    }
    set { threads.replace(with: .assigned(newValue)) }
  }

  /// The style of the current traits.
  static var currentStyle: UIUserInterfaceStyle {
    switch threads.source {
    case .device: MediaClock.userInterfaceStyle
    case .view(let view): MainActor.assumeIsolated { view.shownStyle }
    case .collection(let traits), .assigned(let traits): traits.userInterfaceStyle
    }
  }

  /// Calls a closure while these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.threads.replace(with: .collection(self))
    actions()
    Self.threads.replace(with: former)
  }

  fileprivate static let threads = ThreadTraits()

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
    let former = UITraitCollection.threads.replace(with: .view(self))
    actions()
    if case .assigned = former {
      UITraitCollection.threads.replace(with: .device)
    } else {
      UITraitCollection.threads.replace(with: former)
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
  private let lock = NSLock()
  /// The sources that are not the device, by thread.
  private var sources: [ObjectIdentifier: TraitSource] = [:]

  /// The source of the current thread.
  var source: TraitSource {
    let thread = ObjectIdentifier(Thread.current)
    lock.lock()
    defer { lock.unlock() }
    return sources[thread] ?? .device
  }

  /// Replaces the source of the current thread, and returns the former one.
  @discardableResult
  func replace(with source: TraitSource) -> TraitSource {
    let thread = ObjectIdentifier(Thread.current)
    lock.lock()
    defer { lock.unlock() }
    let former = sources[thread]
    if case .device = source { sources[thread] = nil } else { sources[thread] = source }
    return former ?? .device
  }
}
