import Foundation
import HeadlessUIKit

/// A picture that a layer shows, and the layers that show its parts in a recording.
struct KnownPicture {
  let picture: LayerPicture
  let layers: [CALayer]
}

/// The layers that a recorder has recorded, with their last snapshots.
@MainActor struct KnownLayers {
  /// The data of a layer that each frame reads. The type is small, so that the values of
  /// many layers are close in memory.
  private struct Known {
    /// A strong reference, so that no other layer gets the same address.
    let layer: CALayer
    /// The last snapshot of the layer and its sublayers.
    ///
    /// The value is nil before the first snapshot, and for a layer without sublayers, where a new
    /// snapshot costs no more than storing it.
    var last: KeptSnapshot?
    /// The part of the snapshot without the motion. It is also stored here, because it is often
    /// needed alone.
    var shared: LayerSnapshot.SharedLook?
    /// The picture that the layer shows, as layers; nil if it shows no picture.
    var picture: KnownPicture?
    /// The value of `CALayer.lookCount` at the last snapshot.
    var look = -1
  }

  private final class KeptSnapshot {
    var snapshot: LayerSnapshot

    init(_ snapshot: LayerSnapshot) {
      self.snapshot = snapshot
    }
  }

  private static var count = 0

  /// The number of this recorder, which distinguishes recorders.
  private let number: Int
  /// The layers, in the order of their first snapshots. A layer's number is its index here plus 1.
  private var known: [Known] = []
  /// The indices of the layers in `known`.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The names of the properties with the layers' views, by the indices of the layers in `known`.
  private var properties: [Int: String] = [:]
  /// The names of the layers' classes.
  private var names: [ObjectIdentifier: String] = [:]

  init() {
    Self.count += 1
    number = Self.count
  }

  /// The number of layers that are kept in memory.
  var count: Int { known.count }

  /// Returns a snapshot of a layer and its sublayers. Hidden layers are omitted.
  mutating func snapshot(of layer: CALayer) -> LayerSnapshot {
    let place = place(of: layer)
    if layer.isUnchanged(since: known[place].look), let last = known[place].last {
      return last.snapshot
    }
    // Most layers that change only move, so the other values are stored once.
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
    let layers = layer.childLayers
    let picture = known[place].picture
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

  /// Returns the picture that a layer shows, as layers, which are created once.
  private func picture(of layer: CALayer, knownAs known: KnownPicture?) -> KnownPicture? {
    guard case .picture(let picture) = layer.content else { return nil }
    if let known, known.picture == picture { return known }
    return KnownPicture(picture: picture, layers: picture.makeLayers())
  }

  /// Adds the parts of a picture at their positions in a layer's bounds.
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
    var look = LayerSnapshot.Look(
      layer, id: place + 1, name: layer.owner ?? name(of: type(of: layer)),
      layer.presentedProperties)
    guard let view = layer.delegate as? UIView else { return look }
    look.label = view.label ?? properties[place]
    look.isPage = view.next is UIViewController
    look.controlState = view.controlState.rawValue
    return look
  }

  /// Names the views in the properties of a view controller, once for each view controller.
  mutating func nameViews(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.layer.recorderPlace.recorder != number else {
      return
    }
    _ = place(of: view.layer)
    for (name, view) in controller.viewsInProperties {
      let place = place(of: view.layer)
      if properties[place] == nil { properties[place] = name }
    }
  }

  /// Returns the name of a class. Names are cached, because making one takes as long as the rest of
  /// a snapshot.
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
