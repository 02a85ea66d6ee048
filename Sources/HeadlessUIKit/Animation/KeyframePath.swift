import Foundation

/// A value along keyframes: it holds before each, moves during it, and holds after it
/// (fact 1.130).
struct KeyframePath {
  /// A stretch of the whole animation, 0…1, in which the value goes to another.
  struct Leg {
    var start: Double
    var end: Double
    var to: LayerValue
  }

  let initial: LayerValue
  private(set) var legs: [Leg] = []
  /// Whether the value jumps at the start of each leg.
  let isDiscrete: Bool

  init(initial: LayerValue, isDiscrete: Bool) {
    (self.initial, self.isDiscrete) = (initial, isDiscrete)
  }

  mutating func append(_ leg: Leg) {
    let index = legs.firstIndex { $0.start > leg.start } ?? legs.endIndex
    legs.insert(leg, at: index)
  }

  func value(at fraction: Double) -> LayerValue {
    var value = initial
    for leg in legs {
      guard fraction > leg.start || (fraction == leg.start && fraction > 0) else { break }
      let span = leg.end - leg.start
      let share = isDiscrete || span <= 0 ? 1 : min((fraction - leg.start) / span, 1)
      value = value.interpolated(to: leg.to, fraction: share)
    }
    return value
  }
}

/// Collects what the keyframes of one block change, and animates it when the block is over.
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
  private var span = (start: 0.0, end: 1.0)

  init(target: BlockCapture, isDiscrete: Bool) {
    (self.target, self.isDiscrete) = (target, isDiscrete)
  }

  func runKeyframe(start: Double, duration: Double, _ block: () -> Void) {
    let outer = span
    let begin = min(max(start, 0), 1)
    span = (begin, min(max(begin + duration, begin), 1))
    block()
    span = outer
  }

  override func propertyChanged(
    of layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue
  ) {
    let leg = KeyframePath.Leg(start: span.start, end: span.end, to: new)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].path.append(leg)
      tracks[index].final = new
    } else {
      var path = KeyframePath(initial: old, isDiscrete: isDiscrete)
      path.append(leg)
      tracks.append(Track(layer: layer, key: key, path: path, final: new))
    }
  }

  /// Starts the animations of all that was collected.
  func commit() {
    for track in tracks {
      target.animate(
        track.layer, key: track.key, from: track.path.initial, to: track.final, along: track.path)
    }
  }
}
