import Foundation

extension Recording {
  /// A moment in motion that stands for the recording before it is played, in seconds of the
  /// device's clock.
  ///
  /// It lies in the first stretch in which the first track of states is not in the state that it
  /// begins with; without such a track, in which layers move. There it is the first frame at which
  /// the first track of values is within a twentieth of the middle of its range, or else the one
  /// nearest to it; without such a track, the middle of the stretch.
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
    // The first frames build the screen: what moves differs from its neighbours twice in a row.
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
      // Of several times on the way the first one, even if a later one is a little nearer.
      let chosen =
        inside.first { abs($0.value - middle) <= (high - low) / 20 }
        ?? inside.min { abs($0.value - middle) < abs($1.value - middle) }
      guard let chosen else { return nil }
      return frames.map(\.time).min { abs($0 - chosen.time) < abs($1 - chosen.time) }
    }
    return nil
  }
}
