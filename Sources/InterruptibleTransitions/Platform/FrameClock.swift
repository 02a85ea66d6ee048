/// Calls a block once per frame, from its start until it is stopped, or nothing keeps it.
///
/// It moves, for example, a transition that settles after a release. On a phone with more than 60
/// frames per second it gets them if the app's Info.plist has the key
/// `CADisableMinimumFrameDurationOnPhone`.
final class FrameClock {
  /// A frame: when the last one was shown, and when this one will be, in seconds.
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

  /// Makes a clock, which stands still.
  ///
  /// - Parameter tick: Called once per frame, before the frame is shown.
  init(_ tick: @escaping (Frame) -> Void) {
    self.tick = tick
    #if !canImport(UIKit)
      show = { time in tick(Frame(former: Runtime.current.formerFrameTime, shown: time)) }
    #endif
  }

  /// Starts the clock. Within a frame it begins with the next one.
  func start() {
    stop()
    #if canImport(UIKit)
      let link = CADisplayLink(
        target: FrameLinkTarget(self), selector: #selector(FrameLinkTarget.step(_:)))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      self.link = link
    #else
      observer = Runtime.current.observeFrames(of: self, show)
    #endif
  }

  /// The current time, in seconds, on the same clock as the frames.
  static var now: TimeInterval { CACurrentMediaTime() }

  /// Stops the clock. It makes no more calls until it is started again.
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
  /// The target of a clock's display link, which keeps its target: not the clock.
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
