/// The settings of a transition, as its flights use them.
struct TransitionConfiguration {
  /// Changes that an app adds to a transition, animated with its own changes.
  struct AuxiliaryAnimation {
    let span: AnimationBlock.Span
    let animations: (TransitionFlight) -> Void
    let completion: ((TransitionPosition) -> Void)?

    func block(for flight: TransitionFlight) -> AnimationBlock {
      AnimationBlock(
        span, animations: { [animations, unowned flight] in animations(flight) },
        completion: completion)
    }
  }

  var animation: TransitionAnimation
  var timing: TransitionTiming
  var dismissalAnimation: TransitionAnimation?
  var dismissalTiming: TransitionTiming?
  var auxiliaryAnimations = Registry<AuxiliaryAnimation>()
  var completionRule = TransitionCompletionRule.momentum
  var settling = TransitionSettling.spring()
  /// The settling of a page that leaves, or nil for the settling of other pages.
  var settlingWhenLeaving: TransitionSettling?
  var completionSpeed = 1.0
  /// The timing after a call of the app without a velocity.
  var timingCurve: (any UITimingCurveProvider)?
  var reducedMotion = TransitionReducedMotion.crossfade
  /// Whether flights reduce motion, or nil for the person's setting.
  var isReduceMotionEnabled: Bool?
  /// The factor by which a flight takes longer than its timing.
  var slowMotion = 1.0
  var onOvershoot: (TransitionOvershoot, TransitionFlight) -> Void = {
    TransitionOvershoot.moveContainer($0, $1)
  }

  /// The duration of a flight with reduced motion, in seconds, as in the system's cross-fades.
  private static let reducedMotionDuration: TimeInterval = 0.14

  private var startsWithReducedMotion: Bool {
    reducedMotion.animation != nil && isReduceMotionEnabled ?? Accessibility.prefersLessMotion
  }

  func animation(isPresenting: Bool) -> TransitionAnimation {
    isPresenting ? animation : dismissalAnimation ?? animation
  }

  /// Returns the settings of a flight; `usesReducedMotion` is nil if the flight starts now.
  func settings(isPresenting: Bool, usesReducedMotion: Bool? = nil) -> FlightSettings {
    let usesReducedMotion = usesReducedMotion ?? startsWithReducedMotion
    // A page leaves at the end of a dismissal, and at the start of a presentation.
    let away = settlingWhenLeaving ?? settling
    var settings = FlightSettings(
      timing: isPresenting ? timing : dismissalTiming ?? timing,
      settlingAtStart: isPresenting ? away : settling,
      settlingAtEnd: isPresenting ? settling : away, completionRule: completionRule,
      completionSpeed: completionSpeed, timingCurve: timingCurve, slowMotion: slowMotion,
      usesReducedMotion: usesReducedMotion)
    guard usesReducedMotion else { return settings }
    let duration = Self.reducedMotionDuration
    settings.timing = .easeInOut(duration)
    settings.settlingAtStart = .spring(response: duration / 2, longestDuration: duration)
    settings.settlingAtEnd = settings.settlingAtStart
    settings.timingCurve = nil
    settings.completionSpeed = 1
    return settings
  }
}
