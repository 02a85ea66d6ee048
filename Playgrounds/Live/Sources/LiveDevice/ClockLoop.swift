/// The loop that reads the system's clock. No other file of the package does.
enum ClockLoop {
  /// Calls a closure repeatedly until the task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls, in seconds.
  ///   - tick: The closure to call with the time since the last call, in seconds.
  static func run(
    every interval: () -> Double, tick: (_ seconds: Double) async -> Void
  ) async {
    let clock = ContinuousClock()
    var last = clock.now
    var deadline = last
    while !Task.isCancelled {
      // A late tick does not delay the next ones, so that their times are even.
      deadline = max(deadline + .seconds(interval()), clock.now)
      do {
        try await clock.sleep(until: deadline, tolerance: .zero)
      } catch {
        return
      }
      let now = clock.now
      let passed = last.duration(to: now) / .seconds(1)
      last = now
      await tick(passed)
    }
  }
}
