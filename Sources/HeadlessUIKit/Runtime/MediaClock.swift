import Foundation

/// The virtual time that layers and their animations read.
///
/// Layers are not isolated to an actor, so the clock is not either. The runtime sets the time, on
/// the main thread only.
package enum MediaClock {
  /// The current time, in seconds since the runtime began.
  package static var now: TimeInterval { time }
  /// The stored value of `now`.
  nonisolated(unsafe) static var time: TimeInterval = 0 {
    didSet { if time != oldValue { recordMotion() } }
  }
  /// The time that an app reads while an event is handled, or nil when no event is handled.
  ///
  /// The time of an event may lie between two frames. Animations begin at the time of the frame.
  nonisolated(unsafe) static var eventTime: TimeInterval?
  /// The time that `CACurrentMediaTime()` returns, without its check for the main actor.
  @MainActor package static var timeForApps: TimeInterval {
    guard let eventTime else { return now }
    _ = Runtime.current.reads(.eventsBetweenFrames)
    return eventTime
  }
  /// Whether the app is in the background, where nothing is rendered.
  nonisolated(unsafe) static var isInBackground = false
  /// The style that the user has selected.
  ///
  /// Core Graphics resolves dynamic colors in this style.
  nonisolated(unsafe) static var userInterfaceStyle = UIUserInterfaceStyle.light
  /// A counter that changes when animations may have changed.
  ///
  /// Changes of the clock, of time lines, and of the time of layers increment the counter. A value
  /// that was computed from an animation stays valid while the counter is unchanged.
  nonisolated(unsafe) private(set) static var motion = 0

  /// Records that animations may show different values from this point on.
  static func recordMotion() {
    motion &+= 1
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current virtual time, in seconds.
public func CACurrentMediaTime() -> TimeInterval {
  guard MediaClock.eventTime != nil else { return MediaClock.now }
  return MainActor.assumeIsolated { MediaClock.timeForApps }
}
