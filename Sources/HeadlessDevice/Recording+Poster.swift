import Foundation

extension Recording {
  /// A time in motion that represents the recording before it is played.
  ///
  /// The time is in seconds of the device's clock. It is in the first interval in which the first
  /// track of states differs from its initial state. Without such a track, it is in the first
  /// interval in which layers move.
  ///
  /// The time is the first frame in the interval at which the first track of values is within a
  /// twentieth of the middle of its range. If there is no such frame, it is the frame nearest to
  /// the middle of the range. Without a track of values, it is the middle of the interval.
  var posterTime: TimeInterval? {
    guard let last = frames.last?.time else { return nil }
    guard let stretch = stretchOfStates(until: last) ?? stretchOfChanges else {
      return frames.first?.time
    }
    let inside = frames.map(\.time).filter(stretch.contains)
    let middle = (stretch.lowerBound + stretch.upperBound) / 2
    return progressNearestMiddle(of: stretch)
      ?? inside.min { abs($0 - middle) < abs($1 - middle) }
  }

  private func stretchOfStates(until last: TimeInterval) -> ClosedRange<TimeInterval>? {
    for case .strip(_, let segments) in tracks {
      guard let rest = segments.first?.label,
        let begin = segments.firstIndex(where: { $0.label != rest }),
        segments[begin].time <= last
      else { return nil }
      let end = segments[begin...].first { $0.label == rest }?.time ?? last
      return segments[begin].time...max(segments[begin].time, min(end, last))
    }
    return nil
  }

  private var stretchOfChanges: ClosedRange<TimeInterval>? {
    // The first frames build the screen. Motion, in contrast, changes two frames in a row.
    let changes = frames.indices.dropFirst().filter { frames[$0].root != frames[$0 - 1].root }
    guard let begin = changes.first(where: { changes.contains($0 + 1) }) else { return nil }
    let end = changes.drop { $0 < begin }.enumerated().last { $0.element == begin + $0.offset }
    return frames[begin].time...frames[end?.element ?? begin].time
  }

  private func progressNearestMiddle(of stretch: ClosedRange<TimeInterval>) -> TimeInterval? {
    for case .plot(_, _, let samples) in tracks {
      let values = samples.map(\.value).filter(\.isFinite)
      guard let low = values.min(), let high = values.max(), low < high else { return nil }
      let middle = (low + high) / 2
      let inside = samples.filter { stretch.contains($0.time) && $0.value.isFinite }
      // If several times qualify, the first is used, even if a later one is a little nearer.
      let chosen =
        inside.first { abs($0.value - middle) <= (high - low) / 20 }
        ?? inside.min { abs($0.value - middle) < abs($1.value - middle) }
      guard let chosen else { return nil }
      return frames.map(\.time).min { abs($0 - chosen.time) < abs($1 - chosen.time) }
    }
    return nil
  }
}
