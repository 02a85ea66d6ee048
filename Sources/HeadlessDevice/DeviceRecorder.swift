import Foundation
import HeadlessUIKit

/// Collects a recording while it is being made.
@MainActor final class Recorder {
  /// What is known of a layer.
  private struct Known {
    /// The layer is kept, so that no other one is taken for it.
    let layer: CALayer
    /// What it and all below it showed last.
    var snapshot: LayerSnapshot
    /// When that was, by `CALayer.lookCount`.
    var look: Int
  }

  private static var count = 0

  private(set) var frames: [Recording.Frame] = []
  var tracks: [Recording.Track] = []
  /// Tells recorders apart.
  private let number: Int
  /// The layers that were seen, in the order in which they were. A layer's number is its place
  /// here, counted from 1.
  private var known: [Known] = []
  /// The places of the layers among these.
  private var places: [ObjectIdentifier: Int] = [:]

  init() {
    Self.count += 1
    number = Self.count
  }

  /// Adds a frame.
  ///
  /// - Complexity: O(n) in the number of layers that have changed since the last frame or move, of
  ///   those above them, and of the sublayers of all these.
  func capture(_ root: CALayer, fingers: [Recording.FingerSample], at time: TimeInterval) {
    let snapshot = snapshot(of: root)
    CALayer.noteLook()
    frames.append(Recording.Frame(time: time, root: snapshot, fingers: fingers))
  }

  /// Returns what a layer and its sublayers show now. Hidden layers are omitted.
  private func snapshot(of layer: CALayer) -> LayerSnapshot {
    let place = place(of: layer)
    if layer.isUnchanged(since: known[place].look) { return known[place].snapshot }
    var values = LayerSnapshot.Values(
      id: place + 1, name: layer.name ?? String(describing: type(of: layer)))
    values.show(layer.presentedProperties)
    values.masksToBounds = layer.masksToBounds
    values.content = values.content ?? LayerSnapshot.Content(layer.content)
    values.sublayers.reserveCapacity(layer.childLayers.count)
    for sublayer in layer.childLayers where !sublayer.isHidden {
      values.sublayers.append(self.snapshot(of: sublayer))
    }
    let snapshot = LayerSnapshot(values)
    known[place].snapshot = snapshot
    known[place].look = CALayer.lookCount + 1
    return snapshot
  }

  private func place(of layer: CALayer) -> Int {
    if layer.recorderPlace.recorder == number { return layer.recorderPlace.index }
    let place = places[ObjectIdentifier(layer)] ?? known.count
    if place == known.count {
      places[ObjectIdentifier(layer)] = place
      known.append(Known(layer: layer, snapshot: LayerSnapshot(id: place + 1, name: ""), look: -1))
    }
    layer.recorderPlace = RecorderPlace(recorder: number, index: place)
    return place
  }
}
