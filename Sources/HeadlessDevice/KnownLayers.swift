import Foundation
import HeadlessUIKit

/// A picture that a layer shows, and the layers that show its parts in a recording.
struct KnownPicture {
  let picture: LayerPicture
  let layers: [CALayer]
}

/// What a recorder knows of the layers that it has seen.
@MainActor struct KnownLayers {
  /// What of a layer each frame looks at: small, so that many layers' are near each other.
  private struct Known {
    /// The layer is kept, so that no other one is taken for it.
    let layer: CALayer
    /// What it and all below it showed last; nil before that is found for the first time, and for
    /// a layer without sublayers, of which to find it again takes no longer than to keep it.
    var last: KeptSnapshot?
    /// What of that is not motion. It stands here too, as it is needed where nothing else is.
    var shared: LayerSnapshot.SharedLook?
    /// The picture that it shows, if any, as layers.
    var picture: KnownPicture?
    /// When that was, by `CALayer.lookCount`.
    var look = -1
  }

  private final class KeptSnapshot {
    var snapshot: LayerSnapshot

    init(_ snapshot: LayerSnapshot) {
      self.snapshot = snapshot
    }
  }

  private static var count = 0

  /// Tells recorders apart.
  private let number: Int
  /// The layers, in the order in which they were seen. A layer's number is its place here, counted
  /// from 1.
  private var known: [Known] = []
  /// The places of the layers among these.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The names of the layers' classes.
  private var names: [ObjectIdentifier: String] = [:]

  init() {
    Self.count += 1
    number = Self.count
  }

  /// Returns what a layer and its sublayers show now. Hidden layers are omitted.
  mutating func snapshot(of layer: CALayer) -> LayerSnapshot {
    let place = place(of: layer)
    if layer.isUnchanged(since: known[place].look), let last = known[place].last {
      return last.snapshot
    }
    // Most layers that change only move; what else there is of them is kept once.
    let shared: LayerSnapshot.SharedLook
    if let kept = known[place].shared, layer.keepsLook(since: known[place].look) {
      shared = kept
    } else {
      shared = LayerSnapshot.SharedLook(look(of: layer, at: place))
      known[place].shared = shared
      known[place].picture = picture(of: layer, knownAs: known[place].picture)
    }
    let motion = LayerSnapshot.Motion(layer.presentedMotion)
    known[place].look = CALayer.lookCount + 1
    let (layers, picture) = (layer.childLayers, known[place].picture)
    if layers.isEmpty, picture == nil {
      if known[place].last != nil { known[place].last = nil }
      return LayerSnapshot(motion, shared, [])
    }
    var sublayers: [LayerSnapshot] = []
    sublayers.reserveCapacity(layers.count + (picture?.layers.count ?? 0))
    if let picture { show(picture, in: motion.bounds, &sublayers) }
    for sublayer in layers where !sublayer.isLeftOut {
      sublayers.append(snapshot(of: sublayer))
    }
    let snapshot = LayerSnapshot(motion, shared, sublayers)
    if let last = known[place].last {
      last.snapshot = snapshot
    } else {
      known[place].last = KeptSnapshot(snapshot)
    }
    return snapshot
  }

  /// Returns the picture that a layer shows, as layers, which are made once.
  private func picture(of layer: CALayer, knownAs known: KnownPicture?) -> KnownPicture? {
    guard case .picture(let picture) = layer.content else { return nil }
    if let known, known.picture == picture { return known }
    return KnownPicture(picture: picture, layers: picture.makeLayers())
  }

  /// Adds the parts of a picture where they are shown in a layer's bounds.
  private mutating func show(
    _ picture: KnownPicture, in bounds: CGRect, _ sublayers: inout [LayerSnapshot]
  ) {
    for (layer, part) in zip(picture.layers, picture.picture.parts(in: bounds)) {
      guard let motion = part.motion else { continue }
      var snapshot = snapshot(of: layer)
      snapshot.motion = LayerSnapshot.Motion(motion)
      sublayers.append(snapshot)
    }
  }

  private mutating func look(of layer: CALayer, at place: Int) -> LayerSnapshot.Look {
    LayerSnapshot.Look(
      layer, id: place + 1, name: layer.owner ?? name(of: type(of: layer)),
      layer.presentedProperties)
  }

  /// Returns the name of a class: made once, as it takes as long as all the rest of a layer.
  private mutating func name(of type: CALayer.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let name = String(describing: type)
    names[id] = name
    return name
  }

  private mutating func place(of layer: CALayer) -> Int {
    let noted = layer.recorderPlace
    if noted.recorder == number { return noted.index }
    let place = places[ObjectIdentifier(layer)] ?? known.count
    if place == known.count {
      places[ObjectIdentifier(layer)] = place
      known.append(Known(layer: layer))
    }
    layer.recorderPlace = RecorderPlace(recorder: number, index: place)
    return place
  }
}
