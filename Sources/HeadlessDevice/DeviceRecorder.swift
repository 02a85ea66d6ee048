import Foundation
import HeadlessUIKit

/// Collects a recording while it is being made.
@MainActor final class Recorder {
  private(set) var frames: [Recording.Frame] = []
  private(set) var tracks: [Recording.Track] = []
  /// The numbers of the layers. The layers are kept, so that no number is used twice.
  private var numbers: [ObjectIdentifier: (layer: CALayer, number: Int)] = [:]

  func capture(_ root: CALayer, fingers: [Recording.FingerSample], at time: TimeInterval) {
    frames.append(Recording.Frame(time: time, root: snapshot(of: root), fingers: fingers))
  }

  func mark(_ name: String, _ label: String, at time: TimeInterval) {
    let segment = Recording.Segment(time: time, label: label)
    for index in tracks.indices {
      guard case .strip(name, var segments) = tracks[index] else { continue }
      guard segments.last?.label != label else { return }
      segments.append(segment)
      tracks[index] = .strip(name: name, segments: segments)
      return
    }
    tracks.append(.strip(name: name, segments: [segment]))
  }

  func plot(_ name: String, unit: String, _ value: Double, at time: TimeInterval) {
    let sample = Recording.Sample(time: time, value: value)
    for index in tracks.indices {
      guard case .plot(name, unit, var samples) = tracks[index] else { continue }
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
      entries.append(entry)
      tracks[index] = .log(name: name, entries: entries)
      return
    }
    tracks.append(.log(name: name, entries: [entry]))
  }

  /// Returns what a layer and its sublayers show now. Hidden layers are omitted.
  private func snapshot(of layer: CALayer) -> LayerSnapshot {
    var snapshot = LayerSnapshot(
      id: number(of: layer), name: layer.name ?? String(describing: type(of: layer)))
    snapshot.show(layer.presentedProperties)
    snapshot.masksToBounds = layer.masksToBounds
    snapshot.content = snapshot.content ?? LayerSnapshot.Content(layer.content)
    snapshot.sublayers = layer.childLayers.filter { !$0.isHidden }.map(snapshot(of:))
    return snapshot
  }

  private func number(of layer: CALayer) -> Int {
    if let known = numbers[ObjectIdentifier(layer)] { return known.number }
    let number = numbers.count + 1
    numbers[ObjectIdentifier(layer)] = (layer, number)
    return number
  }
}
