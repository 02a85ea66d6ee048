import Foundation
import HeadlessUIKit

/// Collects a recording while it is being made.
@MainActor final class Recorder {
  /// What is known of a layer.
  private struct Known {
    /// The layer is kept, so that no other one is taken for it.
    let layer: CALayer
    /// What it and all below it showed last; nil before that is found for the first time.
    var snapshot: LayerSnapshot?
    /// When that was, by `CALayer.lookCount`.
    var look = -1
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
  /// The names of the layers' classes.
  private var names: [ObjectIdentifier: String] = [:]

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
    let (last, time) = (known[place].snapshot, known[place].look)
    if let last, layer.isUnchanged(since: time) { return last }
    // Most layers that change only move; what else there is of them is kept once.
    let kept = layer.keepsLook(since: time) ? last?.storage.shared : nil
    let look = kept ?? LayerSnapshot.SharedLook(self.look(of: layer, at: place))
    var sublayers: [LayerSnapshot] = []
    sublayers.reserveCapacity(layer.childLayers.count)
    for sublayer in layer.childLayers where !sublayer.isHidden {
      sublayers.append(snapshot(of: sublayer))
    }
    let snapshot = LayerSnapshot(LayerSnapshot.Motion(layer.presentedMotion), look, sublayers)
    known[place].snapshot = snapshot
    known[place].look = CALayer.lookCount + 1
    return snapshot
  }

  private func look(of layer: CALayer, at place: Int) -> LayerSnapshot.Look {
    LayerSnapshot.Look(
      layer, id: place + 1, name: layer.name ?? name(of: type(of: layer)),
      layer.presentedProperties)
  }

  /// Returns the name of a class: made once, as it takes as long as all the rest of a layer.
  private func name(of type: CALayer.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let name = String(describing: type)
    names[id] = name
    return name
  }

  private func place(of layer: CALayer) -> Int {
    if layer.recorderPlace.recorder == number { return layer.recorderPlace.index }
    let place = places[ObjectIdentifier(layer)] ?? known.count
    if place == known.count {
      places[ObjectIdentifier(layer)] = place
      known.append(Known(layer: layer))
    }
    layer.recorderPlace = RecorderPlace(recorder: number, index: place)
    return place
  }
}
