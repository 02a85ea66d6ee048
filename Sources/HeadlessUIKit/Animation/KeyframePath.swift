import Foundation

/// The value of a property along keyframes. The value changes during each keyframe and is constant
/// between keyframes (fact 1.130).
struct KeyframePath {
  /// A section of the whole animation, 0…1, in which the value changes.
  struct Leg {
    var start: Double
    var end: Double
    var to: LayerValue
  }

  var initial: LayerValue
  private(set) var legs: [Leg] = []
  /// Whether the value jumps at the start of each leg.
  let isDiscrete: Bool

  init(initial: LayerValue, isDiscrete: Bool) {
    self.initial = initial
    self.isDiscrete = isDiscrete
  }

  mutating func append(_ leg: Leg) {
    let index = legs.firstIndex { $0.start > leg.start } ?? legs.endIndex
    legs.insert(leg, at: index)
  }

  /// Returns the value at a fraction of the whole animation.
  ///
  /// - Complexity: O(n) in the number of keyframes.
  func value(at fraction: Double) -> LayerValue {
    var value = initial
    for leg in legs where fraction > 0 && fraction >= leg.start {
      let span = leg.end - leg.start
      let step = isDiscrete || span <= 0 ? 1 : min((fraction - leg.start) / span, 1)
      value = value.interpolated(to: leg.to, fraction: step)
    }
    return value
  }
}
