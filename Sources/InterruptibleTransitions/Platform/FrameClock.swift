/// A clock that calls a block once per frame, until it is stopped or released. Phones have more
/// than 60 calls per second if the app's Info.plist has the key
/// `CADisableMinimumFrameDurationOnPhone`.
final class FrameClock {
  /// A frame, with the display times of the previous frame and of this one, in seconds.
  struct Frame {
    let former: TimeInterval
    let shown: TimeInterval
  }

  private let tick: (Frame) -> Void

  #if canImport(UIKit)
    private var link: CADisplayLink?
  #else
    private var observer: FrameObserver?
    private let show: (TimeInterval) -> Void
  #endif

  /// Creates a stopped clock, which calls the closure before each frame is shown.
  init(_ tick: @escaping (Frame) -> Void) {
    self.tick = tick
    #if !canImport(UIKit)
      show = { time in tick(Frame(former: Runtime.current.formerFrameTime, shown: time)) }
    #endif
  }

  /// Starts the clock, during a frame for the next one. A device for tests does not wait for a
  /// clock that only watches for changes.
  func start(isWatching: Bool = false) {
    stop()
    #if canImport(UIKit)
      let link = CADisplayLink(
        target: FrameLinkTarget(self), selector: #selector(FrameLinkTarget.step(_:)))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      self.link = link
    #else
      observer = Runtime.current.observeFrames(of: self, isWatching: isWatching, show)
    #endif
  }

  /// The current time, in seconds, on the clock of the frames.
  static var now: TimeInterval {
    #if canImport(UIKit)
      CACurrentMediaTime()
    #else
      MediaClock.timeForApps
    #endif
  }

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
    fileprivate func step(_ link: CADisplayLink) {
      tick(Frame(former: link.timestamp, shown: link.targetTimestamp))
    }
  #endif
}

#if canImport(UIKit)
  /// The target of a clock's display link, which would otherwise retain the clock.
  private final class FrameLinkTarget: NSObject {
    private weak var clock: FrameClock?

    init(_ clock: FrameClock) {
      self.clock = clock
    }

    @objc func step(_ link: CADisplayLink) {
      if let clock { clock.step(link) } else { link.invalidate() }
    }
  }
#endif
