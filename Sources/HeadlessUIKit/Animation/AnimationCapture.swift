import Foundation

/// Receives property changes while an animation block runs. This one ignores them.
///
/// Layers have no actor, so this has none; blocks run on the main thread alone.
class AnimationCapture {
  nonisolated(unsafe) private static var innermost: AnimationCapture?
  nonisolated(unsafe) static var animationsAreEnabled = true

  /// The curve of all animation blocks that are not nested in another block, whatever curve they
  /// ask for; nil leaves the curve to them.
  nonisolated(unsafe) private(set) static var prescribedCurve: TimingFunction?
  /// Whether animation blocks that are not nested in another block begin at once, whatever delay
  /// they ask for.
  nonisolated(unsafe) private(set) static var ignoresDelays = false

  /// The capture of the innermost block that runs; nil outside blocks, and while animations or
  /// actions are disabled.
  static var current: AnimationCapture? {
    animationsAreEnabled && !OpenTransactions.disablesActions ? innermost : nil
  }

  /// The block from which a nested block inherits; nil if there is nothing to inherit.
  var block: BlockCapture? { nil }

  func propertyChanged(of layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue) {
  }

  /// Runs a block whose changes go to a capture; nil means that they are not animated.
  static func run(_ capture: AnimationCapture?, _ block: () -> Void) {
    flush()
    let outer = innermost
    innermost = capture
    defer { innermost = outer }
    block()
    flush()
  }

  /// Runs a block in which nothing is animated, not even by a block inside it.
  static func runDisabled(_ block: () -> Void) {
    flush()
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    defer { animationsAreEnabled = wereEnabled }
    block()
    flush()
  }

  /// Whether pending layouts are made whenever a block begins or ends.
  nonisolated(unsafe) private static var flushes = false

  /// Runs blocks, and has the layouts that are pending made whenever one of them begins or ends.
  static func flushing(_ flushes: Bool, _ blocks: () -> Void) {
    let didFlush = self.flushes
    self.flushes = didFlush || flushes
    defer { self.flushes = didFlush }
    blocks()
  }

  private static func flush() {
    guard flushes else { return }
    // The layout is no animation block, whatever it does.
    flushes = false
    MainActor.assumeIsolated { Runtime.current.window?.layoutIfNeeded() }
    flushes = true
  }

  /// Runs a block in which animation blocks take a curve, whatever curve they ask for.
  static func withCurve(_ curve: TimingFunction, _ block: () -> Void) {
    let outer = prescribedCurve
    prescribedCurve = curve
    defer { prescribedCurve = outer }
    block()
  }

  /// Runs a block whose animation blocks will be scrubbed: they are linear and have no delay (facts
  /// 2.40, 2.44).
  static func runScrubbed(_ block: () -> Void) {
    let ignoredDelays = ignoresDelays
    ignoresDelays = true
    defer { ignoresDelays = ignoredDelays }
    withCurve(.cubic(.linear), block)
  }
}
