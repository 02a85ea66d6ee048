// The settings of a transition, as its flights use them.
extension InterruptibleTransition {
  /// The duration of a flight with reduced motion, in seconds, as in the system's cross-fades.
  private static let reducedMotionDuration: TimeInterval = 0.14

  private var startsWithReducedMotion: Bool {
    configuration.reducedMotion.animation != nil
      && configuration.isReduceMotionEnabled ?? Accessibility.prefersLessMotion
  }

  func animation(isPresenting: Bool) -> TransitionAnimation {
    isPresenting ? animation : configuration.dismissalAnimation ?? animation
  }

  /// Returns the settings of a flight; `usesReducedMotion` is nil if the flight starts now.
  func settings(isPresenting: Bool, usesReducedMotion: Bool? = nil) -> FlightSettings {
    let usesReducedMotion = usesReducedMotion ?? startsWithReducedMotion
    let settling = configuration.settling
    // A page leaves at the end of a dismissal, and at the start of a presentation.
    let away = configuration.settlingWhenLeaving ?? settling
    var settings = FlightSettings(
      timing: isPresenting ? timing : configuration.dismissalTiming ?? timing,
      settlingAtStart: isPresenting ? away : settling,
      settlingAtEnd: isPresenting ? settling : away, completionRule: configuration.completionRule,
      completionSpeed: speedAfterCalls, timingCurve: timingCurveAfterCalls,
      slowMotionFactor: configuration.slowMotionFactor, usesReducedMotion: usesReducedMotion)
    guard usesReducedMotion else { return settings }
    let duration = Self.reducedMotionDuration
    settings.timing = .easeInOut(duration)
    settings.settlingAtStart = .spring(response: duration / 2, longestDuration: duration)
    settings.settlingAtEnd = settings.settlingAtStart
    settings.timingCurve = nil
    settings.completionSpeed = 1
    return settings
  }

  /// Lets current flights follow new settings.
  func updateSettings() {
    for flight in registry.active {
      flight.settings = settings(
        isPresenting: flight.isPresentation, usesReducedMotion: flight.usesReducedMotion)
    }
  }

  /// The duration of the next flight when no finger moves it, in seconds.
  var nextDuration: TimeInterval {
    let settings = settings(isPresenting: true)
    return settings.timing.duration * settings.slowMotionFactor
  }
}
