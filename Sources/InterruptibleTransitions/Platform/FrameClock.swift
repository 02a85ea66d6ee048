/// Calls a block once per frame, with the time in seconds, until it is stopped.
///
/// It moves, for example, a transition that settles after a release.
final class FrameClock {
  private let tick: (TimeInterval) -> Void

  #if canImport(UIKit)
    private var link: CADisplayLink?
  #else
    private var observer: FrameObserver?
  #endif

  /// Makes a clock and starts it.
  ///
  /// - Parameter tick: Called once per frame, before the frame is shown.
  init(_ tick: @escaping (TimeInterval) -> Void) {
    self.tick = tick
    #if canImport(UIKit)
      let link = CADisplayLink(target: self, selector: #selector(step(_:)))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      self.link = link
    #else
      observer = Runtime.current.observeFrames(tick)
    #endif
  }

  /// The current time, in seconds, on the same clock as the ticks.
  static var now: TimeInterval { CACurrentMediaTime() }

  /// Stops the clock. It makes no more calls.
  func stop() {
    #if canImport(UIKit)
      link?.invalidate()
      link = nil
    #else
      observer?.cancel()
      observer = nil
    #endif
  }

  #if canImport(UIKit)
    @objc private func step(_ link: CADisplayLink) {
      tick(link.timestamp)
    }
  #endif
}
