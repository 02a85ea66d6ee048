import Foundation

/// The virtual time that Core Animation's half of the runtime reads.
///
/// Layers have no actor, so the clock has none; the runtime moves it, on the main thread alone.
package enum MediaClock {
  /// The current time, in seconds since the runtime began.
  nonisolated(unsafe) package internal(set) static var now: TimeInterval = 0
  /// Whether the app is in the background, where nothing is rendered.
  nonisolated(unsafe) static var isInBackground = false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current virtual time, in seconds.
public func CACurrentMediaTime() -> TimeInterval {
  MediaClock.now
}
