import Foundation

extension CALayer {
  /// Returns the layer's time at a time of the clock: the parents' times are applied first, then
  /// the layer's own.
  func localTime(at time: TimeInterval) -> TimeInterval {
    let outer = parent?.localTime(at: time) ?? time
    return (outer - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// Returns the time in this layer's seconds of a time in another's; nil means the clock's.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    localTime(at: l?.clockTime(of: t) ?? t)
  }

  /// Returns the time in another layer's seconds of a time in this one's; nil means the clock's.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    let time = clockTime(of: t)
    return l?.localTime(at: time) ?? time
  }

  /// The inverse of `localTime(at:)`; where time is stopped, the moment at which it stopped.
  private func clockTime(of local: TimeInterval) -> TimeInterval {
    let outer = speed == 0 ? beginTime : (local - timeOffset) / TimeInterval(speed) + beginTime
    return parent?.clockTime(of: outer) ?? outer
  }
}
