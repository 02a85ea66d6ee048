import Foundation

/// A capture that collects the changes of one block's keyframes and animates them after the block.
final class KeyframeCapture: AnimationCapture {
  private struct Track {
    let layer: CALayer
    let key: LayerKey
    var path: KeyframePath
    var final: LayerValue
  }

  private let target: BlockCapture
  private let isDiscrete: Bool
  private var tracks: [Track] = []
  private var places: [ChangedProperty.ID: Int] = [:]
  private var legStart = 0.0
  private var legEnd = 1.0

  init(target: BlockCapture, isDiscrete: Bool) {
    self.target = target
    self.isDiscrete = isDiscrete
  }

  override var block: BlockCapture? { target }

  /// Runs a block whose changes are animated within a section of the whole animation, 0…1.
  func runKeyframe(start: Double, duration: Double, _ block: () -> Void) {
    let outerStart = legStart
    let outerEnd = legEnd
    legStart = min(max(start, 0), 1)
    legEnd = min(max(legStart + duration, legStart), 1)
    block()
    legStart = outerStart
    legEnd = outerEnd
  }

  override func propertyChanged(
    of layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue
  ) {
    let leg = KeyframePath.Leg(start: legStart, end: legEnd, to: new)
    let id = ChangedProperty.ID(layer, key)
    if let index = places[id] {
      tracks[index].path.append(leg)
      tracks[index].final = new
    } else {
      var path = KeyframePath(initial: old, isDiscrete: isDiscrete)
      path.append(leg)
      places[id] = tracks.count
      tracks.append(Track(layer: layer, key: key, path: path, final: new))
    }
  }

  /// Starts the animations of the collected changes.
  func commit() {
    for track in tracks {
      target.animate(
        track.layer, key: track.key, from: track.path.initial, to: track.final, along: track.path)
    }
  }
}
