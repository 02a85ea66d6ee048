import Foundation

extension CALayer {
  /// The number of layers whose time differs from their superlayer's.
  nonisolated(unsafe) static var ownTimeCount = 0

  /// Records that the layer's time may have changed.
  func recordTiming() {
    MediaClock.recordMotion()
    let isOwn = beginTime != 0 || speed != 1 || timeOffset != 0
    guard isOwn != hasOwnTime else { return }
    hasOwnTime = isOwn
    Self.ownTimeCount += isOwn ? 1 : -1
  }

  /// Returns the layer's time at a time of the clock.
  ///
  /// The times of the ancestors are applied first, and then the layer's own.
  ///
  /// - Complexity: O(d) in the depth of the tree. It is O(1) while no layer's time differs from its
  ///   superlayer's.
  func localTime(at time: TimeInterval) -> TimeInterval {
    guard Self.ownTimeCount > 0 else { return time }
    let outer = parent?.localTime(at: time) ?? time
    return (outer - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// Converts a time from another layer's seconds to this layer's; nil means the clock's.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    localTime(at: l?.clockTime(of: t) ?? t)
  }

  /// Converts a time from this layer's seconds to another layer's; nil means the clock's.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    let time = clockTime(of: t)
    return l?.localTime(at: time) ?? time
  }

  /// Returns the clock's time for a local time. It is the inverse of `localTime(at:)`.
  ///
  /// If the layer's time is stopped, the result is the time at which it stopped.
  private func clockTime(of local: TimeInterval) -> TimeInterval {
    let outer = speed == 0 ? beginTime : (local - timeOffset) / TimeInterval(speed) + beginTime
    return parent?.clockTime(of: outer) ?? outer
  }
}
