import Foundation

/// The effect of an app's animation on a property.
struct PropertyEffect {
  /// The motion of a value.
  enum Motion {
    /// A motion from one value to another. `previous` is the value that was shown before.
    case basic(from: LayerValue?, to: LayerValue?, by: LayerValue?, previous: LayerValue)
    /// A motion through values, each at its time, 0…1.
    case keyframes([LayerValue], times: [Double], curves: [CubicSolver], isDiscrete: Bool)
  }

  let path: LayerKeyPath
  let isAdditive: Bool
  let motion: Motion

  /// Returns the value of the property at a progress, based on the value from the model and older
  /// animations.
  func value(over base: LayerValue, at progress: Double) -> LayerValue {
    let own = path.part(of: base)
    let under = isAdditive ? own.zero : own
    let value: LayerValue
    switch motion {
    case .basic(let from, let to, let by, let previous):
      let ends = ends(from, to, by, previous: previous, under: under)
      value = ends.from.interpolated(to: ends.to, fraction: progress)
    case .keyframes(let values, let times, let curves, let isDiscrete):
      value = keyframe(values, times, curves, isDiscrete: isDiscrete, at: progress)
    }
    return path.setting(isAdditive ? value.added(to: own) : value, in: base)
  }

  /// Returns the start value and the end value of a basic animation (fact 1.112).
  private func ends(
    _ from: LayerValue?, _ to: LayerValue?, _ by: LayerValue?, previous: LayerValue,
    under: LayerValue
  ) -> (from: LayerValue, to: LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from))
    case (nil, let to?, let by?): (to.difference(from: by), to)
    case (let from?, nil, nil): (from, under)
    case (nil, let to?, nil): (under, to)
    case (nil, nil, let by?): (under, by.added(to: under))
    case (nil, nil, nil): (isAdditive ? under : previous, under)
    }
  }

  private func keyframe(
    _ values: [LayerValue], _ times: [Double], _ curves: [CubicSolver], isDiscrete: Bool,
    at progress: Double
  ) -> LayerValue {
    let index = min(
      max((times.firstIndex { $0 > progress } ?? times.count) - 1, 0), values.count - 1)
    guard !isDiscrete, index + 1 < values.count else { return values[index] }
    let length = times[index + 1] - times[index]
    var fraction = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    if curves.indices.contains(index) { fraction = curves[index].value(at: fraction) }
    return values[index].interpolated(to: values[index + 1], fraction: fraction)
  }
}
