import Foundation

/// The virtual time that Core Animation's half of the runtime reads.
///
/// Layers have no actor, so the clock has none; the runtime moves it, on the main thread alone.
package enum MediaClock {
  /// The current time, in seconds since the runtime began.
  package static var now: TimeInterval { time }
  /// What `now` gives.
  nonisolated(unsafe) static var time: TimeInterval = 0 {
    didSet { if time != oldValue { noteMotion() } }
  }
  /// What an app reads on the clock while an event is handled, which may come between two frames;
  /// nil otherwise. Animations begin with the frame.
  nonisolated(unsafe) static var eventTime: TimeInterval?
  /// Whether the app is in the background, where nothing is rendered.
  nonisolated(unsafe) static var isInBackground = false
  /// The style that the person has chosen, in which Core Graphics reads dynamic colors.
  nonisolated(unsafe) static var userInterfaceStyle = UIUserInterfaceStyle.light
  /// Counts what moves animations: the clock, their time lines, the time of layers. What was
  /// computed of an animation holds for as long as this number stays the same.
  nonisolated(unsafe) private(set) static var motion = 0

  /// Notes that animations may show something else from now on.
  static func noteMotion() {
    motion &+= 1
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current virtual time, in seconds.
public func CACurrentMediaTime() -> TimeInterval {
  guard let eventTime = MediaClock.eventTime else { return MediaClock.now }
  MainActor.assumeIsolated { _ = Runtime.current.reads(.eventsBetweenFrames) }
  return eventTime
}
