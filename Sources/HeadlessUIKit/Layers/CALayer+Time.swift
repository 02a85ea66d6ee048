import Foundation

extension CALayer {
  /// How many layers have a time of their own.
  nonisolated(unsafe) static var ownTimeCount = 0

  /// Notes that the layer's time may be another one.
  func noteTiming() {
    MediaClock.noteMotion()
    let isOwn = beginTime != 0 || speed != 1 || timeOffset != 0
    guard isOwn != hasOwnTime else { return }
    hasOwnTime = isOwn
    Self.ownTimeCount += isOwn ? 1 : -1
  }

  /// Returns the layer's time at a time of the clock: the parents' times are applied first, then
  /// the layer's own.
  ///
  /// - Complexity: O(d) in the depth of the tree; O(1) while no layer has a time of its own.
  func localTime(at time: TimeInterval) -> TimeInterval {
    guard Self.ownTimeCount > 0 else { return time }
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
