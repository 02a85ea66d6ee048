import Foundation

/// An axis along which a finger moves a transition, in either direction.
///
/// ```swift
/// reveal.interactions = [
///   .pan(along: .horizontal, over: .fraction(1), on: view) { direction in
///     tabs.selectedIndex += direction == .left ? 1 : -1
///   }
/// ]
/// ```
nonisolated public enum TransitionAxis: Hashable, Sendable, CaseIterable {
  /// The axis that runs left and right.
  case horizontal
  /// The axis that runs up and down.
  case vertical
}
