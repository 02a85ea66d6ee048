import Foundation

extension Recorder {
  /// A placeholder for a track during an append. It avoids a copy of the track's contents.
  private static let empty = Recording.Track.log(name: "", entries: [])

  func mark(_ name: String, _ label: String, at time: TimeInterval) {
    let segment = Recording.Segment(time: time, label: label)
    for index in tracks.indices {
      guard case .strip(name, var segments) = tracks[index] else { continue }
      guard segments.last?.label != label else { return }
      tracks[index] = Self.empty
      segments.append(segment)
      tracks[index] = .strip(name: name, segments: segments)
      return
    }
    tracks.append(.strip(name: name, segments: [segment]))
  }

  func note(_ name: String, _ text: String, at time: TimeInterval) {
    let segment = Recording.Segment(time: time, label: text)
    for index in tracks.indices {
      guard case .note(name, var segments) = tracks[index] else { continue }
      guard segments.last?.label != text else { return }
      tracks[index] = Self.empty
      segments.append(segment)
      tracks[index] = .note(name: name, segments: segments)
      return
    }
    if !text.isEmpty { tracks.append(.note(name: name, segments: [segment])) }
  }

  func plot(_ name: String, unit: String, _ value: Double, at time: TimeInterval) {
    let sample = Recording.Sample(time: time, value: value)
    for index in tracks.indices {
      guard case .plot(name, unit, var samples) = tracks[index] else { continue }
      tracks[index] = Self.empty
      if samples.last?.time == time { samples.removeLast() }
      samples.append(sample)
      tracks[index] = .plot(name: name, unit: unit, samples: samples)
      return
    }
    tracks.append(.plot(name: name, unit: unit, samples: [sample]))
  }

  func log(_ name: String, _ text: String, at time: TimeInterval) {
    let entry = Recording.Entry(time: time, text: text)
    for index in tracks.indices {
      guard case .log(name, var entries) = tracks[index] else { continue }
      tracks[index] = Self.empty
      entries.append(entry)
      tracks[index] = .log(name: name, entries: entries)
      return
    }
    tracks.append(.log(name: name, entries: [entry]))
  }
}
